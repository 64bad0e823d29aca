import { foldWords, isAuthorization } from "../../jobs/words/work-words.js";
import { STATUS_IN_OTHER_SCRIPTS } from "./status-languages.js";
import {
  COUNTED_PER_SECOND,
  JOINED_WORD,
  LETTERS_OF_PHRASES,
  STATUS_PHRASES,
  STATUS_WORD,
} from "./status-patterns.js";
import {
  lettersOf,
  listedLetters,
  plainReading,
  readingsOf,
  spelledOut,
  withoutNotes,
  type Reading,
} from "./status-readings.js";

/** One word, in lower case. */
export const isStatusWord = (word: string): boolean =>
  isAuthorization(word) || STATUS_WORD.test(word);

/** Longer ones are lines that a reading joined; their parts would take long to tell apart. */
const LONGEST_JOINED = 24;
const isStatus = (word: string): boolean =>
  isStatusWord(word) || (word.length <= LONGEST_JOINED && JOINED_WORD.test(word));

/** Parts of one or two characters, as in "e-3d", are too common to tell anything alone. */
const isTelling = (part: string): boolean => part.length > 2 && isStatus(part);

const WORD = /[\p{L}\p{N}][\p{L}\p{N}-]*/gu;

const tellsStatus = (word: string): boolean =>
  isStatus(word) || (word.includes("-") && word.split("-").some(isTelling));

/** A part of a text: indexes of its first UTF-16 unit, and of the one after its last. */
interface Span {
  from: number;
  to: number;
}

/** Longer ones are lines that a reading joined. */
const LONGEST_WORD = 20;
const OVER_LINES = /[\n\t]/;

/**
 * All of a word one part of which tells ("visa-free"); of one that is too long for a word, or that a reading joined from several lines
 * ("Java⏎visa-free"), only that part.
 *
 * @param original the word as the text has it
 */
function tellingParts(word: string, original: string): Span[] {
  const isOneWord = word.length <= LONGEST_WORD && !OVER_LINES.test(original);
  if (isOneWord || isStatus(word)) return [{ from: 0, to: word.length }];
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

/** What is counted a second is no status, whichever way it is read. */
const withoutCounts = ({ text, places }: Reading): Reading => ({
  text: text.replace(COUNTED_PER_SECOND, (counted) => "#".repeat(counted.length)),
  places,
});

/** Few texts have such letters, and looking for them in each reading takes long. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
const patternsFor = (text: string): RegExp[] =>
  OTHER_SCRIPT.test(text) ? [STATUS_PHRASES, STATUS_IN_OTHER_SCRIPTS] : [STATUS_PHRASES];

/** Where a text tells of immigration status, in whichever way it is read; in order, and apart from each other. */
function statusSpans(text: string): Span[] {
  const spans: Span[] = [];
  const add = ({ places }: Reading, from: number, length: number): void => {
    const last = places[from + length - 1] ?? 0;
    spans.push({ from: places[from] ?? 0, to: endOf(text, last) });
  };
  const plain = withoutCounts(plainReading(text));
  for (const reading of readingsOf(plain, tellsStatus)) {
    for (const pattern of patternsFor(text))
      for (const { index, 0: found } of reading.text.matchAll(pattern))
        add(reading, index, found.length);
    for (const { index, 0: found } of reading.text.matchAll(WORD)) {
      const word = found.toLowerCase();
      if (!tellsStatus(word)) continue;
      const original = text.slice(reading.places[index], reading.places[index + word.length - 1]);
      for (const part of tellingParts(word, original))
        add(reading, index + part.from, part.to - part.from);
    }
  }
  for (const spelled of spelledOut(plain))
    for (const { from, to } of tellingEnds(spelled.text.toLowerCase()))
      add(spelled, from, to - from);
  for (const listed of listedLetters(plain)) {
    const { length } = listed.text;
    if (length > LONGEST_UNTELLING && isStatus(listed.text.toLowerCase())) add(listed, 0, length);
  }
  const letters = lettersOf(withoutNotes(plain));
  for (const { index, 0: found } of letters.text.matchAll(LETTERS_OF_PHRASES))
    if (letters.begins[index] && letters.ends[index + found.length - 1])
      add(letters, index, found.length);
  return merged(spans);
}

const FOOTNOTE = /[¹²³⁰⁴-⁹]*/y;

/** Where a character and the number of a footnote behind it end. */
function endOf(text: string, at: number): number {
  FOOTNOTE.lastIndex = at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
  FOOTNOTE.test(text);
  return FOOTNOTE.lastIndex;
}

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
  isStatus(word) || word.split(/[^\p{L}\p{N}]+/u).some(isTelling);
