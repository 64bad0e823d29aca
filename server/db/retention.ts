import type { DataSource } from "typeorm";
import { days, later, type Clock } from "../core/clock.js";
import type { Logger } from "../core/logger.js";
import { deleteInBatches } from "./delete-in-batches.js";
import { runAlone } from "./named-lock.js";

const UNPAID_MS = days(90);
const CORRESPONDENCE_MS = days(2 * 365);
/** Seven years, two leap days among them. */
const BOOKS_MS = days(7 * 365 + 2);

interface Rule {
  /** For the log. */
  what: string;
  keptMs: number;
  /** Takes the date before which rows go, and how many at most. */
  sql: string;
}

/**
 * How long records of people and purchases are kept: what the privacy page promises (docs/privacy.md). In this order,
 * because an acceptance of the terms is kept as long as a pay page was opened by it.
 */
const RULES: readonly Rule[] = [
  {
    what: "contact messages",
    keptMs: CORRESPONDENCE_MS,
    sql: "DELETE FROM contact_messages WHERE createdAt < ? LIMIT ?",
  },
  {
    what: "cart items",
    keptMs: UNPAID_MS,
    sql: "DELETE FROM cart_items WHERE updatedAt < ? LIMIT ?",
  },
  {
    what: "unpaid checkouts",
    keptMs: UNPAID_MS,
    sql: "DELETE FROM checkout_sessions WHERE status = 'EXPIRED' AND createdAt < ? LIMIT ?",
  },
  {
    what: "invoices",
    keptMs: BOOKS_MS,
    sql: "DELETE FROM invoices WHERE paidAt < ? LIMIT ?",
  },
  {
    what: "payments",
    keptMs: BOOKS_MS,
    sql: "DELETE FROM payments WHERE createdAt < ? LIMIT ?",
  },
  {
    what: "subscriptions",
    keptMs: BOOKS_MS,
    sql: "DELETE FROM subscriptions WHERE status IN ('ENDED', 'CANCELED') AND updatedAt < ? LIMIT ?",
  },
  {
    what: "paid checkouts",
    keptMs: BOOKS_MS,
    sql: "DELETE FROM checkout_sessions WHERE status = 'COMPLETE' AND createdAt < ? LIMIT ?",
  },
  {
    what: "acceptances of terms that no purchase needs",
    keptMs: UNPAID_MS,
    sql: `DELETE FROM terms_acceptances WHERE acceptedAt < ? AND NOT EXISTS
      (SELECT 1 FROM checkout_sessions c WHERE c.acceptanceId = terms_acceptances.id) LIMIT ?`,
  },
];

/** Deletes records whose time is over, on one instance at a time. */
export class Retention {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** @returns how many rows went; 0 while another instance is at it */
  async run(): Promise<number> {
    return (await runAlone(this.dataSource, "retention", () => this.applyRules())) ?? 0;
  }

  private async applyRules(): Promise<number> {
    const now = this.clock.now();
    let total = 0;
    for (const { what, keptMs, sql } of RULES) {
      const removed = await deleteInBatches(this.dataSource, sql, [later(now, -keptMs)]);
      if (removed > 0) this.logger.info({ what, removed }, "kept long enough, deleted");
      total += removed;
    }
    return total;
  }
}
