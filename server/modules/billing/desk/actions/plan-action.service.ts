import type { DataSource } from "typeorm";
import { planActionErrorTexts as texts } from "#texts/plan-actions";
import {
  requireFresh,
  requireProvenAdmin,
  type Actor,
  type SignedIn,
} from "../../../../core/actor.js";
import { minutes, type Clock } from "../../../../core/clock.js";
import { badInput, conflict, type AppError } from "../../../../core/errors.js";
import type { Input } from "../../../../core/input.js";
import { parse } from "../../../../core/validation.js";
import type { NewRefund } from "../../../../integrations/payments/plan-facts.js";
import type { PaymentGateway } from "../../../../integrations/payments/payment-gateway.js";
import type { AuditDetails } from "../../../audit/audit.entity.js";
import { inDollars } from "../../../plans/plan.service.js";
import type { BillingSync } from "../../sync/billing-sync.js";
import { changeAlone } from "../../sync/change-alone.js";
import { Dispute } from "../../money/dispute.entity.js";
import { Invoice } from "../../money/invoice.entity.js";
import type { RefundReason } from "./plan-action.types.js";
import type { PlanAudit } from "../plan-audit.js";
import { cancelSchema, extendSchema, refundSchema, undoSchema } from "./plan-action.validation.js";
import { Refund } from "../../money/refund.entity.js";
import type { SoldPlanService } from "../sold-plan.service.js";
import type { SoldPlan } from "../sold-plan.types.js";

/** Longer than Stripe works on one refund. */
const SAME_REFUND_MS = minutes(10);

const STRIPES_REASON: Record<RefundReason, NewRefund["reason"]> = {
  REQUESTED: "requested_by_customer",
  DUPLICATE: "duplicate",
  FRAUDULENT: "fraudulent",
};

interface ActionNeeds {
  dataSource: DataSource;
  gateway: Pick<
    PaymentGateway,
    "refund" | "cancelAtPeriodEnd" | "undoCancel" | "extend" | "endSubscription"
  >;
  sync: Pick<BillingSync, "refresh">;
  soldPlans: Pick<SoldPlanService, "get">;
  audit: Pick<PlanAudit, "record" | "recordMissing">;
  clock: Clock;
}

interface Action {
  user: SignedIn;
  plan: SoldPlan;
}

/**
 * What staff do to a plan that someone bought: always at Stripe first, then our rows are read from there. One change of a
 * plan at a time, each for an administrator who proved the second factor within 10 minutes.
 */
export class PlanActionService {
  constructor(private readonly needs: ActionNeeds) {}

  /**
   * Pays back a payment, in whole or in part.
   * @throws as every action; BAD_INPUT above what is left; CONFLICT if some was paid back since the caller looked
   */
  refund(actor: Actor, input: Input<typeof refundSchema>): Promise<SoldPlan> {
    const user = this.mayAct(actor);
    const { planId, invoiceId, amount, expectedRefunded, reason, note } = parse(
      refundSchema,
      input,
    );
    return this.act(user, planId, async (action) => {
      const { plan } = action;
      await this.requireRefundable(plan, invoiceId, amount, expectedRefunded);
      const refund = {
        invoiceId,
        amount,
        note,
        actorId: user.id,
        reason: STRIPES_REASON[reason],
        idempotencyKey: await this.refundKey(invoiceId, amount),
      };
      const call = () => this.needs.gateway.refund(refund);
      const total = plan.refundedAmount + amount;
      const made = await this.attempt(action, call, (now) => now.refundedAmount >= total);
      if (made === null) throw await this.refusalOf(invoiceId);
      return { change: "REFUNDED", amount };
    });
  }

