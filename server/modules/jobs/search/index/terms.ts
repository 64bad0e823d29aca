import { bitsFor, type Bits } from "./bits.js";
import type { ValueCount } from "./index-calls.js";
import { TermSet } from "./term-set.js";

/** One value of a filter, e.g. `REMOTE` of `workplace`. */
export interface Term {
  filter: string;
  value: string;
  label: string;
}

/** Values of a filter that are counted for a search; the others are too rare to choose from. */
const MOST_COUNTED = 40;

const keyOf = (filter: string, value: string): string => `${filter}:${value}`;

/** All values of all filters, each with its number and the jobs that have it. */
export class Terms {
  readonly all: Term[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly sets: TermSet[] = [];
  private readonly byFilter = new Map<string, number[]>();

  constructor(private capacity: number) {}

  get bytes(): number {
    return this.sets.reduce((sum, set) => sum + set.bytes, 0);
  }

  numberOf(filter: string, value: string): number | undefined {
    return this.numbers.get(keyOf(filter, value));
  }

  /** Gives the next number to a term that is not known yet. */
  add(term: Term): number {
    const number = this.all.push(term) - 1;
    this.numbers.set(keyOf(term.filter, term.value), number);
    this.sets.push(new TermSet(this.capacity));
    const others = this.byFilter.get(term.filter);
    if (others) others.push(number);
    else this.byFilter.set(term.filter, [number]);
    return number;
  }

  set(number: number): TermSet {
    const set = this.sets[number];
    if (!set) throw new RangeError(`no term ${number}`);
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

  /** @param totals by number; its most frequent values first */
  counted(filter: string, totals: Uint32Array): ValueCount[] {
    const total = (number: number) => totals[number] ?? 0;
    return (this.byFilter.get(filter) ?? [])
      .filter((number) => total(number) > 0)
      .sort((a, b) => total(b) - total(a))
      .slice(0, MOST_COUNTED)
      .flatMap((number) => {
        const term = this.all[number];
        return term ? [{ value: term.value, label: term.label, total: total(number) }] : [];
      });
  }

  filters(): Iterable<string> {
    return this.byFilter.keys();
  }

  grow(capacity: number): void {
    this.capacity = capacity;
    for (const set of this.sets) set.grow(capacity);
  }
}
