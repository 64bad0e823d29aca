import { bitsFor, clearBit, grown, hasBit, highestUpTo, setBit, type Bits } from "./bits.js";

/** Where a list stopped: the time of its last job, and the job's number if this index has it. */
export interface Newest {
  postedAt: number;
  /** Infinity if this index no longer has the job; jobs of the same time are then shown again. */
  ord: number;
}

interface LateJob {
  ord: number;
  postedAt: number;
}

/**
 * The order of jobs by time of posting. Numbers are given as jobs arrive, so the highest is almost
 * always the newest. The few that arrived late, with an earlier time than one before them, are kept
 * apart in a sorted list, and both are merged.
 */
export class NewestFirst {
  /** By number: the latest time up to it, which never goes down. */
  private reached: Float64Array;
  private top = -1;
  private lateBits: Bits;
  /** Oldest first. */
  private late: LateJob[] = [];

  constructor(capacity: number) {
    this.reached = new Float64Array(capacity);
    this.lateBits = bitsFor(capacity);
  }

  get bytes(): number {
    return this.reached.byteLength + this.lateBits.byteLength;
  }

  /** Adds a job; its number is above all others, or one that was used before. */
  add(ord: number, postedAt: number): void {
    const before = this.top < 0 ? -Infinity : (this.reached[this.top] ?? 0);
    for (let hole = this.top + 1; hole < ord; hole++) this.reached[hole] = Math.max(before, 0);
    if (ord > this.top) {
      this.reached[ord] = Math.max(before, postedAt);
      this.top = ord;
    }
    if (this.reached[ord] === postedAt) return;
    setBit(this.lateBits, ord);
    this.late.splice(this.placeOf(postedAt, ord), 0, { ord, postedAt });
  }

  delete(ord: number): void {
    if (!hasBit(this.lateBits, ord)) return;
    clearBit(this.lateBits, ord);
    this.late = this.late.filter((job) => job.ord !== ord);
  }

  grow(capacity: number): void {
    const longer = new Float64Array(capacity);
    longer.set(this.reached);
    this.reached = longer;
    this.lateBits = grown(this.lateBits, capacity);
  }

  /** The first number from which on jobs that are not late are of this time or newer. */
  firstSince(time: number): number {
    let low = 0;
    let high = this.top + 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.reached[middle] ?? 0) < time) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Removes from `jobs` those posted before this time. */
  dropOlder(jobs: Bits, time: number): Bits {
    const first = this.firstSince(time);
    const word = first >>> 5;
    jobs.fill(0, 0, word);
    if (jobs[word] !== undefined && (first & 31) > 0) jobs[word] &= -1 << (first & 31);
    for (const { ord, postedAt } of this.late) {
      if (postedAt >= time) break;
      clearBit(jobs, ord);
    }
    return jobs;
  }

  /** @returns numbers of up to `limit` of these jobs, newest first, from the one after `after` */
  page(jobs: Bits, after: Newest | null, limit: number): number[] {
    const inOrder = this.inOrder(jobs, after);
    const late = this.lateOnes(jobs, after);
    const page: number[] = [];
    let one = inOrder();
    let other = late();
    while (page.length < limit && (one || other)) {
      if (one && (!other || isNewer(one, other))) {
        page.push(one.ord);
        one = inOrder();
      } else if (other) {
        page.push(other.ord);
        other = late();
      }
    }
    return page;
  }

  private inOrder(jobs: Bits, after: Newest | null): () => LateJob | null {
    let from = after ? this.firstSince(after.postedAt + 1) - 1 : this.top;
    return () => {
      for (; from >= 0; from -= 1) {
        const ord = highestUpTo(jobs, from);
        if (ord < 0) break;
        from = ord;
        const job = { ord, postedAt: this.reached[ord] ?? 0 };
        if (hasBit(this.lateBits, ord) || (after && !isNewer(after, job))) continue;
        from -= 1;
        return job;
      }
      from = -1;
      return null;
    };
  }

  private lateOnes(jobs: Bits, after: Newest | null): () => LateJob | null {
    let at = after ? this.placeOf(after.postedAt, after.ord) - 1 : this.late.length - 1;
    return () => {
      for (; at >= 0; at -= 1) {
        const job = this.late[at];
        if (!job || !hasBit(jobs, job.ord)) continue;
        at -= 1;
        return job;
      }
      return null;
    };
  }

  /** Index in `late` of the first job that is not older than this one. */
  private placeOf(postedAt: number, ord: number): number {
    let low = 0;
    let high = this.late.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const job = this.late[middle];
      if (job && isNewer({ postedAt, ord }, job)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Of the same time, the one with the higher number counts as newer. */
export const isNewer = (one: Newest, other: Newest): boolean =>
  one.postedAt > other.postedAt || (one.postedAt === other.postedAt && one.ord > other.ord);
