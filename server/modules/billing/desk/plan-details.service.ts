import type { DataSource } from "typeorm";
import type { PlanService } from "../../plans/plan.service.js";
import type { Plan } from "../../plans/plan.types.js";
import type { TermsAcceptance } from "../../terms/terms-acceptance.entity.js";
import type { TermsService } from "../../terms/terms.service.js";
import { CheckoutSession } from "../checkout/checkout-session.entity.js";
import { Dispute } from "../money/dispute.entity.js";
import { Invoice } from "../money/invoice.entity.js";
import { PlanAcceptance } from "../own/plan-acceptance.entity.js";
import { PlanEvent } from "../subscription/plan-event.entity.js";
import { Payment } from "../money/payment.entity.js";
import { Refund } from "../money/refund.entity.js";
import type { SoldPlan } from "./sold-plan.types.js";

/** Terms are accepted for one product, or for a whole plan. */
export const isAcceptedFor = ({ id, terms }: Plan, productId: string): boolean =>
  productId === id || terms.some((term) => term.productId === productId);

type Sold = Pick<SoldPlan, "stripeSubscriptionId">;

/** What belongs to a plan that was sold. The caller has checked who may see it. */
export class PlanDetailsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly terms: Pick<TermsService, "findAcceptance" | "findAcceptances">,
    private readonly plans: Pick<PlanService, "findChoice">,
  ) {}

  /** The oldest first. */
  invoices({ stripeSubscriptionId }: Sold): Promise<Invoice[]> {
    return this.dataSource.manager.find(Invoice, {
      where: { stripeSubscriptionId },
      order: { createdAt: "ASC", id: "ASC" },
    });
  }

  /** The oldest first. */
  refunds({ stripeSubscriptionId }: Sold): Promise<Refund[]> {
    return this.dataSource.manager.find(Refund, {
      where: { stripeSubscriptionId },
      order: { createdAt: "ASC", id: "ASC" },
    });
  }

  /** The oldest first. */
  disputes({ stripeSubscriptionId }: Sold): Promise<Dispute[]> {
    return this.dataSource.manager.find(Dispute, {
      where: { stripeSubscriptionId },
      order: { openedAt: "ASC", id: "ASC" },
    });
  }

  /** The acceptance of the Terms that the plan was bought under; null if it is gone. */
  async acceptance({ stripeSubscriptionId }: Sold): Promise<TermsAcceptance | null> {
    const { manager } = this.dataSource;
    const payment = await manager.findOneBy(Payment, { stripeSubscriptionId });
    const checkout =
      payment && (await manager.findOneBy(CheckoutSession, { id: payment.sessionId }));
    return checkout && this.terms.findAcceptance(checkout.acceptanceId);
  }

  /**
   * Acceptances of the Terms that the plan or its term was changed under, each once, in the order of their latest changes; not
   * those for changes that failed. One of them can be that of the purchase: the plan was changed back.
   */
  async laterAcceptances({ id: subscriptionId }: Pick<SoldPlan, "id">): Promise<TermsAcceptance[]> {
    const { manager } = this.dataSource;
    const order = { createdAt: "ASC", acceptanceId: "ASC" } as const;
    const kept = await manager.find(PlanAcceptance, { where: { subscriptionId }, order });
    if (kept.length === 0) return [];
    const acceptances = await this.terms.findAcceptances(kept.map((one) => one.acceptanceId));
    const byId = new Map(acceptances.map((acceptance) => [acceptance.id, acceptance]));
    const changes = await manager.find(PlanEvent, {
      where: { subscriptionId, kind: "TERM_CHANGED" },
      order: { at: "DESC", id: "DESC" },
    });
    // Each was kept before its change, or before an earlier change to the same plan.
    const used = changes.flatMap(({ at, facts: { productId } }) => {
      const before = kept.filter(({ createdAt }) => createdAt <= at);
      const found = before.flatMap(({ acceptanceId }) => byId.get(acceptanceId) ?? []);
      return found.findLast((acceptance) => this.isFor(acceptance, productId)) ?? [];
    });
    return [...new Set(used)].toReversed();
  }

  /** @param bought a product; of old changes it isn't known */
  private isFor({ productId }: TermsAcceptance, bought: unknown): boolean {
    const choice = typeof bought === "string" ? this.plans.findChoice(bought) : null;
    return choice === null || isAcceptedFor(choice.plan, productId);
  }
}
