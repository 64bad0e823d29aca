import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { failureName } from "./failure-name.js";
import { honeypot } from "./honeypot.js";
import { keyedHash, newToken, sameDigest, tokenHash } from "./secrets.js";

describe("the name of a failure", () => {
  it("is the error's name and code, without its message", () => {
    const error = Object.assign(new TypeError("ana@example.com"), { code: "ECONNRESET" });
    expect(failureName(error)).toBe("TypeError ECONNRESET");
    expect(failureName(Object.assign(new Error("x"), { code: 1062 }))).toBe("Error 1062");
    expect(failureName(Object.assign(new Error("x"), { code: {} }))).toBe("Error");
    expect(failureName(new Error("secret"))).toBe("Error");
  });

  it("includes its causes, up to three names in total", () => {
    const deep = [4, 3, 2, 1].reduce<Error | undefined>(
      (cause, code) => Object.assign(new Error("x", { cause }), { code }),
      undefined,
    );
    expect(failureName(deep)).toBe("Error 1 < Error 2 < Error 3");
  });

  it("includes only the type of a cause that is not an error", () => {
    expect(failureName(new Error("x", { cause: "ana@example.com" }))).toBe("Error");
  });

  it.each([
    ["a text", "string"],
    [7, "number"],
    [null, "object"],
  ])("of %j is its type", (value, name) => {
    expect(failureName(value)).toBe(name);
  });

  it("fits its column of 500 characters", () => {
    const error = new Error("x");
    error.name = "E".repeat(600);
    expect(failureName(error)).toHaveLength(500);
  });
});

describe("the field that only robots fill in", () => {
  it.each(["http://spam.example", " x "])("%j is filled in", (value) => {
    expect(honeypot.parse(value)).toBe(true);
  });

  it.each(["", "  ", 7, null, undefined, {}])("%j is not", (value) => {
    expect(honeypot.parse(value)).toBe(false);
  });
});

describe("secrets", () => {
  it("tokens are 256 random bits, safe in a URL", () => {
    const tokens = Array.from({ length: 50 }, newToken);
    expect(new Set(tokens).size).toBe(50);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  });

  it("a token is stored as its SHA-256", () => {
    expect(tokenHash("abc")).toBe(createHash("sha256").update("abc").digest("hex"));
  });

  it("a keyed hash depends on the key, each part, and the boundaries between parts", () => {
    const expected = createHmac("sha256", "key").update("ab\u0000c").digest("hex");
    expect(keyedHash("key", "ab", "c")).toBe(expected);
    expect(keyedHash("key", "a", "bc")).not.toBe(expected);
    expect(keyedHash("other", "ab", "c")).not.toBe(expected);
  });

  it("digests are equal only if all characters are", () => {
    expect(sameDigest("abc", "abc")).toBe(true);
    expect(sameDigest("abc", "abd")).toBe(false);
    expect(sameDigest("abc", "abcd")).toBe(false);
    expect(sameDigest("", "")).toBe(true);
  });
});
