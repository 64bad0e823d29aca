import type { EntityManager } from "typeorm";
import { days } from "../../core/clock.js";
import type { PrivacyRules } from "../privacy/privacy.types.js";
import { ofPersonsPlans } from "./subscription/subscription.joins.js";

/** Seven years, including two leap days. */
const ACCOUNTING_MS = days(7 * 365 + 2);
const UNPAID_MS = days(90);
const OF_OWN_PLANS =
  "stripeSubscriptionId IN (SELECT stripeSubscriptionId FROM subscriptions WHERE userId = ?)";
const ACCOUNTING_RECORDS = { of: "account", why: "tax and accounting" } as const;

/** SQL: whether the term of a plan was changed under it. */
const changedUnder = (id: string): string =>
  `EXISTS (SELECT 1 FROM plan_acceptances p WHERE p.acceptanceId = ${id})`;
/** SQL: whether a pay page was opened, or a term changed, under the Terms acceptance with id `id`. */
export const openedUnder = (id: string): string =>
  `(EXISTS (SELECT 1 FROM checkout_sessions c WHERE c.acceptanceId = ${id}) OR ${changedUnder(id)})`;
/** SQL: whether anything was bought under it. */
export const paidUnder = (id: string): string =>
  `(EXISTS (SELECT 1 FROM checkout_sessions c WHERE c.acceptanceId = ${id} AND c.status = 'COMPLETE')
    OR ${changedUnder(id)})`;

