import type { DataSource } from "typeorm";
import type { Clock } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { insertOnce } from "../../kit/db/insert-once.js";
import type { SentListeners } from "../outbox/notices.js";
import { PlanMail } from "./plan-mail.entity.js";
import {
  BUYER_NOTICES,
  STAFF_NOTICES,
  type PlanNotice,
  type PlanNoticeKind,
} from "./plan-notices.js";

/** Which emails about plans were sent, as long as the plan is kept: the evidence in a dispute names them. */
export class PlanMailService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Emails to the buyer, the oldest first. */
  async listOf(subscriptionId: string): Promise<PlanMail[]> {
    const rows = await this.dataSource.manager.find(PlanMail, {
      where: { subscriptionId },
      order: { sentAt: "ASC", id: "ASC" },
    });
    const toBuyer = new Set<string>(Object.values(BUYER_NOTICES));
    return rows.filter(({ notice }) => toBuyer.has(notice));
  }

  /** For the mail worker: notes each email about a plan when it was sent. */
  listeners(): SentListeners {
    const kinds = new Set([...Object.values(BUYER_NOTICES), ...Object.values(STAFF_NOTICES)]);
    return Object.fromEntries(
      [...kinds].map((kind) => [kind, (payload: PlanNotice) => this.note(kind, payload)]),
    );
  }

  private async note(
    notice: PlanNoticeKind,
    { planEventId, subscriptionId }: PlanNotice,
  ): Promise<void> {
    const row = { id: newId(), subscriptionId, planEventId, notice, sentAt: this.clock.now() };
    await insertOnce(this.dataSource.manager, PlanMail, row);
  }
}
