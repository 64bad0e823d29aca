import { In, type DataSource } from "typeorm";
import { planErrorTexts } from "#texts/errors";
import { requireUser, type Actor } from "../../../../core/actor.js";
import type { Clock } from "../../../../core/clock.js";
import { badInput, conflict, providerFailed } from "../../../../core/errors.js";
import type { Input } from "../../../../core/input.js";
import type { Logger } from "../../../../core/logger.js";
import { parse } from "../../../../core/validation.js";
import type { PaymentGateway } from "../../../../integrations/payments/payment-gateway.js";
import { insertOnce } from "../../../../kit/db/insert-once.js";
import type { RateLimits } from "../../../../kit/rate-limits.js";
import type { PlanService } from "../../../plans/plan.service.js";
import type { Plan, PlanChoice } from "../../../plans/plan.types.js";
import type { TermsAcceptance } from "../../../terms/terms-acceptance.entity.js";
import type { TermsService } from "../../../terms/terms.service.js";
import { PLAN_CHANGES_PER_HOUR } from "../../billing.limits.js";
import type { BillingSync } from "../../sync/billing-sync.js";
import { changeAlone } from "../../sync/change-alone.js";
import { Dispute } from "../../money/dispute.entity.js";
import { Invoice } from "../../money/invoice.entity.js";
import type { PlanAudit } from "../../desk/plan-audit.js";
import { requirePrice } from "../../checkout/require-price.js";
import { CheckoutSession, type CheckoutStatus } from "../../checkout/checkout-session.entity.js";
import type { Subscription } from "../../subscription/subscription.entity.js";
import type { SubscriptionService } from "../../subscription/subscription.service.js";
import { changeTermSchema } from "../own-plan.validation.js";
import { PlanAcceptance } from "../plan-acceptance.entity.js";
import { isAcceptedFor } from "../../desk/plan-details.service.js";
import { firstMonthDueOf, termOffersOf, type TermOffer } from "./term-change.policy.js";

/** What the firm did for plans, by the plan's id. */
export interface WorkForPlans {
  listOf(planIds: readonly string[]): Promise<Map<string, readonly unknown[]>>;
}

interface TermChangeNeeds {
  dataSource: DataSource;
  gateway: PaymentGateway;
  sync: Pick<BillingSync, "refresh" | "syncFromSession">;
  subscriptions: Pick<SubscriptionService, "hasRunning">;
  plans: PlanService;
  legalTerms: Pick<TermsService, "current" | "requireAccepted">;
  accepted: { acceptanceOf(plan: Subscription): Promise<TermsAcceptance | null> };
  own: { ownOf(actor: Actor, id: string): Promise<Subscription> };
  work: WorkForPlans;
  audit: Pick<PlanAudit, "record" | "recordMissing">;
  limits: RateLimits;
  clock: Clock;
  logger: Logger;
}

/** Lets buyers choose another term of their plan, or another plan, before the firm begins. */
export class TermChangeService {
  constructor(private readonly needs: TermChangeNeeds) {}

  /** What the plan could change to, with the amounts; empty if it is too late. The caller has checked who may see it. */
  async offersOf(plan: Subscription): Promise<TermOffer[]> {
    const choice = this.needs.plans.findChoice(plan.productId);
    // Most plans are past it, and need no further reading.
    if (!choice || plan.status !== "ACTIVE" || plan.paymentsMade !== 1) return [];
    const { manager } = this.needs.dataSource;
    const { stripeSubscriptionId } = plan;
    const invoices = await manager.countBy(Invoice, { stripeSubscriptionId });
    const disputes = await manager.countBy(Dispute, { stripeSubscriptionId });
    const work = await this.needs.work.listOf([plan.id]);
    const hasBegun = (work.get(plan.id) ?? []).length > 0;
    const others = await this.othersFor(plan, choice);
    return termOffersOf({ plan, invoices, disputes, hasBegun }, choice, others);
  }

  /**
   * Whether the buyer has to accept the current Terms first: they were replaced since the buyer last accepted them for the plan,
   * or were accepted for another plan.
   */
  async needsTerms(plan: Subscription, wanted = plan.productId): Promise<boolean> {
    const acceptance = await this.needs.accepted.acceptanceOf(plan);
    if (acceptance?.termsHash !== this.needs.legalTerms.current.hash) return true;
    const choice = this.needs.plans.findChoice(wanted);
    return choice === null || !isAcceptedFor(choice.plan, acceptance.productId);
  }

  /** Other plans that the buyer neither has nor is paying for. */
  private async othersFor({ userId }: Subscription, bought: PlanChoice): Promise<Plan[]> {
    const { dataSource, plans, subscriptions } = this.needs;
    const others: Plan[] = [];
    for (const plan of plans.list()) {
      if (plan.id === bought.plan.id || (await subscriptions.hasRunning(userId, plan))) continue;
      const paying = pagesOf(userId, plan, "WAITING");
      if (!(await dataSource.manager.existsBy(CheckoutSession, paying))) others.push(plan);
    }
    return others;
  }

