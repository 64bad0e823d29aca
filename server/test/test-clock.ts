import { days, hours, type Clock } from "../core/clock.js";

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

  advanceTo(time: Date): void {
    this.advance(time.getTime() - this.now().getTime());
  }

  /** About noon of the next day in New York: what begins then ends on the same day, in UTC too, however slow the machine is. */
  nextNoon(): Date {
    return new Date(Math.ceil(this.now().getTime() / days(1)) * days(1) + hours(17));
  }
}
