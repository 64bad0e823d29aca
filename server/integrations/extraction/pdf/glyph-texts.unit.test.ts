import { describe, expect, it } from "@jest/globals";
import { understood } from "./glyph-texts.js";
import type { DrawnFont, DrawnGlyph } from "./glyph.js";

const outlines: DrawnFont = { name: "F1", isDrawn: false, fontMatrix: [0.001, 0, 0, 0.001, 0, 0] };
const bitmaps: DrawnFont = { name: "F2", isDrawn: true, fontMatrix: [0.01, 0, 0, 0.01, 0, 0] };

const glyph = (text: string, font: DrawnFont, texCode?: number): DrawnGlyph => ({
  text,
  font,
  x: 0,
  y: 0,
  width: 5,
  size: 10,
  turn: 0,
  texCode,
});
const textOf = (glyphs: DrawnGlyph[]) =>
  understood(glyphs)
    .map(({ text }) => text)
    .join("");
const codes = (...list: number[]) =>
  list.map((code) => glyph(String.fromCharCode(code), bitmaps, code));
const A = 0x61;

describe("codes of glyphs", () => {
  it.each([
    ["ligatures", [glyph("\uFB01", outlines)], "fi"],
    ["shapes of Arabic letters", [glyph("\uFEFB", outlines)], "لا"],
    ["a soft hyphen that is drawn", [glyph("\u00AD", outlines)], "-"],
    ["a control of an ordinary font", [glyph("\u0003", outlines)], " "],
    [
      "T1's ligatures and dashes",
      codes(A, 0x1b, 0x1c, 0x1d, 0x1e, 0x1f, 0x15, 0x16),
      "afffiflffiffl–—",
    ],
    ["T1's letters", codes(A, 0x1c, 0xab, 0xe9, 0xf7), "afińéœ"],
    ["T1's break without width", codes(A, 0x17, A), "aa"],
    ["OT1's ligatures", codes(A, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f), "afffiflffiffl"],
    ["a bullet of TeX's symbols", codes(0x88), "•"],
  ])("%s", (_name, glyphs, text) => {
    expect(textOf(glyphs)).toBe(text);
  });

  it("glyphs that no one sees are left out", () => {
    expect(understood([{ ...glyph("a", outlines), size: 0.1 }])).toEqual([]);
    expect(understood([{ ...glyph("a", outlines), x: Number.NaN }])).toEqual([]);
  });

  it("the size of letters in a font of large units is told by their widths", () => {
    const large: DrawnFont = { ...bitmaps, fontMatrix: [1, 0, 0, 1, 0, 0] };
    expect(understood([{ ...glyph("a", large), size: 1, width: 5 }])).toMatchObject([{ size: 10 }]);
  });
});
