import { cardBrands } from "#texts/card-brands";
import type { DeliveryKind } from "#site/schema-enums.generated";
import { language } from "#texts/language";
import { longFirmDay as on } from "#texts/long-day";

const { counted } = language;

/** "08/27", as it is printed on the card. @param time ISO 8601 */
const expiry = (time: string): string =>
  new Intl.DateTimeFormat(language.locale, {
    month: "2-digit",
    year: "2-digit",
    timeZone: "UTC",
  }).format(new Date(time));

const sentences = (...parts: (string | null)[]): string =>
  parts.filter((part) => part !== null).join(" ");

const after = (payments: number, monthly: string): string =>
  payments === 1
    ? `The one after it is ${monthly}.`
    : `The ${payments} after it are ${monthly} each.`;

/** What a plan’s state means to its buyer. */
export const planStates = {
  PENDING: "Starting",
  ACTIVE: "Active",
  PAST_DUE: "Payment failed",
  CANCELING: "Canceled",
  COMPLETED: "Completed",
  CANCELED: "Canceled",
  UNPAID: "Ended unpaid",
  REFUNDED: "Refunded",
  DISPUTED: "Disputed",
};

/** What happened to a monthly payment. */
export const paymentStates = {
  DRAFT: "Coming up",
  OPEN: "Not paid yet",
  PAID: "Paid",
  VOID: "Canceled",
  UNCOLLECTIBLE: "Not paid",
};

/** What we did for a plan. */
export const deliveryKinds: Record<DeliveryKind, (count: number) => string> = {
  CONTACT: () => "We got in touch",
  SUBMISSIONS: (count) => counted(count, "submission", "submissions"),
  VIEWS: (count) => counted(count, "view", "views"),
  REPLIES: (count) => counted(count, "reply", "replies"),
  INTERVIEWS: (count) => counted(count, "interview", "interviews"),
  DRAFT: () => "A draft of your resume",
  VERSION: () => "A finished version of your resume",
  CALL: () => "A call with you",
};

