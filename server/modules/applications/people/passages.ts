import { lineReadings } from "./searched-text.js";
import type { Passage, PassageSpan } from "./person.types.js";

/** Only so much of a text is looked through. */
const MAX_READ = 60_000;
const MAX_PASSAGES = 2;
/** Characters before and after a hit. */
const AROUND = 70;

/** The same text without accents, character by character, so that positions stay the same. */
const plain = (text: string): string =>
  text.replace(/[\u00C0-\u024F]/g, (letter) => letter.normalize("NFD").charAt(0));

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The start of a passage, moved to the start of a word; and its end likewise. @param least where it may start */
function edges(
  text: string,
  from: number,
  to: number,
  least: number,
): [start: number, end: number] {
  const start = Math.max(least, from - AROUND);
  const end = Math.min(text.length, to + AROUND);
  const space = start === least ? least : text.indexOf(" ", start) + 1;
  const last = end === text.length ? end : text.lastIndexOf(" ", end);
  return [space > least && space <= from ? space : start, last >= to ? last : end];
}

function spansOf(text: string, pattern: RegExp): PassageSpan[] {
  const spans: PassageSpan[] = [];
  let at = 0;
  for (const match of plain(text).matchAll(pattern)) {
    const end = match.index + match[0].length;
    if (match.index > at) spans.push({ text: text.slice(at, match.index), isHit: false });
    spans.push({ text: text.slice(match.index, end), isHit: true });
    at = end;
  }
  if (at < text.length) spans.push({ text: text.slice(at), isHit: false });
  return spans;
}

function passagesIn(text: string, pattern: RegExp): Passage[] {
  const passages: Passage[] = [];
  let covered = 0;
  for (const match of plain(text).matchAll(pattern)) {
    if (match.index < covered) continue;
    const [start, end] = edges(text, match.index, match.index + match[0].length, covered);
    covered = end;
    passages.push({ spans: spansOf(text.slice(start, end).trim(), pattern) });
    if (passages.length === MAX_PASSAGES) break;
  }
  return passages;
}

/**
 * Where in a text these words are.
 *
 * @param content the text that is searched (`searchedText`): without immigration status
 * @param words folded, without a plural "s"
 */
export function passagesOf(content: string, words: readonly string[]): Passage[] {
  if (words.length === 0) return [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join("|")})s?(?![\\p{L}\\p{N}])`,
    "giu",
  );
  for (const reading of lineReadings(content.slice(0, MAX_READ))) {
    // Single spaces, of which a text has hundreds, stay as they are.
    const passages = passagesIn(reading.replace(/\s{2,}|[^\S ]/g, " "), pattern);
    if (passages.length > 0) return passages;
  }
  return [];
}
