import { describe, expect, it } from "@jest/globals";
import { withAccents } from "./accents.js";
import type { Glyph } from "./glyph.js";

const at = (text: string, x: number, width = 5): Glyph => ({
  text,
  isSpace: text === " ",
  x,
  y: 100,
  width,
  size: 10,
  turn: 0,
});
const textOf = (glyphs: Glyph[]) =>
  withAccents(glyphs)
    .map(({ text }) => text)
    .join("");

describe("accents that are signs of their own", () => {
  it.each([
    ["before the letter", [at("s", 0), at("´", 5), at("e", 5), at("z", 10)], "séz"],
    ["after the letter", [at("c", 0), at("¸", 0), at("a", 5)], "ça"],
    ["with a space between", [at("c", 0), at(" ", 5, 0), at("¸", 0), at("a", 5)], "ça"],
    ["over a letter without a dot", [at("´", 0), at("ı", 0, 3)], "í"],
    ["none on a letter beside it", [at("´", 0), at("e", 5)], "´e"],
    ["none on a digit", [at("ˆ", 0), at("2", 0)], "ˆ2"],
  ])("%s", (_name, glyphs, text) => {
    expect(textOf(glyphs)).toBe(text);
  });
});