  /**
   * Changes the plan to another of its terms, or to another plan of the same term. Changing to what it is changes nothing.
   * @throws UNAUTHENTICATED, BAD_INPUT, NOT_FOUND, TERMS_REQUIRED, RATE_LIMITED, PROVIDER_UNAVAILABLE, UNAVAILABLE; CONFLICT if it is too
   *   late, the amounts are not those that the buyer saw, or the plan is being changed
   */
  async change(actor: Actor, input: Input<typeof changeTermSchema>): Promise<Subscription> {
    const { id: userId } = requireUser(actor);
    const { id, productId, expectedLeftAmount } = parse(changeTermSchema, input);
    const before = await this.needs.own.ownOf(actor, id);
    const choice = this.choose(before, productId);
    await this.needs.limits.consume(PLAN_CHANGES_PER_HOUR, userId);
    return changeAlone(this.needs.dataSource, before.id, async () => {
      const plan = await this.refreshed(actor, before);
      await this.needs.audit.recordMissing(this.audited(plan));
      if (plan.productId === productId) return plan;
      await this.requireOffer(plan, choice, expectedLeftAmount);
      if (await this.needsTerms(plan, productId)) await this.keepAcceptance(plan, choice);
      if (await this.closePages(plan, choice))
        await this.requireOffer(plan, choice, expectedLeftAmount);
      await this.apply(actor, plan, choice);
      // Before our rows: what was done at Stripe is never without a trace.
      await this.record(actor, plan, choice);
      const changed = await this.refreshed(actor, plan);
      await this.closeLatePages(plan, choice);
      return changed;
    });
  }

  /** One of its own terms, or its own term of another plan. */
  private choose({ productId, months }: Subscription, wanted: string): PlanChoice {
    const bought = this.needs.plans.findChoice(productId);
    const choice = this.needs.plans.findChoice(wanted);
    const isOwn = choice?.plan.id === bought?.plan.id;
    if (bought && choice && (isOwn || choice.term.months === months)) return choice;
    throw badInput(planErrorTexts.chooseTerm, { productId: planErrorTexts.chooseTerm });
  }

  /**
   * Closes what the buyer could pay the wanted plan with once more.
   * @returns whether there was any; one may have been paid meanwhile
   */
  private async closePages({ userId, productId }: Subscription, { plan }: PlanChoice) {
    const { dataSource, gateway, sync, plans } = this.needs;
    if (plan.id === plans.findChoice(productId)?.plan.id) return false;
    const open = await dataSource.manager.findBy(CheckoutSession, pagesOf(userId, plan, "OPEN"));
    for (const { id } of open) {
      await gateway.expireCheckout(id);
      await sync.syncFromSession(id);
    }
    return open.length > 0;
  }

  /** Those that were opened while the change ran. The change is made, whatever happens to them. */
  private async closeLatePages(bought: Subscription, choice: PlanChoice): Promise<void> {
    try {
      await this.closePages(bought, choice);
    } catch (error) {
      const what = { error, subscriptionId: bought.id };
      this.needs.logger.error(what, "pay page of the plan that another became is still open");
    }
  }

  private async requireOffer(bought: Subscription, choice: PlanChoice, expected: number) {
    const { plan, term } = choice;
    const isOther = plan.id !== this.needs.plans.findChoice(bought.productId)?.plan.id;
    if (isOther && (await this.needs.subscriptions.hasRunning(bought.userId, plan)))
      throw conflict("CONFLICT", planErrorTexts.alreadyYours(plan.title));
    const offers = await this.offersOf(bought);
    if (offers.length === 0) throw conflict("CONFLICT", planErrorTexts.termFixed);
    const offer = offers.find(({ productId }) => productId === term.productId);
    if (offer?.leftAmount !== expected) throw conflict("CONFLICT", planErrorTexts.offerChanged);
  }

  /**
   * Before the change: that the Terms were accepted for it is proof, and stays as long as the plan. It counts once the change
   * is made (`PlanDetailsService.laterAcceptances`).
   */
  private async keepAcceptance(plan: Subscription, choice: PlanChoice): Promise<void> {
    const { dataSource, legalTerms, clock } = this.needs;
    const { id: acceptanceId } = await legalTerms.requireAccepted(plan.userId, choice);
    const row = { subscriptionId: plan.id, acceptanceId, createdAt: clock.now() };
    await insertOnce(dataSource.manager, PlanAcceptance, row);
  }

  /** @throws PROVIDER_UNAVAILABLE or UNAVAILABLE unless Stripe changed it all the same: it takes two calls, and the first one decides */
  private async apply(actor: Actor, bought: Subscription, choice: PlanChoice): Promise<void> {
    const { plan, term } = choice;
    const { gateway, clock } = this.needs;
    const { productId, months, lookupKey } = term;
    try {
      const priceId = await requirePrice(this.needs, { ...plan, lookupKey });
      await gateway.changeTerm(bought.stripeSubscriptionId, {
        productId,
        priceId,
        months,
        from: bought.productId,
        firstMonthDue: firstMonthDueOf(bought, plan),
        at: clock.now(),
        actorId: bought.userId,
      });
    } catch (error) {
      const now = await this.refreshed(actor, bought).catch(() => bought);
      if (now.productId === productId) return;
      throw providerFailed(planErrorTexts.termNotChanged, error);
    }
  }

  private record(actor: Actor, bought: Subscription, { plan, term }: PlanChoice): Promise<void> {
    const { id, userId: buyerId } = bought;
    const details = { change: "TERM_CHANGED", months: term.months };
    return this.needs.audit.record(actor, { id, title: plan.title, buyerId }, details);
  }

  private audited({ id, userId: buyerId, productId }: Subscription) {
    return { id, buyerId, title: this.needs.plans.findChoice(productId)?.plan.title ?? productId };
  }

  private async refreshed(actor: Actor, plan: Subscription): Promise<Subscription> {
    await this.needs.sync.refresh(plan.stripeSubscriptionId);
    return this.needs.own.ownOf(actor, plan.id);
  }
}

const pagesOf = (userId: string, { terms }: Plan, status: CheckoutStatus) => ({
  userId,
  status,
  productId: In(terms.map(({ productId }) => productId)),
});