/** "My account": plans. */
export const ownPlanTexts = {
  lead: "What you bought, what you’ve paid, and when each plan ends.",
  failed: "We couldn’t load your plans",
  none: "No plans yet",
  noneText: "A specialist can send your resume out for you, every business day.",
  seePlans: "See our plans",
  running: "Running",
  ended: "Ended",
  term: (months: number, monthly: string) => `${months} months at ${monthly} a month`,
  started: (time: string) => `Started ${on(time)}`,
  progress: (made: number, total: number, next: string | null) =>
    `Payment ${made} of ${total}${next === null ? "" : `, next on ${on(next)}`}.`,
  endsOn: (time: string) => `Ends on ${on(time)}. It won’t renew.`,
  endsAfter: (months: number) => `Ends after ${months} months. It won’t renew.`,
  allPaid: (total: number) => `All ${total} payments made.`,
  freeMonths: (count: number) =>
    count === 1
      ? "Includes 1 month on us, with no payment."
      : `Includes ${count} months on us, with no payment.`,
  starting: "We’re setting the end date. This takes a few seconds.",
  canceling: (time: string | null) =>
    sentences(
      "You canceled this plan.",
      time === null
        ? null
        : `We keep working for you until ${on(time)}, and we won’t charge you again.`,
    ),
  cancelingByUs: (time: string | null) =>
    sentences(
      "This plan was canceled.",
      time === null ? null : `It runs until ${on(time)}, and we won’t charge you again.`,
    ),
  canceled: (time: string | null) =>
    time === null ? "This plan was canceled." : `This plan was canceled and ended on ${on(time)}.`,
  unpaid: "This plan ended because a payment didn’t go through.",
  refunded: "We refunded everything you paid for this plan.",
  refundedSoFar: "We refunded everything you’ve paid so far. This plan is still running.",
  disputed:
    "Your bank opened a dispute about a payment. We’ll keep you posted. Questions? Reply to our email.",
  completed: (time: string | null) =>
    time === null
      ? "This plan ran its full term."
      : `This plan ran its full term, until ${on(time)}.`,
  buyAgain: "Buy a new plan",
  pastDueTitle: "Your last payment didn’t go through",
  pastDueText: (amount: string, next: string | null) =>
    sentences(
      `${amount} is due.`,
      next === null
        ? "Pay now to keep the plan."
        : `We’ll try your card again on ${on(next)}. Pay now, or change your card before then.`,
    ),
  actionTitle: "Your bank wants you to confirm a payment",
  actionText: (amount: string) =>
    `Your bank needs you to approve ${amount}. It takes a minute, and then your plan continues.`,
  payNow: "Pay now",
  confirmPayment: "Confirm the payment",
  card: (brand: string, last4: string, expires: string | null) =>
    `${brand} ending ${last4}${expires === null ? "" : `, expires ${expiry(expires)}`}`,
  /** As people know it; Stripe's own name if we do not. */
  brand: (code: string) => cardBrands[code] ?? code,
  cardLabel: "Card:",
  noCard: "No card on file",
  cardExpired: "This card has expired. Change it so that your next payment goes through.",
  changeCard: "Change card",
  cardSaved: (plan: string) => `Your new card for ${plan} is saved.`,
  /** Follows the line above if there is a payment ahead. */
  cardCharged: "We’ll charge it from your next payment on.",
  /** Follows a button's words for screen readers. */
  forPlan: (plan: string) => `for ${plan}`,
  opening: "Processing...",
  notOpened: "We couldn’t open that page. Please try again.",
  openError: (text: string) => `We couldn’t open that page: ${text}`,
  deliveries: "What we’ve done for you",
  deliveriesOf: (plan: string) => `What we’ve done for you: ${plan}`,
  deliveryLink: "Open the file",
  payments: "Payments",
  paymentsOf: (plan: string) => `Payments for ${plan}`,
  noPayments: "No payments yet.",
  paymentDay: on,
  refundOf: (amount: string) => `${amount} refunded`,
  returnedOf: (amount: string) => `${amount} returned by your bank after a dispute`,
  receipt: "Receipt",
  receiptOf: (time: string) => `Receipt from ${on(time)}`,
  invoice: "Invoice",
  invoiceOf: (time: string) => `Invoice from ${on(time)}`,
  terms: "Terms you accepted",
  termsOf: (plan: string) => `Terms you accepted for ${plan}`,
  accepted: (version: string, time: string) => `Version ${version}, accepted on ${on(time)}`,
  acceptedBefore: (version: string, time: string) =>
    `Before that: version ${version}, accepted on ${on(time)}`,
  termsPdf: "Terms (PDF)",
  earlierTermsPdf: (time: string) => `Terms (PDF) accepted on ${on(time)}`,
  hash: "Fingerprint (SHA-256):",
  cancel: "Cancel plan",
  cancelNamed: (plan: string) => `Cancel plan: ${plan}`,
  cancelTitle: (plan: string) => `Cancel ${plan}?`,
  cancelMeans: (until: string) => [
    `Your plan runs until ${on(until)}, the end of the month you’ve paid for. We keep working for you until then.`,
    "We charge nothing after that.",
  ],
  cancelPaid: (paid: string) =>
    `You’ve paid ${paid}. We don’t refund it, because each month’s work starts on day one.`,
  cancelUnsettled: (more: boolean, difference: string) =>
    more
      ? `You changed plans, and ${difference} of your first month is still unpaid. We won’t charge it.`
      : `You changed plans, and you’ve overpaid your first month by ${difference}. We don’t refund that either.`,
  cancelUndo: "Changed your mind? You can undo this here until then.",
  reason: "Why are you canceling? (optional)",
  reasonHint: "It helps us do better.",
  keep: "Keep my plan",
  notCanceled: "We couldn’t cancel your plan. Please try again.",
  canceledNow: (until: string | null) =>
    until === null
      ? "Your plan is canceled."
      : `Your plan is canceled. It runs until ${on(until)}.`,
  changeTerm: (months: number) => `Change to ${months} months`,
  changeTermNamed: (plan: string, months: number) => `Change to ${months} months: ${plan}`,
  changeTitle: (plan: string, months: number) => `Change ${plan} to ${months} months?`,
  changeMeans: (paid: string) =>
    `You’ve paid ${paid}, and it counts as your first month. You pay nothing today.`,
  changeLeft: (payments: number, monthly: string, left: string, next: string) =>
    payments === 1
      ? `Then you pay ${monthly} once more, on ${on(next)}.`
      : `Then you make ${payments} more payments of ${monthly} each, ${left} in all. The next one is on ${on(next)}, as before.`,
  changeTotal: (total: string, ends: string) =>
    `That makes ${total} for the whole plan. It ends on ${on(ends)} and won’t renew.`,
  changeUntil: "You can change this until we start our work for you or your next payment is due.",
  changePlan: (plan: string) => `Change to ${plan}`,
  changePlanNamed: (from: string, plan: string) => `Change to ${plan}: ${from}`,
  changePlanTitle: (from: string, plan: string) => `Change ${from} to ${plan}?`,
  changePlanMeans: (paid: string, monthly: string) =>
    `You’ve paid ${paid}. It counts toward your first month, which is ${monthly}. You pay nothing today.`,
  changePlanNext: (next: string, day: string) =>
    `On ${on(day)}, the same day as before, you pay ${next}`,
  changePlanMore: (monthly: string, difference: string) =>
    `${monthly} for that month and the ${difference} still due for your first one.`,
  changePlanLess: (monthly: string, difference: string) =>
    `${monthly} for that month, minus the ${difference} you’ve overpaid for your first one.`,
  changePlanRest: (payments: number, monthly: string) =>
    payments === 1
      ? `Then you pay ${monthly} once more.`
      : `Then you make ${payments} more payments of ${monthly} each.`,
  changePlanTerms: (plan: string) => `You’ll read and sign the Terms for ${plan} first.`,
  keepPlan: (plan: string) => `Keep ${plan}`,
  nextDiffers: (next: string, later: number, monthly: string) =>
    sentences(
      `Your next payment is ${next}, because you changed plans.`,
      later === 0 ? null : after(later, monthly),
    ),
  changeTerms:
    "Our Terms have changed since you signed them. You’ll read and sign the new ones first.",
  keepTerm: (months: number) => `Keep ${months} months`,
  termChanged: (time: string | null) =>
    sentences("Your plan is changed.", time === null ? null : `It ends on ${on(time)}.`),
  termNotChanged: "We couldn’t change your plan. Please try again.",
  undo: "Undo the cancellation",
  undoNamed: (plan: string) => `Undo the cancellation of ${plan}`,
  undone: (time: string | null) =>
    sentences(
      "Your plan continues.",
      time === null ? null : `It ends on ${on(time)}, as originally planned.`,
    ),
  notUndone: "We couldn’t undo it. Please try again.",
  overlapInReview:
    "It looks like you paid for two plans that overlap. You won’t lose money: someone from our team will email you within one business day and refund the one you don’t want.",
  waitingTitle: "Your payment is on its way",
  waitingText: (plan: string) =>
    `Your bank is still sending the payment for ${plan}. That can take a few days. We’ll email you when it arrives, and your plan starts then.`,
  boughtTitle: (plan: string) => `You already have ${plan}`,
  bought: "You paid in another window. That closed this checkout, and you weren’t charged twice.",
  seePlan: "See your plan",
  continueTitle: "Continue where you left off",
  continueText: (plan: string, months: number, monthly: string) =>
    `You chose ${plan}: ${months} monthly payments of ${monthly}. You haven’t been charged.`,
  continue: "Continue to checkout",
  elsewhereTitle: "You opened another checkout",
  elsewhere: (plan: string) =>
    `You chose another term of ${plan} in another window. That closed this checkout, so you can’t pay twice.`,
};
