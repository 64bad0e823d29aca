const EVERY_MS = 20;

/** Measures how long events wait for this thread. */
export class LoopLag {
  private since: number;
  private last: number;
  private waited = 0;
  private readonly timer = setInterval(() => this.note(), EVERY_MS);

  /** @param now milliseconds of a clock that never goes back */
  constructor(private readonly now: () => number = () => performance.now()) {
    this.since = now();
    this.last = this.since;
    this.timer.unref();
  }

  /** Mean wait since the last call, in milliseconds, over time rather than over events: one long stop counts for all that arrive in it. */
  take(): number {
    this.note();
    const period = this.last - this.since;
    const mean = period > 0 ? this.waited / period : 0;
    this.since = this.last;
    this.waited = 0;
    return mean;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private note(): void {
    const now = this.now();
    const late = Math.max(0, now - this.last - EVERY_MS);
    this.last = now;
    this.waited += late * late;
  }
}
