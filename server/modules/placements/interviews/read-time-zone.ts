import { interviewErrorTexts as texts } from "#texts/interviews";
import { AMBIGUOUS, NEW_NAMES, ZONES_BY_NAME, ZONES_BY_OFFSET } from "./zone-names.js";
import { isTimeZone } from "./zoned-time.js";

type Read = { timeZone: string; problem?: never } | { timeZone: null; problem: string };

const MAX_LENGTH = 80;
const MAX_SHOWN = 40;
const IN_PARENTHESES = /\(([^()]*)\)/g;
const OFFSET = /^(?:utc|gmt)? ?([+-]) ?(0?\d|1[0-4])(?::?([0-5]\d))?$/i;
/** Areas with names that lead to a zone by another name, such as US/Central. */
const OLD_AREA = /^(US|Canada|Etc|Brazil|Chile|Mexico)\//i;
/** Elsewhere, names are those of places that nobody means: "Easter" is a typo. */
const AREAS_OF_CITIES = /^(Africa|America|Asia|Australia|Europe)\//;
/** Cities whose name means another place in the United States: "Jersey" is New Jersey. */
const NOT_CITIES: readonly string[] = ["jersey"];

/**
 * Reads a time zone as people write it: "EST", "Pacific Time (US & Canada)", "india", "US/Central", "UTC+5:30".
 * @returns its IANA name, or a text that says what to write instead
 */
export function readTimeZone(given: string): Read {
  const text = given.normalize("NFKC").replaceAll("−", "-").replace(/\s+/g, " ").trim();
  const outside = text.replace(IN_PARENTHESES, "").trim();
  const name = outside === "" ? text.replace(/[()]/g, "") : outside;
  if (name === "") return { timeZone: null, problem: texts.zone };
  const shown = text.slice(0, MAX_SHOWN).toWellFormed();
  if (text.length > MAX_LENGTH) return { timeZone: null, problem: texts.zoneUnknown(shown) };
  const meanings = meaningsOf(name);
  const timeZone = meanings
    ? zoneOfAll(explained(text))
    : (zoneOf(name) ?? zoneOfAll(name.split("/")));
  if (timeZone) return { timeZone };
  if (meanings) return { timeZone: null, problem: texts.zoneAmbiguous(shown, meanings) };
  const problem = OFFSET.test(name) ? texts.zoneOffset : texts.zoneUnknown;
  return { timeZone: null, problem: problem(shown) };
}

const meaningsOf = (name: string) => first(keysOf(name), (key) => AMBIGUOUS.get(key));

/** What "MST (Arizona)" says in parentheses. */
const explained = (text: string): string[] =>
  [...text.matchAll(IN_PARENTHESES)].map(([, words = ""]) => words);

const zoneOf = (name: string): string | undefined =>
  ianaZone(name) ??
  first(keysOf(name), (key) => ZONES_BY_NAME.get(key) ?? ZONES_BY_CITY.get(key)) ??
  zoneOfOffset(name) ??
  countryZone(name);

/** Of "EST/EDT", which are one zone. */
function zoneOfAll(names: readonly string[]): string | undefined {
  const zones = new Set(names.map((name) => zoneOf(name.trim())));
  const [zone] = zones;
  return zones.size === 1 ? zone : undefined;
}

/** "America/New_York", in any case; stays as it is if it is a current name. */
function ianaZone(name: string): string | undefined {
  if (!name.includes("/")) return undefined;
  const spelled = name.replaceAll(" ", "_");
  const known = canonical(spelled);
  if (known === undefined) return undefined;
  const zone = isTimeZone(spelled) && !OLD_AREA.test(spelled) ? spelled : known;
  return NEW_NAMES.get(zone) ?? zone;
}

/** "Japan", and what else the database has under one word. */
const countryZone = (name: string): string | undefined =>
  /^[a-z]{2,}$/i.test(name) && !meaningsOf(name) ? canonical(name) : undefined;

function zoneOfOffset(name: string): string | undefined {
  const [, sign, hours, minutes = "00"] = OFFSET.exec(name) ?? [];
  if (hours === undefined) return undefined;
  return ZONES_BY_OFFSET.get(`${sign}${hours.padStart(2, "0")}:${minutes}`);
}

/** What a name is looked up by, the longest first: "mountain standard time", "mountain standard", "mountain". */
function keysOf(name: string): string[] {
  const whole = keyOf(name);
  const named = whole.replace(/ time( zone)?$/, "");
  return [whole, named, named.replace(/ (standard|daylight|summer)$/, "")];
}

const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(".", "")
    .replace(/[^\p{L}\p{N}+]+/gu, " ")
    .trim();

const cityOf = (zone: string): string => keyOf(zone.slice(zone.lastIndexOf("/") + 1));

const ZONES_BY_CITY: ReadonlyMap<string, string> = new Map(
  Intl.supportedValuesOf("timeZone")
    .filter((zone) => AREAS_OF_CITIES.test(zone))
    .flatMap((zone) => [zone, NEW_NAMES.get(zone) ?? zone])
    .map((zone) => [cityOf(zone), NEW_NAMES.get(zone) ?? zone] as const)
    .filter(([city]) => !NOT_CITIES.includes(city)),
);

function canonical(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

function first<Value>(
  keys: readonly string[],
  look: (key: string) => Value | undefined,
): Value | undefined {
  for (const key of keys) {
    const found = look(key);
    if (found !== undefined) return found;
  }
  return undefined;
}
