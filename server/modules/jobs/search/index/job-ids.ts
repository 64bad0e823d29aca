/** A UUID as 16 bytes. */
export const bytesOfId = (id: string): Buffer => Buffer.from(id.replaceAll("-", ""), "hex");

const LENGTH = 16;
/** The last bytes of a UUID are random. */
const HASHED = 12;

/**
 * The jobs' ids by number, as bytes, and their numbers by id. To read a page of them from the file would take longer than the rest
 * of many searches, and an index of them in the file would be the largest of its tables to be written at random.
 */
export class JobIds {
  private kept: Buffer;
  /** A hash table: the number plus one of the job last added to each bucket; 0 for none. */
  private buckets: Uint32Array;
  /** By number: the job before it in its bucket, in the same form. */
  private before: Uint32Array;

  constructor(capacity: number) {
    this.kept = Buffer.alloc(capacity * LENGTH);
    this.buckets = new Uint32Array(capacity);
    this.before = new Uint32Array(capacity);
  }

  get bytes(): number {
    return this.kept.length + this.buckets.byteLength + this.before.byteLength;
  }

  /** Adds a job, which must not be there. */
  add(ord: number, id: Uint8Array): void {
    this.kept.set(id, ord * LENGTH);
    this.link(ord);
  }

  delete(ord: number): void {
    const bucket = this.bucketOf(this.bytesOf(ord));
    const before = this.before[ord] ?? 0;
    let later = (this.buckets[bucket] ?? 0) - 1;
    if (later === ord) this.buckets[bucket] = before;
    for (; later >= 0; later = (this.before[later] ?? 0) - 1)
      if (this.before[later] === ord + 1) this.before[later] = before;
  }

  /** @returns the number of the job; -1 if there is none */
  find(id: string): number {
    const wanted = bytesOfId(id);
    if (wanted.length !== LENGTH) return -1;
    let ord = (this.buckets[this.bucketOf(wanted)] ?? 0) - 1;
    while (ord >= 0 && !wanted.equals(this.bytesOf(ord))) ord = (this.before[ord] ?? 0) - 1;
    return ord;
  }

  of(ord: number): string {
    const hex = this.kept.toString("hex", ord * LENGTH, (ord + 1) * LENGTH);
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      hex.slice(12, 16),
      hex.slice(16, 20),
      hex.slice(20),
    ].join("-");
  }

  grow(capacity: number): void {
    const jobs = this.all();
    const longer = Buffer.alloc(capacity * LENGTH);
    this.kept.copy(longer);
    this.kept = longer;
    this.buckets = new Uint32Array(capacity);
    this.before = new Uint32Array(capacity);
    for (const ord of jobs) this.link(ord);
  }

  private all(): number[] {
    const jobs: number[] = [];
    for (const last of this.buckets)
      for (let ord = last - 1; ord >= 0; ord = (this.before[ord] ?? 0) - 1) jobs.push(ord);
    return jobs;
  }

  private link(ord: number): void {
    const bucket = this.bucketOf(this.bytesOf(ord));
    this.before[ord] = this.buckets[bucket] ?? 0;
    this.buckets[bucket] = ord + 1;
  }

  private bytesOf(ord: number): Buffer {
    return this.kept.subarray(ord * LENGTH, (ord + 1) * LENGTH);
  }

  private bucketOf(id: Buffer): number {
    return id.readUInt32LE(HASHED) % this.buckets.length;
  }
}
