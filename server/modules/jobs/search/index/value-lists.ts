import { forEachBit, type Bits } from "./bits.js";
import { longer } from "./longer-column.js";

/** The length of a list takes one byte. */
const LONGEST = 255;
/** Room for new lists, besides that for half as many again. */
const SPARE = 32_768;

/** The filter values of each job, by number, in one column after the other: to count the values of a few jobs, only theirs are read. */
export class ValueLists {
  private start: Uint32Array;
  private lengths: Uint8Array;
  private lists: Uint32Array;
  private end = 0;

  constructor(capacity: number) {
    this.start = new Uint32Array(capacity);
    this.lengths = new Uint8Array(capacity);
    this.lists = new Uint32Array(capacity * 8);
  }

  get bytes(): number {
    return this.start.byteLength + this.lengths.byteLength + this.lists.byteLength;
  }

  /** Numbers in all lists, those that were replaced or removed among them. */
  get written(): number {
    return this.end;
  }

  /** @param stored the jobs whose lists must be kept, if there is no room for another one */
  write(job: number, values: readonly number[], stored: Bits): void {
    const length = Math.min(values.length, LONGEST);
    if (this.end + length > this.lists.length) this.makeRoom(stored);
    this.lists.set(values.slice(0, length), this.end);
    this.start[job] = this.end;
    this.lengths[job] = length;
    this.end += length;
  }

  forEach(job: number, visit: (value: number) => void): void {
    const start = this.start[job] ?? 0;
    const end = start + (this.lengths[job] ?? 0);
    for (let at = start; at < end; at++) visit(this.lists[at] ?? 0);
  }

  /** How often each of `values` values is in the lists of these jobs. */
  count(jobs: Uint32Array, values: number): Uint32Array {
    const totals = new Uint32Array(values);
    const { lists, start, lengths } = this;
    for (const job of jobs) {
      const first = start[job] ?? 0;
      const end = first + (lengths[job] ?? 0);
      for (let at = first; at < end; at++) {
        const value = lists[at] ?? 0;
        totals[value] = (totals[value] ?? 0) + 1;
      }
    }
    return totals;
  }

  grow(capacity: number): void {
    this.start = longer(this.start, capacity);
    this.lengths = longer(this.lengths, capacity);
  }

  /** Drops lists of jobs that were replaced or removed, and makes the rest half as long again. */
  private makeRoom(stored: Bits): void {
    let used = 0;
    forEachBit(stored, (job) => (used += this.lengths[job] ?? 0));
    const lists = new Uint32Array(Math.ceil(used * 1.5) + SPARE);
    let end = 0;
    forEachBit(stored, (job) => {
      const start = this.start[job] ?? 0;
      const length = this.lengths[job] ?? 0;
      lists.set(this.lists.subarray(start, start + length), end);
      this.start[job] = end;
      end += length;
    });
    this.lists = lists;
    this.end = end;
  }
}
