import type { DataSource } from "typeorm";
import type { AccountService } from "../../accounts/account.service.js";
import { isErased } from "../../accounts/user.entity.js";
import type { PlanService } from "../../plans/plan.service.js";
import type { Plan } from "../../plans/plan.types.js";
import { Invoice } from "../money/invoice.entity.js";
import {
  PlanEvent,
  type PlanEventFacts,
  type PlanEventKind,
} from "../subscription/plan-event.entity.js";
import { Refund } from "../money/refund.entity.js";
import { Subscription } from "../subscription/subscription.entity.js";
import type { FailedAttempt } from "./failure-steps.js";

/** Events of an attempt to charge a payment. */
const FAILURES: ReadonlySet<PlanEventKind> = new Set(["PAYMENT_FAILED", "PAYMENT_NEEDS_ACTION"]);

/** What a mail to the buyer tells about. */
export interface PlanNews {
  kind: PlanEventKind;
  facts: PlanEventFacts;
  plan: Pick<Plan, "title" | "monthlyAmount">;
  /** The other plan that it was before, if the event is such a change. */
  changedFrom: Pick<Plan, "title"> | null;
  subscription: Subscription;
  person: { name: string; email: string };
  /** Every invoice of the plan, oldest first. */
  invoices: readonly Invoice[];
  /** The invoice or the refund that the event is about. */
  invoice: Invoice | null;
  refund: Refund | null;
  /** If a payment failed, or has to be confirmed: each such attempt to charge its invoice that we read, oldest first, up to this one. */
  failures: readonly FailedAttempt[];
}

/** Reads what the mails to buyers tell about, when they are sent. */
export class PlanNewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: Pick<AccountService, "find">,
    private readonly plans: Pick<PlanService, "findChoice">,
  ) {}

  /** Null if the event, the plan, or the person is gone. */
  async find(planEventId: string): Promise<PlanNews | null> {
    const { manager } = this.dataSource;
    const event = await manager.findOneBy(PlanEvent, { id: planEventId });
    const id = event?.subscriptionId ?? "";
    const subscription = event && (await manager.findOneBy(Subscription, { id }));
    const person = subscription && (await this.accounts.find(subscription.userId));
    const plan = subscription && this.plans.findChoice(subscription.productId)?.plan;
    if (!person || isErased(person) || !plan) return null;
    const { stripeSubscriptionId } = subscription;
    const invoices = await manager.find(Invoice, {
      where: { stripeSubscriptionId },
      order: { createdAt: "ASC", id: "ASC" },
    });
    const { kind, facts } = event;
    const before = typeof facts.from === "string" ? this.plans.findChoice(facts.from)?.plan : null;
    const changedFrom = before && before.id !== plan.id ? before : null;
    const about = subjectOf(event);
    const refund = await manager.findOneBy(Refund, { id: about, stripeSubscriptionId });
    const invoiceId = refund?.invoiceId ?? about;
    const invoice = invoices.find((one) => one.id === invoiceId) ?? null;
    const failures = FAILURES.has(kind) ? await this.failuresUpTo(event) : [];
    const subjects = { invoices, invoice, refund, failures };
    return { kind, facts, plan, changedFrom, subscription, person, ...subjects };
  }

  private async failuresUpTo(event: PlanEvent): Promise<FailedAttempt[]> {
    const { subscriptionId, kind } = event;
    const events = await this.dataSource.manager.findBy(PlanEvent, { subscriptionId, kind });
    const last = failureOf(event).attempt;
    return events
      .filter((one) => subjectOf(one) === subjectOf(event))
      .map(failureOf)
      .filter(({ attempt }) => attempt <= last)
      .toSorted((a, b) => a.attempt - b.attempt);
  }
}

const failureOf = ({ at, facts }: PlanEvent): FailedAttempt => ({
  at,
  // Earlier releases recorded none.
  attempt: Number(facts.attempt ?? 1),
  isRetried: facts.nextAttemptAt !== null,
});

/** Stripe's id of what an event is about: its key is the kind and this id. */
const subjectOf = ({ dedupeKey }: Pick<PlanEvent, "dedupeKey">): string =>
  dedupeKey.split(":")[1] ?? "";
