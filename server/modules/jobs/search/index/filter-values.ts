import { MOST_VALUES } from "#site/filter-values";
import { bitsFor, type Bits } from "./bits.js";
import type { ValueCount } from "./index-calls.js";
import { JobSet } from "./job-set.js";
import { keepBest } from "./keep-best.js";

/** One value of a filter, e.g. `REMOTE` of `workplace`. */
export interface FilterValue {
  filter: string;
  value: string;
  label: string;
}

/** Values that are counted of a filter with more than `MOST_VALUES`: the others are too rare to choose from. */
const MOST_COUNTED = 40;

/** A value of more than this share of all numbers of jobs is counted quicker in its bits than in the lists of the jobs. */
const FREQUENT = 1 / 8;

interface NumberedTotal {
  number: number;
  total: number;
}
const hasMore = (one: NumberedTotal, other: NumberedTotal): boolean => one.total > other.total;

const keyOf = (filter: string, value: string): string => `${filter}:${value}`;

/** All values of all filters, each with its number and the jobs that have it. */
export class FilterValues {
  readonly all: FilterValue[] = [];
  /** Numbers of the values that many jobs have. Once among them, a value stays until the index is opened again. */
  readonly frequent = new Set<number>();
  private readonly numbers = new Map<string, number>();
  private readonly sets: JobSet[] = [];
  private readonly byFilter = new Map<string, number[]>();

  constructor(private capacity: number) {}

  get bytes(): number {
    return this.sets.reduce((sum, set) => sum + set.bytes, 0);
  }

  numberOf(filter: string, value: string): number | undefined {
    return this.numbers.get(keyOf(filter, value));
  }

  labelOf(number: number): string {
    return this.all[number]?.label ?? "";
  }

  rename(number: number, label: string): void {
    const known = this.all[number];
    if (known) this.all[number] = { ...known, label };
  }

  /** Gives the next number to a value that is not known yet. */
  add(added: FilterValue): number {
    const number = this.all.push(added) - 1;
    this.numbers.set(keyOf(added.filter, added.value), number);
    this.sets.push(new JobSet(this.capacity));
    const others = this.byFilter.get(added.filter);
    if (others) others.push(number);
    else this.byFilter.set(added.filter, [number]);
    return number;
  }

  /** Adds a job to those with a value. */
  addJob(number: number, job: number): void {
    const set = this.set(number);
    set.add(job);
    if (set.size > this.capacity * FREQUENT) this.frequent.add(number);
  }

  set(number: number): JobSet {
    const set = this.sets[number];
    if (!set) throw new RangeError(`no value ${number}`);
    return set;
  }

  /** The jobs that have at least one of the values. */
  anyOf(filter: string, values: readonly string[]): Bits {
    const found = bitsFor(this.capacity);
    for (const value of new Set(values)) {
      const number = this.numberOf(filter, value);
      if (number !== undefined) this.set(number).addTo(found);
    }
    return found;
  }

  /**
   * @param totalOf the jobs to count with a value, by its number
   * @param chosen values that are counted even if no job has them
   * @returns its most frequent values, or all if they are few, then the chosen ones that are not among them
   */
  counted(
    filter: string,
    totalOf: (number: number) => number,
    chosen: readonly string[],
  ): ValueCount[] {
    const most: NumberedTotal[] = [];
    const numbers = this.numbersOf(filter);
    const limit = numbers.length > MOST_VALUES ? MOST_COUNTED : MOST_VALUES;
    for (const number of numbers) {
      const total = totalOf(number);
      if (total > 0) keepBest(most, { number, total }, limit, hasMore);
    }
    const named = new Set(most.map(({ number }) => number));
    const known = new Set(chosen.flatMap((value) => this.numberOf(filter, value) ?? []));
    const missing = [...known].filter((number) => !named.has(number));
    const all = [...most, ...missing.map((number) => ({ number, total: totalOf(number) }))];
    return all.flatMap(({ number, total }) => {
      const entry = this.all[number];
      return entry ? [{ value: entry.value, label: entry.label, total }] : [];
    });
  }

  /** Steps that it takes to count the rare values of a filter one by one. */
  stepsToCountRare(filter: string): number {
    return this.numbersOf(filter).reduce(
      (sum, number) => (this.frequent.has(number) ? sum : sum + this.set(number).stepsOfCountIn),
      0,
    );
  }

  /** Numbers of the values of a filter. */
  numbersOf(filter: string): readonly number[] {
    return this.byFilter.get(filter) ?? [];
  }

  filters(): Iterable<string> {
    return this.byFilter.keys();
  }

  grow(capacity: number): void {
    this.capacity = capacity;
    for (const set of this.sets) set.grow(capacity);
  }
}
