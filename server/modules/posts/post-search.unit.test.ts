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
    const text = `opt opt ${words(1, 40)} opt card ${words(41, 80)}`;
    const [first, , , second] = excerptOf(text, ["opt", "card"]);
    expect(first?.text).toMatch(/^…w36/);
    expect(second).toEqual({ text: "card", isMatch: true });
  });

  it("of an empty text is empty", () => {
    expect(excerptOf("", ["opt"])).toEqual([]);
  });
});
