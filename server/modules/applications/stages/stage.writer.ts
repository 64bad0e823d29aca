import type { EntityManager } from "typeorm";
import { seconds, type Clock } from "../../../core/clock.js";
import type { OutboxService } from "../../outbox/outbox.service.js";
import { Application, type ApplicationStatus } from "../application.entity.js";
import type { StageLog } from "./stage-log.js";
import type { WithdrawalNews } from "./withdrawal.news.js";
import { tellsCandidate } from "./stage.policy.js";

/** Longer than the desk offers to undo a move, so that a slip reaches no one. */
const MAIL_DELAY_MS = seconds(15);

const mailKey = (eventId: string): string => `stage:${eventId}`;

export interface StageChange {
  application: { id: string; status: ApplicationStatus };
  to: ApplicationStatus;
  actorId: string;
}

/** Writes a change of stage with its event and its email, in the caller's transaction. The application must be locked. */
export class StageWriter {
  constructor(
    private readonly log: StageLog,
    private readonly outbox: OutboxService,
    private readonly withdrawals: WithdrawalNews,
    private readonly clock: Clock,
  ) {}

  /** A move by staff. The candidate is told if it is news. */
  async move(transaction: EntityManager, change: StageChange): Promise<void> {
    const eventId = await this.write(transaction, change, "MOVED");
    if (!tellsCandidate(change.application.status, change.to)) return;
    const notice = { kind: "APPLICATION_MOVED", payload: { eventId } } as const;
    const options = { dedupeKey: mailKey(eventId), delayMs: MAIL_DELAY_MS };
    await this.outbox.enqueue(transaction, notice, options);
  }

  /** The candidate withdraws, and staff are told. */
  async withdraw(
    transaction: EntityManager,
    change: StageChange & { application: { companyId: string } },
  ): Promise<void> {
    const eventId = await this.write(transaction, change, "WITHDRAWN");
    await this.withdrawals.enqueue(transaction, change.application, eventId);
  }

  /** Takes a move back, and its email if that still waits. */
  async undo(transaction: EntityManager, change: StageChange, eventId: string): Promise<void> {
    await this.write(transaction, change, "UNDONE", eventId);
    await this.outbox.cancel(transaction, mailKey(eventId));
  }

  private async write(
    transaction: EntityManager,
    { application, to, actorId }: StageChange,
    kind: "MOVED" | "UNDONE" | "WITHDRAWN",
    undoesId: string | null = null,
  ): Promise<string> {
    const { id: applicationId, status: fromStatus } = application;
    const at = this.clock.now();
    const change = { status: to, movedAt: at, version: () => "version + 1" };
    await transaction.update(Application, { id: applicationId }, change);
    const event = { applicationId, kind, fromStatus, toStatus: to, actorId, undoesId, at };
    return this.log.record(transaction, event);
  }
}
