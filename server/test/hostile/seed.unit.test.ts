import { describe, expect, it } from "@jest/globals";
import { seedOf } from "./seed.js";

describe("the seed of the hostile cases", () => {
  it.each([undefined, ""])("is the same in every run that names none (%j)", (given) => {
    expect(seedOf(given)).toBe(20_261_122);
  });

  it.each([
    ["7", 7],
    ["-2147483648", -2_147_483_648],
    ["2147483647", 2_147_483_647],
  ])("is %s if that is named", (given, seed) => {
    expect(seedOf(given)).toBe(seed);
  });

  it.each(["random", "1.5", "1e3", "2147483648", " 7"])("can't be %j", (given) => {
    expect(() => seedOf(given)).toThrow("HOSTILE_SEED");
  });
});
