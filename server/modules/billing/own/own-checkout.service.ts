import type { DataSource } from "typeorm";
import { requireUser, type Actor } from "../../../core/actor.js";
import { CheckoutSession } from "../checkout/checkout-session.entity.js";
import { Payment } from "../money/payment.entity.js";
import { Subscription } from "../subscription/subscription.entity.js";
import type { CheckoutResult } from "./own-checkout.types.js";

/** What became of a checkout, for the person who opened it. Says what is recorded; asks no provider. */
export class OwnCheckoutService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * @param sessionId from an address, which anyone can write
   * @returns null if the checkout is another person's, does not exist, or ended without a payment
   * @throws UNAUTHENTICATED, FORBIDDEN for API keys
   */
  async resultOf(actor: Actor, sessionId: string): Promise<CheckoutResult | null> {
    const { id: userId } = requireUser(actor);
    const own = { id: sessionId.slice(0, 255), userId };
    const session = await this.dataSource.manager.findOneBy(CheckoutSession, own);
    if (session?.status === "COMPLETE") return "PAID";
    return session?.status === "OPEN" || session?.status === "WAITING" ? "PENDING" : null;
  }

  /**
   * The plan that was bought in it.
   * @param sessionId as for `resultOf`
   * @returns null as `resultOf`, while the payment is not recorded, and if it started no plan
   * @throws as `resultOf`
   */
  async subscriptionOf(actor: Actor, sessionId: string): Promise<Subscription | null> {
    const { id: userId } = requireUser(actor);
    const { manager } = this.dataSource;
    const own = { sessionId: sessionId.slice(0, 255), userId };
    const payment = await manager.findOneBy(Payment, own);
    if (payment === null) return null;
    const { stripeSubscriptionId } = payment;
    return manager.findOneBy(Subscription, { stripeSubscriptionId, userId });
  }
}
