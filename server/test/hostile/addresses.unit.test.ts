import { describe, expect, it } from "@jest/globals";
import { addressOf, spellingsOf } from "./addresses.js";

describe("the spellings of a pattern", () => {
  it("is the pattern itself if nothing is optional", () => {
    expect(spellingsOf("/uploads/:file")).toEqual(["/uploads/:file"]);
  });

  it("leaves out and keeps each optional part", () => {
    expect(spellingsOf("/a{/:b}/c{/:d}")).toEqual(["/a/c", "/a/c/:d", "/a/:b/c", "/a/:b/c/:d"]);
  });

  it("leaves out and keeps an optional part inside another one", () => {
    expect(new Set(spellingsOf("/a{/:b{/:c}}"))).toEqual(new Set(["/a", "/a/:b", "/a/:b/:c"]));
  });
});

describe("the address of a pattern", () => {
  it("has a value for each parameter, from left to right", () => {
    expect(addressOf("/plans/:id/terms/:accepted.pdf", ["%00", "$&"])).toBe(
      "/plans/%00/terms/$&.pdf",
    );
  });

  it("needs a value for each parameter", () => {
    expect(() => addressOf("/plans/:id/terms/:accepted", ["a"])).toThrow("/plans/:id");
  });
});