  /** Ends the plan now, without a refund. @throws as every action; CONFLICT if it is over */
  cancelNow(actor: Actor, input: Input<typeof cancelSchema>): Promise<SoldPlan> {
    const user = this.mayAct(actor);
    const { planId, reason } = parse(cancelSchema, input);
    return this.act(user, planId, async (action) => {
      const { plan } = action;
      const { stripeSubscriptionId: id } = plan;
      if (!plan.isRunning) throw conflict("CONFLICT", texts.over);
      const { gateway } = this.needs;
      // First, so that Stripe keeps who ended it and why.
      const request = this.requestOf(user, reason);
      await this.attempt(action, () => gateway.cancelAtPeriodEnd(id, request), isCanceled);
      // A change of its own: it stands if the next call fails.
      await this.record(action, { change: "CANCEL_REQUESTED" });
      await this.attempt(action, () => gateway.endSubscription(id), isOver);
      return { change: "CANCELED" };
    });
  }

  /** Ends the plan with the month that is paid. @throws as every action; CONFLICT if it ends then already */
  cancelAtPeriodEnd(actor: Actor, input: Input<typeof cancelSchema>): Promise<SoldPlan> {
    const user = this.mayAct(actor);
    const { planId, reason } = parse(cancelSchema, input);
    return this.act(user, planId, async (action) => {
      const { plan } = action;
      if (!plan.isRunning) throw conflict("CONFLICT", texts.over);
      if (isCanceled(plan)) throw conflict("CONFLICT", texts.alreadyCanceled);
      const request = this.requestOf(user, reason);
      const { stripeSubscriptionId: id } = plan;
      const { gateway } = this.needs;
      await this.attempt(action, () => gateway.cancelAtPeriodEnd(id, request), isCanceled);
      return { change: "CANCEL_REQUESTED" };
    });
  }

  /** @throws as every action; CONFLICT if it is not canceled, or over */
  undoCancel(actor: Actor, input: Input<typeof undoSchema>): Promise<SoldPlan> {
    const user = this.mayAct(actor);
    const { planId } = parse(undoSchema, input);
    return this.act(user, planId, async (action) => {
      const { plan } = action;
      if (!plan.isRunning) throw conflict("CONFLICT", texts.over);
      if (!isCanceled(plan)) throw conflict("CONFLICT", texts.notCanceled);
      const undo = { at: this.needs.clock.now(), by: "STAFF", actorId: user.id } as const;
      const { stripeSubscriptionId: id, months } = plan;
      const call = () => this.needs.gateway.undoCancel(id, months, undo);
      await this.attempt(action, call, (now) => now.isRunning && !isCanceled(now));
      return { change: "CANCEL_UNDONE" };
    });
  }

  /** Adds free months at the end. @throws as every action; CONFLICT if it is over or canceled, or some were added since */
  extend(actor: Actor, input: Input<typeof extendSchema>): Promise<SoldPlan> {
    const user = this.mayAct(actor);
    const { planId, months, expectedFreeMonths, reason } = parse(extendSchema, input);
    return this.act(user, planId, async (action) => {
      const { plan } = action;
      if (!plan.isRunning) throw conflict("CONFLICT", texts.over);
      // Its phases would be set anew for the whole term, and the buyer would be charged again.
      if (isCanceled(plan)) throw conflict("CONFLICT", texts.canceled);
      if (plan.freeMonths !== expectedFreeMonths) throw conflict("CONFLICT", texts.changed);
      const by = { at: this.needs.clock.now(), actorId: user.id, months: plan.months, reason };
      const total = plan.freeMonths + months;
      const call = () => this.needs.gateway.extend(plan.stripeSubscriptionId, total, by);
      await this.attempt(action, call, (now) => now.freeMonths >= total);
      return { change: "EXTENDED", months };
    });
  }

  /** @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED */
  private mayAct(actor: Actor): SignedIn {
    return requireFresh(requireProvenAdmin(actor));
  }

  /**
   * @param change decides by the plan as Stripe knows it now, and changes it there
   * @throws NOT_FOUND, PROVIDER_UNAVAILABLE; CONFLICT while the plan is being changed
   */
  private async act(
    user: SignedIn,
    planId: string,
    change: (action: Action) => Promise<AuditDetails>,
  ): Promise<SoldPlan> {
    const { dataSource, soldPlans, sync } = this.needs;
    const bought = await soldPlans.get(user, planId);
    const { stripeSubscriptionId } = bought;
    return changeAlone(dataSource, bought.id, async () => {
      await sync.refresh(stripeSubscriptionId);
      const plan = await soldPlans.get(user, planId);
      await this.needs.audit.recordMissing(audited(plan));
      const details = await change({ user, plan });
      // Before our rows: what was done at Stripe is never without a trace.
      await this.record({ user, plan }, details);
      await sync.refresh(stripeSubscriptionId);
      return soldPlans.get(user, planId);
    });
  }

