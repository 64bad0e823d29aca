import { foldWords, isAuthorization } from "../../jobs/words/work-words.js";
import { columnsOf } from "./status-columns.js";
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
  readingsDown,
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
  const plain = withoutCounts(plainReading(text));
  const found = [...inReadings(readingsOf(plain, tellsStatus), text), ...spelled(plain)];
  const spans = [...found, ...inLetters(withoutNotes(plain))].map((places) => ({
    from: places[0] ?? 0,
    to: endOf(text, places.at(-1) ?? 0),
  }));
  const columns = columnsOf(plain);
  if (columns.text === "") return merged(spans);
  const inColumns = [
    ...inReadings(readingsDown(columns, tellsStatus), text),
    ...spelled(columns),
    ...inLetters(columns),
  ];
  return merged([...spans, ...inColumns.flatMap((places) => cellSpans(text, places))]);
}

/** The places of the characters that tell of it. */
type Places = readonly number[];

function* inReadings(readings: Iterable<Reading>, text: string): Generator<Places> {
  const patterns = patternsFor(text);
  const known = new Map<string, boolean>();
  const tells = (word: string): boolean => {
    const answer = known.get(word) ?? tellsStatus(word);
    known.set(word, answer);
    return answer;
  };
  for (const reading of readings) {
    for (const pattern of patterns)
      for (const { index, 0: found } of reading.text.matchAll(pattern))
        yield reading.places.slice(index, index + found.length);
    for (const { index, 0: found } of reading.text.matchAll(WORD)) {
      const word = found.toLowerCase();
      if (!tells(word)) continue;
      const places = reading.places.slice(index, index + word.length);
      const original = text.slice(places[0], places.at(-1));
      for (const { from, to } of tellingParts(word, original)) yield places.slice(from, to);
    }
  }
}

function* spelled(plain: Reading): Generator<Places> {
  for (const { text, places } of spelledOut(plain))
    for (const { from, to } of tellingEnds(text.toLowerCase())) yield places.slice(from, to);
  for (const { text, places } of listedLetters(plain))
    if (text.length > LONGEST_UNTELLING && isStatus(text.toLowerCase())) yield places;
}

function* inLetters(plain: Reading): Generator<Places> {
  const { text, places, begins, ends } = lettersOf(plain);
  for (const { index, 0: found } of text.matchAll(LETTERS_OF_PHRASES))
    if (begins[index] && ends[index + found.length - 1])
      yield places.slice(index, index + found.length);
}

/** Of what goes on from cell to cell, each part by itself: other cells are between them. */
function cellSpans(text: string, places: Places): Span[] {
  const spans: Span[] = [];
  let last: number | undefined;
  for (const place of places) {
    const span = spans.at(-1);
    const goesOn = last !== undefined && place >= last && !OVER_LINES.test(text.slice(last, place));
    if (span && goesOn) span.to = endOf(text, place);
    else spans.push({ from: place, to: endOf(text, place) });
    last = place;
  }
  return spans;
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
