import { describe, expect, it } from "@jest/globals";
import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { DrawnFont } from "./glyph.js";
import type { Matrix } from "./matrix.js";
import { pageGlyphs } from "./page-glyphs.js";

/** From PDF's places, from the bottom up, to ours, of a page 800 points high. */
const PAGE: Matrix = [1, 0, 0, -1, 0, 800];
const font: DrawnFont = { name: "F1", isDrawn: false, fontMatrix: [0.001, 0, 0, 0.001, 0, 0] };
const signs = (text: string) =>
  [...text].map((unicode) => ({ unicode, width: 500, isSpace: unicode === " " }));

/** Of layers "on" and "off". */
const isShown = (layer: unknown): boolean => layer !== "off";
function draw(...operators: [number, ...unknown[]][]) {
  const list = {
    fnArray: operators.map(([operator]) => operator),
    argsArray: operators.map(([, ...values]) => values),
  };
  return pageGlyphs(list, PAGE, (name) => (name === "F1" ? font : null), 100, isShown);
}
const FONT: [number, ...unknown[]] = [OPS.setFont, "F1", 10];
const placed = (glyphs: ReturnType<typeof draw>) => glyphs.map(({ text, x, y }) => [text, x, y]);

describe("glyphs of a page", () => {
  it("stand one after the other, with spacing and kerning", () => {
    const glyphs = draw(
      FONT,
      [OPS.setTextMatrix, [1, 0, 0, 1, 50, 700]],
      [OPS.setCharSpacing, 1],
      [OPS.showText, [...signs("a"), -200, ...signs("b")]],
    );
    expect(placed(glyphs)).toEqual([
      ["a", 50, 100],
      ["b", 58, 100],
    ]);
  });

  it("are left out in layers that the page doesn't show", () => {
    const glyphs = draw(
      FONT,
      [OPS.beginMarkedContentProps, "OC", "off"],
      [OPS.beginMarkedContentProps, "OC", "on"],
      [OPS.showText, signs("a")],
      [OPS.endMarkedContent],
      [OPS.beginMarkedContent, "P"],
      [OPS.showText, signs("b")],
      [OPS.endMarkedContent],
      [OPS.endMarkedContent],
      [OPS.beginMarkedContentProps, "OC", "on"],
      [OPS.showText, signs("c")],
    );
    // What follows stands where it would stand beside the hidden text.
    expect(placed(glyphs)).toEqual([["c", 10, 800]]);
  });

  it("move with lines, scale, and rise", () => {
    const glyphs = draw(
      FONT,
      [OPS.moveText, 10, 700],
      [OPS.setLeading, 12],
      [OPS.setHScale, 50],
      [OPS.nextLineShowText, signs("ab")],
      [OPS.setTextRise, 3],
      [OPS.showText, signs("c")],
    );
    expect(placed(glyphs)).toEqual([
      ["a", 10, 112],
      ["b", 12.5, 112],
      ["c", 15, 109],
    ]);
  });

  it("return to the saved state after a form", () => {
    const glyphs = draw(
      FONT,
      [OPS.paintFormXObjectBegin, [2, 0, 0, 2, 0, 0], null],
      [OPS.showText, signs("a")],
      [OPS.paintFormXObjectEnd],
      [OPS.beginText],
      [OPS.showText, signs("b")],
    );
    expect(glyphs.map(({ size }) => size)).toEqual([20, 10]);
  });

  it("are upright if the text is turned", () => {
    const glyphs = draw(
      FONT,
      [OPS.setTextMatrix, [0, 1, -1, 0, 50, 100]],
      [OPS.showText, signs("ab")],
    );
    expect(glyphs[1]?.y).toBe(glyphs[0]?.y);
    expect((glyphs[1]?.x ?? 0) - (glyphs[0]?.x ?? 0)).toBe(5);
  });

  it("of unknown fonts are left out, and so is what is over the limit", () => {
    expect(draw([OPS.setFont, "F9", 10], [OPS.showText, signs("a")])).toEqual([]);
    expect(draw(FONT, [OPS.showText, signs("a".repeat(200))])).toHaveLength(100);
  });

  it("of operators without values are none", () => {
    expect(draw([OPS.showText], [OPS.setTextMatrix], [OPS.restore], [OPS.transform, 1])).toEqual(
      [],
    );
  });
});
