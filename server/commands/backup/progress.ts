const EVERY_MS = 10_000;

/** Says how far long work is, every ten seconds. */
export class Progress {
  private done = 0;
  private toldAt = Date.now();

  /** @param say gets what is done so far */
  constructor(private readonly say: (done: number) => string) {}

  add(count: number): void {
    this.done += count;
    if (Date.now() - this.toldAt < EVERY_MS) return;
    this.toldAt = Date.now();
    console.log(`  ${this.say(this.done)}`);
  }
}

export const megabytes = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString("en-US", { maximumFractionDigits: bytes < 1e7 ? 1 : 0 })} MB`;
export const counted = (count: number, what: string): string =>
  `${count.toLocaleString("en-US")} ${what}${count === 1 ? "" : "s"}`;
