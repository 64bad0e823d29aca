import { expect, it } from "@jest/globals";
import { isGood, isHonest, longest, longestStop } from "./answers.js";

const answer = (at: number, tookMs: number, status = 201) => ({
  ...{ at, tookMs, status, retryAfter: null },
});

it("finds the longest time without a good answer, also before the first of them", () => {
  const answers = [answer(500, 100), answer(2_000, 200), answer(1_500, 7_000, 503)];
  answers.push(answer(2_100, 4_500), answer(7_000, 100));
  expect(longestStop(answers, 1_000)).toBe(4.4);
  expect(longestStop([answer(0, 9_000)], 1_000)).toBe(8);
});

it("finds none without answers", () => {
  expect([longestStop([], 0), longest([])]).toEqual([0, 0]);
});

it("takes 503 for honest only with a time to come back", () => {
  const refused = answer(0, 1, 503);
  expect([isHonest(refused), isHonest({ ...refused, retryAfter: "5" })]).toEqual([false, true]);
  expect([200, 201, 302, 429, 502, 0].map((status) => isGood(answer(0, 1, status)))).toEqual([
    ...[true, true, false, false, false, false],
  ]);
});
