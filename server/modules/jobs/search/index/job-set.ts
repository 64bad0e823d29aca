import {
  bitsFor,
  clearBit,
  countCommon,
  forEachBit,
  grown,
  hasBit,
  setBit,
  unite,
  type Bits,
} from "./bits.js";

/** A list of numbers takes as much memory as bits once it has this share of the capacity. */
const FEW = 1 / 32;
const FIRST_LENGTH = 4;

/** The jobs with one value of a filter: a list while they are few, bits when they are many. */
export class JobSet {
  private list = new Uint32Array(FIRST_LENGTH);
  private size = 0;
  private bits: Bits | null = null;

  constructor(private capacity: number) {}

  get bytes(): number {
    return this.bits?.byteLength ?? this.list.byteLength;
  }

  /** Steps of `countIn`. */
  get length(): number {
    return this.bits?.length ?? this.size;
  }

  /** How many of these jobs it has. */
  countIn(jobs: Bits): number {
    if (this.bits) return countCommon(this.bits, jobs);
    let total = 0;
    for (let at = 0; at < this.size; at++) if (hasBit(jobs, this.list[at] ?? 0)) total += 1;
    return total;
  }

  add(job: number): void {
    if (this.bits) {
      setBit(this.bits, job);
      return;
    }
    if (this.size === this.list.length) this.lengthen();
    this.list[this.size++] = job;
    if (this.size > this.capacity * FEW) this.toBits();
  }

  delete(job: number): void {
    if (this.bits) {
      clearBit(this.bits, job);
      return;
    }
    const at = this.list.subarray(0, this.size).indexOf(job);
    if (at === -1) return;
    this.list.copyWithin(at, at + 1, this.size);
    this.size -= 1;
  }

  /** Adds its jobs to `target`. */
  addTo(target: Bits): void {
    if (this.bits) unite(target, this.bits);
    else for (let at = 0; at < this.size; at++) setBit(target, this.list[at] ?? 0);
  }

  forEach(visit: (job: number) => void): void {
    if (this.bits) forEachBit(this.bits, visit);
    else for (let at = 0; at < this.size; at++) visit(this.list[at] ?? 0);
  }

  has(job: number): boolean {
    return this.bits ? hasBit(this.bits, job) : this.list.subarray(0, this.size).includes(job);
  }

  grow(capacity: number): void {
    this.capacity = capacity;
    if (this.bits) this.bits = grown(this.bits, capacity);
  }

  private lengthen(): void {
    const longer = new Uint32Array(this.list.length * 2);
    longer.set(this.list);
    this.list = longer;
  }

  private toBits(): void {
    const bits = bitsFor(this.capacity);
    this.addTo(bits);
    this.bits = bits;
    this.list = new Uint32Array(0);
  }
}
