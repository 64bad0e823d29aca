/** A UUID as 16 bytes. */
export const bytesOfId = (id: string): Buffer => Buffer.from(id.replaceAll("-", ""), "hex");

const LENGTH = 16;

/** The jobs' ids by number, as bytes. To read a page of them from the file would take longer than the rest of many searches. */
export class JobIds {
  private kept: Buffer;

  constructor(capacity: number) {
    this.kept = Buffer.alloc(capacity * LENGTH);
  }

  get bytes(): number {
    return this.kept.length;
  }

  set(ord: number, id: Uint8Array): void {
    this.kept.set(id, ord * LENGTH);
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
    const longer = Buffer.alloc(capacity * LENGTH);
    this.kept.copy(longer);
    this.kept = longer;
  }
}
