import { describe, expect, it } from "@jest/globals";
import { searchOf, searchParts } from "./search-parts.js";

/** Parts in short: `word`, `"phrase"`, and `-"left out"`. */
const short = (typed: string): string[] =>
  searchParts(typed).map(({ kind, text }) => {
    if (kind === "words") return text;
    return kind === "phrase" ? `"${text}"` : `-"${text}"`;
  });

describe("parts of a search", () => {
  it.each<[string, string[]]>([
    ["java developer", ["java developer"]],
    ['"registered nurse" texas -travel', ['"registered nurse"', "texas", '-"travel"']],
    ['java -"entry level" senior', ["java", '-"entry level"', "senior"]],
    ["“spring boot” „data lake“ «big data»", ['"spring boot"', '"data lake"', '"big data"']],
    ["java NOT php sql", ["java", '-"php"', "sql"]],
    ['NOT "entry level" java', ['-"entry level"', "java"]],
    ["NOT -php java", ['-"php"', "java"]],
    ["java NOT", ["java"]],
    ["NOT NOT php", ['-"php"']],
    ["java not php", ["java not php"]],
    ["-.net -3d -é", ['-".net"', '-"3d"', '-"é"']],
    ["- -( --php", ["- -( --php"]],
    ["front-end", ["front-end"]],
    ['5" pipe', ["5 pipe"]],
    ['"never closed', ["never closed"]],
    ['java " sql', ["java sql"]],
    ['""', ['""']],
    ["", []],
  ])("%j: %j", (typed, parts) => {
    expect(short(typed)).toEqual(parts);
  });

  it.each([
    ['java "spring boot" -php -"entry level"', 'java "spring boot" -"php" -"entry level"'],
    ["  java   sql ", "java sql"],
    ["", ""],
  ])("of %j are the search %j again", (typed, search) => {
    expect(searchOf(searchParts(typed))).toBe(search);
  });

  it("without words leave no gap in the search", () => {
    expect(
      searchOf([
        { kind: "phrase", text: "a" },
        { kind: "words", text: "" },
        { kind: "not", text: "b" },
      ]),
    ).toBe('"a" -"b"');
  });
});
