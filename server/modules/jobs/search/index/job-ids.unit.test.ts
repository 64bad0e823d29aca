import { expect, it } from "@jest/globals";
import { v7 } from "uuid";
import { bytesOfId, JobIds } from "./job-ids.js";

const CAPACITY = 8;

/** As many ids as there is room for, so that several share a bucket. */
function full() {
  const ids = Array.from({ length: CAPACITY }, () => v7());
  const kept = new JobIds(CAPACITY);
  for (const [ord, id] of ids.entries()) kept.add(ord, bytesOfId(id));
  return { ids, kept };
}
const numbers = (kept: JobIds, ids: readonly string[]) => ids.map((id) => kept.find(id));

it("finds a job by its id, and its id by its number", () => {
  const { ids, kept } = full();
  expect(numbers(kept, ids)).toEqual([...ids.keys()]);
  expect([...ids.keys()].map((ord) => kept.of(ord))).toEqual(ids);
});

it("finds no job by an id that it never had, or that is no UUID", () => {
  const { kept } = full();
  expect(numbers(kept, [v7(), "", "no-uuid", `${v7()}00`])).toEqual([-1, -1, -1, -1]);
});

it("forgets each of the jobs that share a bucket, in any order", () => {
  const { ids, kept } = full();
  const left = [...ids.keys()];
  for (const ord of [3, 0, 7, 5, 1, 6, 2, 4]) {
    kept.delete(ord);
    left[ord] = -1;
    expect(numbers(kept, ids)).toEqual(left);
  }
});

it("has the same jobs when there is room for more", () => {
  const { ids, kept } = full();
  kept.delete(2);
  kept.grow(CAPACITY * 4);
  const added = v7();
  kept.add(CAPACITY * 4 - 1, bytesOfId(added));
  expect(numbers(kept, [...ids, added])).toEqual([0, 1, -1, 3, 4, 5, 6, 7, CAPACITY * 4 - 1]);
});
