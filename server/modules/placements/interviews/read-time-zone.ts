import { interviewErrorTexts as texts } from "#texts/interviews";
import { hasOffset, haveSameHours, namesOf } from "./zone-hours.js";
import { AMBIGUOUS, NEW_NAMES, ZONES_BY_NAME, ZONES_BY_OFFSET } from "./zone-names.js";
import { CITIES_OF_SPLIT_STATES, zonesOfRegion, zonesOfState } from "./zone-regions.js";
import { isTimeZone } from "../../../core/time-zone.js";

type Read = { timeZone: string; problem?: never } | { timeZone: null; problem: string };

/** A name, and what is in parentheses or behind a dash: "Eastern Time - New York", "MST (Arizona)". */
interface Written {
  name: string;
  explained: readonly string[];
}

/** Zones that a text may mean: one, several to choose from, or none. */
interface Meant {
  zones: readonly string[];
  /** What to write instead, if there are several. */
  meanings?: readonly string[];
}

const MAX_LENGTH = 80;
const MAX_SHOWN = 40;
const MAX_MEANINGS = 5;
const IN_PARENTHESES = /\(([^()]*)\)/g;
const DASH = /\s[-–—]\s/;
const OFFSET = /^(?:utc|gmt)? ?([+-]) ?(0?\d|1[0-4])(?::?([0-5]\d))?$/i;
/** UTC as what others are measured from. */
const NO_OFFSET = /^(?:utc|gmt)$/i;
/** Areas with names that lead to a zone by another name, such as US/Central. */
const OLD_AREA = /^(US|Canada|Etc|Brazil|Chile|Mexico)\//i;
/** Elsewhere, names are those of places that nobody means: "Easter" is a typo. */
const AREAS_OF_CITIES = /^(Africa|America|Asia|Australia|Europe)\//;
/** Cities whose name means another place in the United States: "Jersey" is New Jersey. */
const NOT_CITIES: readonly string[] = ["jersey"];
const IN_BOTH = /[\s,]+(?:US|USA|United States) (?:&|and) Canada$/i;
/**
 * One word is a name of the database from four letters on: shorter ones are old abbreviations, which mean other zones today ("NST"
 * was in New Zealand). These are still in use.
 */
const SHORT_NAMES: readonly string[] = ["met", "prc", "roc", "rok", "uct"];

/**
 * Reads a time zone as people write it: "EST", "Pacific Time (US & Canada)", "india", "US/Central", "UTC+5:30", "Dallas, TX",
 * "(GMT-05:00) Eastern Time - New York", "CST (China)".
 * @returns its IANA name, or a text that says what to write instead
 */
export function readTimeZone(given: string): Read {
  const text = given.normalize("NFKC").replaceAll("−", "-").replace(/\s+/g, " ").trim();
  const written = parts(text);
  if (written.name === "") return { timeZone: null, problem: texts.zone };
  const shown = text.slice(0, MAX_SHOWN).toWellFormed();
  if (text.length > MAX_LENGTH) return { timeZone: null, problem: texts.zoneUnknown(shown) };
  const { zones, meanings } = meant(written);
  const [timeZone] = zones;
  if (timeZone !== undefined && haveSameHours(zones)) return { timeZone };
  if (timeZone !== undefined || meanings)
    return { timeZone: null, problem: texts.zoneAmbiguous(shown, meanings ?? few(zones)) };
  const problem = OFFSET.test(written.name) ? texts.zoneOffset : texts.zoneUnknown;
  return { timeZone: null, problem: problem(shown) };
}

const few = (zones: readonly string[]): string[] => [...new Set(zones)].slice(0, MAX_MEANINGS);

function parts(text: string): Written {
  const outside = text.replace(IN_PARENTHESES, "").trim();
  const whole = outside === "" ? text.replace(/[()]/g, "") : outside;
  const inside = [...text.matchAll(IN_PARENTHESES)].map(([, words = ""]) => words.trim());
  // "UTC - 5"
  const pieces = /\d/.test(whole) ? [whole] : whole.split(DASH);
  const [name = "", ...behind] = pieces.map((piece) => piece.trim().replace(IN_BOTH, ""));
  return { name, explained: outside === "" ? behind : [...inside, ...behind] };
}

function meant({ name, explained }: Written): Meant {
  const offsets = explained.flatMap((words) => offsetOf(words) ?? []);
  const hasOffsets = (zone: string) => offsets.every((offset) => hasOffset(zone, offset));
  const named = byName(name, offsets);
  const all = named.zones.filter(hasOffsets);
  const found = { ...named, zones: all };
  return explained
    .filter((words) => offsetOf(words) === undefined)
    .reduce<Meant>((so, words) => narrowed(name, so, words), found);
}

/** @param offsets that a list of cities stands behind, as in the settings of Windows; those elsewhere are left out */
function byName(name: string, offsets: readonly string[]): Meant {
  const meanings = meaningsOf(name);
  if (meanings) return { zones: meanings.flatMap((each) => zoneOf(each) ?? []), meanings };
  const zone = zoneOf(name);
  if (zone !== undefined) return { zones: [zone] };
  const region = zonesOfState(name) ?? zonesOfPlace(name);
  if (region) return { zones: region };
  const listed = name.split(/[/,]/).map((piece) => zoneOf(piece.trim()));
  const known = listed.flatMap((each) => each ?? []);
  const isList = known.length > 0 && haveSameHours(known) && known.length === listed.length;
  if (isList) return { zones: known };
  const there = known.filter((each) => offsets.every((offset) => hasOffset(each, offset)));
  return { zones: offsets.length > 0 && haveSameHours(there) ? there : [] };
}

