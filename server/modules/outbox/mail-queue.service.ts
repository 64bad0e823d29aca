import type { DataSource, EntityManager } from "typeorm";
import { mailQueueErrorTexts as texts } from "#texts/firm-errors";
import { requireProvenAdmin, type Actor } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import { days, later, type Clock } from "../../core/clock.js";
import { conflict, notFound } from "../../core/errors.js";
import { isId } from "../../core/ids.js";
import { mapPage, type Page, type PageRequest } from "../../core/paging.js";
import { pageByTime } from "../../kit/db/time-pages.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { AuditService } from "../audit/audit.service.js";
import type { MailQueueSummary, QueuedMail, QueuedMailState } from "./mail-queue.types.js";
import type { Notice } from "./notices.js";
import { OutboxMessage } from "./outbox.entity.js";
import type { OutboxService } from "./outbox.service.js";

const LOCK = { mode: "pessimistic_write" } as const;

interface SentRow {
  kind: string;
  lastDay: number | string;
  lastMonth: number | string;
}

interface MailQueueNeeds {
  dataSource: DataSource;
  outbox: Pick<OutboxService, "nudge">;
  audit: AuditService;
  clock: Clock;
}

/**
 * The mail queue as administrators see it: what waits, what was sent, and what to do about emails that could not be sent.
 * Never an address, a text, a code or a link.
 */
export class MailQueueService {
  constructor(private readonly needs: MailQueueNeeds) {}

  /** @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED except for administrators */
  async summary(actor: Actor): Promise<MailQueueSummary> {
    requireProvenAdmin(actor);
    const { dataSource } = this.needs;
    const [queue] = await dataSource.query<
      { waiting: number | string; oldest: string | Date | null; failed: number | string }[]
    >(
      `SELECT COUNT(CASE WHEN deadAt IS NULL THEN 1 END) AS waiting,
         MIN(CASE WHEN deadAt IS NULL THEN createdAt END) AS oldest,
         COUNT(deadAt) AS failed
       FROM outbox WHERE sentAt IS NULL`,
    );
    const oldest = queue?.oldest ?? null;
    return {
      waiting: Number(queue?.waiting ?? 0),
      failed: Number(queue?.failed ?? 0),
      oldestWaitingAt: oldest === null ? null : new Date(oldest),
      sent: await this.sent(),
    };
  }

  /** Newest first. @throws as `summary`; BAD_INPUT for a bad size or cursor */
  async list(
    actor: Actor,
    state: QueuedMailState,
    request: PageRequest,
  ): Promise<Page<QueuedMail>> {
    requireProvenAdmin(actor);
    const by = state === "FAILED" ? "deadAt" : "createdAt";
    const { manager } = this.needs.dataSource;
    const found = () =>
      manager
        .createQueryBuilder(OutboxMessage, "q")
        .where("q.doneAt IS NULL")
        .andWhere(state === "FAILED" ? "q.deadAt IS NOT NULL" : "q.deadAt IS NULL");
    const page = await pageByTime(found, request, { by, direction: "DESC" });
    return mapPage(page, present);
  }

  /**
   * Puts a failed email back in the queue, as if it were new. One that is no longer needed, such as an expired
   * code, then leaves the queue without being sent.
   * @throws as `summary`; NOT_FOUND; CONFLICT unless it was given up
   */
  async retry(actor: Actor, id: string, client: ClientInfo): Promise<string> {
    requireProvenAdmin(actor);
    await this.decide(id, async (transaction, { kind }) => {
      const nextAttemptAt = this.needs.clock.now();
      const asNew = { attempts: 0, lastError: null, handedOverAt: null, nextAttemptAt };
      await transaction.update(
        OutboxMessage,
        { id },
        { ...asNew, deadAt: null, leasedUntil: null },
      );
      await this.record(transaction, "MAIL_RETRIED", { actor, id, kind, client });
    });
    this.needs.outbox.nudge();
    return id;
  }

  /** Deletes a failed email. @throws as `retry` */
  async discard(actor: Actor, id: string, client: ClientInfo): Promise<string> {
    requireProvenAdmin(actor);
    await this.decide(id, async (transaction, { kind }) => {
      await transaction.delete(OutboxMessage, { id });
      await this.record(transaction, "MAIL_DISCARDED", { actor, id, kind, client });
    });
    return id;
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

  private decide(
    id: string,
    work: (transaction: EntityManager, mail: OutboxMessage) => Promise<void>,
  ): Promise<void> {
    return inTransaction(this.needs.dataSource, async (transaction) => {
      const where = { id };
      const mail = isId(id) && (await transaction.findOne(OutboxMessage, { where, lock: LOCK }));
      if (!mail) throw notFound("mail");
      if (mail.deadAt === null) throw conflict("CONFLICT", texts.sentMeanwhile);
      await work(transaction, mail);
    });
  }

  private async record(
    transaction: EntityManager,
    kind: "MAIL_RETRIED" | "MAIL_DISCARDED",
    event: { actor: Actor; id: string; kind: string; client: ClientInfo },
  ): Promise<void> {
    const { actor, id, client } = event;
    const target = { kind: "MAIL", id } as const;
    const details = { notice: event.kind };
    await this.needs.audit.record(transaction, { kind, actor, target, details, client });
  }
}

const present = (message: OutboxMessage): QueuedMail => {
  const { id, kind, attempts, lastError, createdAt, nextAttemptAt, deadAt } = message;
  return {
    ...{ id, kind, attempts, lastError, createdAt },
    state: deadAt ? "FAILED" : "WAITING",
    nextAttemptAt: deadAt ? null : nextAttemptAt,
    failedAt: deadAt,
  };
};
