import type { Glyph } from "./glyph.js";

/** Letters of half an em in a row, from left to right; `gap` (in em) stands after each. A "_" moves on by a word's gap. */
export function line(
  text: string,
  { x = 0, y = 100, size = 10, gap = 0, wordGap = 0.3 } = {},
): Glyph[] {
  const glyphs: Glyph[] = [];
  let left = x;
  for (const sign of text) {
    const width = 0.5 * size;
    if (sign === "_") left += wordGap * size;
    else {
      glyphs.push({ text: sign, isSpace: sign === " ", x: left, y, width, size, turn: 0 });
      left += width + gap * size;
    }
  }
  return glyphs;
}
