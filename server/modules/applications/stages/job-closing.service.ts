import { In, MoreThanOrEqual, type DataSource, type EntityManager } from "typeorm";
import { jobErrorTexts } from "#texts/errors";
import type { Backlog } from "../../../core/backlog.js";
import { requireSecondFactor, requireUser } from "../../../core/actor.js";
import { later, minutes, seconds, type Clock } from "../../../core/clock.js";
import { conflict } from "../../../core/errors.js";
import { newId } from "../../../core/ids.js";
import type { Logger } from "../../../core/logger.js";
import { LeasedQueue } from "../../../kit/db/leased-queue.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import type { Closing, JobClose, Reopening } from "../../jobs/record/job-close.service.js";
import type { OutboxService } from "../../outbox/outbox.service.js";
import { Application } from "../application.entity.js";
import { JobClosing } from "./job-closing.entity.js";
import { OPEN_STAGES } from "./stage.policy.js";
import type { StageWriter } from "./stage.writer.js";

/** Applications per transaction: few, so that a recruiter who moves one of them does not wait long. */
const BATCH = 50;
/** Longer than the desk offers to undo the closing, so that a slip reaches no one. */
const DELAY_MS = seconds(15);
/** A job with 10,000 open applications takes about a minute. */
const LONGEST_MS = minutes(5);

interface ClosingNeeds {
  dataSource: DataSource;
  jobClose: Pick<JobClose, "onClose" | "onReopen">;
  writer: StageWriter;
  outbox: Pick<OutboxService, "nudge">;
  clock: Clock;
  logger: Logger;
}

/** Rejects the open applications of closed jobs, in the background. */
export class JobClosingService {
  private readonly queue: LeasedQueue<JobClosing>;

  constructor(private readonly needs: ClosingNeeds) {
    const { dataSource, clock, logger, jobClose } = needs;
    this.queue = new LeasedQueue(dataSource, clock, logger, {
      entity: JobClosing,
      order: { "q.nextAttemptAt": "ASC" },
      batch: 2,
      atOnce: 2,
      longestWorkMs: LONGEST_MS,
      maxAttempts: 8,
      retry: { firstMs: seconds(5), factor: 3, longestMs: minutes(10) },
      work: (closing) => this.rejectAll(closing),
      dueSince: "createdAt",
      tell: {
        failed: "applications of a closed job not rejected",
        givenUp: "applications of a closed job given up",
        facts: ({ jobId }) => ({ jobId }),
      },
    });
    jobClose.onClose((closing) => this.enqueue(closing));
    jobClose.onReopen((reopening) => this.takeBack(reopening));
  }

  /** @param listener called when more jobs may wait */
  onNudge(listener: () => void): void {
    this.queue.onNudge(listener);
  }

  /** Rejects the applications of a few jobs. @returns how many jobs */
  drain(): Promise<number> {
    return this.queue.drain();
  }

  /** What waits in the queue, and what was given up. */
  backlog(): Promise<Backlog> {
    return this.queue.backlog();
  }

  private async enqueue({ transaction, actor, job, openApplications }: Closing): Promise<void> {
    if (openApplications === "KEEP") return;
    // Whoever may close the job may also move its applications, except for API keys.
    const { id: actorId } = requireSecondFactor(requireUser(actor));
    const now = this.needs.clock.now();
    const nextAttemptAt = later(now, DELAY_MS);
    const row = { id: newId(), jobId: job.id, actorId, createdAt: now, nextAttemptAt };
    await transaction.insert(JobClosing, row);
  }

  /** @throws CONFLICT once the first candidates may have been rejected */
  private async takeBack({ transaction, job, closedAt }: Reopening): Promise<void> {
    const where = { jobId: job.id, createdAt: MoreThanOrEqual(closedAt) };
    const found = await transaction.find(JobClosing, { where, select: { id: true } });
    if (found.length === 0) return;
    const ids = { id: In(found.map(({ id }) => id)) };
    const lock = { mode: "pessimistic_write" } as const;
    const rows = await transaction.find(JobClosing, { where: ids, lock });
    const isWaiting = ({ leasedUntil, attempts, doneAt }: JobClosing) =>
      leasedUntil === null && doneAt === null && attempts === 0;
    if (!rows.every(isWaiting)) throw conflict("CONFLICT", jobErrorTexts.beingRejected);
    await transaction.delete(JobClosing, ids);
  }

  /** Each batch is committed; after a crash, the next attempt goes on with those that are still open. */
  private async rejectAll({ jobId, actorId }: JobClosing): Promise<void> {
    const { dataSource, outbox } = this.needs;
    for (let done = BATCH; done === BATCH;) {
      done = await inTransaction(dataSource, (transaction) =>
        this.rejectSome(transaction, jobId, actorId),
      );
      outbox.nudge();
    }
  }

  private async rejectSome(
    transaction: EntityManager,
    jobId: string,
    actorId: string,
  ): Promise<number> {
    const open = await transaction.find(Application, {
      where: { jobId, status: In([...OPEN_STAGES]) },
      select: { id: true, status: true },
      take: BATCH,
      lock: { mode: "pessimistic_write" },
    });
    for (const application of open)
      await this.needs.writer.move(transaction, { application, to: "REJECTED", actorId });
    return open.length;
  }
}
