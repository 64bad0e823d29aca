import { minutes, type Clock } from "../../../core/clock.js";
import type { PaymentGateway } from "../../../integrations/payments/payment-gateway.js";
import type { AccountService } from "../../accounts/account.service.js";

/**
 * Calls within this time share an idempotency key. Short, because Stripe also replays failures
 * under the same key.
 */
const SAME_REQUEST_MS = minutes(1);

/** The payment provider's customers: one per person, created at the first checkout. */
export class CustomerService {
  constructor(
    private readonly accounts: AccountService,
    private readonly gateway: PaymentGateway,
    private readonly clock: Clock,
  ) {}

  /**
   * The person's customer id; null before the first pay page.
   * @throws NOT_FOUND
   */
  async find(userId: string): Promise<string | null> {
    return (await this.accounts.get(userId)).stripeCustomerId;
  }

  /**
   * Makes another one if theirs was deleted at the provider.
   * @throws NOT_FOUND, PROVIDER_UNAVAILABLE
   */
  async findOrMake(userId: string): Promise<string> {
    const { email, stripeCustomerId } = await this.accounts.get(userId);
    if (stripeCustomerId && (await this.gateway.hasCustomer(stripeCustomerId)))
      return stripeCustomerId;
    const moment = Math.floor(this.clock.now().getTime() / SAME_REQUEST_MS);
    const key = ["customer", userId, stripeCustomerId, moment].join(":");
    const customerId = await this.gateway.createCustomer({ userId, email }, key);
    return this.accounts.linkCustomer(userId, customerId, stripeCustomerId);
  }
}
