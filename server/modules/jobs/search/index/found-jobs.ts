import { bitsFor, intersect, numbersOf, setBit, subtract, type Bits } from "./bits.js";
import type { IndexQuery } from "./index-calls.js";
import type { JobColumns } from "./job-columns.js";
import { numbersByPlace } from "./place-column.js";
import type { TextBits } from "./text-bits.js";

/** The conditions of a search that are ranges; the others are filters with values. */
const RANGES = ["payAtLeast", "postedSince", "places"] as const;
export type Range = (typeof RANGES)[number];

/**
 * What a search finds. Counts leave one of its conditions out and need all others again, so each is looked up once: first the words,
 * then the conditions among the jobs that have them.
 */
export class FoundJobs {
  readonly jobs: Bits;
  /** Live jobs with the words. */
  private readonly worded: Bits;
  private readonly ranges = new Map<Range, Bits>();
  private readonly filters = new Map<string, Bits>();
  private readonly conditions: readonly Bits[];
  private numbers: Uint32Array | null = null;

  constructor(
    private readonly columns: JobColumns,
    text: TextBits,
    query: IndexQuery,
  ) {
    this.worded = columns.live.slice();
    const words = query.text && text.matching(query.text);
    if (words) intersect(this.worded, words);
    if (query.state !== null) intersect(this.worded, columns.values.anyOf("state", [query.state]));
    if (query.refused) this.leaveOut(query.refused);
    for (const [filter, values] of Object.entries(query.values))
      if (values.length > 0) this.filters.set(filter, columns.values.anyOf(filter, values));
    for (const range of RANGES) {
      const jobs = this.within(range, query);
      if (jobs) this.ranges.set(range, jobs);
    }
    this.conditions = [...this.filters.values(), ...this.ranges.values()];
    this.jobs = this.allBut(null);
  }

  private leaveOut({ filter, values, unless }: NonNullable<IndexQuery["refused"]>): void {
    const refused = this.columns.values.anyOf(filter, values).slice();
    subtract(this.worded, subtract(refused, this.columns.values.anyOf(filter, unless)));
  }

  /** The jobs that it would find without this filter. The caller must not change them. */
  withoutFilter(filter: string): Bits {
    return this.without(this.filters.get(filter));
  }

  /** The jobs that it would find without this range. The caller must not change them. */
  withoutRange(range: Range): Bits {
    return this.without(this.ranges.get(range));
  }

  /** The same, as numbers. Most searches have no range, so that they are the jobs found. */
  numbersWithoutRange(range: Range): Uint32Array {
    const jobs = this.withoutRange(range);
    return jobs === this.jobs ? (this.numbers ??= numbersOf(jobs)) : numbersOf(jobs);
  }

  private without(condition: Bits | undefined): Bits {
    return condition ? this.allBut(condition) : this.jobs;
  }

  private allBut(leftOut: Bits | null): Bits {
    const jobs = this.worded.slice();
    for (const condition of this.conditions) if (condition !== leftOut) intersect(jobs, condition);
    return jobs;
  }

  /** Null if the query has no such range. */
  private within(range: Range, { payAtLeast, postedSince, places }: IndexQuery): Bits | null {
    if (range === "payAtLeast") return payAtLeast === null ? null : this.paid(payAtLeast);
    if (range === "postedSince")
      return postedSince === null
        ? null
        : this.columns.newest.dropOlder(this.worded.slice(), postedSince);
    return places && this.inPlaces(places);
  }

  private paid(cents: number): Bits {
    const jobs = bitsFor(this.columns.capacity);
    const { hourlyPay } = this.columns;
    // Unknown pay is 0, and never enough.
    const least = Math.max(1, cents);
    for (const ord of numbersOf(this.worded)) if ((hourlyPay[ord] ?? 0) >= least) setBit(jobs, ord);
    return jobs;
  }

  private inPlaces(wanted: readonly number[]): Bits {
    const jobs = bitsFor(this.columns.capacity);
    const { places } = this.columns;
    const numbers = numbersByPlace([wanted]);
    for (const ord of numbersOf(this.worded))
      if (places.highestOf(ord, numbers) > 0) setBit(jobs, ord);
    return jobs;
  }
}
