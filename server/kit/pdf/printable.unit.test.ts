import { expect, it } from "@jest/globals";
import { candidates, printable } from "./printable.js";

/** Fonts with the letters of English and French, and some more. */
const has = (letter: string): boolean => /^([\u0020-\u00ff]|क्‍ष|ê)$/u.test(letter);

it.each([
  ["Nguyễn", "Nguyên"],
  ["王", "[U+738B]"],
  ["a\u202eb\u0000", "ab"],
  ["José", "José"],
  ["Jose\u0301", "José"],
  ["line\r\nbreak\ttab", "line\nbreak tab"],
  ["क्‍ष", "क्‍ष"],
  ["a\u200d\u200cb", "ab"],
  ["\u0301alone", "alone"],
  ["q\u0323", "q"],
])("prints %j as %j", (text, expected) => {
  expect(printable(text, has)).toBe(expected);
});

it("knows every letter that it may print", () => {
  expect(candidates("ễ")).toBe("ễêe");
});