export const billingPrivacy: PrivacyRules = {
  erased: [
    {
      what: "unpaid checkouts",
      table: "checkout_sessions",
      where: "userId = ? AND status <> 'COMPLETE'",
      of: "account",
    },
  ],
  kept: [
    { what: "payments", table: "payments", where: "userId = ?", ...ACCOUNTING_RECORDS },
    { what: "plans", table: "subscriptions", where: "userId = ?", ...ACCOUNTING_RECORDS },
    {
      what: "paid checkouts",
      table: "checkout_sessions",
      where: "userId = ? AND status = 'COMPLETE'",
      ...ACCOUNTING_RECORDS,
    },
  ],
  exported: [
    {
      area: "checkouts",
      what: "Checkout pages we opened for you at Stripe.",
      table: "checkout_sessions",
      where: "userId = ?",
      of: "account",
      columns: [
        ...["id", "productId", "acceptanceId", "overlapConfirmed", "status", "createdAt"],
        "expiresAt",
      ],
      withheld: { url: "anyone who has it could pay on the page" },
    },
    {
      area: "subscriptions",
      what: "Plans you bought.",
      table: "subscriptions",
      where: "userId = ?",
      of: "account",
      columns: [
        ...["id", "productId", "months", "freeMonths", "status", "running", "startedAt"],
        ...["currentPeriodEnd", "nextPaymentAt", "endsAt", "termEndsAt", "paymentsMade"],
        ...[
          "paidAmount",
          "refundedAmount",
          "lostAmount",
          "firstMonthDue",
          "currency",
          "cancelRequestedAt",
          "canceledBy",
        ],
        ...["cancelReason", "cardBrand", "cardLast4", "cardExpiresAt", "checkedAt", "updatedAt"],
        ...["stripeSubscriptionId", "stripeCustomerId"],
      ],
      withheld: {
        stripeScheduleId: "of use to our server only",
        endBehavior: "of use to our server only",
      },
    },
    {
      area: "payments",
      what: "The first payment of each plan.",
      table: "payments",
      where: "userId = ?",
      of: "account",
      columns: [
        ...["id", "productId", "amount", "currency", "status", "createdAt"],
        ...["sessionId", "stripeSubscriptionId"],
      ],
    },
    {
      area: "invoices",
      what: "All invoices of your plans. Amounts are in cents.",
      table: "invoices",
      where: OF_OWN_PLANS,
      of: "account",
      columns: [
        ...["id", "stripeSubscriptionId", "status", "number", "amount", "amountRefunded"],
        ...["currency", "createdAt", "paidAt", "attemptCount", "nextAttemptAt", "needsAction"],
        ...["paymentIntentId", "chargeId"],
      ],
    },
    {
      area: "refunds",
      what: "What was paid back to you. Amounts are in cents.",
      table: "refunds",
      where: OF_OWN_PLANS,
      of: "account",
      columns: [
        ...["id", "stripeSubscriptionId", "invoiceId", "amount", "currency", "status"],
        ...["reason", "note", "createdAt"],
      ],
      withheld: { actorId: "the id of someone on our staff" },
    },
    {
      area: "disputes",
      what: "Payments that your bank disputed. Amounts are in cents.",
      table: "disputes",
      where: OF_OWN_PLANS,
      of: "account",
      columns: [
        ...["id", "stripeSubscriptionId", "invoiceId", "amount", "currency", "status"],
        ...["reason", "evidenceDueAt", "openedAt", "closedAt"],
      ],
    },
    {
      area: "plan-events",
      what: "What happened to your plans. Amounts are in cents.",
      table: "plan_events",
      where: "subscriptionId IN (SELECT id FROM subscriptions WHERE userId = ?)",
      of: "account",
      columns: ["id", "subscriptionId", "kind", "at", "facts"],
      withheld: {
        actorId: "may be the id of someone on our staff",
        dedupeKey: "of use to our server only",
      },
    },
    {
      area: "plan-emails",
      what: "Emails about your plans, to you and to our staff.",
      table: "plan_mails",
      where: ofPersonsPlans("subscriptionId"),
      of: "account",
      columns: ["id", "subscriptionId", "planEventId", "notice", "sentAt"],
    },
  ],
  blanked: [
    `UPDATE subscriptions SET cancelReason = NULL, cardBrand = NULL, cardLast4 = NULL, cardExpiresAt = NULL
     WHERE userId = ?`,
  ],
  obstacles: [
    {
      code: "PLAN_RUNNING",
      advice:
        "A plan is running. Cancel it at Stripe for the end of the paid month, and erase when it has ended.",
      isThere: (transaction, userId) =>
        any(transaction, "SELECT 1 FROM subscriptions WHERE userId = ? AND running = 1 LIMIT 1", [
          userId,
        ]),
    },
    {
      code: "PAYMENT_OPEN",
      advice: "A pay page is open and may still be paid on. Try again tomorrow.",
      isThere: (transaction, userId, now) =>
        any(
          transaction,
          "SELECT 1 FROM checkout_sessions WHERE userId = ? AND status = 'OPEN' AND expiresAt > ? LIMIT 1",
          [userId, now],
        ),
    },
    {
      code: "PAYMENT_WAITING",
      advice:
        "A bank payment is on its way, and a plan starts when it arrives. Wait until it has arrived or failed.",
      isThere: (transaction, userId) =>
        any(
          transaction,
          "SELECT 1 FROM checkout_sessions WHERE userId = ? AND status = 'WAITING' LIMIT 1",
          [userId],
        ),
    },
  ],
  retention: [
    {
      what: "unpaid checkouts",
      keptMs: UNPAID_MS,
      sql: "DELETE FROM checkout_sessions WHERE status IN ('EXPIRED', 'FAILED') AND createdAt < ? LIMIT ?",
    },
    {
      what: "invoices",
      keptMs: ACCOUNTING_MS,
      sql: "DELETE FROM invoices WHERE paidAt < ? LIMIT ?",
    },
    {
      what: "unpaid invoices",
      keptMs: ACCOUNTING_MS,
      sql: "DELETE FROM invoices WHERE paidAt IS NULL AND createdAt < ? LIMIT ?",
    },
    {
      what: "refunds",
      keptMs: ACCOUNTING_MS,
      sql: "DELETE FROM refunds WHERE createdAt < ? LIMIT ?",
    },
    {
      what: "disputes",
      keptMs: ACCOUNTING_MS,
      sql: "DELETE FROM disputes WHERE openedAt < ? LIMIT ?",
    },
    {
      what: "payments",
      keptMs: ACCOUNTING_MS,
      sql: "DELETE FROM payments WHERE createdAt < ? LIMIT ?",
    },
    {
      what: "subscriptions",
      keptMs: ACCOUNTING_MS,
      sql: "DELETE FROM subscriptions WHERE running = 0 AND updatedAt < ? LIMIT ?",
    },
    {
      what: "paid checkouts",
      keptMs: ACCOUNTING_MS,
      sql: "DELETE FROM checkout_sessions WHERE status = 'COMPLETE' AND createdAt < ? LIMIT ?",
    },
  ],
  housekeeping: [
    {
      what: "Stripe events that were worked",
      keptMs: days(30),
      sql: "DELETE FROM stripe_events WHERE processedAt < ? LIMIT ?",
    },
    {
      what: "Stripe events that were given up",
      keptMs: days(90),
      sql: "DELETE FROM stripe_events WHERE deadAt < ? LIMIT ?",
    },
    {
      what: "subscriptions that are no longer compared with Stripe",
      keptMs: days(90),
      sql: "DELETE FROM subscription_checks WHERE triedAt < ? LIMIT ?",
    },
  ],
  impersonal: {
    invoices: "amounts and dates under Stripe's id of a plan; kept for the books with it",
    refunds: "amounts and dates under Stripe's id of a plan; kept for the books with it",
    disputes: "amounts and dates under Stripe's id of a plan; kept for the books with it",
    plan_events: "kinds, amounts and dates under the id of a plan; kept and deleted with it",
    plan_acceptances: "ids of a plan and of Terms accepted for it; kept and deleted with the plan",
    plan_mails: "kinds and dates under the id of a plan; kept and deleted with it",
    stripe_events: "Stripe's ids only, for 30 days",
    billing_cursors: "a time, of no person",
    subscription_checks: "times under Stripe's id of a plan",
  },
};

async function any(transaction: EntityManager, sql: string, values: unknown[]): Promise<boolean> {
  return (await transaction.query<unknown[]>(sql, values)).length > 0;
}
