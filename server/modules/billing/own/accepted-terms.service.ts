import type { Actor } from "../../../core/actor.js";
import { notFound } from "../../../core/errors.js";
import type { PlanService } from "../../plans/plan.service.js";
import type { TermsAcceptance } from "../../terms/terms-acceptance.entity.js";
import type { TermsService } from "../../terms/terms.service.js";
import type { PlanDetailsService } from "../desk/plan-details.service.js";
import type { Subscription } from "../subscription/subscription.entity.js";

interface AcceptedTermsNeeds {
  plans: PlanService;
  legalTerms: Pick<TermsService, "documentOf">;
  details: Pick<PlanDetailsService, "acceptance" | "laterAcceptances">;
  own: { ownOf(actor: Actor, id: string): Promise<Subscription> };
}

/** The Terms that a buyer accepted for a plan: at the purchase, and again for changes of it if they were replaced meanwhile. */
export class AcceptedTermsService {
  constructor(private readonly needs: AcceptedTermsNeeds) {}

  /** The acceptance that holds for the plan: the newest one. Null if it was bought elsewhere. The caller has checked who may see it. */
  async acceptanceOf(plan: Subscription): Promise<TermsAcceptance | null> {
    return (await this.acceptancesOf(plan))[0] ?? null;
  }

  /** Those that `acceptanceOf` replaced, the newest first. The caller has checked who may see them. */
  async earlierOf(plan: Subscription): Promise<TermsAcceptance[]> {
    return (await this.acceptancesOf(plan)).slice(1);
  }

  /**
   * Terms that were accepted for the actor's own plan, with their hash, as a PDF.
   * @param acceptanceId the newest ones without it
   * @throws UNAUTHENTICATED, NOT_FOUND
   */
  async asPdf(
    actor: Actor,
    id: string,
    acceptanceId?: string,
  ): Promise<{ name: string; bytes: Buffer }> {
    const plan = await this.needs.own.ownOf(actor, id);
    const [newest, ...earlier] = await this.acceptancesOf(plan);
    const acceptance =
      acceptanceId === undefined ? newest : earlier.find((one) => one.id === acceptanceId);
    if (!acceptance) throw notFound("acceptedTerms");
    const title = this.titleFor(acceptance, plan);
    const bytes = await this.needs.legalTerms.documentOf(acceptance, title);
    return { name: `terms-${acceptance.termsVersion}.pdf`, bytes };
  }

  /** The plan that they were accepted for: it may have been changed to another one since. */
  private titleFor({ productId }: TermsAcceptance, bought: Subscription): string {
    const { plans } = this.needs;
    const plan =
      plans.list().find(({ id }) => id === productId) ?? plans.findChoice(productId)?.plan;
    return (plan ?? plans.getChoice(bought.productId).plan).title;
  }

  /** The newest first. */
  private async acceptancesOf(plan: Subscription): Promise<TermsAcceptance[]> {
    const purchase = await this.needs.details.acceptance(plan);
    const later = await this.needs.details.laterAcceptances(plan);
    const isLater = later.some(({ id }) => id === purchase?.id);
    return [...later.toReversed(), ...(purchase && !isLater ? [purchase] : [])];
  }
}
