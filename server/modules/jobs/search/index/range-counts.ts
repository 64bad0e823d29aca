import { forEachBit, type Bits } from "./bits.js";
import type { IndexQuery, RangeTotals } from "./index-calls.js";
import { findJobs, PLACES } from "./index-search.js";
import type { JobColumns } from "./job-columns.js";
import type { TextBits } from "./text-bits.js";

const NONE: RangeTotals = { payAtLeast: [], postedWithin: [], places: [] };

/**
 * Counts the jobs within each step of the ranges. A step is counted as if none were chosen in its range.
 * @param found the jobs of the query
 */
export function countRanges(
  columns: JobColumns,
  text: TextBits,
  query: IndexQuery,
  found: Bits,
): RangeTotals {
  const { ranges: steps, now } = query;
  if (steps === null) return NONE;
  const without = (range: "payAtLeast" | "postedSince" | "places"): Bits =>
    query[range] === null
      ? found
      : findJobs(columns, text, { ...query, [range]: null, withCounts: false }).jobs;
  const isPaid = (ord: number, cents: number) => (columns.hourlyPay[ord] ?? 0) >= cents;
  const isNew = (ord: number, age: number) => columns.postedAtOf(ord) >= now - age;
  return {
    payAtLeast: countSteps(without("payAtLeast"), steps.payAtLeast, isPaid),
    postedWithin: countSteps(without("postedSince"), steps.postedWithin, isNew),
    places: countPlaces(columns, without("places"), steps.places),
  };
}

/** @param steps from the widest to the narrowest: a job outside of one is outside of all that follow */
function countSteps<Step>(
  jobs: Bits,
  steps: readonly Step[],
  isWithin: (ord: number, step: Step) => boolean,
): number[] {
  const totals = steps.map(() => 0);
  forEachBit(jobs, (ord) => {
    for (const [at, step] of steps.entries()) {
      if (!isWithin(ord, step)) return;
      totals[at] = (totals[at] ?? 0) + 1;
    }
  });
  return totals;
}

function countPlaces(
  columns: JobColumns,
  jobs: Bits,
  steps: readonly (readonly number[])[],
): number[] {
  // By place: the number of steps that it is within.
  const depth = new Uint8Array(PLACES);
  steps.forEach((places, at) => places.forEach((place) => (depth[place] = at + 1)));
  const numbers = steps.map((_, at) => at + 1);
  return countSteps(jobs, numbers, (ord, number) => columns.highestOf(ord, depth) >= number);
}
