import { type DataSource } from "typeorm";
import { planErrorTexts } from "#texts/errors";
import { paths } from "#site/paths";
import { requireUser, type Actor } from "../../../core/actor.js";
import { hours, later, type Clock } from "../../../core/clock.js";
import { AppError, conflict, notFound } from "../../../core/errors.js";
import type { Input } from "../../../core/input.js";
import { parse } from "../../../core/validation.js";
import type { PaymentGateway } from "../../../integrations/payments/payment-gateway.js";
import type { RateLimits } from "../../../kit/rate-limits.js";
import { PLAN_CHANGES_PER_HOUR, PORTALS_PER_HOUR, STRIPE_READS } from "../billing.limits.js";
import type { BillingSync } from "../sync/billing-sync.js";
import { changeAlone } from "../sync/change-alone.js";
import { Invoice } from "../money/invoice.entity.js";
import { Subscription } from "../subscription/subscription.entity.js";
import { canCancel, canUndoCancel } from "./own-plan.policy.js";
import { cancelPlanSchema, ownPlanSchema, planPortalSchema } from "./own-plan.validation.js";
import type { InvoiceFile } from "./plan-file.paths.js";

/** Long enough to fetch a card from the other room. */
const CARD_PAGE_MS = hours(1);

interface OwnPlanNeeds {
  dataSource: DataSource;
  gateway: PaymentGateway;
  sync: BillingSync;
  limits: RateLimits;
  clock: Clock;
  /** The site's public origin. */
  origin: string;
}

/** What buyers do with their own plans. Another person's plan looks as if it did not exist. */
export class OwnPlanService {
  constructor(private readonly needs: OwnPlanNeeds) {}

  /**
   * Ends the plan with the month that is paid for. Canceling it again changes nothing.
   * @throws UNAUTHENTICATED, BAD_INPUT, NOT_FOUND, CONFLICT if there is nothing left to cancel, RATE_LIMITED,
   *   PROVIDER_UNAVAILABLE
   */
  async cancel(actor: Actor, input: Input<typeof cancelPlanSchema>): Promise<Subscription> {
    const { id, reason = null } = parse(cancelPlanSchema, input);
    return this.changeOwn(actor, id, async (plan) => {
      if (canUndoCancel(plan, this.needs.clock.now())) return plan;
      if (!canCancel(plan)) throw conflict("CONFLICT", planErrorTexts.notCancelable);
      await this.needs.limits.consume(PLAN_CHANGES_PER_HOUR, plan.userId);
      const at = this.needs.clock.now();
      const request = { at, by: "BUYER", reason, actorId: plan.userId } as const;
      await this.needs.gateway.cancelAtPeriodEnd(plan.stripeSubscriptionId, request);
      return this.refreshed(plan);
    });
  }

  /**
   * Takes the person's own cancellation back: the plan runs to the end of its term again.
   * @throws UNAUTHENTICATED, BAD_INPUT, NOT_FOUND, CONFLICT, RATE_LIMITED, PROVIDER_UNAVAILABLE
   */
  async undoCancel(actor: Actor, input: Input<typeof ownPlanSchema>): Promise<Subscription> {
    const { id } = parse(ownPlanSchema, input);
    return this.changeOwn(actor, id, async (plan) => {
      if (canCancel(plan)) return plan;
      if (!canUndoCancel(plan, this.needs.clock.now()))
        throw conflict("CONFLICT", planErrorTexts.notUndoable);
      await this.needs.limits.consume(PLAN_CHANGES_PER_HOUR, plan.userId);
      const undo = { at: this.needs.clock.now(), by: "BUYER", actorId: plan.userId } as const;
      await this.needs.gateway.undoCancel(plan.stripeSubscriptionId, plan.months, undo);
      return this.refreshed(plan);
    });
  }

  /**
   * Opens a page at Stripe: to give another card for a running plan, or to pay the open invoice.
   * @returns its URL. It works for anyone who has it, the card's for an hour
   * @throws UNAUTHENTICATED, BAD_INPUT, NOT_FOUND, RATE_LIMITED, PROVIDER_UNAVAILABLE
   */
  async openPortal(actor: Actor, input: Input<typeof planPortalSchema>): Promise<{ url: string }> {
    const { id, purpose } = parse(planPortalSchema, input);
    const plan = await this.ownOf(actor, id);
    await this.needs.limits.consume(PORTALS_PER_HOUR, plan.userId);
    const url =
      purpose === "CHANGE_CARD" ? await this.cardPage(plan) : await this.openInvoicePage(plan);
    if (!url) throw new AppError("NOT_FOUND", planErrorTexts.nothingToDo);
    return { url };
  }

  /**
   * Where Stripe shows the receipt or the invoice.
   * @throws UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED, PROVIDER_UNAVAILABLE
   */
  async invoiceFile(actor: Actor, invoiceId: string, file: InvoiceFile): Promise<string> {
    const { id: userId } = requireUser(actor);
    const { manager } = this.needs.dataSource;
    const invoice = await manager.findOneBy(Invoice, { id: invoiceId });
    const stripeSubscriptionId = invoice?.stripeSubscriptionId ?? "";
    if (!(await manager.existsBy(Subscription, { userId, stripeSubscriptionId })))
      throw notFound("invoice");
    await this.needs.limits.consume(STRIPE_READS, userId);
    const links = await this.needs.gateway.invoiceLinks(invoiceId);
    // Stripe's page of a paid invoice leads to its receipt, too.
    const proof = file === "receipt" ? links?.receiptUrl : links?.pdfUrl;
    const url = proof ?? links?.invoiceUrl;
    if (!url) throw notFound("invoice");
    return url;
  }

  /** @throws UNAUTHENTICATED, NOT_FOUND */
  async ownOf(actor: Actor, id: string): Promise<Subscription> {
    const { id: userId } = requireUser(actor);
    const plan = await this.needs.dataSource.manager.findOneBy(Subscription, { id, userId });
    if (!plan) throw notFound("plan");
    return plan;
  }

  /** @param change gets the plan as the change before left it */
  private async changeOwn(
    actor: Actor,
    id: string,
    change: (plan: Subscription) => Promise<Subscription>,
  ): Promise<Subscription> {
    const before = await this.ownOf(actor, id);
    const alone = async () => change(await this.ownOf(actor, id));
    return changeAlone(this.needs.dataSource, before.id, alone);
  }

  private cardPage(plan: Subscription): Promise<string | null> {
    if (!plan.running) return Promise.resolve(null);
    const plans = this.needs.origin + paths.account("plans");
    return this.needs.gateway.createCardPage({
      userId: plan.userId,
      customerId: plan.stripeCustomerId,
      subscriptionId: plan.stripeSubscriptionId,
      successUrl: `${plans}?card=${plan.id}`,
      cancelUrl: plans,
      expiresAt: later(this.needs.clock.now(), CARD_PAGE_MS),
    });
  }

  private async openInvoicePage({ stripeSubscriptionId }: Subscription): Promise<string | null> {
    const open = await this.needs.dataSource.manager.findOne(Invoice, {
      where: { stripeSubscriptionId, status: "OPEN" },
      order: { createdAt: "DESC", id: "DESC" },
    });
    const links = open && (await this.needs.gateway.invoiceLinks(open.id));
    return links?.invoiceUrl ?? null;
  }

  private async refreshed({ id, stripeSubscriptionId }: Subscription): Promise<Subscription> {
    await this.needs.sync.refresh(stripeSubscriptionId);
    return this.needs.dataSource.manager.findOneByOrFail(Subscription, { id });
  }
}
