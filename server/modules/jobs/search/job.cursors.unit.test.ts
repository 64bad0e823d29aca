import { describe, expect, it } from "@jest/globals";
import { decodeCursor, encodeCursor } from "../../../core/paging.js";
import { readOrder } from "./asked.js";
import { cursorsOf, isCursorOf } from "./job.cursors.js";

const id = "0190a5b0-7c3e-7000-8000-000000000001";
const postedAt = Date.UTC(2026, 6, 1);
const byPay = readOrder({ query: "java", sort: "PAY" });
const newest = readOrder({ query: "java", sort: "NEWEST" });
const byWords = readOrder({ query: "java", sort: "BEST_MATCH" });

describe("the order of a list of jobs", () => {
  it.each([
    [{ sort: "PAY" }, "PAY"],
    [{ query: "java", sort: "PAY" }, "PAY"],
    [{ query: "java", sort: "NEWEST" }, "NEWEST"],
    [{ query: "java", sort: "BEST_MATCH" }, "BEST_MATCH"],
    [{ query: "java" }, "BEST_MATCH"],
    [{ sort: "BEST_MATCH" }, "NEWEST"],
    [{ query: "...", sort: "BEST_MATCH" }, "NEWEST"],
    [{}, "NEWEST"],
  ] as const)("%j is sorted by %s", (list, expected) => {
    expect(readOrder(list).sort).toBe(expected);
  });
});

describe("a cursor", () => {
  it.each([
    [byPay, { id, postedAt, hourlyPay: 65 }],
    [newest, { id, postedAt }],
    [byWords, { id, postedAt, tier: 3 }],
  ])("of %j leads back to its place", (list, position) => {
    const cursor = cursorsOf(list).encode(position);
    expect(cursorsOf(list).decode(cursor)).toEqual(position);
    expect(isCursorOf(list, cursor)).toBe(true);
  });

  it("counts a job without pay or rank as zero", () => {
    expect(cursorsOf(byPay).decode(cursorsOf(byPay).encode({ id, postedAt }))).toEqual({
      id,
      postedAt,
      hourlyPay: 0,
    });
    expect(cursorsOf(byWords).decode(cursorsOf(byWords).encode({ id, postedAt }))).toEqual({
      id,
      postedAt,
      tier: 0,
    });
  });

  it("belongs to the same words in another spelling only", () => {
    const cursor = cursorsOf(readOrder({ query: "java developer" })).encode({
      id,
      postedAt,
      tier: 1,
    });
    expect(isCursorOf(readOrder({ query: " JAVA  Developer " }), cursor)).toBe(true);
    expect(isCursorOf(readOrder({ query: "javadeveloper" }), cursor)).toBe(false);
    expect(isCursorOf(readOrder({ query: "java" }), cursor)).toBe(false);
  });

  it("belongs to one order only", () => {
    const position = { id, postedAt, hourlyPay: 65, tier: 1 };
    for (const made of [byPay, newest, byWords])
      for (const read of [byPay, newest, byWords])
        expect([made, read, isCursorOf(read, cursorsOf(made).encode(position))]).toEqual([
          made,
          read,
          made === read,
        ]);
  });

  it.each(["", "-1", "x", "1x", "x1", "1234567890123"])("with the pay %j is refused", (pay) => {
    expect(isCursorOf(byPay, encodeCursor(String(postedAt), id, pay))).toBe(false);
  });

  it.each(["", "12", "x", "1x", "x1"])("with the rank %j is refused", (tier) => {
    const [, , , mark = ""] = decodeCursor(cursorsOf(byWords).encode({ id, postedAt }), 4);
    expect(isCursorOf(byWords, encodeCursor(String(postedAt), id, "1", mark))).toBe(true);
    expect(isCursorOf(byWords, encodeCursor(String(postedAt), id, tier, mark))).toBe(false);
  });
});