  /**
   * Calls Stripe. When its answer is lost, the plan, read anew, says whether the step was taken, so that it is audited.
   * @returns what the call returns; undefined if only the plan says that the step was taken
   * @throws what the call throws, unless the step was taken all the same
   */
  private async attempt<Answer>(
    { user, plan }: Action,
    call: () => Promise<Answer>,
    isDone: (plan: SoldPlan) => boolean,
  ): Promise<Answer | undefined> {
    try {
      return await call();
    } catch (error) {
      const now = await this.reread(user, plan).catch(() => plan);
      if (isDone(plan) || !isDone(now)) throw error;
      return undefined;
    }
  }

  private async reread(user: SignedIn, plan: SoldPlan): Promise<SoldPlan> {
    await this.needs.sync.refresh(plan.stripeSubscriptionId);
    return this.needs.soldPlans.get(user, plan.id);
  }

  /**
   * Made of the refunds so far, which were just read from Stripe: the same step from the same state is one refund, whatever
   * becomes of the answer. After a refund that the bank sent back, the same amount is another step. So is one after a while,
   * because Stripe repeats a failure of its own for a day; what it did meanwhile would have been read.
   */
  private async refundKey(invoiceId: string, amount: number): Promise<string> {
    const { dataSource, clock } = this.needs;
    const before = await dataSource.manager.countBy(Refund, { invoiceId });
    const moment = Math.floor(clock.now().getTime() / SAME_REFUND_MS);
    return ["refund", invoiceId, before, amount, moment].join(":");
  }

  /** Why Stripe refused a refund that was right by what we had just read. */
  private async refusalOf(invoiceId: string): Promise<AppError> {
    const open = { invoiceId, status: "OPEN" } as const;
    const isDisputed = await this.needs.dataSource.manager.existsBy(Dispute, open);
    return isDisputed
      ? refuse("invoiceId", texts.disputedPayment)
      : conflict("CONFLICT", texts.changed);
  }

  private async requireRefundable(
    plan: SoldPlan,
    invoiceId: string,
    amount: number,
    expectedRefunded: number,
  ): Promise<void> {
    const where = { id: invoiceId, stripeSubscriptionId: plan.stripeSubscriptionId };
    const invoice = await this.needs.dataSource.manager.findOneBy(Invoice, where);
    if (!invoice) throw refuse("invoiceId", texts.otherPayment);
    if (invoice.status !== "PAID") throw refuse("invoiceId", texts.notPaid);
    if (invoice.amountRefunded !== expectedRefunded) throw conflict("CONFLICT", texts.changed);
    const lost = { invoiceId, status: "LOST" } as const;
    if (await this.needs.dataSource.manager.existsBy(Dispute, lost))
      throw refuse("invoiceId", texts.lostPayment);
    const left = invoice.amount - invoice.amountRefunded;
    if (amount > left) throw refuse("amount", texts.tooMuch(`$${inDollars(left)}`));
  }

  private requestOf({ id: actorId }: SignedIn, reason: string) {
    return { at: this.needs.clock.now(), by: "STAFF", reason, actorId } as const;
  }

  private record({ user, plan }: Action, details: AuditDetails): Promise<void> {
    return this.needs.audit.record(user, audited(plan), details);
  }
}

const audited = ({ id, planTitle: title, buyer }: SoldPlan) => ({
  id,
  title,
  buyerId: buyer?.id ?? null,
});
/** Not by its status: a payment that failed, a dispute, or a refund hides that it is canceled. */
const isCanceled = ({ isRunning, canceledBy }: SoldPlan): boolean =>
  isRunning && canceledBy !== null;
const isOver = ({ isRunning }: SoldPlan): boolean => !isRunning;
const refuse = (field: string, message: string) => badInput(message, { [field]: message });
