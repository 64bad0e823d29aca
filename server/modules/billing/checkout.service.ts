import { In, Not, type DataSource, type EntityManager } from "typeorm";
import { billingErrorTexts } from "#texts/errors";
import { paths } from "#site/paths";
import { requireUser, type Actor } from "../../core/actor.js";
import type { Input } from "../../core/input.js";
import { minutes, type Clock } from "../../core/clock.js";
import { badInput, conflict } from "../../core/errors.js";
import type { Logger } from "../../core/logger.js";
import { requireOwn } from "../../core/own.js";
import type { RateLimits } from "../../kit/rate-limits.js";
import { parse } from "../../core/validation.js";
import type { PaymentGateway } from "../../integrations/payments/payment-gateway.js";
import type { AccountService } from "../accounts/account.service.js";
import { inDollars, type PlanService } from "../plans/plan.service.js";
import type { PlanChoice } from "../plans/plan.types.js";
import type { TermsService } from "../terms/terms.service.js";
import { CHECKOUTS_PER_HOUR, STRIPE_READS } from "./billing.limits.js";
import type { BillingSync } from "./billing-sync.js";
import {
  checkoutSchema,
  MONTHS_DISAGREE,
  OTHER_PLANS_KEY,
  type CheckoutOrder,
} from "./billing.validation.js";
import { checkoutFailed, orCheckoutFailed } from "./checkout-failure.js";
import { CheckoutSession } from "./checkout-session.entity.js";
import type { CustomerService } from "./customer.service.js";
import { insertOnce } from "../../kit/db/insert-once.js";
import { inTransaction } from "../../kit/db/transactions.js";
import { requirePrice } from "./require-price.js";
import type { SubscriptionService } from "./subscription.service.js";

/**
 * Identical calls within this time share an idempotency key, so a double click opens one pay page.
 * Short, because Stripe also replays failures under the same key.
 */
const SAME_REQUEST_MS = minutes(1);
/**
 * Attempts when calls for different terms run at once: the call that loses closes its page and
 * tries again.
 */
const MAX_ROUNDS = 3;

interface Buyer {
  userId: string;
  acceptanceId: string;
  /** Part of the idempotency key; the same for identical calls within a minute. */
  attempt: string;
}

/** A pay page at Stripe whose URL has not been sent to anyone yet. */
type OpenCheckout = Pick<CheckoutSession, "id" | "url" | "expiresAt">;

/** Who asked to have their account deleted. */
interface Departures {
  isLeaving(userId: string, manager?: EntityManager): Promise<boolean>;
}

interface CheckoutNeeds {
  accounts: AccountService;
  dataSource: DataSource;
  gateway: PaymentGateway;
  sync: BillingSync;
  subscriptions: SubscriptionService;
  departures: Departures;
  plans: PlanService;
  legalTerms: TermsService;
  customers: CustomerService;
  limits: RateLimits;
  clock: Clock;
  logger: Logger;
  /** The site's public origin: pay pages redirect only to it. */
  origin: string;
}

/** Opens pay pages. The price always comes from our plan table, never from the request. */
export class CheckoutService {
  constructor(private readonly needs: CheckoutNeeds) {}

  /**
   * Opens a pay page for a plan and term, or returns the one that is already open.
   * @param input productId. `months`, if given, must match it. `lookupKey` may be either of the
   *   plan's two, because the documented client sends the wrong one. `userId` and `email` must be the
   *   actor's own.
   * @throws BAD_INPUT, FORBIDDEN, DELETION_PENDING, TERMS_REQUIRED, ALREADY_SUBSCRIBED, CONFLICT,
   *   RATE_LIMITED, PROVIDER_UNAVAILABLE "Checkout failed"
   */
  async startCheckout(actor: Actor, input: Input<typeof checkoutSchema>): Promise<{ url: string }> {
    const user = requireUser(actor);
    const order = parse(checkoutSchema, input);
    requireOwn(user, order);
    const choice = this.choose(order);
    await this.refuseLeavers(user.id);
    const acceptance = await this.needs.legalTerms.requireAccepted(user.id, choice);
    if (await this.needs.subscriptions.hasRunning(user.id, choice.plan)) throw alreadySubscribed();
    const url = await orCheckoutFailed(() => this.payPage(user.id, acceptance.id, choice));
    return { url };
  }

