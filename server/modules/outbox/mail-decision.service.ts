import { In, IsNull, MoreThanOrEqual, Not, type DataSource, type EntityManager } from "typeorm";
import { mailQueueErrorTexts as texts } from "#texts/firm-errors";
import { requireProvenAdmin, type Actor } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import type { Clock } from "../../core/clock.js";
import { conflict, notFound } from "../../core/errors.js";
import { isId } from "../../core/ids.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { AuditService } from "../audit/audit.service.js";
import { OutboxMessage } from "./outbox.entity.js";
import type { OutboxService } from "./outbox.service.js";

const LOCK = { mode: "pessimistic_write" } as const;
/** Rows of one transaction, and of one call: it is answered within seconds. */
const BATCH = 200;
const MOST = 1000;

interface MailDecisionNeeds {
  dataSource: DataSource;
  outbox: Pick<OutboxService, "nudge">;
  audit: AuditService;
  clock: Clock;
}

type Mail = Pick<OutboxMessage, "id" | "kind">;

interface Decision {
  kind: "MAIL_RETRIED" | "MAIL_DISCARDED";
  actor: Actor;
  client: ClientInfo;
}

/** Which of the emails that were given up; all by default. */
interface FailedMails {
  kind?: string | null | undefined;
  /** Given up at this time or later. */
  since?: Date | null | undefined;
}

/** What administrators decide about emails that could not be sent. */
export class MailDecisionService {
  constructor(private readonly needs: MailDecisionNeeds) {}

  /**
   * Puts a failed email back in the queue, as if it were new. One that is no longer needed, such as an expired
   * code, then leaves the queue without being sent.
   * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED except for administrators; NOT_FOUND; CONFLICT unless it was given up
   */
  async retry(actor: Actor, id: string, client: ClientInfo): Promise<string> {
    requireProvenAdmin(actor);
    await this.decide(id, async (transaction, mail) => {
      await this.putBack(transaction, [mail]);
      await this.record(transaction, { kind: "MAIL_RETRIED", actor, client }, [mail]);
    });
    this.needs.outbox.nudge();
    return id;
  }

  /**
   * Puts failed emails back in the queue as `retry` does, longest failed first, but for those that may have been sent and must not
   * come twice: someone has to look at each.
   * @returns how many, at most 1,000, and whether more are left
   * @throws as `retry`, but no NOT_FOUND and CONFLICT
   */
  async retryMany(
    actor: Actor,
    which: FailedMails,
    client: ClientInfo,
  ): Promise<{ count: number; hasMore: boolean }> {
    requireProvenAdmin(actor);
    let count = 0;
    let isLast = false;
    while (!isLast && count < MOST) {
      const done = await this.retryBatch(which, { kind: "MAIL_RETRIED", actor, client });
      count += done;
      isLast = done < BATCH;
    }
    this.needs.outbox.nudge();
    return { count, hasMore: !isLast && (await this.isAnyLeft(which)) };
  }

  /** Deletes a failed email. @throws as `retry` */
  async discard(actor: Actor, id: string, client: ClientInfo): Promise<string> {
    requireProvenAdmin(actor);
    await this.decide(id, async (transaction, mail) => {
      await transaction.delete(OutboxMessage, { id });
      await this.record(transaction, { kind: "MAIL_DISCARDED", actor, client }, [mail]);
    });
    return id;
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

  private retryBatch(which: FailedMails, decision: Decision): Promise<number> {
    return inTransaction(this.needs.dataSource, async (transaction) => {
      const mails = await retryable(transaction, which)
        .select(["q.id", "q.kind"])
        .orderBy({ "q.deadAt": "ASC", "q.id": "ASC" })
        .limit(BATCH)
        .setLock(LOCK.mode)
        .getMany();
      if (mails.length === 0) return 0;
      await this.putBack(transaction, mails);
      await this.record(transaction, decision, mails);
      return mails.length;
    });
  }

  private isAnyLeft(which: FailedMails): Promise<boolean> {
    return retryable(this.needs.dataSource.manager, which).getExists();
  }

  private async putBack(transaction: EntityManager, mails: readonly Mail[]): Promise<void> {
    const nextAttemptAt = this.needs.clock.now();
    const asNew = { attempts: 0, lastError: null, handedOverAt: null, nextAttemptAt };
    await transaction.update(
      OutboxMessage,
      { id: In(mails.map(({ id }) => id)) },
      { ...asNew, deadAt: null, leasedUntil: null },
    );
  }

  private record(
    transaction: EntityManager,
    decision: Decision,
    mails: readonly Mail[],
  ): Promise<void> {
    const events = mails.map(({ id, kind }) => ({
      ...decision,
      target: { kind: "MAIL", id } as const,
      details: { notice: kind },
    }));
    return this.needs.audit.recordAll(transaction, events);
  }
}

function retryable(manager: EntityManager, { kind, since }: FailedMails) {
  const found = manager
    .createQueryBuilder(OutboxMessage, "q")
    .where({ doneAt: IsNull(), handedOverAt: IsNull(), deadAt: Not(IsNull()) });
  if (kind) found.andWhere({ kind });
  if (since) found.andWhere({ deadAt: MoreThanOrEqual(since) });
  return found;
}
