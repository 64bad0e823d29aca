import { requireUser, type Actor } from "../../core/actor.js";
import { notFound, type AppError } from "../../core/errors.js";
import type { Logger } from "../../core/logger.js";
import type { RateLimits } from "../../core/rate-limits.js";
import { parse } from "../../core/validation.js";
import type { PaymentGateway } from "../../integrations/payments/payment-gateway.js";
import { DEMO_CHECKOUTS_PER_HOUR, STRIPE_READS } from "./billing.limits.js";
import { canSeeDemo, offersDemo } from "./billing.policy.js";
import { demoSchema } from "./billing.validation.js";
import { checkoutFailed, orCheckoutFailed } from "./checkout-failure.js";
import type { CustomerService } from "./customer.service.js";
import type { DemoCheckout } from "./demo-checkout.types.js";
import { DEMO_PLAN } from "./demo-plan.js";
import { requirePrice } from "./require-price.js";

export const DEMO_PATH = "/stripe-demo";
export const demoNotFound = (): AppError => notFound("demoCheckout");

/** Under a test key Stripe knows no others; what cannot be one is not worth a call. */
const SESSION_ID = /^cs_test_\w{1,240}$/;

interface DemoNeeds {
  gateway: PaymentGateway;
  customers: CustomerService;
  limits: RateLimits;
  logger: Logger;
  /** The site's own address: pay pages return to it and nowhere else. */
  origin: string;
}

/**
 * The demonstration of a checkout (docs/decisions/0011): Stripe's own pay page and portal for a starter plan that
 * nobody sells. It writes nothing here; what becomes of it is asked of Stripe.
 */
export class DemoCheckoutService {
  constructor(private readonly needs: DemoNeeds) {}

  /** Whether there is one at all; without, its page is not found. */
  get isOffered(): boolean {
    return offersDemo(this.needs.gateway);
  }

  /**
   * A new pay page for the starter plan.
   * @param input lookupKey, the one demo plan's
   * @throws UNAUTHENTICATED, NOT_FOUND without a demo, BAD_INPUT, RATE_LIMITED, PROVIDER_UNAVAILABLE "Checkout failed"
   */
  async start(actor: Actor, input: unknown): Promise<{ url: string }> {
    const user = requireUser(actor);
    if (!this.isOffered) throw demoNotFound();
    parse(demoSchema, input);
    await this.needs.limits.consume(DEMO_CHECKOUTS_PER_HOUR, user.id);
    return { url: await orCheckoutFailed(() => this.payPage(user.id)) };
  }

  /**
   * What became of a demonstration.
   * @returns null for another person's, for what is no demonstration, and for what does not exist: all the same
   * @throws UNAUTHENTICATED, RATE_LIMITED, PROVIDER_UNAVAILABLE
   */
  async find(actor: Actor, sessionId: string): Promise<DemoCheckout | null> {
    const user = requireUser(actor);
    if (!this.isOffered || !SESSION_ID.test(sessionId)) return null;
    await this.needs.limits.consume(STRIPE_READS, user.id);
    const checkout = await this.needs.gateway.findCheckout(sessionId);
    if (!checkout || !canSeeDemo(user, checkout)) return null;
    return { id: checkout.id, isComplete: checkout.paid };
  }

  private async payPage(userId: string): Promise<string> {
    const { gateway, customers, origin } = this.needs;
    const priceId = await requirePrice(this.needs, DEMO_PLAN);
    const { url } = await gateway.createDemoCheckout({
      userId,
      customerId: await customers.findOrMake(userId),
      priceId,
      successUrl: `${origin}${DEMO_PATH}?success=true&session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${origin}${DEMO_PATH}?canceled=true`,
    });
    if (!url) throw checkoutFailed();
    return url;
  }
}
