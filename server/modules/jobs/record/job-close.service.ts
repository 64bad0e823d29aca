import type { EntityManager } from "typeorm";
import { jobErrorTexts } from "#texts/errors";
import type { Actor } from "../../../core/actor.js";
import { later, minutes } from "../../../core/clock.js";
import { conflict, notFound } from "../../../core/errors.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import { updatedBy } from "../workspace/job-editor.js";
import type { CloseReason, Job, OpenApplications } from "./job.entity.js";
import { isOwnSource } from "./job.policy.js";
import type { JobStore } from "./job.store.js";

/** A job that is being closed, locked. */
export interface Closing {
  transaction: EntityManager;
  actor: Actor;
  job: Pick<Job, "id" | "companyId">;
  openApplications: OpenApplications;
}
/** Work of another module in the transaction that closes a job; what it throws stops the closing. */
type ClosingListener = (closing: Closing) => Promise<void>;
/** A closing that is being undone: the job is locked. */
export interface Reopening extends Pick<Closing, "transaction" | "job"> {
  closedAt: Date;
}
/** Takes back what a closing set in motion; what it throws keeps the job closed. */
type ReopeningListener = (reopening: Reopening) => Promise<void>;

interface WayToClose {
  reason: CloseReason;
  openApplications: OpenApplications;
  /** Whether the job's own source closes it. */
  bySource: (job: Job) => boolean;
}

/** Longer than the desk offers to undo, for slow networks. */
const UNDO_MS = minutes(1);

/** Closes jobs, and opens again what was just closed. */
export class JobClose {
  private readonly closingListeners: ClosingListener[] = [];
  private readonly reopeningListeners: ReopeningListener[] = [];

  constructor(private readonly store: JobStore) {}

  /** @param listener decides what happens to the open applications of a job that is closed */
  onClose(listener: ClosingListener): void {
    this.closingListeners.push(listener);
  }

  /** @param listener undoes what it did in `onClose` */
  onReopen(listener: ReopeningListener): void {
    this.reopeningListeners.push(listener);
  }

  /**
   * Stops applications. Closing a closed job only decides about its open applications.
   * @throws NOT_FOUND, CONFLICT for a draft, and what the listeners throw
   */
  close(
    actor: Actor,
    id: string,
    reason: CloseReason,
    openApplications: OpenApplications = "KEEP",
  ): Promise<Job> {
    const bySource = (job: Job) => isOwnSource(actor, job);
    return this.closeAs(actor, id, { reason, openApplications, bySource });
  }

  /**
   * Closes a job because its source no longer has it: the source may list it again.
   * @throws NOT_FOUND for a job of another source; CONFLICT for a draft, and what the listeners throw
   */
  closeForSource(actor: Actor, id: string, source: string, reason: CloseReason): Promise<Job> {
    const bySource = (job: Job) => {
      if (job.source !== source) throw notFound("job");
      return true;
    };
    return this.closeAs(actor, id, { reason, openApplications: "KEEP", bySource });
  }

  private async closeAs(
    actor: Actor,
    id: string,
    { reason, openApplications, bySource }: WayToClose,
  ): Promise<Job> {
    await inTransaction(this.store.dataSource, async (transaction) => {
      const job = await this.store.editable(transaction, actor, id);
      const closedBySource = bySource(job);
      if (job.status === "DRAFT") throw conflict("CONFLICT", jobErrorTexts.draftNotClosed);
      // Before the listeners, so that what they write is not older than the closing.
      const closedAt = this.store.clock.now();
      const closing = { transaction, actor, job, openApplications };
      for (const listener of this.closingListeners) await listener(closing);
      if (job.status === "CLOSED") return;
      await this.store.write(transaction, actor, job, {
        status: "CLOSED",
        closeReason: reason,
        closedAt,
        closedBySource,
      });
    });
    return this.store.changed(actor, id);
  }

  /**
   * Takes the caller's own closing back within a minute: the job is as it was.
   * @throws NOT_FOUND; CONFLICT if it is too late or someone else changed the job last, and what the listeners throw
   */
  async undo(actor: Actor, id: string): Promise<Job> {
    await inTransaction(this.store.dataSource, async (transaction) => {
      const job = await this.store.editable(transaction, actor, id);
      const now = this.store.clock.now();
      const { closedAt, takenDownAt, validThrough } = job;
      if (job.status !== "CLOSED" || closedAt === null || takenDownAt !== null)
        throw conflict("CONFLICT", jobErrorTexts.notJustClosed);
      if (job.updatedById !== updatedBy(actor).updatedById)
        throw conflict("CONFLICT", jobErrorTexts.notYourClosing);
      if (now > later(closedAt, UNDO_MS)) throw conflict("CONFLICT", jobErrorTexts.tooLateToReopen);
      for (const listener of this.reopeningListeners)
        await listener({ transaction, job, closedAt });
      const isOver = validThrough !== null && validThrough <= now;
      await this.store.write(transaction, actor, job, {
        status: isOver ? "EXPIRED" : "PUBLISHED",
        closeReason: null,
        closedAt: null,
        closedBySource: false,
      });
    });
    return this.store.changed(actor, id);
  }
}
