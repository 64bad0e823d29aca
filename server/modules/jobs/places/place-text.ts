import { isStateCode } from "../../../kit/words/us-states.js";
import { stateOf } from "./regions.js";

const AT_HOME = String.raw`(?:100%\s*)?(?:work from anywhere|distributed|remotely|remote(?:[\s-](?:friendly|first|ok|eligible))?|work from home|wfh|telecommut\w*|anywhere|nationwide|virtual)`;
const HOME = new RegExp(String.raw`\b${AT_HOME}\b`, "gi");
const NOT_AT_HOME =
  /\b(?:no|not|non|never|without)[\s-]+(?:fully )?(?:remote|wfh|work from home)\b/gi;
/** How the work is arranged, which is no part of the place. */
const ARRANGEMENT =
  /\b(?:hybrid|on-?site|in[\s-](?:office|person)|flexible|(?:multiple|various|several|select) locations?|relocation|(?:no |\d+% )?travel(?:[\s-]required)?|\d+\+? ?(?:days?|x)(?: (?:a|per) week|\/week)?|(?:(?:eastern|central|mountain|pacific) )?time(?: zones?)?|[ecmp][sd]t|(?:(?:business|working|core) )?hours?|day[\s-]?(?:1|one)|(?:local )?candidates?|locals?(?! to\b)|preferred|statewide|initially|temporarily|must (?:be|work)(?: (?:in|on|from))?|(?:(?:the )?(?:surrounding|nearby) )(?:areas?|cities|suburbs?)|(?:(?:multiple|several|\d+) )?(?:positions?|openings?)|fully|only)\b|\b100%/gi;
/** Places that are only counted: "Dallas, TX + 2 more". */
const MORE =
  /(?:[+&,]|\band\b|\bplus\b)?\s*\+?\b\d+\+?\s+(?:(?:more|others?|additional)\b(?:\s+(?:locations?|cities|offices?|places?|sites?|states?)\b)?|(?:locations?|offices)\b)|(?:[+&]|\band\b)\s*(?:more|others?)\b(?:\s+(?:locations?|cities|offices?|places?|sites?|states?)\b)?/gi;
/** Where people may not live. */
const EXCEPT = /\b(?:except(?:ing)?|excluding)\b[^()\n;|]*/gi;
/** "OR" and "AND" separate only before another name: in "Portland, OR" it is Oregon. */
const BETWEEN =
  /[/;|•·&\n]|\s\+\s|(?:^|\s)\d\)\s|\s(?:and\s?\/\s?or|or|and)\s|\s(?:OR|AND)\s(?=[A-Z][a-z])/;
const WITHIN = /,|:|\s[-–—]+\s|\s[-–—]+$|^[-–—]+\s/;
const EDGES = /^[\s,.:–—-]+|[\s,.:–—-]+$/g;
const BEFORE =
  /^(?:(?:must )?(?:live|reside|be located|be based)|located|local to|residents of|multiple|various|several|[nsew]\.|greater|metro(?:politan)?|downtown|midtown|anywhere|based|within|from|near|our|in|at|the|and|first|location|locations|state of|city of|northern|southern|eastern|western|central|upstate)\s+/i;
const AFTER =
  /\s+(?:metro(?:politan)?(?:\s+area)?|area|suburbs?|metroplex|offices?|hq|headquarters|campus|region|locations?|residents?|states?|usa?|united states(?: of america)?)$|[\s-]+based$/i;

/** Whether the place itself offers work from home, whatever was chosen as the workplace. */
export const saysRemote = (location: string): boolean =>
  location.replaceAll("_", " ").replace(NOT_AT_HOME, " ").search(HOME) >= 0;

/** The places in a location, each as its pieces between commas and dashes. */
export interface PlaceParts {
  parts: string[][];
  /** What stands in brackets, which may be no place at all: "Austin, TX (Domain Tower)". */
  asides: string[][];
}

