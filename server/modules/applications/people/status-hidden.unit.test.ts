import { describe, expect, it } from "@jest/globals";
import { BREAKS, MAY_STAY, STATUS_WORDINGS } from "../../../test/status-wordings.js";
import { passagesOf } from "./passages.js";
import { tokensOf } from "./person-tokens.js";
import { searchedText } from "./searched-text.js";
import { hideStatus } from "./visa-words.js";

const AROUND = /java|developer|kafka|austin|engineer/gi;
const resumeWith = (words: string): string => `Java developer\n${words} \nKafka Austin Engineer`;
const indexed = (text: string): string[] =>
  tokensOf({ text: searchedText(text), name: "", place: "" });
const quoted = (text: string): string =>
  passagesOf(searchedText(text), ["java", "kafka"])
    .flatMap(({ spans }) => spans.map((span) => span.text))
    .join(" ");

const HARMLESS = new Set(indexed(resumeWith("")));
const isHarmless = (token: string): boolean =>
  HARMLESS.has(token) || token.replace(MAY_STAY, "") === "";
/** What a reader could still make out. */
const leftOf = (shown: string): string =>
  shown
    .normalize("NFKC")
    .replace(AROUND, " ")
    .replace(MAY_STAY, " ")
    .replace(/[^\p{L}\p{N}]/gu, "");

describe("people are neither found nor shown by immigration status", () => {
  it.each(Object.entries(BREAKS))("%s", (_name, form) => {
    const told = STATUS_WORDINGS.flatMap(form).flatMap((words) => {
      const text = resumeWith(words);
      const found = indexed(text).filter((token) => !isHarmless(token));
      const left = leftOf(quoted(text));
      return found.length > 0 || left !== "" ? [{ words, found, left }] : [];
    });
    expect(told).toEqual([]);
  });
});

describe("words that only look like it stay", () => {
  it.each([
    ...["option", "adoption", "optimized", "optics", "visage", "envisaged", "beads", "leading"],
    ...["head of engineering", "greenfield cardinality", "workflow permissions", "co-op", "sponge"],
    ...["released a lien on", "permanently residential wiring", "authoring tools", "network"],
    ...["nationwide", "assignment", "E-commerce", "H-bridge", "L-shaped", "F1-score", "Java EE"],
    ...["stem cells", "citywide", "GCP", "GCC", "USA", "U.S. Bank", "B-tree", "J-Unit", "K-means"],
    ...["10,000 TPS", "the right to erasure", "permission to deploy", "status of orders"],
    ...["Captain Nemo", "internationalization", "eligible for bonus", "legal tech"],
  ])("%s", (words) => {
    expect(hideStatus(`We used ${words} here`)).toBe(`We used ${words} here`);
  });
});

it("hides the words and nothing beside them", () => {
  expect(hideStatus("Java, perma-\nnent resi\u00ADdent of Dallas;\nGreen\tCard")).toBe(
    "Java, … of Dallas;\n…",
  );
});
