import { describe, expect, it } from "@jest/globals";
import { indexedParts, isExact, stem } from "./indexed-words.js";

describe("the words of a resume", () => {
  it("are indexed in parts of at least three letters", () => {
    expect(indexedParts("node.js_x-front")).toEqual(["node", "js_x", "front"]);
    expect(indexedParts("go, r&d -- to aws")).toEqual(["aws"]);
  });

  it.each([
    ["developers", "developer"],
    ["jobs", "jobs"],
    ["nurses", "nurse"],
    ["business", "business"],
    ["status", "status"],
    ["analysis", "analysis"],
    ["kubernetes", "kubernete"],
  ])("%s is indexed as %s", (word, beginning) => {
    expect(stem(word)).toBe(beginning);
  });
});

describe("words matched exactly", () => {
  it.each(["h1b", "remote", "1099", "sb-1234", "r", "go", "qa", "9"])("%s", (word) =>
    expect(isExact(word)).toBe(true),
  );

  it.each(["c#", "c++", "9+", ".net", "r&d", "at&t", "a&bc"])("%s, with its signs", (word) =>
    expect(isExact(word)).toBe(true),
  );

  it.each(["java", "aws", "node.js", "sb-123", "xsb-1234", "a-b", "-a", "a-"])(
    "do not include %s",
    (word) => expect(isExact(word)).toBe(false),
  );

  it.each(["c#####", "abc#", ".net4", "abcd&e", "ab&cdef", "&"])("do not include %s", (word) =>
    expect(isExact(word)).toBe(false),
  );
});
