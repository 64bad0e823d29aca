import { isStateCode, statesIn, type UsState } from "../../../kit/words/us-states.js";

/** Territories and provinces by postal code, as people write them after a city. */
const OTHER_REGIONS = new Set("GU VI AS MP AB BC MB NB NL NS NT NU ON PE QC SK YT".split(" "));
const AT_HOME = String.raw`remotely|remote|work from home|wfh|telecommut\w*|anywhere|nationwide|virtual`;
const REMOTE = new RegExp(String.raw`\b(?:${AT_HOME}|hybrid|on-?site)\b`, "gi");
/** In lower case or with one capital, never all in capitals, because "IN" and "OR" are states. */
const FILLER = new RegExp(
  `\\b(?:${"in within from or and only the first fully work based area metro greater multiple location locations state states resident residents"
    .split(" ")
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join("|")})\\b|\\b100%?`,
  "g",
);
const BETWEEN = /[/;|]|\bor\b/;
const COUNTRY_ALIASES = [
  "usa",
  "us",
  "u.s.",
  "u.s.a.",
  "america",
  "uk",
  "u.k.",
  "uae",
  "england",
  "scotland",
  "wales",
  "united states of america",
];
const fold = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();
const COUNTRIES = countryNames();

/** Whether a place is one that people and search engines can find: a US city with its state, a state, a country, or remote. */
export function isKnownPlace(place: string): boolean {
  const parts = place
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 0 && parts.every(isKnownPart);
}

function isKnownPart(part: string): boolean {
  const rest = bare(part);
  // Nothing but "Remote", perhaps with punctuation.
  if (!/\p{L}/u.test(rest)) return REMOTE_ONLY.test(part);
  // Before it is split, because "Guinea-Bissau" has a dash.
  if (isCountry(rest)) return true;
  const pieces = rest.split(/[,–-]/).map((piece) => piece.trim());
  const last = pieces.at(-1) ?? "";
  if (isCountry(last) || statesIn(last).length > 0) return true;
  return pieces.length > 1 && (OTHER_REGIONS.has(last) || isStateCode(last));
}

const REMOTE_ONLY = new RegExp(REMOTE.source, "i");

/** Without brackets, ZIP codes, and the dots of "D.C.". */
const plain = (part: string): string =>
  part
    .normalize("NFKC")
    .replace(/[()[\]]/g, " ")
    .replace(/\b([A-Z])\.\s?([A-Z])\./g, "$1$2")
    .replace(/\b\d{5}(?:-\d{4})?\b/g, " ")
    .replace(/,?\s*\b(?:USA|US|United States(?: of America)?)\s*$/i, (country, at: number) =>
      at === 0 ? country : "",
    )
    .replace(/\s+/g, " ")
    .replace(/^[\s,–-]+|[\s,–-]+$/g, "");

/** The place alone, without "remote" and the words around it. */
const bare = (part: string): string => plain(plain(part.replace(REMOTE, " ")).replace(FILLER, " "));

const isCountry = (text: string): boolean => COUNTRIES.has(fold(text));

function countryNames(): ReadonlySet<string> {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const known = codes.flatMap((code) => names.of(code) ?? []);
  const withoutBrackets = known.map((name) => name.replace(/\s*\(.*\)$/, ""));
  return new Set([...known, ...withoutBrackets, ...COUNTRY_ALIASES].map(fold));
}

const OFFERS_HOME = new RegExp(String.raw`\b(?:${AT_HOME})\b`, "i");
const NOT_AT_HOME = /\b(?:no|not|non|never|without)[\s-]+(?:fully )?(?:remote|wfh|work from home)/i;

/** Whether the place itself offers work from home, whatever was chosen as the workplace. */
export const saysRemote = (place: string): boolean =>
  OFFERS_HOME.test(place) && !NOT_AT_HOME.test(place);

/** The states where the work may be done; every state for remote work that does not name its own. */
export function statesOfWork(place: string, isRemote: boolean): UsState[] | "ALL" {
  const states = statesIn(place.split(BETWEEN).map(bare).join("/"));
  if (!isRemote) return states;
  return states.length > 0 && /\bonly\b|\bresidents?\b/i.test(place)
    ? states
    : abroad(place)
      ? []
      : "ALL";
}

/** Whether a remote job is tied to another country. */
const abroad = (place: string): boolean => {
  const rest = bare(place);
  const last = rest.split(/[,–-]/).at(-1) ?? "";
  return (
    isCountry(last) &&
    !/^(?:united states|usa?|america)/.test(fold(last)) &&
    statesIn(rest).length === 0
  );
};
