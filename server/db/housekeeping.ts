import type { DataSource } from "typeorm";
import { days, hours, later, type Clock } from "../core/clock.js";
import { deleteInBatches } from "./delete-in-batches.js";

/**
 * Forgets what has served its time: nothing here is a record of business.
 * Codes go after a day, sessions that ended or were left at once, sent mail and worked events after thirty days,
 * what never got through after ninety.
 */
export class Housekeeping {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    /** After which no session lives, unused. */
    private readonly longestIdleMs: number,
  ) {}

  /** @returns how many rows went */
  async run(): Promise<number> {
    const now = this.clock.now();
    const aDayAgo = later(now, -hours(24));
    const aMonthAgo = later(now, -days(30));
    const threeMonthsAgo = later(now, -days(90));
    const statements: [sql: string, value: Date | number][] = [
      ["DELETE FROM login_codes WHERE expiresAt < ? LIMIT ?", aDayAgo],
      ["DELETE FROM sessions WHERE expiresAt < ? LIMIT ?", now],
      ["DELETE FROM sessions WHERE lastSeenAt < ? LIMIT ?", later(now, -this.longestIdleMs)],
      ["DELETE FROM rate_limits WHERE expire < ? LIMIT ?", Date.now()],
      ["DELETE FROM outbox WHERE sentAt < ? LIMIT ?", aMonthAgo],
      ["DELETE FROM outbox WHERE deadAt < ? LIMIT ?", threeMonthsAgo],
      ["DELETE FROM stripe_events WHERE processedAt < ? LIMIT ?", aMonthAgo],
      ["DELETE FROM stripe_events WHERE deadAt < ? LIMIT ?", threeMonthsAgo],
    ];
    let total = 0;
    for (const [sql, value] of statements)
      total += await deleteInBatches(this.dataSource, sql, [value]);
    return total;
  }
}