/** Splits a location, without the words that name no place. */
export function placeParts(location: string): PlaceParts {
  const text = withoutBrackets(withoutUnderscores(location.normalize("NFKC")));
  const asides: string[] = [];
  const plain = text.replace(/[([{]([^()[\]{}]*)[)\]}]/g, (_all, inside: string) => {
    asides.push(inside);
    return "/";
  });
  return { parts: splitParts(plain), asides: asides.flatMap(splitParts) };
}

/** "78701 Austin, TX", but not the number of a house. */
const ZIP_FIRST =
  /^\s*(?:USA?-)?(\d{5})\s+(?!.*\b(?:st|street|ave|avenue|rd|road|blvd|dr|drive|way|ln|lane|pkwy|hwy)\b)([\p{L}. ]+(?:,[\p{L}. ]+)?)$/iu;

/** "US_TX_Austin" and "San_Francisco_CA": with signs that are read as other texts have them. */
const withoutUnderscores = (text: string): string =>
  text
    .replace(/(?<=\b|_)(?:USA|CAN|[A-Z]{2})_(?=\p{L})/gu, (code) => `${code.slice(0, -1)}-`)
    .replace(/_([A-Z]{2})(?![\p{L}\d])/gu, (all, code: string) =>
      isStateCode(code) ? `, ${code}` : all,
    )
    .replaceAll("_", " ");

/** "Dallas (TX)" is "Dallas, TX", "D.C." is "DC", a country is apart from a ZIP code, and postal codes of Canada and the United Kingdom are left out. */
const withoutBrackets = (text: string): string =>
  text
    .replace(/\b([A-Z])\.\s?([A-Z])\.(?:\s?([A-Z])\.)?/g, "$1$2$3")
    .replace(/(\p{L})\s*[([]\s*([A-Z]{2})\s*[)\]]/gu, (all, letter: string, code: string) =>
      isStateCode(code) ? `${letter}, ${code}` : all,
    )
    .replace(/[([]\s*(\d{5}(?:-\d{4})?)\s*[)\]]/g, " $1")
    .replace(ZIP_FIRST, "$2 $1")
    .replace(/\b(\d{5}(?:-\d{4})?)\s+(?=usa?\b|united states)/gi, "$1, ")
    .replace(/\b(?:[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b/g, " ");

const splitParts = (text: string): string[][] =>
  text
    .replace(NOT_AT_HOME, " ")
    .replace(HOME, " ")
    .replace(EXCEPT, " ")
    .replace(MORE, " ")
    .replace(ARRANGEMENT, " ")
    .split(BETWEEN)
    .map((part) => part.split(WITHIN).map(trimmed).filter(Boolean))
    .filter((pieces) => pieces.length > 0);

const trimmed = (piece: string): string => piece.replace(/\s+/g, " ").replace(EDGES, "");

const DIRECTIONS = new Map([
  ["n", "North"],
  ["s", "South"],
  ["e", "East"],
  ["w", "West"],
]);

/** What is there: "Data center in Ashburn". Tried last, since towns are called so, too: "Lake in the Hills". */
const THING_IN = /^\p{L}.*\s(?:in|at|near)\s+(?=\p{L})/iu;

/**
 * The piece, and the piece without the words around its name: "Greater Boston Area" is also "Boston". "N. Charleston" is "North
 * Charleston", or else somewhere in Charleston.
 */
export function readingsOf(piece: string): string[] {
  const [, letter = "", name = ""] = /^([nsew])\.?\s+(\p{L}{3}.*)$/iu.exec(piece) ?? [];
  const direction = DIRECTIONS.get(letter.toLowerCase());
  const whole = direction && stateOf(name) === null ? `${direction} ${name}` : piece;
  const readings = whole === piece ? [piece] : [piece, whole];
  for (let bare = piece; ;) {
    const next = trimmed(bare.replace(BEFORE, ""));
    bare = next === bare ? trimmed(bare.replace(AFTER, "")) : next;
    if (bare === "" || bare === readings.at(-1)) break;
    readings.push(bare);
  }
  const inside = piece.replace(THING_IN, "");
  return inside === piece ? readings : [...readings, inside];
}