  /** Keeps at most one pay page open per person and plan, even with concurrent calls. */
  private async payPage(userId: string, acceptanceId: string, choice: PlanChoice): Promise<string> {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      // Compute the key before reading the open pages: a page created in between is then either
      // found, or shares our idempotency key.
      const attempt = await this.attemptOf(userId);
      const buyer = { userId, acceptanceId, attempt };
      const open = await this.reopen(buyer, choice, round === 0);
      if (open) return open;
      const checkout = await this.open(buyer, choice);
      if (await this.keep(checkout, buyer, choice)) return checkout.url;
      // Its URL was never sent, so it cannot have been paid.
      await this.needs.gateway.expireCheckout(checkout.id);
    }
    throw conflict("CONFLICT", billingErrorTexts.openingAnother);
  }

  /** The deletion would end the plan within a day, without a refund. @throws DELETION_PENDING */
  private async refuseLeavers(userId: string, manager?: EntityManager): Promise<void> {
    if (await this.needs.departures.isLeaving(userId, manager))
      throw conflict("DELETION_PENDING", billingErrorTexts.deletionPending);
  }

  private choose({ productId, lookupKey, months }: CheckoutOrder): PlanChoice {
    const ofKey = lookupKey == null ? null : this.needs.plans.findByLookupKey(lookupKey);
    const choice =
      productId == null ? ofTerm(ofKey, months) : this.needs.plans.findChoice(productId);
    if (!choice)
      throw badInput(billingErrorTexts.choosePlan, { productId: billingErrorTexts.choosePlan });
    if (months != null && months !== choice.term.months)
      throw badInput(MONTHS_DISAGREE, { months: MONTHS_DISAGREE });
    if (lookupKey != null && ofKey?.id !== choice.plan.id) {
      throw badInput(OTHER_PLANS_KEY, { lookupKey: OTHER_PLANS_KEY });
    }
    return choice;
  }

  /**
   * Returns this person's open pay page for the term, if any, and closes those for the plan's other
   * term.
   */
  private async reopen(
    buyer: Buyer,
    { plan, term }: PlanChoice,
    isFirst: boolean,
  ): Promise<string | null> {
    const productId = In(plan.terms.map((one) => one.productId));
    const { userId, acceptanceId } = buyer;
    const open = await this.needs.dataSource.manager.findBy(CheckoutSession, {
      userId,
      productId,
      status: In(["OPEN", "WAITING"]),
    });
    if (open.length > 0) await this.needs.limits.consume(STRIPE_READS, userId);
    const isNew = !open.some((session) => session.productId === term.productId);
    // Before a page is closed: a refusal must leave the person a page that works.
    if (isNew && isFirst) await this.needs.limits.consume(CHECKOUTS_PER_HOUR, userId);
    let url: string | null = null;
    for (const session of open) {
      const same: boolean = session.productId === term.productId && url === null;
      url = (await this.stillOpen(session.id, same)) ?? url;
      if (same && url) await this.mark(session.id, { acceptanceId });
    }
    if (!url && !isNew && isFirst) await this.needs.limits.consume(CHECKOUTS_PER_HOUR, userId);
    return url;
  }

  /**
   * Returns the page's URL if it is for the wanted term and still open; closes a page for another
   * term.
   */
  private async stillOpen(sessionId: string, wanted: boolean): Promise<string | null> {
    const checkout = await this.needs.gateway.findCheckout(sessionId);
    if (checkout?.status === "OPEN" && wanted) return checkout.url;
    if (checkout?.status === "COMPLETE") return this.alreadyPaid(sessionId);
    if (checkout?.status === "OPEN" && !(await this.needs.gateway.expireCheckout(sessionId)))
      return this.alreadyPaid(sessionId);
    await this.mark(sessionId, { status: "EXPIRED" });
    return null;
  }

  /**
   * Records a page that has been paid in the meantime, e.g. in another tab.
   * @throws ALREADY_SUBSCRIBED
   */
  private async alreadyPaid(sessionId: string): Promise<null> {
    const outcome = await this.needs.sync.recordCheckout(sessionId);
    if (outcome.kind === "PAID") throw alreadySubscribed();
    if (outcome.kind === "WAITING") throw conflict("CONFLICT", billingErrorTexts.paymentWaiting);
    return null;
  }

  private async open(buyer: Buyer, choice: PlanChoice): Promise<OpenCheckout> {
    const { userId, attempt } = buyer;
    const { productId, lookupKey, months } = choice.term;
    const priceId = await requirePrice(this.needs, { ...choice.plan, lookupKey });
    const customerId = await this.needs.customers.findOrMake(userId);
    const checkout = await this.needs.gateway.createCheckout({
      userId,
      productId,
      months,
      customerId,
      priceId,
      ...this.returnAddresses(choice),
      idempotencyKey: ["checkout", attempt, productId, priceId].join(":"),
    });
    const { id, url, expiresAt } = checkout;
    if (!url) throw checkoutFailed();
    return { id, url, expiresAt };
  }

  /**
   * Stores the page; returns false if another page of the plan was opened or paid meanwhile. Locks
   * the person's row for the check, but never during a call to Stripe: a slow Stripe must not use
   * up database connections.
   */
  private keep(page: OpenCheckout, buyer: Buyer, { plan, term }: PlanChoice): Promise<boolean> {
    const { userId, acceptanceId } = buyer;
    return inTransaction(this.needs.dataSource, async (transaction) => {
      await this.needs.accounts.lock(transaction, userId);
      await this.refuseLeavers(userId, transaction);
      if (await this.needs.subscriptions.hasRunning(userId, plan, transaction))
        throw alreadySubscribed();
      const productId = In(plan.terms.map((one) => one.productId));
      const open = { userId, productId, status: "OPEN" } as const;
      if (await transaction.existsBy(CheckoutSession, { ...open, id: Not(page.id) })) return false;
      const createdAt = this.needs.clock.now();
      const own = { userId, acceptanceId, productId: term.productId, status: "OPEN" } as const;
      await insertOnce(transaction, CheckoutSession, { ...page, ...own, createdAt });
      // After a double click, the page is already stored; use it unless it was closed since.
      return transaction.existsBy(CheckoutSession, { ...open, id: page.id });
    });
  }

  private returnAddresses({ plan, term }: PlanChoice) {
    const product = `productId=${encodeURIComponent(term.productId)}`;
    const name = encodeURIComponent(plan.title);
    const amount = inDollars(plan.monthlyAmount);
    const { origin } = this.needs;
    return {
      successUrl: `${origin}${paths.paymentSuccess}?session_id={CHECKOUT_SESSION_ID}&${product}`,
      cancelUrl: `${origin}${paths.paymentCancel}?${product}&productName=${name}&amount=${amount}`,
    };
  }

  private async attemptOf(userId: string): Promise<string> {
    const { clock, dataSource } = this.needs;
    const made = await dataSource.manager.countBy(CheckoutSession, { userId });
    const moment = Math.floor(clock.now().getTime() / SAME_REQUEST_MS);
    return [userId, made, moment].join(":");
  }

  private async mark(id: string, change: Partial<CheckoutSession>): Promise<void> {
    await this.needs.dataSource.manager.update(CheckoutSession, { id, status: "OPEN" }, change);
  }
}

const alreadySubscribed = () => conflict("ALREADY_SUBSCRIBED", billingErrorTexts.alreadySubscribed);

function ofTerm(plan: PlanChoice["plan"] | null, months: number | null | undefined) {
  const term = plan?.terms.find((one) => one.months === months);
  return plan && term ? { plan, term } : null;
}
