import { minutes, seconds } from "../../../core/clock.js";

/** How long the last good answers are sent. */
const SENT_FOR_MS = minutes(10);
/** How often it is tried whether answers can be made again. */
const TRY_EVERY_MS = seconds(1);
/** A failure so soon after a success belongs to the same outage: pages that need no database are made all the time. */
const SAME_MS = minutes(1);

/** A time in which answers can't be made. */
export class Outage {
  private isOn = false;
  private since = 0;
  private endedAt = -Infinity;
  private triedAt = 0;

  /** @param now milliseconds of a clock that never goes back */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Whether the last good answers may be sent. */
  get isBridged(): boolean {
    return this.isOn && this.now() - this.since <= SENT_FOR_MS;
  }

  /** Whether it is time to try again; says so once a second. */
  mayTry(): boolean {
    if (this.now() - this.triedAt < TRY_EVERY_MS) return false;
    this.triedAt = this.now();
    return true;
  }

  /** An answer could not be made. */
  fail(): void {
    if (this.isOn) return;
    this.isOn = true;
    this.triedAt = this.now();
    if (this.now() - this.endedAt > SAME_MS) this.since = this.now();
  }

  /** An answer was made. */
  succeed(): void {
    if (!this.isOn) return;
    this.isOn = false;
    this.endedAt = this.now();
  }
}
