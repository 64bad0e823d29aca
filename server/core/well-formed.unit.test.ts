import { describe, expect, it } from "@jest/globals";
import { decodeCursor, encodeCursor } from "./paging.js";
import { findIllFormed } from "./well-formed.js";

const HALF = "\ud800";

describe("text that is not valid Unicode", () => {
  it.each([
    [HALF, ""],
    [`a${HALF}b`, ""],
    ["\udc00\ud800", ""],
    [{ name: "A", address: { city: HALF } }, "address.city"],
    [{ skills: ["Java", HALF] }, "skills.1"],
    [{ [HALF]: 1 }, ""],
    [{ deep: { [HALF]: 1 } }, "deep"],
  ])("%j is found at %j", (value, place) => {
    expect(findIllFormed(value)).toBe(place);
  });

  it.each(["", "Zoë", "😀", { a: ["𝒳", 1, null, true] }, null, undefined, 7])(
    "%j is well-formed",
    (value) => {
      expect(findIllFormed(value)).toBeNull();
    },
  );

  it("is found at any depth", () => {
    const depth = 40_000;
    const nested: unknown = JSON.parse("[".repeat(depth) + '"\\ud800"' + "]".repeat(depth));
    expect(findIllFormed(nested)).toMatch(/^(0\.)+0$/);
  });

  it("is refused in a cursor", () => {
    expect(() => decodeCursor(encodeCursor(HALF, "id"), 2)).toThrow(
      expect.objectContaining({ code: "BAD_INPUT" }),
    );
  });
});
