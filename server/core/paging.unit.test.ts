import { describe, expect, it } from "@jest/globals";
import { newId } from "./ids.js";
import {
  badCursor,
  decodeCursor,
  decodeTimeCursor,
  encodeCursor,
  encodeTimeCursor,
  mapPage,
  nodesOf,
  pageSize,
  toPage,
} from "./paging.js";

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("the page size", () => {
  it.each([
    [1, undefined],
    [100, undefined],
    [101, 500],
    [500, 500],
  ])("%s of at most %s is fine", (first, max) => {
    expect(pageSize(first, max)).toBe(first);
  });

  it.each([
    [0, undefined, 100],
    [-1, undefined, 100],
    [101, undefined, 100],
    [1.5, undefined, 100],
    [Number.NaN, undefined, 100],
    [501, 500, 500],
  ])("%s of at most %s is refused, naming the bounds", (first, max, bound) => {
    expect(() => pageSize(first, max)).toThrow(
      expect.objectContaining({
        code: "BAD_INPUT",
        message: expect.stringContaining(`1 to ${bound}`),
        details: { fields: { first: `Choose a number from 1 to ${bound}.` } },
      }),
    );
  });
});

describe("a cursor", () => {
  it("decodes to the key it was made from", () => {
    expect(decodeCursor(encodeCursor("Ünïcode", "", "3"), 3)).toEqual(["Ünïcode", "", "3"]);
  });

  it("is safe in a URL", () => {
    expect(encodeCursor("???>>>", "~~~")).toMatch(/^[\w-]+$/);
  });

  it.each([
    ["empty", ""],
    ["not base64", "!!!"],
    ["not JSON", Buffer.from("{oops").toString("base64url")],
    ["not a list", encoded({ 0: "a", 1: "b", length: 2 })],
    ["too few parts", encoded(["a"])],
    ["too many parts", encoded(["a", "b", "c"])],
    ["a part that is not text", encoded(["a", 1])],
    ["null", encoded(null)],
  ])("is refused: %s", (_what, cursor) => {
    expect(() => decodeCursor(cursor, 2)).toThrow(badCursor());
  });

  it("names the argument when it is refused", () => {
    expect(badCursor()).toMatchObject({
      code: "BAD_INPUT",
      message: expect.stringMatching(/cursor/),
      details: { fields: { after: expect.stringMatching(/cursor/i) } },
    });
  });
});

describe("a cursor over time and id", () => {
  it.each(["2026-02-03T04:05:06.789Z", "1970-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z"])(
    "decodes to the same time and id, at %s",
    (at) => {
      const [time, id] = [new Date(at), newId()];
      expect(decodeTimeCursor(encodeTimeCursor(time, id))).toEqual({ time, id });
    },
  );

  it.each([
    ["8640000000000000", newId()],
    ["-1", newId()],
    ["NaN", newId()],
    ["", newId()],
    ["1e3", newId()],
    ["1x", newId()],
    [" 1", newId()],
    ["253402300800000", newId()],
    ["1767225600000", "1 OR 1=1"],
    ["1767225600000", ""],
  ])("is refused when it holds %s and %s", (...key) => {
    expect(() => decodeTimeCursor(encodeCursor(...key))).toThrow("The page cursor isn't valid.");
  });

  it("without a time is refused, not read as 1970", () => {
    expect(() => decodeTimeCursor(encodeTimeCursor(null, newId()))).toThrow(badCursor());
  });
});

describe("a page", () => {
  const page = (rows: string[], limit: number, hasPrevious = false) =>
    toPage(
      rows,
      limit,
      (row) => `cursor of ${row}`,
      hasPrevious,
      async () => 42,
    );

  it("is full and has a next page if there is one row more", () => {
    const { edges, pageInfo } = page(["a", "b", "c"], 2);
    expect(edges).toEqual([
      { node: "a", cursor: "cursor of a" },
      { node: "b", cursor: "cursor of b" },
    ]);
    expect(pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: "cursor of a",
      endCursor: "cursor of b",
    });
  });

  it("is the last one if no row is left", () => {
    expect(page(["a", "b", "c"], 3, true).pageInfo).toMatchObject({
      endCursor: "cursor of c",
      hasNextPage: false,
      hasPreviousPage: true,
    });
  });

  it("has no cursors if it is empty", () => {
    expect(page([], 2)).toMatchObject({
      edges: [],
      pageInfo: { hasNextPage: false, startCursor: null, endCursor: null },
    });
  });

  it("gives its nodes in order", () => {
    expect(nodesOf(page(["a", "b", "c"], 2))).toEqual(["a", "b"]);
  });

  it("shows something else for each node, and leaves out those for which nothing is shown", async () => {
    const shown = mapPage(page(["a", "b", "c", "d"], 3), (row, index) =>
      row === "b" ? undefined : `${row}${index}`,
    );
    expect(shown.edges).toEqual([
      { node: "a0", cursor: "cursor of a" },
      { node: "c2", cursor: "cursor of c" },
    ]);
    expect(shown.pageInfo).toMatchObject({ hasNextPage: true, endCursor: "cursor of c" });
    expect(await shown.countAll()).toBe(42);
  });

  it("counts only when totalCount is requested", async () => {
    expect(await page([], 1).countAll()).toBe(42);
  });
});
