import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { indexQuery } from "../../../test/index-samples.js";
import type { ChangeFeed } from "../../changes/change-feed.js";
import type { ChangeFollower } from "../../changes/change-follower.js";
import { FreshIndex } from "./fresh-index.js";
import type { SearchIndex } from "./index/search-index.js";

const QUERY = indexQuery();

let commit: () => void;
let hear: () => void;
let steps: string[];
let follow: () => Promise<void>;
let searching: () => Promise<void>;
let fresh: FreshIndex;

beforeEach(() => {
  steps = [];
  follow = async () => undefined;
  searching = async () => undefined;
  const changes = {
    onCommit: (listener: () => void) => (commit = listener),
    seal: async () => steps.push("seal"),
  };
  const follower = {
    onChanges: (listener: () => void) => (hear = listener),
    onGap: () => undefined,
  };
  const index = {
    follow: () => (steps.push("follow"), follow()),
    search: async () => {
      steps.push("search");
      await searching();
      return { total: 0, jobs: [], hasMore: false, counts: {}, ranges: {}, unknown: {} };
    },
    correct: async () => (steps.push("correct"), null),
  };
  const needs = {
    index: index as unknown as SearchIndex,
    changes: changes as unknown as ChangeFeed,
    follower: follower as unknown as ChangeFollower,
    logger: { error: () => steps.push("logged") } as never,
  };
  fresh = new FreshIndex(needs, 1_000);
  fresh.onOlderAnswers(() => steps.push("older answers"));
});
afterEach(() => void jest.useRealTimers());

it("answers at once if nothing was committed here", async () => {
  await fresh.search(QUERY);
  expect(steps).toEqual(["search"]);
});

it("takes over what was committed here, once", async () => {
  commit();
  await Promise.all([fresh.search(QUERY), fresh.search(QUERY)]);
  await fresh.search({ ...QUERY, first: 2 });
  expect(steps).toEqual(["seal", "follow", "search", "search"]);
});

it("searches once for a list and its counts", async () => {
  const counted = fresh.search({ ...QUERY, withCounts: true });
  expect(await fresh.search(QUERY)).toBe(await counted);
  expect(steps).toEqual(["search"]);
});

it("searches again for counts that the list did not ask for", async () => {
  await Promise.all([fresh.search(QUERY), fresh.search({ ...QUERY, withCounts: true })]);
  expect(steps).toEqual(["search", "search"]);
});

it("searches once for the last day, also a moment later", async () => {
  const day = 86_400_000;
  await fresh.search({ ...QUERY, now: 2 * day, postedSince: day, withCounts: true });
  await fresh.search({ ...QUERY, now: 2 * day + 5, postedSince: day + 5 });
  expect(steps).toEqual(["search"]);
  await fresh.search({ ...QUERY, now: 2 * day + 5, postedSince: 5 });
  expect(steps).toEqual(["search", "search"]);
});

it("searches again for other ranges", async () => {
  const near = (places: number[][]) => ({ payAtLeast: [], postedWithin: [], places });
  const counted = { ...QUERY, withCounts: true };
  await fresh.search({ ...counted, ranges: near([[1, 2], [1]]) });
  await fresh.search({ ...counted, ranges: near([[1, 2], [1]]) });
  expect(steps).toEqual(["search"]);
  await fresh.search({ ...counted, ranges: near([[3], [3]]) });
  expect(steps).toEqual(["search", "search"]);
});

it("searches again after a failure", async () => {
  searching = () => Promise.reject(new Error("the index is gone"));
  await expect(fresh.search(QUERY)).rejects.toThrow("the index is gone");
  searching = async () => undefined;
  await fresh.search(QUERY);
  expect(steps).toEqual(["search", "search"]);
});

it("looks for a better spelling once until something changes", async () => {
  for (let i = 0; i < 2; i += 1) await fresh.correct("jva", []);
  await fresh.correct("jva", ["jva"]);
  hear();
  await fresh.correct("jva", []);
  expect(steps).toEqual(["correct", "correct", "follow", "correct"]);
});

it("waits for what others have committed if it is asked to", async () => {
  await fresh.search(QUERY, true);
  expect(steps).toEqual(["seal", "follow", "search"]);
});

it("follows what others have committed when it hears of it", () => {
  hear();
  expect(steps).toEqual(["follow"]);
});

it("answers after what others have committed once it has heard of it", async () => {
  let end = () => {};
  follow = () => new Promise((resolve) => (end = resolve));
  hear();
  const answer = fresh.search(QUERY);
  await new Promise(setImmediate);
  expect(steps).toEqual(["follow"]);
  end();
  await answer;
  expect(steps).toEqual(["follow", "search"]);
});

it("fails rather than miss a change if it must see all", async () => {
  follow = () => Promise.reject(new Error("no database"));
  await expect(fresh.search(QUERY, true)).rejects.toThrow("no database");
  expect(steps).toEqual(["seal", "follow"]);
});

it("answers with what it has if changes can't be followed", async () => {
  follow = () => Promise.reject(new Error("no database"));
  commit();
  await fresh.search(QUERY);
  expect(steps).toEqual(["seal", "follow", "logged", "older answers", "search"]);
});

it("tries again with the next search", async () => {
  const once = follow;
  follow = () => Promise.reject(new Error("no database"));
  commit();
  await fresh.search(QUERY);
  follow = once;
  steps = [];
  for (let i = 0; i < 2; i += 1) await fresh.search({ ...QUERY, first: 2 });
  expect(steps).toEqual(["seal", "follow", "search"]);
});

it("does not wait for an index that is being built", async () => {
  jest.useFakeTimers();
  follow = () => new Promise(() => undefined);
  commit();
  const answer = fresh.search(QUERY);
  await jest.advanceTimersByTimeAsync(1_000);
  await answer;
  expect(steps).toEqual(["seal", "follow", "search"]);
});

it("says once it has caught up that it answered without a change", async () => {
  jest.useFakeTimers();
  let end = () => {};
  follow = () => new Promise((resolve) => (end = resolve));
  hear();
  const answer = fresh.search(QUERY);
  await jest.advanceTimersByTimeAsync(1_000);
  await answer;
  expect(steps).toEqual(["follow", "search"]);
  end();
  await jest.advanceTimersByTimeAsync(0);
  expect(steps).toEqual(["follow", "search", "older answers"]);
});

it("says nothing if it has caught up in time", async () => {
  hear();
  await fresh.search(QUERY);
  expect(steps).toEqual(["follow", "search"]);
});
