import { describe, expect, it } from "@jest/globals";
import { textOf, type Block } from "./document.js";
import { blocksSchema } from "./document-schema.js";

const paragraph = (text: string): Block => ({ type: "paragraph", runs: text ? [{ text }] : [] });

describe("the text of blocks", () => {
  it("has blocks on lines of their own, and a blank line where the page has one", () => {
    const blocks = [
      paragraph("Priya Raman"),
      paragraph("Dallas"),
      paragraph(""),
      paragraph("Java"),
    ];
    expect(textOf(blocks)).toBe("Priya Raman\nDallas\n\nJava");
  });

  it("has a blank line before a heading, but not between two", () => {
    const heading = (level: number, text: string): Block => ({
      type: "heading",
      level,
      runs: [{ text }],
    });
    expect(textOf([paragraph("Dallas"), heading(1, "Work"), heading(2, "Fabrikam")])).toBe(
      "Dallas\n\nWork\nFabrikam",
    );
  });

  it("has cells a tab apart, or on lines if one has several", () => {
    const rows = [
      [[{ text: "Fabrikam" }], [{ text: "2021" }]],
      [[{ text: "Skills" }], [{ text: "Java\nKafka" }]],
    ];
    expect(textOf([{ type: "table", rows }])).toBe("Fabrikam\t2021\nSkills\nJava\nKafka");
  });

  it("is that of all runs", () => {
    expect(
      textOf([{ type: "item", level: 0, runs: [{ text: "Ja", bold: true }, { text: "va" }] }]),
    ).toBe("Java");
  });
});

describe("blocks of another process", () => {
  it("are taken if they have the agreed shape", () => {
    const blocks = [
      { type: "item", level: 2, runs: [{ text: "Java", link: "https://example.com/" }] },
    ];
    expect(blocksSchema.parse(blocks)).toEqual(blocks);
  });

  it.each([
    [{ type: "heading", level: 7, runs: [] }],
    [{ type: "script", runs: [] }],
    [{ type: "paragraph", runs: [{ text: "x", link: "javascript:x" }] }],
    [{ type: "table", rows: [[{ text: "x" }]] }],
  ])("are refused: %j", (block) => {
    expect(blocksSchema.safeParse([block]).success).toBe(false);
  });
});
