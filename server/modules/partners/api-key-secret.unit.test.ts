import { describe, expect, it } from "@jest/globals";
import { tokenHash } from "../../core/secrets.js";
import { KEY_FORMAT, newSecret } from "./api-key-secret.js";

describe("a new API key", () => {
  it("has the form that secret scanners recognize", () => {
    const { secret, stored } = newSecret();
    expect(secret).toMatch(/^sb_[0-9A-Za-z]{8}_[0-9A-Za-z]{40}$/);
    expect(KEY_FORMAT.exec(secret)?.[1]).toBe(stored.prefix);
  });

  it("is stored as a hash, with its prefix and its last four characters", () => {
    const { secret, stored } = newSecret();
    expect(stored).toEqual({
      prefix: secret.slice(3, 11),
      secretHash: tokenHash(secret),
      lastFour: secret.slice(-4),
    });
  });

  it("is different each time, in the prefix too", () => {
    const keys = Array.from({ length: 50 }, () => newSecret());
    expect(new Set(keys.map((key) => key.secret)).size).toBe(50);
    expect(new Set(keys.map((key) => key.stored.prefix)).size).toBe(50);
  });

  it("uses all of the alphabet", () => {
    const text = Array.from({ length: 200 }, () => newSecret().secret.slice(3)).join("");
    expect(new Set(text.replaceAll("_", "")).size).toBe(62);
  });
});

it.each(["", "sb_1234567_", " sb_", "sk_"])("a key is not %j", (start) => {
  expect(KEY_FORMAT.test(`${start}12345678_${"a".repeat(40)}`)).toBe(false);
});
