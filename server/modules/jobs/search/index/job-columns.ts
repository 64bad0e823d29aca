import {
  bitsFor,
  clearBit,
  forEachBit,
  grown,
  hasBit,
  numbersOf,
  setBit,
  type Bits,
} from "./bits.js";
import { FilterValues, type FilterValue } from "./filter-values.js";
import { JobIds } from "./job-ids.js";
import { longer } from "./longer-column.js";
import { NewestFirst } from "./newest-first.js";
import { PlaceColumn } from "./place-column.js";
import { ValueLists } from "./value-lists.js";

/** What the columns keep of a job. `ord` is its number in every bitmap. */
export interface StoredJob {
  ord: number;
  /** As bytes. */
  id: Uint8Array;
  postedAt: number;
  validThrough: number;
  /** Cents an hour; 0 if unknown. */
  hourlyPay: number;
  places: readonly number[];
  /** Numbers of its filter values. */
  values: readonly number[];
}

/** Room for new jobs before all columns have to be copied. */
const SPARE = 4_096;
const GROWTH = 1.25;

/**
 * Everything of the open jobs but their words, in columns by `ord` and in bitmaps, so that filters,
 * counts, sorting and paging need no SQL.
 */
export class JobColumns {
  readonly values: FilterValues;
  readonly newest: NewestFirst;
  readonly ids: JobIds;
  readonly places: PlaceColumn;
  /** Jobs that are open at the time of the last `refresh`. */
  live: Bits;
  /** Live jobs by number of filter value. */
  totals = new Uint32Array(256);
  hourlyPay: Uint32Array;
  capacity: number;
  /** Numbers are given once; the next job gets `top + 1`. */
  top = -1;
  liveCount = 0;

  private stored: Bits;
  private postedAt: Float64Array;
  private validThrough: Float64Array;
  /** The rare values of each job. */
  private readonly lists: ValueLists;
  private refreshedAt = -Infinity;
  private nextEnd = Infinity;

  constructor(jobs: number) {
    this.capacity = Math.ceil(jobs * 1.02) + SPARE;
    this.values = new FilterValues(this.capacity);
    this.live = bitsFor(this.capacity);
    this.stored = bitsFor(this.capacity);
    this.postedAt = new Float64Array(this.capacity);
    this.validThrough = new Float64Array(this.capacity);
    this.hourlyPay = new Uint32Array(this.capacity);
    this.lists = new ValueLists(this.capacity);
    this.newest = new NewestFirst(this.capacity);
    this.ids = new JobIds(this.capacity);
    this.places = new PlaceColumn(this.capacity);
  }

  get bytes(): number {
    const columns = [this.postedAt, this.validThrough, this.hourlyPay];
    const arrays = [...columns, this.live, this.stored, this.totals];
    const others = [this.lists, this.values, this.newest, this.ids, this.places];
    return (
      arrays.reduce((sum, { byteLength }) => sum + byteLength, 0) +
      others.reduce((sum, { bytes }) => sum + bytes, 0)
    );
  }

  postedAtOf = (ord: number): number => this.postedAt[ord] ?? 0;

  addValue(value: FilterValue): number {
    const number = this.values.add(value);
    if (number >= this.totals.length) this.totals = longer(this.totals, this.totals.length * 2);
    return number;
  }

  /** Adds a job, or replaces the one of this number. */
  put(job: StoredJob): void {
    const { ord } = job;
    if (ord >= this.capacity) this.grow(Math.ceil(ord * GROWTH) + SPARE);
    if (hasBit(this.stored, ord)) this.remove(ord);
    this.top = Math.max(this.top, ord);
    this.postedAt[ord] = job.postedAt;
    this.validThrough[ord] = job.validThrough;
    this.hourlyPay[ord] = job.hourlyPay;
    this.ids.add(ord, job.id);
    this.places.set(ord, job.places);
    const { frequent } = this.values;
    const rare = job.values.filter((value) => !frequent.has(value));
    this.lists.write(ord, rare, this.stored);
    for (const value of job.values) this.values.addJob(value, ord);
    setBit(this.stored, ord);
    this.newest.add(ord, job.postedAt);
    if (job.validThrough > this.refreshedAt) this.open(ord);
  }

  remove(ord: number): void {
    if (!hasBit(this.stored, ord)) return;
    if (hasBit(this.live, ord)) this.close(ord);
    this.forEachValue(ord, (value) => this.values.set(value).delete(ord));
    clearBit(this.stored, ord);
    this.ids.delete(ord);
    this.places.delete(ord);
    this.newest.delete(ord);
  }

  /** Moves jobs in and out of `live` by the time. Does nothing until the next job ends. */
  refresh(now: number): void {
    if (now >= this.refreshedAt && now < this.nextEnd) {
      this.refreshedAt = now;
      return;
    }
    this.refreshedAt = now;
    this.nextEnd = Infinity;
    forEachBit(this.stored, (ord) => {
      const end = this.validThrough[ord] ?? 0;
      const isOpen = end > now;
      if (isOpen && end < this.nextEnd) this.nextEnd = end;
      if (isOpen === hasBit(this.live, ord)) return;
      if (isOpen) this.open(ord);
      else this.close(ord);
    });
  }

  /**
   * Counts the filter values of these jobs, by number of value: the rare ones by reading the lists of the jobs, the frequent ones,
   * which would make up half of these lists, by their bits.
   */
  countValues(jobs: Bits): Uint32Array {
    const numbers = numbersOf(jobs);
    const totals = this.countListed(numbers);
    const areFew = numbers.length < jobs.length;
    for (const value of this.values.frequent) {
      const set = this.values.set(value);
      totals[value] = areFew ? set.countAmong(numbers) : set.countIn(jobs);
    }
    return totals;
  }

  /** Values that the list of a job has on average. */
  get listedOfJob(): number {
    return this.lists.written / (this.top + 1);
  }

  /** The lists may also name values that were rare when they were written; their totals mean nothing. */
  countListed(jobs: Uint32Array): Uint32Array {
    return this.lists.count(jobs, this.values.all.length);
  }

  private forEachValue(ord: number, visit: (value: number) => void): void {
    const { frequent } = this.values;
    this.lists.forEach(ord, (value) => {
      if (!frequent.has(value)) visit(value);
    });
    for (const value of frequent) if (this.values.set(value).has(ord)) visit(value);
  }

  private open(ord: number): void {
    setBit(this.live, ord);
    this.liveCount += 1;
    this.nextEnd = Math.min(this.nextEnd, this.validThrough[ord] ?? 0);
    this.forEachValue(ord, (value) => (this.totals[value] = (this.totals[value] ?? 0) + 1));
  }

  private close(ord: number): void {
    clearBit(this.live, ord);
    this.liveCount -= 1;
    this.forEachValue(ord, (value) => (this.totals[value] = (this.totals[value] ?? 0) - 1));
  }

  private grow(capacity: number): void {
    this.capacity = capacity;
    this.live = grown(this.live, capacity);
    this.stored = grown(this.stored, capacity);
    this.postedAt = longer(this.postedAt, capacity);
    this.validThrough = longer(this.validThrough, capacity);
    this.hourlyPay = longer(this.hourlyPay, capacity);
    this.lists.grow(capacity);
    this.values.grow(capacity);
    this.newest.grow(capacity);
    this.ids.grow(capacity);
    this.places.grow(capacity);
  }
}
