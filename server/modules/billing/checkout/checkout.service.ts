import type { DataSource, EntityManager } from "typeorm";
import { billingErrorTexts } from "#texts/errors";
import { requireUser, type Actor } from "../../../core/actor.js";
import { conflict } from "../../../core/errors.js";
import type { Input } from "../../../core/input.js";
import { requireOwn } from "../../../core/own.js";
import { parse } from "../../../core/validation.js";
import type { PlanService } from "../../plans/plan.service.js";
import type { Plan } from "../../plans/plan.types.js";
import type { TermsService } from "../../terms/terms.service.js";
import { checkoutSchema } from "./billing.validation.js";
import { choiceOf } from "./checkout-choice.js";
import { orCheckoutFailed } from "./checkout-failure.js";
import type { PayPageService } from "./pay-page.service.js";
import { alreadySubscribed, refuseOverlap } from "../subscription/plan-overlaps.js";
import type { SubscriptionService } from "../subscription/subscription.service.js";

/** Who asked to have their account deleted. */
export interface Departures {
  isLeaving(userId: string, manager: EntityManager): Promise<boolean>;
}

interface CheckoutNeeds {
  dataSource: DataSource;
  subscriptions: SubscriptionService;
  departures: Departures;
  plans: PlanService;
  legalTerms: TermsService;
  payPages: PayPageService;
}

/** Sells plans. The price always comes from our plan table, never from the request. */
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
    const refuse = async (userId: string, plan: Plan, manager: EntityManager): Promise<void> => {
      await this.refuseLeavers(userId, manager);
      await this.refuseOwned(userId, plan, overlapConfirmed, manager);
    };
    // Before the Terms: nobody should sign for what is then refused.
    await refuse(user.id, choice.plan, this.needs.dataSource.manager);
    const { id: acceptanceId } = await this.needs.legalTerms.requireAccepted(user.id, choice);
    const person = { userId: user.id, acceptanceId, overlapConfirmed };
    return {
      url: await orCheckoutFailed(() => this.needs.payPages.urlFor(person, choice, refuse)),
    };
  }

  /** The deletion would end the plan within a day, without a refund. @throws DELETION_PENDING */
  private async refuseLeavers(userId: string, manager: EntityManager): Promise<void> {
    if (await this.needs.departures.isLeaving(userId, manager))
      throw conflict("DELETION_PENDING", billingErrorTexts.deletionPending);
  }

  /** @throws ALREADY_SUBSCRIBED, PLAN_OVERLAP */
  private async refuseOwned(
    userId: string,
    plan: Plan,
    overlapConfirmed: boolean,
    manager: EntityManager,
  ): Promise<void> {
    if (await this.needs.subscriptions.hasRunning(userId, plan, manager)) throw alreadySubscribed();
    if (!overlapConfirmed) await refuseOverlap(manager, this.needs.plans, userId, plan);
  }
}
