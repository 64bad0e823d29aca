import { describe, expect, it } from "@jest/globals";
import { plainCharacters, symbolOf } from "./plain-characters.js";
import { webLink } from "./web-link.js";

describe("characters as the page shows them", () => {
  it.each([
    ["controls become spaces", "Java\u0007Kafka\u0000", "Java Kafka "],
    ["tabs and line breaks stay", "a\tb\r\nc\rd", "a\tb\nc\nd"],
    [
      "marks without width go; soft hyphens wait for the end of the line",
      "infra\u00ADstruc\u200Bture\uFEFF",
      "infra\u00ADstructure",
    ],
    ["hyphens of every kind are one", "co\u2011op co\u2010op", "co-op co-op"],
    ["bullets of symbol fonts are bullets", "\uF0B7 Java", "• Java"],
    ["other icons are spaces", "\uF095(214) 555-0177", " (214) 555-0177"],
    ["accents are on their letters", "Jose\u0301", "José"],
    ["halves of pairs are spaces, whole pairs stay", "a\uD800b\u{1F600}", "a b\u{1F600}"],
    ["joiners of letters stay", "\u0645\u06CC\u200C\u062E", "\u0645\u06CC\u200C\u062E"],
  ])("%s", (_name, text, shown) => {
    expect(plainCharacters(text)).toBe(shown);
  });

  it("signs of symbol fonts stand apart", () => {
    expect(symbolOf(0xf0b7)).toBe(" • ");
    expect(symbolOf(0xe9)).toBe("é");
    expect(symbolOf(Number.NaN)).toBe(" • ");
  });
});

describe("links", () => {
  it.each([
    ["https://example.com/a b", "https://example.com/a%20b"],
    ["MAILTO:anna@example.com", "mailto:anna@example.com"],
    ["javascript:x", undefined],
    ["file:///etc", undefined],
    ["word/document.xml", undefined],
    [`https://example.com/${"x".repeat(2_000)}`, undefined],
  ])("%s", (address, link) => {
    expect(webLink(address)).toBe(link);
  });
});
