import { describe, expect, it } from "@jest/globals";
import { passagesOf } from "./passages.js";
import { searchedText } from "./searched-text.js";

const textsOf = (text: string, ...words: string[]) =>
  passagesOf(searchedText(text), words).map(({ spans }) =>
    spans.map(({ text: part, isHit }) => (isHit ? `[${part}]` : part)).join(""),
  );
const filler = (count: number) => Array.from({ length: count }, () => "word").join(" ");

describe("passages", () => {
  it("mark the words found, with whole words around them", () => {
    expect(textsOf(`${filler(30)} built Python services ${filler(30)}`, "python")).toEqual([
      `${filler(12)} built [Python] services ${filler(12)}`,
    ]);
  });

  it("do not repeat what the one before shows", () => {
    const text = `Senior Python Developer ${filler(12)} with Python and Go ${filler(30)}`;
    const shown = textsOf(text, "python");
    expect(shown).toHaveLength(2);
    expect(shown.join(" ")).toBe(
      text.replaceAll("Python", "[Python]").slice(0, shown.join(" ").length),
    );
  });

  it.each([
    ["workflow", "Built work-\nflows in Java", "Built [workflows] in Java"],
    ["cross", "A cross-\nfunctional team", "A [cross]-functional team"],
    ["kafka", "Ka-\nfka and Java", "[Kafka] and Java"],
  ])("read the word %s that is broken at the end of a line", (word, text, shown) => {
    expect(textsOf(text, word)).toEqual([shown]);
  });

  it("never show immigration status, not even a phrase that one ends with and the next begins with", () => {
    for (let before = 40; before < 80; before += 1) {
      const text = `Python ${"x".repeat(before)} permanent resident ${filler(10)} Python ${filler(30)}`;
      const shown = textsOf(text, "python");
      expect(shown).toHaveLength(2);
      expect(shown.join(" ")).not.toMatch(/permanent|resident/);
    }
  });
});
