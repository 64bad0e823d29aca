import { foldWords, isAuthorization } from "../../jobs/words/work-words.js";
import {
  lettersOf,
  plainReading,
  readingsOf,
  spelledOut,
  type Reading,
} from "./status-readings.js";

/** Of the immigration service: "I-140". */
const I_FORMS = "9|20|94|129|130|131|140|360|485|526|539|551|589|751|765|766|797|821|918|983";

/**
 * Words that tell of someone's immigration status. The search over people has none of them: neither in what is indexed,
 * nor in what is searched, nor in the passages it shows. Choosing people by status or citizenship is what the
 * Immigration and Nationality Act, 8 U.S.C. 1324b, forbids; staff see the answer only inside an application.
 */
const STATUS_WORD = new RegExp(
  `^(?:${[
    "h-?1(?:bs?)?\\d?|1b|h-?[234][ab]?|h-?4-?ead|l-?[12][abs]?|l-?2-?ead|f-?[123]|j-?[12]|o-?[123][ab]?|e-?[123]d?|b-?[12]|k-?[1234]|u-?visa",
    `tn|tn[12]|eb-?[1-5][abc]?|niw|i-?(?:${I_FORMS})|n-?400|ds-?(?:160|260|2019)`,
    "opt|cpt|stem-?opt|c?eads?|gcs?|gcead|greencards?|lpr|usc|uscitizens?",
    "visas?|sponsor(?:s|ed|ing|ship|ships)?|citizens?|citizenships?|immigra(?:nt|nts|tion)|nonimmigrants?|emigra(?:nt|nts|tion)",
    "asylum|asylees?|refugees?|parolees?|vawa|daca|dreamers?|undocumented|naturali[sz](?:ed|ation)|nationality|nationalities|aliens?|uscis",
  ].join("|")})$`,
);

/** What may stand between the words of a phrase, and between its cells. */
const GAP = String.raw`[\s.·|/,-]*`;
const AUTHORIZED = "(?:authori[sz](?:ed|ations?)|eligib(?:le|ility)|permitted|permission|right)";

/** Phrases of words that are harmless alone. */
const PHRASES: readonly (readonly string[])[] = [
  [`(?:(?:lawful|legal)${GAP})?(?:perm(?:anent)?|conditional)`, "residen(?:ts?|ce|cy)"],
  ["perm", "res"],
  ["residence", "permits?"],
  ["(?:lawful|legal)", "residen(?:ts?|ce|cy)"],
  ["green", "cards?", "(?:holders?)?"],
  ["work(?:ing)?", "(?:permits?|authori[sz]ations?)"],
  ["employment", "(?:eligibility|authori[sz]ations?|auth)", "(?:documents?)?"],
  [AUTHORIZED, "(?:to|for)", "(?:legally)?", "(?:work(?:ing)?|be", "employed|employment)"],
  ["(?:allowed|entitled|legal|permits?)", "to", "(?:legally)?", "work"],
  ["legally", "(?:authori[sz]ed|able|allowed|entitled|eligible|permitted)"],
  ["work(?:ing)?", "for", "any", "(?:us)?", "employers?"],
  ["u", "s", "(?:a)?", "(?:citizen(?:s|ships?)?|citz?|ctzn?|persons?|nationals?|passports?)"],
  ["american", "citizen(?:s|ships?)?"],
  ["foreign", "nationals?"],
  ["temporary", "protected", "status"],
  ["adjustment", "of", "status"],
  ["(?:advance|humanitarian)", "parole"],
  ["tps", "(?:holders?|status)"],
  ["labor", "certifications?"],
  ["priority", "dates?"],
  ["perm", "(?:approved|filed|pending)"],
  ["cap", "(?:gap|exempt)"],
  ["(?:visas?|immigration|citizenship|residency)", "status"],
  ["visas?", "sponsor(?:ships?|ing|ed|s)?"],
  ["stem", "(?:opt|extension)"],
];

/** So short that their letters in a row may be anything. */
const SHORT_PHRASES = [
  String.raw`h[\s.-]*1[\s.-]*b`,
  String.raw`(?:f|j|l|o|e|h)\s*-\s*[1-4][ab]?`,
  String.raw`i[\s-]*(?:129|140|485|539|765|797)`,
  ["work", "auth"].join(GAP),
  ["(?<!-)(?:[a-z]|tn)", "visas?"].join(GAP),
  ["ead", "cards?"].join(GAP),
  ["(?:opt|gc)", "ead"].join(GAP),
  // The category of a work permit: "EAD (C09)".
  String.raw`[ac]-?\d{1,2}[\s|,-]*ead|ead[\s|,(-]*[ac]-?\d{1,2}`,
];

/** They share one beginning, since trying each at every character would take ten times as long. */
const STATUS_PHRASES = new RegExp(
  `(?<![\\p{L}\\p{N}])(?=[a-z])(?:${[...PHRASES.map((words) => words.join(GAP)), ...SHORT_PHRASES].join("|")})(?![\\p{L}\\p{N}])`,
  "giu",
);

/** So long that their letters in a row are enough, whatever stands between them. */
const LETTERS_OF_PHRASES = new RegExp(
  [
    ...PHRASES.map((words) => words.join("")),
    "citizenships?|sponsor(?:ships?|ing|ed|s)|undocumented|nationalit(?:y|ies)",
    "naturali[sz](?:ed|ation)|(?:non)?immigra(?:nts?|tion)",
  ].join("|"),
  "g",
);

