import { In, type DataSource } from "typeorm";
import type { Clock } from "../../../core/clock.js";
import { newId } from "../../../core/ids.js";
import { insertOnce } from "../../../kit/db/insert-once.js";
import type { SentListeners } from "../../outbox/notices.js";
import { PlanEvent, type PlanEventKind } from "../subscription/plan-event.entity.js";
import { PlanMail } from "./plan-mail.entity.js";
import {
  BUYER_NOTICES,
  STAFF_NOTICES,
  type PlanNotice,
  type PlanNoticeKind,
} from "../mails/plan-notices.js";

/** An email that was sent, and what it tells about; null if that is no longer kept. */
export interface SentMail extends Pick<PlanMail, "id" | "notice" | "sentAt"> {
  about: PlanEventKind | null;
}

/** Which emails about plans were sent, as long as the plan is kept: the evidence in a dispute names them. */
export class PlanMailService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Emails to the buyer, the oldest first. */
  async listOf(subscriptionId: string): Promise<SentMail[]> {
    const rows = await this.dataSource.manager.find(PlanMail, {
      where: { subscriptionId },
      order: { sentAt: "ASC", id: "ASC" },
    });
    const toBuyer = new Set<string>(Object.values(BUYER_NOTICES));
    const sent = rows.filter(({ notice }) => toBuyer.has(notice));
    const kinds = await this.kindsOf(sent);
    return sent.map(({ id, notice, planEventId, sentAt }) => ({
      id,
      notice,
      sentAt,
      about: kinds.get(planEventId) ?? null,
    }));
  }

  private async kindsOf(mails: readonly PlanMail[]): Promise<Map<string, PlanEventKind>> {
    if (mails.length === 0) return new Map();
    const ids = mails.map(({ planEventId }) => planEventId);
    const events = await this.dataSource.manager.findBy(PlanEvent, { id: In(ids) });
    return new Map(events.map(({ id, kind }) => [id, kind]));
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
