import type { DataSource } from "typeorm";
import type { Actor } from "../../../core/actor.js";
import { notFound } from "../../../core/errors.js";
import type { PlanService } from "../../plans/plan.service.js";
import type { TermsAcceptance } from "../../terms/terms-acceptance.entity.js";
import { termsDocument } from "../../terms/terms-document.js";
import type { TermsService } from "../../terms/terms.service.js";
import { CheckoutSession } from "../checkout-session.entity.js";
import { Payment } from "../payment.entity.js";
import type { Subscription } from "../subscription.entity.js";

interface AcceptedTermsNeeds {
  dataSource: DataSource;
  plans: PlanService;
  legalTerms: TermsService;
  own: { ownOf(actor: Actor, id: string): Promise<Subscription> };
}

/** The Terms under which a plan was bought. */
export class AcceptedTermsService {
  constructor(private readonly needs: AcceptedTermsNeeds) {}

  /** The acceptance that opened the pay page the plan was paid on; null if it was bought elsewhere. */
  async acceptanceOf({
    stripeSubscriptionId,
  }: Pick<Subscription, "stripeSubscriptionId">): Promise<TermsAcceptance | null> {
    const { manager } = this.needs.dataSource;
    const payment = await manager.findOneBy(Payment, { stripeSubscriptionId });
    const page = payment && (await manager.findOneBy(CheckoutSession, { id: payment.sessionId }));
    return page ? this.needs.legalTerms.findAcceptance(page.acceptanceId) : null;
  }

  /**
   * The accepted Terms of the actor's own plan, with their hash, as a PDF.
   * @throws UNAUTHENTICATED, NOT_FOUND
   */
  async asPdf(actor: Actor, id: string): Promise<{ name: string; bytes: Buffer }> {
    const plan = await this.needs.own.ownOf(actor, id);
    const acceptance = await this.acceptanceOf(plan);
    if (!acceptance) throw notFound("acceptedTerms");
    const terms = await this.needs.legalTerms.findText(acceptance.termsHash);
    const { title } = this.needs.plans.getChoice(plan.productId).plan;
    const bytes = await termsDocument(acceptance, terms, title);
    return { name: `terms-${acceptance.termsVersion}.pdf`, bytes };
  }
}