export const isStatusWord = (word: string): boolean =>
  isAuthorization(word) || STATUS_WORD.test(word);

/** Parts of one or two characters, as in "e-3d", are too common to tell anything alone. */
const isTelling = (part: string): boolean => part.length > 2 && isStatusWord(part);

const WORD = /[\p{L}\p{N}][\p{L}\p{N}-]*/gu;

const tellsStatus = (word: string): boolean =>
  isStatusWord(word) || (word.includes("-") && word.split("-").some(isTelling));

/** A part of a text: indexes of its first UTF-16 unit, and of the one after its last. */
interface Span {
  from: number;
  to: number;
}

/** Longer ones are lines that a reading joined. */
const LONGEST_WORD = 20;

/** All of a word one part of which tells ("visa-free"); of one that is too long for a word, only that part. */
function tellingParts(word: string): Span[] {
  if (!tellsStatus(word)) return [];
  if (word.length <= LONGEST_WORD) return [{ from: 0, to: word.length }];
  return [...word.matchAll(/[^-]+/g)]
    .filter(([part]) => isTelling(part))
    .map(({ index, 0: part }) => ({ from: index, to: index + part.length }));
}

/** So short a part tells only if nothing else is spelled out beside it. */
const LONGEST_UNTELLING = 2;

/** The longest part that tells at the beginning or at the end. */
function tellingEnd(letters: string, { from, to }: Span): Span | undefined {
  const isTelling = (part: Span): boolean => isStatusWord(letters.slice(part.from, part.to));
  const longest = Math.min(to - from, LONGEST_WORD);
  for (let length = longest; length > LONGEST_UNTELLING; length -= 1) {
    const ends = [
      { from, to: from + length },
      { from: to - length, to },
    ];
    const found = ends.find(isTelling);
    if (found) return found;
  }
  return isTelling({ from, to }) ? { from, to } : undefined;
}

/** What tells in words that are spelled out side by side, as in "S Q L O P T"; not inside of them, as in "L E A D E R". */
function tellingEnds(letters: string): Span[] {
  const spans: Span[] = [];
  const rest = { from: 0, to: letters.length };
  for (let found = tellingEnd(letters, rest); found; found = tellingEnd(letters, rest)) {
    spans.push(found);
    if (found.from === rest.from) rest.from = found.to;
    else rest.to = found.from;
  }
  return spans;
}

/** Where a text tells of immigration status, in whichever way it is read; in order, and apart from each other. */
function statusSpans(text: string): Span[] {
  const spans: Span[] = [];
  const add = ({ places }: Reading, from: number, length: number): void => {
    const last = places[from + length - 1] ?? 0;
    spans.push({ from: places[from] ?? 0, to: last + lengthAt(text, last) });
  };
  const plain = plainReading(text);
  for (const reading of readingsOf(plain)) {
    for (const { index, 0: found } of reading.text.matchAll(STATUS_PHRASES))
      add(reading, index, found.length);
    for (const { index, 0: word } of reading.text.matchAll(WORD))
      for (const part of tellingParts(word.toLowerCase()))
        add(reading, index + part.from, part.to - part.from);
  }
  for (const spelled of spelledOut(plain))
    for (const { from, to } of tellingEnds(spelled.text.toLowerCase()))
      add(spelled, from, to - from);
  const letters = lettersOf(plain);
  for (const { index, 0: found } of letters.text.matchAll(LETTERS_OF_PHRASES))
    if (letters.begins[index] && letters.ends[index + found.length - 1])
      add(letters, index, found.length);
  return merged(spans);
}

/** In UTF-16 units. */
const lengthAt = (text: string, at: number): number =>
  (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;

function merged(spans: Span[]): Span[] {
  const apart: Span[] = [];
  for (const span of spans.sort((one, other) => one.from - other.from)) {
    const last = apart.at(-1);
    if (last && span.from < last.to) last.to = Math.max(last.to, span.to);
    else apart.push(span);
  }
  return apart;
}

const COVER = "…";

/**
 * The text with an ellipsis in the place of each word that tells of immigration status, however the file breaks or joins it. Only this is
 * indexed and quoted.
 */
export function hideStatus(text: string): string {
  const parts: string[] = [];
  let shown = 0;
  for (const { from, to } of statusSpans(text)) {
    parts.push(text.slice(shown, from), COVER);
    shown = to;
  }
  return [...parts, text.slice(shown)].join("");
}

/** The words of a text without what tells of immigration status, and what was left out. */
export function withoutStatus(text: string): { words: string[]; dropped: string[] } {
  const hidden = statusSpans(text).map(({ from, to }) => text.slice(from, to));
  const words = foldWords(hideStatus(text));
  const dropped = [...new Set([...hidden, ...words.filter(isStatusTold)])];
  return { words: withoutStatusWords(words), dropped };
}

/** Folding may put a word together that hiding didn't see. */
export const withoutStatusWords = (folded: readonly string[]): string[] =>
  folded.filter((word) => !isStatusTold(word));

/** A word of several parts, such as "a/visa", counts if one of them does. */
const isStatusTold = (word: string): boolean =>
  isStatusWord(word) || word.split(/[^\p{L}\p{N}]+/u).some(isTelling);
