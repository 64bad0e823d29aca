import type { DataSource } from "typeorm";
import { planErrorTexts } from "#texts/errors";
import { requireUser, type Actor } from "../../../core/actor.js";
import type { Clock } from "../../../core/clock.js";
import { badInput, conflict, providerUnavailable } from "../../../core/errors.js";
import type { Input } from "../../../core/input.js";
import type { Logger } from "../../../core/logger.js";
import { parse } from "../../../core/validation.js";
import type { PaymentGateway } from "../../../integrations/payments/payment-gateway.js";
import { insertOnce } from "../../../kit/db/insert-once.js";
import type { RateLimits } from "../../../kit/rate-limits.js";
import type { AuditService } from "../../audit/audit.service.js";
import type { PlanService } from "../../plans/plan.service.js";
import type { PlanChoice } from "../../plans/plan.types.js";
import type { TermsAcceptance } from "../../terms/terms-acceptance.entity.js";
import type { TermsService } from "../../terms/terms.service.js";
import { PLAN_CHANGES_PER_HOUR } from "../billing.limits.js";
import type { BillingSync } from "../billing-sync.js";
import { changeAlone } from "../change-alone.js";
import { Dispute } from "../dispute.entity.js";
import { Invoice } from "../invoice.entity.js";
import { requirePrice } from "../require-price.js";
import type { Subscription } from "../subscription.entity.js";
import { changeTermSchema } from "./own-plan.validation.js";
import { PlanAcceptance } from "./plan-acceptance.entity.js";
import { termOffersOf, type TermOffer } from "./term-change.policy.js";

interface TermChangeNeeds {
  dataSource: DataSource;
  gateway: PaymentGateway;
  sync: Pick<BillingSync, "refresh">;
  plans: PlanService;
  legalTerms: Pick<TermsService, "current" | "requireAccepted">;
  accepted: { acceptanceOf(plan: Subscription): Promise<TermsAcceptance | null> };
  own: { ownOf(actor: Actor, id: string): Promise<Subscription> };
  /** What the firm did for plans, by the plan's id. */
  work: { listOf(planIds: readonly string[]): Promise<Map<string, readonly unknown[]>> };
  audit: AuditService;
  limits: RateLimits;
  clock: Clock;
  logger: Logger;
}

/** Lets buyers choose another term of their plan before the firm begins. */
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
    return termOffersOf({ plan, invoices, disputes, hasBegun }, choice);
  }

  /** Whether the Terms were replaced since the plan was bought, so that the current ones must be accepted first. */
  async needsTerms(plan: Subscription): Promise<boolean> {
    const acceptance = await this.needs.accepted.acceptanceOf(plan);
    return acceptance?.termsHash !== this.needs.legalTerms.current.hash;
  }

  /**
   * Changes the plan to another of its terms. Changing to the term it has changes nothing.
   * @throws UNAUTHENTICATED, BAD_INPUT, NOT_FOUND, TERMS_REQUIRED, RATE_LIMITED, PROVIDER_UNAVAILABLE; CONFLICT if it is too
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
      if (plan.productId === productId) return plan;
      await this.requireOffer(plan, choice, expectedLeftAmount);
      if (await this.needsTerms(plan)) await this.keepAcceptance(plan, choice);
      await this.apply(plan, choice);
      // Before our rows: what was done at Stripe is never without a trace.
      await this.record(actor, plan, choice);
      return this.refreshed(actor, plan);
    });
  }

  private choose({ productId: bought }: Subscription, wanted: string): PlanChoice {
    const choice = this.needs.plans.findChoice(wanted);
    if (choice && choice.plan.id === this.needs.plans.findChoice(bought)?.plan.id) return choice;
    throw badInput(planErrorTexts.chooseTerm, { productId: planErrorTexts.chooseTerm });
  }

  private async requireOffer(plan: Subscription, { term }: PlanChoice, expected: number) {
    const offers = await this.offersOf(plan);
    if (offers.length === 0) throw conflict("CONFLICT", planErrorTexts.termFixed);
    const offer = offers.find(({ productId }) => productId === term.productId);
    if (offer?.leftAmount !== expected) throw conflict("CONFLICT", planErrorTexts.offerChanged);
  }

  /** Before the change: that the Terms were accepted for it is proof, and stays as long as the plan. */
  private async keepAcceptance(plan: Subscription, choice: PlanChoice): Promise<void> {
    const { dataSource, legalTerms, clock } = this.needs;
    const { id: acceptanceId } = await legalTerms.requireAccepted(plan.userId, choice);
    const row = { subscriptionId: plan.id, acceptanceId, createdAt: clock.now() };
    await insertOnce(dataSource.manager, PlanAcceptance, row);
  }

  private async apply(bought: Subscription, { plan, term }: PlanChoice): Promise<void> {
    const { gateway, clock } = this.needs;
    const { productId, months, lookupKey } = term;
    try {
      const priceId = await requirePrice(this.needs, { ...plan, lookupKey });
      const change = { productId, priceId, months, at: clock.now(), actorId: bought.userId };
      await gateway.changeTerm(bought.stripeSubscriptionId, change);
    } catch (error) {
      throw providerUnavailable(planErrorTexts.termNotChanged, error);
    }
  }

  private record(actor: Actor, { id }: Subscription, { plan, term }: PlanChoice): Promise<void> {
    return this.needs.audit.record(this.needs.dataSource.manager, {
      ...{ kind: "PLAN_CHANGED", actor, target: { kind: "PLAN", id } },
      details: { plan: plan.title, change: "TERM_CHANGED", months: term.months },
    });
  }

  private async refreshed(actor: Actor, plan: Subscription): Promise<Subscription> {
    await this.needs.sync.refresh(plan.stripeSubscriptionId);
    return this.needs.own.ownOf(actor, plan.id);
  }
}
