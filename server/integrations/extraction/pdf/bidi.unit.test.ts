import { describe, expect, it } from "@jest/globals";
import { inReadingOrder } from "./bidi.js";
import { pageText } from "./lines.js";
import { line } from "./test-glyphs.js";

/** Glyphs as a page shows them, from left to right. */
const read = (seen: string) =>
  inReadingOrder(line(seen))
    .map(({ text }) => text)
    .join("");
const reversed = (text: string) => [...text].reverse().join("");

describe("lines with right-to-left letters", () => {
  it.each([
    ["a name", reversed("أحمد علي"), "أحمد علي"],
    ["a name in Hebrew", reversed("דוד לוי"), "דוד לוי"],
    ["with a word from left to right", `Java ${reversed("مهندس")}`, "مهندس Java"],
    ["with a number", `2021 ${reversed("منذ")}`, "منذ 2021"],
    [
      "a name in a line from left to right",
      `Name: ${reversed("أحمد")} (Java)`,
      "Name: أحمد (Java)",
    ],
    ["brackets named as they are seen", `(Java) ${reversed("أحمد")}`, "أحمد (Java)"],
    ["brackets named as they were typed", `)Java( ${reversed("أحمد")}`, "أحمد (Java)"],
    ["brackets in brackets", `[(${reversed("علي")}) ${reversed("أحمد")}]`, "[أحمد (علي)]"],
    [
      "brackets at the start of words in a line from left to right",
      `Name: )${reversed("علي")}( ${reversed("أحمد")} (Java)`,
      "Name: أحمد (علي) (Java)",
    ],
    ["signs that are no pair", `${reversed("ب")} (2 ${reversed("أ")} (1`, "1( أ 2( ب"],
  ])("%s", (_name, seen, text) => {
    expect(read(seen)).toBe(text);
  });

  it("are put in order whole, though they are drawn in pieces", () => {
    const right = line(reversed("أحمد"), { x: 100 });
    const left = line(reversed("علي"), { x: 60 });
    expect(pageText([...right, ...left])).toBe("أحمد علي");
  });

  it("other lines stay as they are", () => {
    expect(pageText(line("Java engineer"))).toBe("Java engineer");
  });
});
