import { countBits } from "./bits.js";
import type { FoundJobs } from "./found-jobs.js";
import type { IndexQuery, RangeSteps, RangeTotals } from "./index-calls.js";
import type { JobColumns } from "./job-columns.js";
import { numbersByPlace } from "./place-column.js";

const NONE: RangeTotals = { payAtLeast: [], postedWithin: [], places: [] };

/** Counts the jobs within each step of the ranges. A step is counted as if none were chosen in its range. */
export function countRanges(
  columns: JobColumns,
  found: FoundJobs,
  { ranges: steps, now }: IndexQuery,
): RangeTotals {
  if (steps === null) return NONE;
  const { hourlyPay, newest } = columns;
  const posted = found.withoutRange("postedSince");
  return {
    payAtLeast: countSteps(
      found.numbersWithoutRange("payAtLeast"),
      steps.payAtLeast.length,
      (ord) => stepsReached(steps.payAtLeast, hourlyPay[ord] ?? 0),
    ),
    postedWithin: steps.postedWithin.map((age) =>
      countBits(newest.dropOlder(posted.slice(), now - age)),
    ),
    places: countPlaces(columns, found, steps.places),
  };
}

/** Most searches name no city. */
function countPlaces(
  { places }: JobColumns,
  found: FoundJobs,
  steps: RangeSteps["places"],
): readonly number[] {
  if (steps.length === 0) return [];
  const depth = numbersByPlace(steps);
  return countSteps(found.numbersWithoutRange("places"), steps.length, (ord) =>
    places.highestOf(ord, depth),
  );
}

/** How many of the steps, which go up, a value has reached. */
function stepsReached(steps: readonly number[], value: number): number {
  let reached = 0;
  while (reached < steps.length && value >= (steps[reached] ?? Infinity)) reached += 1;
  return reached;
}

/**
 * @param steps from the widest to the narrowest: a job within one is within all before it
 * @param depthOf the number of steps that a job is within
 */
function countSteps(jobs: Uint32Array, steps: number, depthOf: (ord: number) => number): number[] {
  const ofDepth = new Uint32Array(steps + 1);
  for (const ord of jobs) {
    const depth = depthOf(ord);
    ofDepth[depth] = (ofDepth[depth] ?? 0) + 1;
  }
  const totals: number[] = [];
  for (let sum = 0, depth = steps; depth > 0; depth--)
    totals[depth - 1] = sum += ofDepth[depth] ?? 0;
  return totals;
}
