import { requireProvenAdmin, type Actor } from "../../core/actor.js";
import { days, later, type Clock } from "../../core/clock.js";
import type { SuppressionService } from "../suppressions/suppression.service.js";
import type { MailQueueService } from "./mail-queue.service.js";
import type { MailRates, MailReturns } from "./mail-rates.types.js";

/** In days. The outbox forgets what was sent after 30. */
const PERIODS = [7, 30];

interface MailRatesNeeds {
  mailQueue: Pick<MailQueueService, "countSince">;
  suppressions: Pick<SuppressionService, "countFeedback">;
  clock: Clock;
  /** Whether bounces and complaints reach us. */
  isConnected: boolean;
}

/** How much of our mail comes back or is marked as spam, by which the mail provider judges us. */
export class MailRatesService {
  constructor(private readonly needs: MailRatesNeeds) {}

  /** @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED except for administrators */
  async get(actor: Actor): Promise<MailReturns> {
    requireProvenAdmin(actor);
    const periods = await Promise.all(PERIODS.map((count) => this.ratesOf(count)));
    return { isConnected: this.needs.isConnected, periods };
  }

  private async ratesOf(count: number): Promise<MailRates> {
    const { mailQueue, suppressions, clock } = this.needs;
    const since = later(clock.now(), -days(count));
    const sent = await mailQueue.countSince(since);
    const back = await suppressions.countFeedback(since);
    const rateOf = (part: number) => (sent.sent === 0 ? null : Math.min(1, part / sent.sent));
    return {
      days: count,
      ...sent,
      ...back,
      bounceRate: rateOf(back.bounced),
      complaintRate: rateOf(back.complained),
    };
  }
}
