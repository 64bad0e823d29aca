import { describe, expect, it } from "@jest/globals";
import { newId } from "../../../core/ids.js";
import { badCursor, encodeCursor, encodeTimeCursor } from "../../../core/paging.js";
import {
  decodeRankedCursor,
  encodeRankedCursor,
  isCursorOf,
  isRanked,
  rankedPart,
  rankingWords,
} from "./job.ranking.js";
import { searchTokens, type SearchTokens } from "./search-tokens.js";

const time = new Date("2026-02-03T04:05:06Z");
const id = newId();

function tokensOf(query: string): SearchTokens {
  const words = searchTokens(query);
  if (!words) throw new Error("nothing to search for");
  return words;
}

describe("a list", () => {
  it("is ranked if its query has words that may be in a role", () => {
    expect(isRanked(tokensOf("nurse dallas"), "BEST_MATCH")).toBe(true);
    expect(isRanked(tokensOf("nurse"), null)).toBe(true);
  });

  it.each([
    ["newest first is requested", tokensOf("nurse"), "NEWEST"],
    ["nothing is searched for", null, "BEST_MATCH"],
    ["the words are never in a role", tokensOf("remote"), "BEST_MATCH"],
  ] as const)("is newest first if %s", (_when, words, sort) => {
    expect(isRanked(words, sort)).toBe(false);
  });

  it("is ranked by the query words that occur in the role of an open job", () => {
    const totals = new Map([
      ["role:nurse", 3],
      ["role:dalla", 0],
    ]);
    expect(rankingWords(tokensOf("nurse dallas icu"), totals)).toEqual(["nurse"]);
  });
});

describe("the criteria of a rank", () => {
  const criteria = {
    where: [{ sql: "TRUE", values: [] }],
    industry: null,
    lists: [["c#"], ["remote"], ["c#", "go"]],
    texts: ["nurse"],
    since: null,
  };
  const words = tokensOf("c# nurse remote");

  it("require all ranking words in the role, and do not compare them with the text again", () => {
    expect(rankedPart("role", criteria, words, ["c#", "nurse"])).toEqual({
      ...criteria,
      lists: [["remote"], ["c#", "go"], ["role:c#"], ["role:nurse"]],
      texts: [],
    });
    expect(rankedPart("role", criteria, words, ["c#"])).toMatchObject({ texts: ["nurse"] });
  });

  it("exclude jobs with all ranking words, for the rest", () => {
    const { where, ...rest } = rankedPart("rest", criteria, words, ["c#", "nurse"]);
    expect(rest).toEqual({
      lists: criteria.lists,
      texts: criteria.texts,
      industry: null,
      since: null,
    });
    expect(where).toEqual([
      ...criteria.where,
      { sql: expect.stringContaining("< ?"), values: [["role:c#", "role:nurse"], 2] },
    ]);
  });

  it("do not change if no word ranks", () => {
    expect(rankedPart("rest", criteria, words, [])).toBe(criteria);
  });
});

describe("the cursor of a ranked list", () => {
  const words = tokensOf("senior nurse");

  it.each(["role", "rest"] as const)("keeps its position in rank %s", (rank) => {
    const place = { rank, ranking: ["nurse"], time, id };
    expect(decodeRankedCursor(encodeRankedCursor(place, words), words)).toEqual(place);
  });

  it.each([
    ["an unknown rank", [String(time.getTime()), id, "top", "01"]],
    ["invalid marks", [String(time.getTime()), id, "role", "0x"]],
    ["marks from a longer search", [String(time.getTime()), id, "role", "011"]],
    ["marks from a shorter search", [String(time.getTime()), id, "role", "1"]],
    ["no marks", [String(time.getTime()), id, "role", ""]],
    ["no time", ["x", id, "role", "01"]],
    ["no id", [String(time.getTime()), "1", "role", "01"]],
    ["a missing part", [String(time.getTime()), id, "role"]],
  ])("is refused with %s", (_what, parts) => {
    expect(() => decodeRankedCursor(encodeCursor(...parts), words)).toThrow(badCursor());
  });

  it("for a job without a publication time is refused", () => {
    const cursor = encodeRankedCursor({ rank: "role", ranking: [], time: null, id }, words);
    expect(() => decodeRankedCursor(cursor, words)).toThrow(badCursor());
  });

  it("can continue only its own search and order", () => {
    const ranked = encodeRankedCursor({ rank: "role", ranking: ["nurse"], time, id }, words);
    const timed = encodeTimeCursor(time, id);
    const search = { query: "senior nurse", sort: "BEST_MATCH" } as const;
    expect(isCursorOf(search, ranked)).toBe(true);
    expect(isCursorOf(search, timed)).toBe(false);
    expect(isCursorOf({ ...search, sort: "NEWEST" }, timed)).toBe(true);
    expect(isCursorOf({ ...search, query: "" }, timed)).toBe(true);
    expect(isCursorOf({ ...search, query: "nurse" }, ranked)).toBe(false);
  });
});
