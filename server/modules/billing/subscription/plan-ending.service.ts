import type { DataSource } from "typeorm";
import type { PaymentGateway } from "../../../integrations/payments/payment-gateway.js";
import type { BillingSync } from "../sync/billing-sync.js";
import { CheckoutSession } from "../checkout/checkout-session.entity.js";
import { Payment } from "../money/payment.entity.js";
import { Subscription } from "./subscription.entity.js";

/** Ends everything that a person pays for, at Stripe first. */
export class PlanEndingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly gateway: PaymentGateway,
    private readonly sync: BillingSync,
  ) {}

  /**
   * Closes the person's pay pages and ends their plans now, without a refund; also what Stripe charges for payments that started
   * no plan here. Safe to repeat after a failure.
   * @throws PROVIDER_UNAVAILABLE
   */
  async endAll(userId: string): Promise<void> {
    const { manager } = this.dataSource;
    for (const { id } of await manager.findBy(CheckoutSession, { userId, status: "OPEN" })) {
      await this.gateway.expireCheckout(id);
      // A page that was paid meanwhile has a plan, which ends below.
      await this.sync.syncFromSession(id);
    }
    for (const plan of await this.running(userId)) {
      await this.gateway.endSubscription(plan.stripeSubscriptionId);
      await this.sync.refresh(plan.stripeSubscriptionId);
    }
    for (const payment of await manager.findBy(Payment, { userId, status: "NEEDS_REVIEW" }))
      await this.gateway.endSubscription(payment.stripeSubscriptionId);
  }

  /** How many plans the person pays for. */
  async countRunning(userId: string): Promise<number> {
    return (await this.running(userId)).length;
  }

  private running(userId: string): Promise<Subscription[]> {
    return this.dataSource.manager.findBy(Subscription, { userId, running: true });
  }
}
