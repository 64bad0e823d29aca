import { FIRM_ZONE } from "#site/firm-zone";
import { stripeReason } from "#texts/desk-plans";
import { language } from "#texts/language";
import type { PlanEventKind } from "#site/schema-enums.generated";

/** "December 1, 2026 at 9:00 PM EST": where the firm works, by name, since some of the staff are elsewhere. */
const time = new Intl.DateTimeFormat(language.locale, {
  ...{ year: "numeric", month: "long", day: "numeric", hour: "numeric", minute: "2-digit" },
  ...{ timeZone: FIRM_ZONE, timeZoneName: "short" },
});

const day = new Intl.DateTimeFormat(language.locale, { dateStyle: "long", timeZone: FIRM_ZONE });

const WHO: Readonly<Record<string, string>> = {
  BUYER: "The buyer",
  STAFF: "Our staff",
  STRIPE: "Stripe, or someone in its dashboard",
};

/** What staff are told: the subject's first words, and what to do. */
type News = readonly [title: string, next: string];

const NEWS: Partial<Record<PlanEventKind, News>> = {
  STARTED: [
    "New plan sold",
    "We promised an email from a specialist on the next business day. Record the first contact on the plan’s page.",
  ],
  PAYMENT_FAILED: [
    "A payment failed",
    "Stripe tries the card again, and we emailed the buyer what to do. You can pause the work until they pay.",
  ],
  PAYMENT_NEEDS_ACTION: [
    "A payment needs the buyer",
    "The bank wants the buyer to confirm it, and we emailed them how. If they don’t, the plan ends unpaid.",
  ],
  UNPAID: ["A plan ended unpaid", "The last attempt failed, so the plan is over. Stop the work."],
  CANCEL_REQUESTED: [
    "A plan was canceled",
    "It runs until the end of the paid month. Keep working until then.",
  ],
  TERM_CHANGED: [
    "A buyer changed the plan or its term",
    "Nothing has been delivered yet. The remaining payments have changed, and maybe the end date. The plan’s page shows them.",
  ],
  CANCELED: ["A plan ended early", "It’s over before its term. Stop the work."],
  REFUNDED: [
    "A payment was refunded",
    "We told the buyer. Their bank takes 5 to 10 business days. A refund doesn’t end a plan: if this one should stop, end it on its page.",
  ],
  REFUND_FAILED: [
    "A refund failed",
    "The buyer’s bank refused it, and the money is back at Stripe. Ask the buyer how to send it.",
  ],
  DISPUTE_OPENED: [
    "A payment is disputed",
    "Send evidence to Stripe before the deadline. The plan’s page has it as one PDF.",
  ],
  DISPUTE_WON: ["A dispute was won", "The bank decided in our favor. The money is back at Stripe."],
  DISPUTE_LOST: ["A dispute was lost", "The bank decided in the buyer’s favor. The money is gone."],
  FRAUD_WARNING: [
    "A payment may be fraud",
    "The card network warned us. A refund now is cheaper than a dispute later.",
  ],
  NEEDS_REVIEW: [
    "A plan was bought twice",
    "The buyer already has this plan. On the plan’s page, refund this one, then end it.",
  ],
};

/** An attempt to charge a payment that failed, or that the bank wants confirmed. */
interface Attempt {
  /** 1 for the first. */
  number: number;
  /** Whether Stripe doesn't try again. */
  isLast: boolean;
}

const AGAIN: Partial<Record<PlanEventKind, (attempt: number) => News>> = {
  PAYMENT_FAILED: (attempt) => [
    `A payment failed again (attempt ${attempt})`,
    "Stripe tries the card again at the time below. You can pause the work until the buyer pays.",
  ],
  PAYMENT_NEEDS_ACTION: (attempt) => [
    `A payment still needs the buyer (attempt ${attempt})`,
    "The buyer hasn’t confirmed it with the bank. If they don’t, the plan ends unpaid.",
  ],
};
/** Stripe tries no more. A plan may end at the same moment. */
const LAST: Partial<Record<PlanEventKind, News>> = {
  PAYMENT_FAILED: [
    "A payment failed for good",
    "Stripe won’t try again. Pause the work. If the plan ends because of it, another email says so.",
  ],
  PAYMENT_NEEDS_ACTION: [
    "Only the buyer can complete a payment",
    "The bank wants the buyer to confirm it, and Stripe won’t try again. If the plan ends because of it, another email says so.",
  ],
};

/** Two checkouts were open at once, and both were paid. */
const OVERLAP: News = [
  "A buyer paid for two plans that overlap",
  "The buyer has another plan with much of the same work, and we told them that we’d get in touch. Ask which one they want, then refund the other and end it on its page.",
];

function newsOf(kind: PlanEventKind, attempt: Attempt | null, why: unknown): News {
  if (why === "OVERLAPS_PLAN") return OVERLAP;
  const first = NEWS[kind] ?? ["Plan update", "The plan’s page shows what happened."];
  if (!attempt) return first;
  if (attempt.isLast) return LAST[kind] ?? first;
  return attempt.number > 1 ? (AGAIN[kind]?.(attempt.number) ?? first) : first;
}

/** The email to staff about a payment that is not for what we sell. */
export const paymentReviewTexts = {
  subject: (buyer: string) => `A payment needs a review: ${buyer}`,
  title: "A payment needs a review",
  preview: "Someone paid, and no plan started.",
  intro:
    "Someone paid an amount, or in a currency, that doesn’t match the plan. No plan started, and the buyer was told that we’re looking into it.",
  checkout: "Checkout",
  next: [
    "Find the checkout in Stripe’s dashboard, refund the payment, cancel its subscription, and email the buyer. Even if you agreed on that amount, they have to buy again.",
    "The usual reason is a coupon, or a price that someone changed in the dashboard.",
  ],
};

/** The email to staff about what happened to a plan. */
export const staffNewsTexts = {
  /**
   * @param attempt null if the event isn't about one
   * @param why of a plan that needs a review
   */
  news: (kind: PlanEventKind, attempt: Attempt | null, why?: unknown) => {
    const [title, next] = newsOf(kind, attempt, why);
    return { title, next, subject: (buyer: string, plan: string) => `${title}: ${plan}, ${buyer}` };
  },
  formerBuyer: "Deleted account",
  facts: {
    buyer: "Buyer",
    plan: "Plan",
    amount: "Amount",
    by: "Who canceled it",
    until: "Runs until",
    reason: "Reason",
    note: "Note",
    nextAttempt: "Next attempt",
    firstMonth: "First month",
    when: "When",
  },
  /** After a change of plans, what the second payment would have settled. */
  unsettled: (isMore: boolean, amount: string) =>
    isMore
      ? `${amount} is still unpaid after the change of plans, and won’t be charged`
      : `The buyer overpaid by ${amount} before the change of plans. It isn’t refunded unless you refund it`,
  /** @param who BUYER, STAFF, or STRIPE */
  by: (who: string) => WHO[who] ?? who,
  /** @param word Stripe's */
  reason: (word: string) => {
    const reason = stripeReason(word);
    return reason.charAt(0).toUpperCase() + reason.slice(1);
  },
  day: (at: Date) => day.format(at),
  planOf: (plan: string, months: number) => `${plan}, ${months} months`,
  time: (at: Date) => time.format(at),
  open: "Open the plan",
  why: (siteName: string) =>
    `You’re getting this email because plan updates at ${siteName} go to this address.`,
};
