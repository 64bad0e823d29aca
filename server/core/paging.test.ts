import { describe, expect, it } from "@jest/globals";
import { newId } from "./ids.js";
import { decodeTimeCursor, encodeCursor, encodeTimeCursor } from "./paging.js";

describe("a cursor over time and id", () => {
  it("comes back as it went", () => {
    const [time, id] = [new Date("2026-02-03T04:05:06.789Z"), newId()];
    expect(decodeTimeCursor(encodeTimeCursor(time, id))).toEqual({ time, id });
  });

  it.each([
    ["8640000000000000", newId()],
    ["253402300800000", newId()],
    ["-1", newId()],
    ["NaN", newId()],
    ["", newId()],
    ["1e3", newId()],
    ["1767225600000", "1 OR 1=1"],
  ])("is refused when it holds %s and %s", (...key) => {
    expect(() => decodeTimeCursor(encodeCursor(...key))).toThrow("The page cursor is not valid.");
  });
});
