/** Lets few things run at once. The others wait, first come, first served. */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly most: number) {}

  /** Runs `work` when it is its turn, and then gives the turn to the next one, even if it fails. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.most) this.running += 1;
    // The call that ends passes its place to the next one in the queue, so that a new call cannot take it.
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
