import type { DataSource } from "typeorm";
import { seconds, type Clock } from "../../core/clock.js";
import type { Logger } from "../../core/logger.js";

/** From here on, operators are told. */
const TOLD_MS = seconds(5);
/** From here on, leases, expiry, and limits go wrong: what one instance has just begun looks late to another. */
const WRONG_MS = seconds(30);

/** The time by the clock that all instances share. */
export type SharedTime = () => Promise<Date>;

/** Not UNIX_TIMESTAMP(NOW()): where the session's time zone has daylight saving time, that is an hour off for one hour a year. */
const NOW = "SELECT UNIX_TIMESTAMP() * 1000 + MICROSECOND(NOW(6)) DIV 1000 AS ms";

export const databaseTime =
  (dataSource: DataSource): SharedTime =>
  async () => {
    const [row] = await dataSource.query<{ ms: number | string }[]>(NOW);
    return new Date(Number(row?.ms));
  };

interface ClockGuardNeeds {
  sharedTime: SharedTime;
  clock: Clock;
  logger: Logger;
  /** Milliseconds that only pass, whatever is done to the clock; tests pass their own. */
  passed?: () => number;
}

type Standing = "RIGHT" | "OFF" | "WRONG";

const standingOf = (offsetMs: number): Standing => {
  if (Math.abs(offsetMs) >= WRONG_MS) return "WRONG";
  return Math.abs(offsetMs) >= TOLD_MS ? "OFF" : "RIGHT";
};

/**
 * Compares this machine's clock with the database's. What instances agree on by time (leases, expiry, what is due) holds only as
 * long as their clocks agree, and the database's is the one that all of them can see.
 */
export class ClockGuard {
  /** Of the last comparison; null before the first. */
  private measured: { offsetMs: number; clockMinusPassed: number } | null = null;
  private standing: Standing = "RIGHT";
  private running: Promise<boolean> | null = null;
  private readonly passed: () => number;

  constructor(private readonly needs: ClockGuardNeeds) {
    this.passed = needs.passed ?? (() => performance.now());
  }

  /**
   * How far this clock is ahead of the database's, in milliseconds; negative if it is behind, null before the first comparison.
   * As much of it as the way of question and answer may explain is left out.
   */
  get offsetMs(): number | null {
    return this.measured?.offsetMs ?? null;
  }

  /** Whether work that depends on the time may run here, and requests may come; true before the first comparison. */
  isRight(): boolean {
    const jumpedMs = this.jumpedMs();
    if (Math.abs(jumpedMs) >= TOLD_MS) void this.check().catch(() => undefined);
    return Math.abs((this.offsetMs ?? 0) + jumpedMs) < WRONG_MS;
  }

  /** As `isRight`, but compares first if it has never, or the clock has been set since. @throws the database's error */
  async confirm(): Promise<boolean> {
    const isUnsure = this.measured === null || Math.abs(this.jumpedMs()) >= TOLD_MS;
    return isUnsure ? this.check() : this.isRight();
  }

  /** Compares now. @returns whether the clock is right @throws the database's error */
  check(): Promise<boolean> {
    this.running ??= this.compare().finally(() => (this.running = null));
    return this.running;
  }

  /** How far the clock was set since the last comparison. After a sleep of the machine, it may be right all the same. */
  private jumpedMs(): number {
    return this.measured === null ? 0 : this.clockMinusPassed() - this.measured.clockMinusPassed;
  }

  private clockMinusPassed(): number {
    return this.needs.clock.now().getTime() - this.passed();
  }

  private async compare(): Promise<boolean> {
    const askedAt = this.passed();
    const theirs = await this.needs.sharedTime();
    const tookMs = this.passed() - askedAt;
    const clockMinusPassed = this.clockMinusPassed();
    // The database looked at its clock between the two, no one knows when.
    const difference = this.needs.clock.now().getTime() - tookMs / 2 - theirs.getTime();
    const certain = Math.max(0, Math.abs(difference) - tookMs / 2);
    this.measured = { offsetMs: Math.round(Math.sign(difference) * certain), clockMinusPassed };
    this.tell(this.measured.offsetMs);
    return this.standing !== "WRONG";
  }

  /** Once a change. */
  private tell(offsetMs: number): void {
    const standing = standingOf(offsetMs);
    if (standing === this.standing) return;
    this.standing = standing;
    const { logger } = this.needs;
    if (standing === "RIGHT") logger.info({ offsetMs }, "the clock agrees with the database again");
    else if (standing === "OFF") logger.warn({ offsetMs }, "the clock differs from the database's");
    else logger.error({ offsetMs }, "the clock is wrong: not ready, and no workers run");
  }
}
