import type { Clock } from "../core/clock.js";

/** The real time, moved forward by what a test says. */
export class TestClock implements Clock {
  private offset = 0;
  private heldAt: number | undefined;

  now(): Date {
    return new Date((this.heldAt ?? Date.now()) + this.offset);
  }

  /** Time stands still from here on, but for `advance`: for what is said to happen within a moment. */
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
