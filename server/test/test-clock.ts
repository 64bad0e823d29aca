import type { Clock } from "../core/clock.js";

/** The real time, moved forward by what a test says. */
export class TestClock implements Clock {
  private offset = 0;
  now(): Date {
    return new Date(Date.now() + this.offset);
  }
  advance(milliseconds: number): void {
    this.offset += milliseconds;
  }
}
