import type { DataSource } from "typeorm";
import { billingErrorTexts } from "#texts/errors";
import { requireProvenAdmin, requireUser, type Actor } from "../../../core/actor.js";
import type { Input } from "../../../core/input.js";
import { conflict, notFound } from "../../../core/errors.js";
import type { Logger } from "../../../core/logger.js";
import { requireOwn } from "../../../core/own.js";
import type { RateLimits } from "../../../kit/rate-limits.js";
import { parse } from "../../../core/validation.js";
import type { PaymentGateway } from "../../../integrations/payments/payment-gateway.js";
import { STRIPE_READS } from "../billing.limits.js";
import type { BillingSync } from "../sync/billing-sync.js";
import { paymentSchema } from "../checkout/billing.validation.js";
import { CheckoutSession } from "../checkout/checkout-session.entity.js";
import { Payment } from "./payment.entity.js";

/** Maximum payments per response. */
const MAX_REVIEWED = 100;

const needsReview = () => conflict("CONFLICT", billingErrorTexts.paymentNeedsReview);
const waiting = () => conflict("PAYMENT_ON_ITS_WAY", billingErrorTexts.paymentWaiting);
const notPaid = () => conflict("NOT_PAID", billingErrorTexts.notPaid);

/** Handles the browser's return from the pay page. The request names a session; everything else is read from Stripe. */
export class PaymentService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly gateway: PaymentGateway,
    private readonly sync: BillingSync,
    private readonly limits: RateLimits,
    private readonly logger: Logger,
  ) {}

  /**
   * Stripe's id of the subscription that this checkout started. Read-only.
   * @throws NOT_FOUND for unknown and other people's sessions, NOT_PAID, RATE_LIMITED
   */
  async getSubscriptionId(actor: Actor, input: Input<typeof paymentSchema>): Promise<string> {
    const { userId, sessionId } = await this.ownSession(actor, input);
    const payment = await this.findPayment(userId, sessionId);
    if (payment) return payment.stripeSubscriptionId;
    await this.limits.consume(STRIPE_READS, userId);
    const checkout = await this.gateway.findCheckout(sessionId);
    if (!checkout) throw notFound("paymentSession");
    if (!checkout.paid || !checkout.subscriptionId) throw notPaid();
    return checkout.subscriptionId;
  }

  /**
   * Records the payment of a checkout. Safe to repeat, even after the webhook or the reconcile job.
   * @returns `created` is false if it was already recorded
   * @throws FORBIDDEN if the payload names another person, NOT_FOUND, NOT_PAID, PAYMENT_ON_ITS_WAY,
   *   RATE_LIMITED, PROVIDER_UNAVAILABLE; CONFLICT if the amount paid is not the plan's price, so that no plan
   *   started
   */
  async recordPayment(
    actor: Actor,
    input: Input<typeof paymentSchema>,
  ): Promise<{ payment: Payment; created: boolean }> {
    const { userId, sessionId } = await this.ownSession(actor, input);
    const known = await this.findPayment(userId, sessionId);
    if (known?.status === "NEEDS_REVIEW") throw needsReview();
    if (known) return { payment: known, created: false };
    await this.limits.consume(STRIPE_READS, userId);
    const outcome = await this.sync.recordCheckout(sessionId);
    if (outcome.kind === "UNKNOWN" || outcome.kind === "CARD") throw notFound("paymentSession");
    if (outcome.kind === "NOT_PAID") throw notPaid();
    if (outcome.kind === "WAITING") throw waiting();
    if (outcome.kind === "NEEDS_REVIEW") throw needsReview();
    const { payment, created } = outcome;
    // The payment is stored. If the term cannot be set now, the webhook worker or the reconcile job sets it.
    await this.sync.refresh(payment.stripeSubscriptionId).catch((err: unknown) => {
      this.logger.warn({ err, paymentId: payment.id }, "term of a new subscription is set later");
    });
    return { payment, created };
  }

  /**
   * Payments that started no plan, newest first, for staff to refund.
   * @throws FORBIDDEN except for administrators
   */
  async listToReview(actor: Actor): Promise<Payment[]> {
    requireProvenAdmin(actor);
    return this.dataSource.manager.find(Payment, {
      where: { status: "NEEDS_REVIEW" },
      order: { createdAt: "DESC", id: "DESC" },
      take: MAX_REVIEWED,
    });
  }

  /** For the email to staff. */
  find(id: string): Promise<Payment | null> {
    return this.dataSource.manager.findOneBy(Payment, { id });
  }

  private async ownSession(actor: Actor, input: Input<typeof paymentSchema>) {
    const user = requireUser(actor);
    const { sessionId, ...claimed } = parse(paymentSchema, input);
    requireOwn(user, claimed);
    const own = { id: sessionId, userId: user.id };
    if (!(await this.dataSource.manager.existsBy(CheckoutSession, own)))
      throw notFound("paymentSession");
    return { userId: user.id, sessionId };
  }

  private findPayment(userId: string, sessionId: string): Promise<Payment | null> {
    return this.dataSource.manager.findOneBy(Payment, { userId, sessionId });
  }
}
