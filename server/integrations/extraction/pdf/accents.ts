import { end, type Glyph } from "./glyph.js";

/** Accents as signs of their own, and the marks that go onto a letter. */
const MARKS: Readonly<Record<string, string>> = {
  "`": "\u0300",
  "´": "\u0301",
  ˆ: "\u0302",
  "^": "\u0302",
  "˜": "\u0303",
  "¨": "\u0308",
  "˝": "\u030B",
  "˚": "\u030A",
  ˇ: "\u030C",
  "˘": "\u0306",
  "¯": "\u0304",
  "˙": "\u0307",
  "¸": "\u0327",
  "˛": "\u0328",
};
/** Whether a glyph may be an accent of a letter beside it. TeX raises those of capitals off the baseline. */
export const isAccent = ({ text }: Glyph): boolean => text in MARKS;

const DOTLESS: Readonly<Record<string, string>> = { ı: "i", ȷ: "j" };
/** Of the narrower of the two: how much of it stands above or below the other. */
const OVERLAP = 0.35;

/**
 * Puts accents that a page draws as signs of their own, as TeX does, onto the letter that they stand above. A space between
 * the two is dropped.
 */
export function withAccents(glyphs: readonly Glyph[]): Glyph[] {
  if (!glyphs.some(isAccent)) return [...glyphs];
  const kept: (Glyph | null)[] = glyphs.map((glyph) => ({ ...glyph }));
  for (const at of glyphs.keys()) placeAccent(kept, at);
  return kept.filter((glyph) => glyph !== null);
}

function placeAccent(glyphs: (Glyph | null)[], at: number): void {
  const accent = glyphs[at];
  const mark = MARKS[accent?.text ?? ""];
  if (!accent || mark === undefined) return;
  const letterAt = letterOf(glyphs, at, accent);
  const letter = letterAt === undefined ? null : glyphs[letterAt];
  if (!letter || letterAt === undefined) return;
  letter.text = ((DOTLESS[letter.text] ?? letter.text) + mark).normalize("NFC");
  for (let one = Math.min(at, letterAt); one <= Math.max(at, letterAt); one++)
    if (one !== letterAt) glyphs[one] = null;
}

/** The neighbor whose box the accent overlaps most. */
function letterOf(
  glyphs: readonly (Glyph | null)[],
  at: number,
  accent: Glyph,
): number | undefined {
  const after = neighbor(glyphs, at, 1);
  const before = neighbor(glyphs, at, -1);
  const overlaps = (index: number) => overlap(accent, glyphs[index]);
  const best = overlaps(after) >= overlaps(before) ? after : before;
  const letter = glyphs[best];
  if (!letter || !/^\p{L}$/u.test(letter.text)) return undefined;
  return overlaps(best) > OVERLAP * Math.min(accent.width, letter.width) ? best : undefined;
}

const neighbor = (glyphs: readonly (Glyph | null)[], at: number, step: 1 | -1): number =>
  glyphs[at + step]?.isSpace ? at + 2 * step : at + step;

const overlap = (a: Glyph, b: Glyph | null | undefined): number =>
  b ? Math.min(end(a), end(b)) - Math.max(a.x, b.x) : -Infinity;
