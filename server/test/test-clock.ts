import type { Clock } from "../core/clock.js";

/** Real time plus the offset that a test sets. */
export class TestClock implements Clock {
  private offset = 0;
  private heldAt: number | undefined;

  now(): Date {
    return new Date((this.heldAt ?? Date.now()) + this.offset);
  }

  /** Stops the clock, so that only `advance` moves it: for tests of what happens at one moment. */
  hold(): void {
    this.heldAt ??= Date.now();
  }

  release(): void {
    this.heldAt = undefined;
  }

  advance(milliseconds: number): void {
    this.offset += milliseconds;
  }
}
