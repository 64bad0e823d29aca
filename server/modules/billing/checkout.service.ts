import { In, Not, type DataSource, type EntityManager } from "typeorm";
import { billingErrorTexts } from "#texts/errors";
import { paths } from "#site/paths";
import { requireUser, type Actor } from "../../core/actor.js";
import type { Input } from "../../core/input.js";
import { minutes, type Clock } from "../../core/clock.js";
import { conflict } from "../../core/errors.js";
import type { Logger } from "../../core/logger.js";
import { requireOwn } from "../../core/own.js";
import type { RateLimits } from "../../kit/rate-limits.js";
import { parse } from "../../core/validation.js";
import type { PaymentGateway } from "../../integrations/payments/payment-gateway.js";
import type { AccountService } from "../accounts/account.service.js";
import { inDollars, type PlanService } from "../plans/plan.service.js";
import type { Plan, PlanChoice } from "../plans/plan.types.js";
import type { TermsService } from "../terms/terms.service.js";
import { CHECKOUTS_PER_HOUR, STRIPE_READS } from "./billing.limits.js";
import type { BillingSync } from "./billing-sync.js";
import { checkoutSchema } from "./billing.validation.js";
import { choiceOf } from "./checkout-choice.js";
import { checkoutFailed, orCheckoutFailed } from "./checkout-failure.js";
import { CheckoutSession } from "./checkout-session.entity.js";
import type { CustomerService } from "./customer.service.js";
import { insertOnce } from "../../kit/db/insert-once.js";
import { inTransaction } from "../../kit/db/transactions.js";
import { planOverlap, refuseOverlap } from "./plan-overlaps.js";
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
  /** Wants the plan beside one that it overlaps. */
  overlapConfirmed: boolean;
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
   * @param overlapConfirmed whether the person was told that the plan overlaps one that they have, and wants both
   * @throws BAD_INPUT, FORBIDDEN, DELETION_PENDING, TERMS_REQUIRED, ALREADY_SUBSCRIBED, PLAN_OVERLAP, CONFLICT,
   *   RATE_LIMITED, PROVIDER_UNAVAILABLE "Checkout failed"
   */
  async startCheckout(
    actor: Actor,
    input: Input<typeof checkoutSchema>,
    overlapConfirmed = false,
  ): Promise<{ url: string }> {
    const user = requireUser(actor);
    const order = parse(checkoutSchema, input);
    requireOwn(user, order);
    const choice = choiceOf(this.needs.plans, order);
    await this.refuseLeavers(user.id);
    // Before the Terms: nobody should sign for what is then refused.
    await this.refuseOwned(user.id, choice.plan, overlapConfirmed);
    const { id: acceptanceId } = await this.needs.legalTerms.requireAccepted(user.id, choice);
    const buyer = { userId: user.id, acceptanceId, overlapConfirmed };
    return { url: await orCheckoutFailed(() => this.payPage(buyer, choice)) };
  }

  /**
   * Keeps at most one pay page open per person and plan, even with concurrent calls; one for plans that overlap, unless
   * the person wants both.
   */
  private async payPage(person: Omit<Buyer, "attempt">, choice: PlanChoice): Promise<string> {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      // Compute the key before reading the open pages: a page created in between is then either
      // found, or shares our idempotency key.
      const buyer = { ...person, attempt: await this.attemptOf(person.userId) };
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

  /** @throws ALREADY_SUBSCRIBED, PLAN_OVERLAP */
  private async refuseOwned(
    userId: string,
    plan: Plan,
    overlapConfirmed: boolean,
    manager = this.needs.dataSource.manager,
  ): Promise<void> {
    if (await this.needs.subscriptions.hasRunning(userId, plan, manager)) throw alreadySubscribed();
    if (!overlapConfirmed) await refuseOverlap(manager, this.needs.plans, userId, plan);
  }

  /**
   * Returns this person's open pay page for the term, if any, and closes those that must not be paid beside it: for the
   * plan's other term, and for plans that it overlaps.
   */
  private async reopen(
    buyer: Buyer,
    { plan, term }: PlanChoice,
    isFirst: boolean,
  ): Promise<string | null> {
    const productId = In(this.rivalsOf(plan, buyer));
    const { userId, acceptanceId, overlapConfirmed } = buyer;
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
      url = (await this.stillOpen(session, same, plan)) ?? url;
      if (same && url) await this.mark(session.id, { acceptanceId, overlapConfirmed });
    }
    if (!url && !isNew && isFirst) await this.needs.limits.consume(CHECKOUTS_PER_HOUR, userId);
    return url;
  }

  /** Products whose pay pages can't be open beside one for this plan. */
  private rivalsOf(plan: Plan, { overlapConfirmed }: Buyer): string[] {
    const others = overlapConfirmed ? [] : this.needs.plans.overlapping(plan);
    return [plan, ...others].flatMap(({ terms }) => terms.map(({ productId }) => productId));
  }

  /** Returns the page's URL if it is the wanted one and still open; closes any other. */
  private async stillOpen(
    session: CheckoutSession,
    wanted: boolean,
    plan: Plan,
  ): Promise<string | null> {
    const { id } = session;
    const checkout = await this.needs.gateway.findCheckout(id);
    if (checkout?.status === "OPEN" && wanted) return checkout.url;
    if (checkout?.status === "COMPLETE") return this.alreadyPaid(session, plan);
    if (checkout?.status === "OPEN" && !(await this.needs.gateway.expireCheckout(id)))
      return this.alreadyPaid(session, plan);
    await this.mark(id, { status: "EXPIRED" });
    return null;
  }

  /**
   * Records a page that has been paid in the meantime, e.g. in another tab.
   * @throws ALREADY_SUBSCRIBED, PLAN_OVERLAP; CONFLICT while its payment is on its way
   */
  private async alreadyPaid({ id, productId }: CheckoutSession, wanted: Plan): Promise<null> {
    const outcome = await this.needs.sync.recordCheckout(id);
    const paid = this.needs.plans.findChoice(productId)?.plan ?? wanted;
    if (outcome.kind === "PAID")
      throw paid.id === wanted.id ? alreadySubscribed() : planOverlap(paid);
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
   * Stores the page; returns false if another page of these plans was opened meanwhile. Locks
   * the person's row for the check, but never during a call to Stripe: a slow Stripe must not use
   * up database connections.
   */
  private keep(page: OpenCheckout, buyer: Buyer, { plan, term }: PlanChoice): Promise<boolean> {
    const { userId, acceptanceId, overlapConfirmed } = buyer;
    return inTransaction(this.needs.dataSource, async (transaction) => {
      await this.needs.accounts.lock(transaction, userId);
      await this.refuseLeavers(userId, transaction);
      await this.refuseOwned(userId, plan, overlapConfirmed, transaction);
      const productId = In(this.rivalsOf(plan, buyer));
      const open = { userId, productId, status: "OPEN" } as const;
      if (await transaction.existsBy(CheckoutSession, { ...open, id: Not(page.id) })) return false;
      const createdAt = this.needs.clock.now();
      const own = { userId, acceptanceId, overlapConfirmed, productId: term.productId };
      const row = { ...page, ...own, status: "OPEN", createdAt } as const;
      await insertOnce(transaction, CheckoutSession, row);
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