/**
 * What words beside a name leave of its meanings. They win if the zone is called so there, or has the same hours: "CST (China)",
 * "EST (Toronto)". Otherwise, as in "ET (Los Angeles)", one of the two is a mistake. Words that name no zone say nothing: "EST (HQ)".
 */
function narrowed(name: string, named: Meant, words: string): Meant {
  const said = zonesOf(words);
  if (said.length === 0) return named;
  const names = [keyOf(name), keyOf(name).replaceAll(" ", "")];
  const fitting = said.filter(
    (zone) =>
      named.zones.some((each) => haveSameHours([each, zone])) ||
      namesOf(zone).some((each) => names.includes(each)),
  );
  if (fitting.length > 0) return { zones: preferred(named, fitting, words) };
  return named.zones.length === 0 ? named : { ...named, zones: [...named.zones, ...said] };
}

/** "Toronto (ET)" is the city's zone, and so is "ET (Toronto)". */
function preferred(named: Meant, fitting: readonly string[], words: string): readonly string[] {
  const isGeneral = first(keysOf(words), (key) => ZONES_BY_NAME.get(key)) !== undefined;
  const isOne = named.zones.length === 1 && haveSameHours([...named.zones, ...fitting]);
  return isGeneral && isOne ? named.zones : fitting;
}

function zonesOf(words: string): readonly string[] {
  const zone = zoneOf(words);
  if (zone !== undefined) return [zone];
  const meanings = meaningsOf(words)?.flatMap((each) => zoneOf(each) ?? []);
  return meanings ?? zonesOfRegion(words) ?? zonesOfPlace(words) ?? [];
}

/** "Dallas, TX", "Toronto, Canada", "Austin, Texas, USA": the zones of the region, or the city's if it has one of them. */
function zonesOfPlace(text: string): readonly string[] | undefined {
  const pieces = text.split(",").map((piece) => piece.trim());
  if (pieces.length === 3 && /^(?:usa?|united states|canada)$/i.test(pieces[2] ?? "")) pieces.pop();
  const [city = "", region = ""] = pieces;
  if (pieces.length !== 2 || city === "") return undefined;
  const zones = zonesOfRegion(region) ?? zonesOfCountry(region, city);
  const own = [CITIES_OF_SPLIT_STATES.get(keyOf(city)), zoneOf(city)].filter(
    (zone) => zone !== undefined,
  );
  const inRegion = own.find((zone) => zones?.some((each) => haveSameHours([zone, each])));
  if (/^georgia$/i.test(region) && own.includes("Asia/Tbilisi")) return own;
  return inRegion === undefined || zones?.length === 1 ? zones : [inRegion];
}

/** "Pune, India", but neither "EST, Tokyo" nor "London, Japan". */
function zonesOfCountry(country: string, city: string): readonly string[] | undefined {
  const [zone, other] = [zoneOf(country), zoneOf(city)];
  if (zone === undefined || (other !== undefined && !haveSameHours([zone, other])))
    return undefined;
  return [zone];
}

const meaningsOf = (name: string) => first(keysOf(name), (key) => AMBIGUOUS.get(key));

const zoneOf = (name: string): string | undefined =>
  ianaZone(name) ??
  first(keysOf(name), (key) => ZONES_BY_NAME.get(key) ?? ZONES_BY_CITY.get(key)) ??
  zoneOfOffset(name) ??
  countryZone(name);

/** "America/New_York", in any case; stays as it is if it is a current name, spelled as the database spells names. */
function ianaZone(name: string): string | undefined {
  if (!name.includes("/")) return undefined;
  const spelled = name.replaceAll(" ", "_");
  const known = canonical(spelled);
  if (known === undefined) return undefined;
  const isKept = isTimeZone(spelled) && !OLD_AREA.test(spelled) && isSpelled(spelled, known);
  const zone = isKept ? spelled : known;
  return NEW_NAMES.get(zone) ?? zone;
}

/** Not "AMERICA/NEW_YORK" or "America/new_york". */
const isSpelled = (name: string, known: string): boolean =>
  name === known ||
  (name.toLowerCase() !== known.toLowerCase() && /^[A-Z][a-z]+(?:[/_-][A-Z][a-z]+)+$/.test(name));

/** "Japan", and what else the database has under one word. */
const countryZone = (name: string): string | undefined =>
  (/^[a-z]{4,}$/i.test(name) || SHORT_NAMES.includes(name.toLowerCase())) && !meaningsOf(name)
    ? canonical(name)
    : undefined;

const zoneOfOffset = (name: string): string | undefined =>
  NO_OFFSET.test(name) ? undefined : ZONES_BY_OFFSET.get(offsetOf(name) ?? "");

/** "+05:30" */
function offsetOf(text: string): string | undefined {
  if (NO_OFFSET.test(text)) return "+00:00";
  const [, sign, hours, minutes = "00"] = OFFSET.exec(text) ?? [];
  return hours === undefined ? undefined : `${sign}${hours.padStart(2, "0")}:${minutes}`;
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
