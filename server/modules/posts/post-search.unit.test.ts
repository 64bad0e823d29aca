import { describe, expect, it } from "@jest/globals";
import { excerptOf } from "./post-excerpt.js";
import { matches, searchedWords, wordsOf } from "./post-words.js";

describe("the words of a text", () => {
  it("have positions and match whole or by their parts", () => {
    expect(wordsOf("An H-1B, and C++.")).toEqual([
      { start: 0, end: 2, keys: ["an"] },
      { start: 3, end: 7, keys: ["h1b", "1b"] },
      { start: 9, end: 12, keys: ["and"] },
      { start: 13, end: 16, keys: ["c++"] },
    ]);
  });

  it("lose their accents and case", () => {
    expect(wordsOf("Résumé").map(({ keys }) => keys)).toEqual([["resume"]]);
  });

  it("are empty for a text without letters and digits", () => {
    expect(wordsOf(" — … ")).toEqual([]);
  });
});

describe("the words of a query", () => {
  it.each([
    ["how to renew an OPT card", ["renew", "opt", "card"]],
    ["how to", ["how", "to"]],
    ["visas visa", ["visa"]],
    ["status business gas", ["status", "business", "gas"]],
    ["", []],
    ["?!", []],
  ])("%j becomes %j", (query, words) => {
    expect(searchedWords(query)).toEqual(words);
  });

  it("are limited to twelve", () => {
    const query = Array.from({ length: 20 }, (_, i) => `word${i}`).join(" ");
    expect(searchedWords(query)).toHaveLength(12);
  });
});

describe("a word", () => {
  const [word] = wordsOf("OPT-extension");
  it.each([
    ["opt", true],
    ["ext", true],
    ["extension", true],
    ["op", false],
    ["ension", false],
  ])("is found by %j: %s", (searched, found) => {
    expect(word && matches(word, searched)).toBe(found);
  });

  it("of two letters matches only whole words", () => {
    const [pt] = wordsOf("PT");
    expect(pt && matches(pt, "pt")).toBe(true);
    expect(pt && matches(pt, "p")).toBe(false);
  });
});

describe("an excerpt", () => {
  const words = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => `w${from + i}`).join(" ");

  it("marks the words searched for", () => {
    expect(excerptOf("Your OPT ends. Renew OPT early.", ["opt"])).toEqual([
      { text: "Your ", isMatch: false },
      { text: "OPT", isMatch: true },
      { text: " ends. Renew ", isMatch: false },
      { text: "OPT", isMatch: true },
      { text: " early.", isMatch: false },
    ]);
  });

  it("is the beginning of a text without matches", () => {
    expect(excerptOf(words(1, 40), ["none"])).toEqual([
      { text: `${words(1, 26)}…`, isMatch: false },
    ]);
  });

  it("is the whole text if it is short", () => {
    expect(excerptOf("One. Two.", [])).toEqual([{ text: "One. Two.", isMatch: false }]);
  });

  it("starts five words before the first match, with an ellipsis where text is cut", () => {
    expect(excerptOf(words(1, 60), ["w30"])).toEqual([
      { text: `…${words(25, 29)} `, isMatch: false },
      { text: "w30", isMatch: true },
      { text: ` ${words(31, 50)}…`, isMatch: false },
    ]);
  });

  it("shows the place with the most different matches", () => {
    const text = `opt opt opt ${words(1, 40)} opt card ${words(41, 80)}`;
    const [first, , , second] = excerptOf(text, ["opt", "card"]);
    expect(first?.text).toMatch(/^…w36/);
    expect(second).toEqual({ text: "card", isMatch: true });
  });

  it("is where more words stand if none is different, and the first such place", () => {
    const twice = `opt ${words(1, 40)} opt ${words(41, 80)}`;
    expect(excerptOf(twice, ["opt"])[0]).toEqual({ text: "opt", isMatch: true });
    expect(excerptOf(`${twice} opt opt ${words(81, 120)}`, ["opt"])[0]?.text).toMatch(/^…w76/);
  });

  it("counts what it will show: 21 words from a match on", () => {
    const together = `opt ${words(1, 40)} opt ${words(41, 59)} card ${words(60, 99)}`;
    const apart = `opt ${words(1, 40)} opt ${words(41, 60)} card ${words(61, 99)}`;
    const isShown = (text: string) =>
      excerptOf(text, ["opt", "card"]).some((part) => part.isMatch && part.text === "card");
    expect(isShown(together)).toBe(true);
    expect(excerptOf(together, ["opt", "card"])[0]?.text).toMatch(/^…w36/);
    expect(excerptOf(apart, ["opt", "card"])[0]?.text).not.toMatch(/^…w36/);
  });

  it("has no empty parts, and keeps what stands before the first word", () => {
    expect(excerptOf("OPT", ["opt"])).toEqual([{ text: "OPT", isMatch: true }]);
    expect(excerptOf("“OPT”", ["opt"])).toEqual([
      { text: "“", isMatch: false },
      { text: "OPT", isMatch: true },
      { text: "”", isMatch: false },
    ]);
  });

  it("may start with a match that the densest place does not need", () => {
    const text = `${words(1, 30)} opt ${words(31, 34)} opt card ${words(35, 80)}`;
    expect(excerptOf(text, ["card", "w28"])[0]?.text).toMatch(/w27 $/);
    expect(excerptOf(`${words(1, 30)} opt w w w w w card card`, ["opt", "card"])[0]?.text).toMatch(
      /^…w26/,
    );
  });

  it("of an empty text is empty", () => {
    expect(excerptOf("", ["opt"])).toEqual([]);
  });
});
