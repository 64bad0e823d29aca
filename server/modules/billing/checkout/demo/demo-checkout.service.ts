import { paths } from "#site/paths";
import { requireUser, type Actor } from "../../../../core/actor.js";
import type { Input } from "../../../../core/input.js";
import { minutes, type Clock } from "../../../../core/clock.js";
import { notFound, type AppError } from "../../../../core/errors.js";
import type { Logger } from "../../../../core/logger.js";
import type { RateLimits } from "../../../../kit/rate-limits.js";
import { parse } from "../../../../core/validation.js";
import type { PaymentGateway, Price } from "../../../../integrations/payments/payment-gateway.js";
import { DEMO_CHECKOUTS_PER_HOUR, STRIPE_READS } from "../../billing.limits.js";
import { canSeeDemo, offersDemo } from "../../billing.policy.js";
import { demoSchema } from "../billing.validation.js";
import { checkoutFailed, orCheckoutFailed } from "../checkout-failure.js";
import type { CustomerService } from "../customer.service.js";
import type { DemoCheckout, DemoPlan } from "./demo-checkout.types.js";
import { DEMO_PLAN } from "./demo-plan.js";
import { requirePrice } from "../require-price.js";

export const demoNotFound = (): AppError => notFound("demoCheckout");

/**
 * Format of session ids created with a Stripe test key; other ids are refused without calling
 * Stripe.
 */
const SESSION_ID = /^cs_test_\w{1,240}$/;

const PRICE_LIFETIME_MS = minutes(10);

interface KnownPrice {
  /** Unix time in milliseconds. */
  until: number;
  found: Promise<Price | null>;
}
const UNKNOWN: KnownPrice = { until: 0, found: Promise.resolve(null) };

interface DemoNeeds {
  gateway: PaymentGateway;
  customers: CustomerService;
  limits: RateLimits;
  logger: Logger;
  clock: Clock;
  /** The site's public origin: pay pages redirect only to it. */
  origin: string;
}

/**
 * The demo checkout (docs/decisions/0011): Stripe's own pay page and portal for a starter plan that
 * is not for sale. Stores nothing; its state is read from Stripe.
 */
export class DemoCheckoutService {
  private price: KnownPrice = UNKNOWN;

  constructor(private readonly needs: DemoNeeds) {}

  /** Whether this site has the demo page. */
  get isOffered(): boolean {
    return offersDemo(this.needs.gateway);
  }

  /**
   * The demo plan's price at Stripe. Public, so it is cached for ten minutes.
   * @returns null if there is no demo or no fixed monthly price, or Stripe does not respond
   */
  async findPlan(): Promise<DemoPlan | null> {
    if (!this.isOffered) return null;
    const now = this.needs.clock.now().getTime();
    if (this.price.until <= now)
      this.price = { until: now + PRICE_LIFETIME_MS, found: this.findPrice() };
    const price = await this.price.found;
    if (!price?.monthly || price.amount === null) return null;
    const { lookupKey } = DEMO_PLAN;
    return { lookupKey, monthlyAmount: price.amount, currency: price.currency };
  }

  /**
   * Opens a new pay page for the starter plan.
   * @param input lookupKey: must be the demo plan's
   * @throws UNAUTHENTICATED, NOT_FOUND without a demo, BAD_INPUT, RATE_LIMITED,
   *   PROVIDER_UNAVAILABLE "Checkout failed"
   */
  async start(actor: Actor, input: Input<typeof demoSchema>): Promise<{ url: string }> {
    const user = requireUser(actor);
    if (!this.isOffered) throw demoNotFound();
    parse(demoSchema, input);
    await this.needs.limits.consume(DEMO_CHECKOUTS_PER_HOUR, user.id);
    return { url: await orCheckoutFailed(() => this.payPage(user.id)) };
  }

  /**
   * The state of a demo checkout.
   * @returns null if it belongs to another person, is not a demo, or does not exist
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

  /** Does not cache failures: the next call asks Stripe again. */
  private async findPrice(): Promise<Price | null> {
    try {
      return await this.needs.gateway.findPrice(DEMO_PLAN.lookupKey);
    } catch (error) {
      this.needs.logger.warn({ err: error }, "the demo's price is not known");
      this.price = UNKNOWN;
      return null;
    }
  }

  private async payPage(userId: string): Promise<string> {
    const { gateway, customers, origin } = this.needs;
    const priceId = await requirePrice(this.needs, DEMO_PLAN);
    const { url } = await gateway.createDemoCheckout({
      userId,
      customerId: await customers.findOrMake(userId),
      priceId,
      successUrl: `${origin}${paths.stripeDemo}?success=true&session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${origin}${paths.stripeDemo}?canceled=true`,
    });
    if (!url) throw checkoutFailed();
    return url;
  }
}
