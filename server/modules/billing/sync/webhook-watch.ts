import type { Logger } from "../../../core/logger.js";
import type { PaymentAccount } from "../../../integrations/payments/payment-account.js";
import { checkEndpoint } from "./webhook-check.js";

/** Tells in the log if Stripe does not send the webhooks that the site needs. */
export class WebhookWatch {
  constructor(
    private readonly account: PaymentAccount,
    /** The webhook's public address. */
    private readonly url: string,
    private readonly logger: Logger,
  ) {}

  /** At the start, and once a day. Never throws: the site also works with few webhooks, only later. */
  async check(): Promise<void> {
    try {
      const { problems } = await checkEndpoint(this.account, this.url);
      for (const { words } of problems)
        this.logger.warn({ url: this.url, problem: words }, "webhook endpoint at Stripe");
    } catch (err) {
      this.logger.warn({ err, url: this.url }, "can't read the webhook endpoint at Stripe");
    }
  }
}
