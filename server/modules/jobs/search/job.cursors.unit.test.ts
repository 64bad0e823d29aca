import { describe, expect, it } from "@jest/globals";
import { decodeCursor, encodeCursor } from "../../../core/paging.js";
import { decodePosition, encodePosition, isCursorOf, sortOf } from "./job.cursors.js";

const id = "0190a5b0-7c3e-7000-8000-000000000001";
const postedAt = Date.UTC(2026, 6, 1);
const byPay = { query: "java", sort: "PAY" } as const;
const newest = { query: "java", sort: "NEWEST" } as const;
const byWords = { query: "java", sort: "BEST_MATCH" } as const;

describe("the order of a list of jobs", () => {
  it.each([
    [{ sort: "PAY" }, "PAY"],
    [byPay, "PAY"],
    [newest, "NEWEST"],
    [byWords, "BEST_MATCH"],
    [{ query: "java" }, "BEST_MATCH"],
    [{ sort: "BEST_MATCH" }, "NEWEST"],
    [{ query: "...", sort: "BEST_MATCH" }, "NEWEST"],
    [{}, "NEWEST"],
  ] as const)("%j is sorted by %s", (list, expected) => {
    expect(sortOf(list)).toBe(expected);
  });
});

describe("a cursor", () => {
  it.each([
    [byPay, { id, postedAt, hourlyPay: 65 }],
    [newest, { id, postedAt }],
    [byWords, { id, postedAt, tier: 3 }],
  ])("of %j leads back to its place", (list, position) => {
    const cursor = encodePosition(list, position);
    expect(decodePosition(list, cursor)).toEqual(position);
    expect(isCursorOf(list, cursor)).toBe(true);
  });

  it("counts a job without pay or rank as zero", () => {
    expect(decodePosition(byPay, encodePosition(byPay, { id, postedAt }))).toEqual({
      id,
      postedAt,
      hourlyPay: 0,
    });
    expect(decodePosition(byWords, encodePosition(byWords, { id, postedAt }))).toEqual({
      id,
      postedAt,
      tier: 0,
    });
  });

  it("belongs to the same words in another spelling only", () => {
    const cursor = encodePosition({ query: "java developer" }, { id, postedAt, tier: 1 });
    expect(isCursorOf({ query: " JAVA  Developer " }, cursor)).toBe(true);
    expect(isCursorOf({ query: "javadeveloper" }, cursor)).toBe(false);
    expect(isCursorOf({ query: "java" }, cursor)).toBe(false);
  });

  it("belongs to one order only", () => {
    const position = { id, postedAt, hourlyPay: 65, tier: 1 };
    for (const made of [byPay, newest, byWords])
      for (const read of [byPay, newest, byWords])
        expect([made, read, isCursorOf(read, encodePosition(made, position))]).toEqual([
          made,
          read,
          made === read,
        ]);
  });

  it.each(["", "-1", "x", "1x", "x1", "1234567890123"])("with the pay %j is refused", (pay) => {
    expect(isCursorOf(byPay, encodeCursor(String(postedAt), id, pay))).toBe(false);
  });

  it.each(["", "12", "x", "1x", "x1"])("with the rank %j is refused", (tier) => {
    const [, , , mark = ""] = decodeCursor(encodePosition(byWords, { id, postedAt }), 4);
    expect(isCursorOf(byWords, encodeCursor(String(postedAt), id, "1", mark))).toBe(true);
    expect(isCursorOf(byWords, encodeCursor(String(postedAt), id, tier, mark))).toBe(false);
  });
});
