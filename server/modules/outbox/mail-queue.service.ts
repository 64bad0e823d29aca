import type { DataSource } from "typeorm";
import { requireProvenAdmin, type Actor } from "../../core/actor.js";
import { days, later, type Clock } from "../../core/clock.js";
import { mapPage, type Page, type PageRequest } from "../../core/paging.js";
import { pageByTime } from "../../kit/db/time-pages.js";
import type { MailPause } from "./mail-pause.js";
import type { MailQueueSummary, QueuedMail, QueuedMailState } from "./mail-queue.types.js";
import type { Notice } from "./notices.js";
import { OutboxMessage } from "./outbox.entity.js";

interface SentRow {
  kind: string;
  lastDay: number | string;
  lastMonth: number | string;
}

interface MailQueueNeeds {
  dataSource: DataSource;
  pause: Pick<MailPause, "since" | "reason">;
  clock: Clock;
}

interface QueueRow {
  waiting: number | string;
  oldest: string | Date | null;
  failed: number | string;
}

interface FailedRow {
  kind: string;
  count: number | string;
  retryable: number | string;
}

/** For metrics. */
export interface MailQueueNumbers {
  waiting: number;
  /** How long the oldest waiting email has waited, in milliseconds; 0 if none waits. */
  oldestWaitingMs: number;
  /** Given up; someone has to decide. */
  dead: number;
  /** Whether this instance sends nothing because the mail provider takes nothing. */
  isPaused: boolean;
}

/** The mail queue as administrators see it: what waits, and what was sent. Never an address, a text, a code or a link. */
export class MailQueueService {
  constructor(private readonly needs: MailQueueNeeds) {}

  /** @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED except for administrators */
  async summary(actor: Actor): Promise<MailQueueSummary> {
    requireProvenAdmin(actor);
    const { pause } = this.needs;
    const { waiting, failed, oldest } = await this.count();
    return {
      waiting,
      failed,
      failedKinds: failed === 0 ? [] : await this.failedKinds(),
      oldestWaitingAt: oldest,
      pausedSince: pause.since,
      pauseReason: pause.reason,
      sent: await this.sent(),
    };
  }

  /** Without an access check. */
  async numbers(): Promise<MailQueueNumbers> {
    const { pause, clock } = this.needs;
    const { waiting, failed: dead, oldest } = await this.count();
    const oldestWaitingMs = oldest === null ? 0 : clock.now().getTime() - oldest.getTime();
    return {
      waiting,
      dead,
      oldestWaitingMs: Math.max(0, oldestWaitingMs),
      isPaused: pause.since !== null,
    };
  }

  /** Newest first. @param kind all by default @throws as `summary`; BAD_INPUT for a bad size or cursor */
  async list(
    actor: Actor,
    { state, kind = null }: { state: QueuedMailState; kind?: string | null },
    request: PageRequest,
  ): Promise<Page<QueuedMail>> {
    requireProvenAdmin(actor);
    const by = state === "FAILED" ? "deadAt" : "createdAt";
    const { manager } = this.needs.dataSource;
    const found = () => {
      const mails = manager
        .createQueryBuilder(OutboxMessage, "q")
        .where("q.doneAt IS NULL")
        .andWhere(state === "FAILED" ? "q.deadAt IS NOT NULL" : "q.deadAt IS NULL");
      return kind === null ? mails : mails.andWhere({ kind });
    };
    const page = await pageByTime(found, request, { by, direction: "DESC" });
    return mapPage(page, present);
  }

  /** How many emails of this kind were sent on each day since then, by day (UTC, `2026-11-22`). */
  async sentByDay(kind: Notice["kind"], since: Date): Promise<Map<string, number>> {
    const rows = await this.needs.dataSource.query<{ day: string; total: number | string }[]>(
      `SELECT DATE_FORMAT(sentAt, '%Y-%m-%d') AS day, COUNT(*) AS total
       FROM outbox WHERE kind = ? AND sentAt >= ? AND unsent IS NULL GROUP BY day`,
      [kind, since],
    );
    return new Map(rows.map(({ day, total }) => [day, Number(total)]));
  }

  /** How many emails were sent since then, and how many were not because their address doesn't get them. */
  async countSince(since: Date): Promise<{ sent: number; withheld: number }> {
    const [row] = await this.needs.dataSource.query<
      { sent: number | string; withheld: number | string }[]
    >(
      `SELECT COUNT(CASE WHEN unsent IS NULL THEN 1 END) AS sent,
         COUNT(CASE WHEN unsent <> 'NOT_NEEDED' THEN 1 END) AS withheld
       FROM outbox WHERE sentAt >= ?`,
      [since],
    );
    return { sent: Number(row?.sent ?? 0), withheld: Number(row?.withheld ?? 0) };
  }

  private async count(): Promise<{ waiting: number; failed: number; oldest: Date | null }> {
    const [queue] = await this.needs.dataSource.query<QueueRow[]>(
      `SELECT COUNT(CASE WHEN deadAt IS NULL THEN 1 END) AS waiting,
         MIN(CASE WHEN deadAt IS NULL THEN createdAt END) AS oldest,
         COUNT(deadAt) AS failed
       FROM outbox WHERE sentAt IS NULL`,
    );
    const oldest = queue?.oldest ?? null;
    return {
      waiting: Number(queue?.waiting ?? 0),
      failed: Number(queue?.failed ?? 0),
      oldest: oldest === null ? null : new Date(oldest),
    };
  }

  private async failedKinds(): Promise<MailQueueSummary["failedKinds"]> {
    const rows = await this.needs.dataSource.query<FailedRow[]>(
      `SELECT kind, COUNT(*) AS count, COUNT(CASE WHEN handedOverAt IS NULL THEN 1 END) AS retryable
       FROM outbox WHERE sentAt IS NULL AND deadAt IS NOT NULL GROUP BY kind ORDER BY count DESC, kind`,
    );
    return rows.map(({ kind, count, retryable }) => ({
      kind,
      count: Number(count),
      retryable: Number(retryable),
    }));
  }

  private async sent(): Promise<MailQueueSummary["sent"]> {
    const now = this.needs.clock.now();
    const rows = await this.needs.dataSource.query<SentRow[]>(
      `SELECT kind, COUNT(CASE WHEN sentAt >= ? THEN 1 END) AS lastDay, COUNT(*) AS lastMonth
       FROM outbox WHERE sentAt >= ? AND unsent IS NULL GROUP BY kind ORDER BY lastMonth DESC, kind`,
      [later(now, -days(1)), later(now, -days(30))],
    );
    return rows.map(({ kind, lastDay, lastMonth }) => ({
      kind,
      lastDay: Number(lastDay),
      lastMonth: Number(lastMonth),
    }));
  }
}

const present = (message: OutboxMessage): QueuedMail => {
  const { id, kind, attempts, lastError, createdAt, nextAttemptAt, deadAt } = message;
  return {
    id,
    kind,
    attempts,
    lastError,
    createdAt,
    state: deadAt ? "FAILED" : "WAITING",
    nextAttemptAt: deadAt ? null : nextAttemptAt,
    failedAt: deadAt,
  };
};
