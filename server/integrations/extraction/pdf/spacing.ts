import { withAccents } from "./accents.js";
import { inReadingOrder, isRightToLeft } from "./bidi.js";
import { end, type Glyph } from "./glyph.js";

/** Gaps in em. From 0.08 to 0.20, the gap of a word makes no difference on resumes; at 0.26, words are joined. */
const WORD_GAP = { withSpaces: 0.2, withoutSpaces: 0.15, afterEnd: 0.11 };
/** Over the letter spacing; kerned pairs stay inside. */
const SPACED_WORD_GAP = { withSpaces: 0.3, withoutSpaces: 0.16 };
/** Most neighbors stand at least this far apart, and there are enough of them to tell. */
const LETTER_SPACING = { gap: 0.045, neighbors: 3 };
/** A share of neighbors that touch, with which the others are words of one letter or sign: "• C • R". */
const TOUCHING = { gap: 0.02, share: 0.3 };
/** Three letters, as in "A W S", tell only if their gaps are alike, in em. */
const SHORT_WORD = { text: /^\p{Lu}[\p{Lu}\p{N}]{2}$/u, difference: 0.05 };
/** As close as letters of a word; what overlaps more may have a wrong width. */
const COVERED = { from: -0.1, to: 0.06 };
const RAISED = { size: 0.85, offset: 0.2 };
const ENDS_PART = /[,;:.)]$/;
const LOWER_CASE_END = /\p{Ll}$/u;
const UPPER_CASE_START = /^\p{Lu}/u;

/** The text of a run: words by spaces and by gaps, letter-spaced words as one. */
export function runText(drawn: readonly Glyph[]): string {
  if (drawn.some(({ text }) => isRightToLeft(text)))
    return joined(inReadingOrder(drawn), () => false);
  const glyphs = withoutCoveredSpaces(withAccents(drawn));
  const tracking = letterSpacing(glyphs);
  const hasSpaces = glyphs.some(({ isSpace, width }) => isSpace && width > 0);
  return joined(glyphs, (before, after) => {
    if (isNoteNumber(before, after)) return true;
    const gap = (after.x - end(before)) / Math.max(after.size, before.size);
    return gap > tracking + wordGap(before, after, tracking > 0, hasSpaces);
  });
}

function joined(
  glyphs: readonly Glyph[],
  isApart: (before: Glyph, after: Glyph) => boolean,
): string {
  const parts: string[] = [];
  let before: Glyph | undefined;
  for (const glyph of glyphs) {
    if (glyph.isSpace ? !before?.isSpace : before && !before.isSpace && isApart(before, glyph))
      parts.push(" ");
    if (!glyph.isSpace) parts.push(glyph.text);
    before = glyph;
  }
  return parts.join("").normalize("NFC").trim();
}

/**
 * Ghostscript writes the kerning of a pair as a space with a negative word spacing, so that the next letter stands where it
 * would stand without the space.
 */
const withoutCoveredSpaces = (glyphs: readonly Glyph[]): Glyph[] =>
  glyphs.filter((glyph, at) => !glyph.isSpace || !isCovered(glyphs[at - 1], glyphs[at + 1]));

function isCovered(before: Glyph | undefined, after: Glyph | undefined): boolean {
  if (!before || !after || before.isSpace || after.isSpace) return false;
  const gap = (after.x - end(before)) / Math.max(after.size, before.size);
  return gap > COVERED.from && gap < COVERED.to;
}

/** A small raised number after a word refers to a note, and is no part of the word. */
const isNoteNumber = (before: Glyph, after: Glyph): boolean =>
  /^\d$/.test(after.text) &&
  LOWER_CASE_END.test(before.text) &&
  after.size <= RAISED.size * before.size &&
  before.y - after.y > RAISED.offset * before.size;

function wordGap(before: Glyph, after: Glyph, isSpaced: boolean, hasSpaces: boolean): number {
  const gaps = isSpaced ? SPACED_WORD_GAP : WORD_GAP;
  if (hasSpaces) return gaps.withSpaces;
  return !isSpaced && isPartEnd(before.text, after.text) ? WORD_GAP.afterEnd : gaps.withoutSpaces;
}

const isPartEnd = (before: string, after: string): boolean =>
  ENDS_PART.test(before) || (LOWER_CASE_END.test(before) && UPPER_CASE_START.test(after));

/** The gap that most neighbors have, in em; 0 unless the letters are spaced. */
function letterSpacing(glyphs: readonly Glyph[]): number {
  const gaps: number[] = [];
  for (const [at, glyph] of glyphs.entries()) {
    const before = glyphs[at - 1];
    if (before && !before.isSpace && !glyph.isSpace)
      gaps.push((glyph.x - end(before)) / glyph.size);
  }
  if (gaps.length < LETTER_SPACING.neighbors && !isShortWord(glyphs, gaps)) return 0;
  const touching = gaps.filter((gap) => gap < TOUCHING.gap).length;
  if (touching > TOUCHING.share * gaps.length) return 0;
  const median = medianOf(gaps);
  return median > LETTER_SPACING.gap ? median : 0;
}

const isShortWord = (glyphs: readonly Glyph[], gaps: readonly number[]): boolean =>
  SHORT_WORD.text.test(glyphs.map(({ text }) => text).join("")) &&
  Math.max(...gaps) - Math.min(...gaps) < SHORT_WORD.difference;

export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
