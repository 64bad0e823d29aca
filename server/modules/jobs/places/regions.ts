import { isStateCode, stateNames } from "../../../kit/words/us-states.js";

/** A region outside of the states, as people write it after a city. */
export interface Province {
  region: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

const PROVINCE_NAMES: Readonly<Record<string, string>> = {
  alberta: "AB",
  "british columbia": "BC",
  manitoba: "MB",
  "new brunswick": "NB",
  "newfoundland and labrador": "NL",
  newfoundland: "NL",
  "nova scotia": "NS",
  "northwest territories": "NT",
  nunavut: "NU",
  ontario: "ON",
  "prince edward island": "PE",
  quebec: "QC",
  saskatchewan: "SK",
  yukon: "YT",
};
const PROVINCE_CODES = new Set(Object.values(PROVINCE_NAMES));
/** Territories of the United States, which addresses write like states (USPS). */
const TERRITORY_NAMES: Readonly<Record<string, string>> = {
  guam: "GU",
  "virgin islands": "VI",
  "us virgin islands": "VI",
  "u.s. virgin islands": "VI",
  "american samoa": "AS",
  "northern mariana islands": "MP",
};
const TERRITORY_CODES = new Set(Object.values(TERRITORY_NAMES));
const COUNTRY_ALIASES: Readonly<Record<string, string>> = {
  usa: "US",
  us: "US",
  america: "US",
  "united states of america": "US",
  uk: "GB",
  "great britain": "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  uae: "AE",
  turkey: "TR",
  "czech republic": "CZ",
  holland: "NL",
  "hong kong": "HK",
};
/** Codes with a name that are no countries: territories, the European Union, the euro area, the United Nations, unknown. */
const NO_COUNTRIES = new Set([...TERRITORY_CODES, "EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]);
const AREAS = new Set(
  "africa, americas, apac, asia, benelux, dach, emea, eu, europe, european union, global, latam, latin america, middle east, nordics, north america, south america, worldwide, east coast, west coast, midwest, northeast, southeast, southwest".split(
    ", ",
  ),
);

const fold = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/’/g, "'").trim().toLowerCase();

const STATES = new Map(stateNames().map(({ code, name }) => [fold(name), code]));
const COUNTRIES = countryNames();

/** The code of a state by its whole name, or by its code in capitals. */
export const stateOf = (text: string): string | null =>
  STATES.get(fold(text)) ?? (/^[A-Z]{2}$/.test(text) && isStateCode(text) ? text : null);

/** Short forms of states in newspapers: "Boston, Mass." */
const STATE_SHORT_FORMS = new Map<string, string>([
  ...Object.entries({ ala: "AL", ariz: "AZ", ark: "AR", calif: "CA", colo: "CO", conn: "CT" }),
  ...Object.entries({ del: "DE", fla: "FL", ill: "IL", kan: "KS", mass: "MA" }),
  ...Object.entries({ mich: "MI", minn: "MN", miss: "MS", mont: "MT", neb: "NE", nebr: "NE" }),
  ...Object.entries({ nev: "NV", okla: "OK", ore: "OR", penn: "PA", tenn: "TN", tex: "TX" }),
  ...Object.entries({ wash: "WA", wis: "WI", wisc: "WI", wyo: "WY" }),
]);

/** After a city, codes are also read in lower case, and short forms. */
export const stateAfterCity = (text: string): string | null =>
  stateOf(/^[a-z]{2}$/.test(text) ? text.toUpperCase() : text) ??
  STATE_SHORT_FORMS.get(fold(text)) ??
  null;

/** A Canadian province or a territory of the United States. */
export function provinceOf(text: string): Province | null {
  const named = Object.hasOwn(PROVINCE_NAMES, fold(text)) ? PROVINCE_NAMES[fold(text)] : undefined;
  if (named !== undefined) return { region: named, country: "CA" };
  if (PROVINCE_CODES.has(text)) return { region: text, country: "CA" };
  const territory = TERRITORY_CODES.has(text) ? text : territoryOf(text);
  return territory === null ? null : { region: territory, country: "US" };
}

/** The code of a territory of the United States by its name. */
export const territoryOf = (text: string): string | null =>
  Object.hasOwn(TERRITORY_NAMES, fold(text)) ? (TERRITORY_NAMES[fold(text)] ?? null) : null;

/** ISO 3166-1 alpha-2 code of a country by its English name. */
export const countryOf = (text: string): string | null => COUNTRIES.get(fold(text)) ?? null;

/** The English name of a country. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames("en", { type: "region" }).of(code) ?? code;

/** Whether a text is a part of the world that remote jobs are offered in, such as "Europe". */
export const isArea = (text: string): boolean => AREAS.has(fold(text));

/** Without codes of the past: "DD" is named Germany, too. */
function countryNames(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const found = new Map(Object.entries(COUNTRY_ALIASES));
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const isNow =
      !NO_COUNTRIES.has(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
    const name = isNow ? names.of(code) : undefined;
    if (name === undefined) continue;
    for (const each of [name, name.replace(/\s*\(.*\)$/, "")])
      if (!found.has(fold(each))) found.set(fold(each), code);
  }
  return found;
}
