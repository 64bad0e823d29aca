import type { DataSource } from "typeorm";
import type { TermsAcceptance } from "../terms/terms-acceptance.entity.js";
import type { TermsService } from "../terms/terms.service.js";
import { CheckoutSession } from "./checkout-session.entity.js";
import { Dispute } from "./dispute.entity.js";
import { Invoice } from "./invoice.entity.js";
import { PlanAcceptance } from "./own/plan-acceptance.entity.js";
import { Payment } from "./payment.entity.js";
import { Refund } from "./refund.entity.js";
import type { SoldPlan } from "./sold-plan.types.js";

type Sold = Pick<SoldPlan, "stripeSubscriptionId">;

/** What belongs to a plan that was sold. The caller has checked who may see it. */
export class PlanDetailsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly terms: Pick<TermsService, "findAcceptance" | "findAcceptances">,
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

  /** The acceptances of the Terms for changes of its term, the oldest first. */
  async laterAcceptances({ id }: Pick<SoldPlan, "id">): Promise<TermsAcceptance[]> {
    const found = await this.dataSource.manager.findBy(PlanAcceptance, { subscriptionId: id });
    return this.terms.findAcceptances(found.map(({ acceptanceId }) => acceptanceId));
  }
}
