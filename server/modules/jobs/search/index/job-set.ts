import {
  bitsFor,
  clearBit,
  countBits,
  countCommon,
  forEachBit,
  grown,
  hasBit,
  numbersOf,
  setBit,
  unite,
  type Bits,
} from "./bits.js";

/** A list of numbers takes as much memory as bits once it has this share of the capacity. */
const FEW = 1 / 32;
const FIRST_LENGTH = 4;

/** The jobs with one value of a filter: a list while they are few, bits when they are many. */
export class JobSet {
  /** Lowest first. */
  private list: Uint32Array = new Uint32Array(FIRST_LENGTH);
  private count = 0;
  private bits: Bits | null = null;

  constructor(private capacity: number) {}

  /** A set of these jobs. It takes over the bits. */
  static of(jobs: Bits, capacity: number): JobSet {
    const set = new JobSet(capacity);
    set.count = countBits(jobs);
    if (set.count > capacity * FEW) set.bits = jobs;
    else set.list = numbersOf(jobs);
    return set;
  }

  /** How many jobs it has. */
  get size(): number {
    return this.count;
  }

  get bytes(): number {
    return this.bits?.byteLength ?? this.list.byteLength;
  }

  get stepsOfCountIn(): number {
    return this.bits?.length ?? this.count;
  }

  /** How many of these jobs it has; quicker than `countIn` when they are few. */
  countAmong(jobs: Uint32Array): number {
    const bits = this.asBits();
    let total = 0;
    for (let at = 0; at < jobs.length; at++) if (hasBit(bits, jobs[at] ?? 0)) total += 1;
    return total;
  }

  /** How many of these jobs it has. */
  countIn(jobs: Bits): number {
    if (this.bits) return countCommon(this.bits, jobs);
    let total = 0;
    for (let at = 0; at < this.count; at++) if (hasBit(jobs, this.list[at] ?? 0)) total += 1;
    return total;
  }

  add(job: number): void {
    if (this.has(job)) return;
    if (this.bits) setBit(this.bits, job);
    else this.insert(job);
    this.count += 1;
    if (!this.bits && this.count > this.capacity * FEW) this.toBits();
  }

  delete(job: number): void {
    if (!this.has(job)) return;
    if (this.bits) clearBit(this.bits, job);
    else {
      const at = this.placeOf(job);
      this.list.copyWithin(at, at + 1, this.count);
    }
    this.count -= 1;
  }

  /** Adds its jobs to `target`. */
  addTo(target: Bits): void {
    if (this.bits) unite(target, this.bits);
    else for (let at = 0; at < this.count; at++) setBit(target, this.list[at] ?? 0);
  }

  forEach(visit: (job: number) => void): void {
    if (this.bits) forEachBit(this.bits, visit);
    else for (let at = 0; at < this.count; at++) visit(this.list[at] ?? 0);
  }

  has(job: number): boolean {
    if (this.bits) return hasBit(this.bits, job);
    const at = this.placeOf(job);
    return at < this.count && this.list[at] === job;
  }

  /** The caller must not change them. */
  asBits(): Bits {
    if (this.bits) return this.bits;
    const bits = bitsFor(this.capacity);
    this.addTo(bits);
    return bits;
  }

  grow(capacity: number): void {
    this.capacity = capacity;
    if (this.bits) this.bits = grown(this.bits, capacity);
  }

  /** Index in the list of the first job from this number on. */
  private placeOf(job: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.list[middle] ?? 0) < job) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private insert(job: number): void {
    if (this.count === this.list.length) this.lengthen();
    const at = this.placeOf(job);
    this.list.copyWithin(at + 1, at, this.count);
    this.list[at] = job;
  }

  private lengthen(): void {
    const longer = new Uint32Array(Math.max(FIRST_LENGTH, this.list.length * 2));
    longer.set(this.list);
    this.list = longer;
  }

  private toBits(): void {
    this.bits = this.asBits();
    this.list = new Uint32Array(0);
  }
}
