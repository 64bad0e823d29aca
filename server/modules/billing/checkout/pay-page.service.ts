import { In, Not, type DataSource, type EntityManager } from "typeorm";
import { billingErrorTexts } from "#texts/errors";
import { paths } from "#site/paths";
import { minutes, type Clock } from "../../../core/clock.js";
import { conflict } from "../../../core/errors.js";
import type { Logger } from "../../../core/logger.js";
import type { PaymentGateway } from "../../../integrations/payments/payment-gateway.js";
import { insertOnce } from "../../../kit/db/insert-once.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import type { RateLimits } from "../../../kit/rate-limits.js";
import type { AccountService } from "../../accounts/account.service.js";
import { inDollars, type PlanService } from "../../plans/plan.service.js";
import type { Plan, PlanChoice } from "../../plans/plan.types.js";
import { CHECKOUTS_PER_HOUR, STRIPE_READS } from "../billing.limits.js";
import type { BillingSync } from "../sync/billing-sync.js";
import { checkoutFailed } from "./checkout-failure.js";
import { CheckoutSession } from "./checkout-session.entity.js";
import type { CustomerService } from "./customer.service.js";
import {
  alreadySubscribed,
  planOverlap,
  planOverlapWaiting,
} from "../subscription/plan-overlaps.js";
import { requirePrice } from "./require-price.js";

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

/** Who buys, and their acceptance of the Terms. */
interface Person {
  userId: string;
  acceptanceId: string;
  /** Wants the plan beside one that it overlaps. */
  overlapConfirmed: boolean;
}

interface Buyer extends Person {
  /** Part of the idempotency key; the same for identical calls within a minute. */
  attempt: string;
}

/** A pay page at Stripe whose URL has not been sent to anyone yet. */
type OpenCheckout = Pick<CheckoutSession, "id" | "url" | "expiresAt">;

/** Refuses a person who must not buy the plan. Called again when the page is stored, since much may have changed by then. */
type Refuse = (userId: string, plan: Plan, transaction: EntityManager) => Promise<void>;

interface PayPageNeeds {
  accounts: Pick<AccountService, "lock">;
  dataSource: DataSource;
  gateway: PaymentGateway;
  sync: Pick<BillingSync, "recordCheckout">;
  plans: PlanService;
  customers: CustomerService;
  limits: RateLimits;
  clock: Clock;
  logger: Logger;
  /** The site's public origin: pay pages redirect only to it. */
  origin: string;
}

/** The pay pages at Stripe: at most one is open for a person and plan. */
export class PayPageService {
  constructor(private readonly needs: PayPageNeeds) {}

  /**
   * Keeps at most one pay page open per person and plan, even with concurrent calls; one for plans that overlap, unless
   * the person wants both.
   * @returns the page's URL
   * @throws CONFLICT, ALREADY_SUBSCRIBED, PLAN_OVERLAP, RATE_LIMITED, PROVIDER_UNAVAILABLE, and what `refuse` throws
   */
  async urlFor(person: Person, choice: PlanChoice, refuse: Refuse): Promise<string> {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      // Compute the key before reading the open pages: a page created in between is then either
      // found, or shares our idempotency key.
      const buyer = { ...person, attempt: await this.attemptOf(person.userId) };
      const open = await this.reopen(buyer, choice, round === 0);
      if (open) return open;
      const checkout = await this.open(buyer, choice);
      if (await this.keep(checkout, buyer, choice, refuse)) return checkout.url;
      // Its URL was never sent, so it cannot have been paid.
      await this.needs.gateway.expireCheckout(checkout.id);
    }
    throw conflict("CONFLICT", billingErrorTexts.openingAnother);
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
   * @throws ALREADY_SUBSCRIBED, PLAN_OVERLAP; CONFLICT while the payment for the wanted plan is on its way
   */
  private async alreadyPaid({ id, productId }: CheckoutSession, wanted: Plan): Promise<null> {
    const outcome = await this.needs.sync.recordCheckout(id);
    const paid = this.needs.plans.findChoice(productId)?.plan ?? wanted;
    const isWanted = paid.id === wanted.id;
    if (outcome.kind === "PAID") throw isWanted ? alreadySubscribed() : planOverlap(paid);
    if (outcome.kind === "WAITING")
      throw isWanted
        ? conflict("CONFLICT", billingErrorTexts.paymentWaiting)
        : planOverlapWaiting(paid);
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
  private keep(
    page: OpenCheckout,
    buyer: Buyer,
    { plan, term }: PlanChoice,
    refuse: Refuse,
  ): Promise<boolean> {
    const { userId, acceptanceId, overlapConfirmed } = buyer;
    return inTransaction(this.needs.dataSource, async (transaction) => {
      await this.needs.accounts.lock(transaction, userId);
      await refuse(userId, plan, transaction);
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
