import type { PlanRefundReason } from "#site/schema-enums.generated";

const monthsOf = (count: number) => `${count} ${count === 1 ? "month" : "months"}`;

const notTaken = (left: string | null): string =>
  left === null ? "Every payment was made." : `Stripe won’t collect the rest: ${left}.`;

/** What staff do to a plan that someone bought. */
export const planActionTexts = {
  actions: "Change the plan",
  names: {
    refund: "Refund a payment",
    cancel: "Cancel at the end of the month",
    endNow: "End now",
    undo: "Undo the cancellation",
    extend: "Add free months",
  },
  keep: "Go back",
  failed: "We couldn’t do this. Please try again.",
  reason: "Reason, for your colleagues",
  reasonMissing: "Enter a reason for your colleagues.",
  refundTitle: "Refund a payment",
  refundAction: (amount: string) => `Refund ${amount}`,
  refundText: (amount: string) =>
    `Stripe sends ${amount} back to the buyer’s card in 5 to 10 days, and we email the buyer. You can’t undo this. The plan keeps running unless you end it, too.`,
  payment: "Payment",
  paymentOf: (day: string, left: string) => `${day}: ${left} left`,
  amount: "Amount",
  amountMissing: "Enter an amount.",
  refundReason: "Reason for Stripe",
  refundReasons: {
    REQUESTED: "The buyer asked for it",
    DUPLICATE: "Charged twice or by mistake",
    FRAUDULENT: "Someone else used the card",
  } satisfies Record<PlanRefundReason, string>,
  refunded: (amount: string) => `${amount} refunded.`,
  cancelTitle: "Cancel at the end of the month?",
  cancelText: (until: string | null, left: string | null) =>
    `${until === null ? "The plan runs until the end of the paid month" : `The plan runs until ${until}`}. ${notTaken(left)} Nothing is refunded, and we email the buyer. You can undo this until then.`,
  cancelAction: "Cancel the plan",
  canceled: "Canceled. It runs until the end of the paid month.",
  endNowTitle: "End this plan now?",
  endNowText: (left: string | null) =>
    `The plan ends right away, and we email the buyer. ${notTaken(left)} Nothing is refunded. To refund a payment, do that first. You can’t undo this.`,
  ended: "The plan has ended.",
  undoTitle: "Undo the cancellation?",
  undoText: (until: string | null, left: string | null) =>
    `The plan runs ${until === null ? "its full term" : `until ${until}`} again, and we email the buyer. ${left === null ? "Every payment was made." : `Stripe collects ${left} as planned.`}`,
  unsettled: (isMore: boolean, amount: string) =>
    isMore
      ? `The buyer changed plans, and ${amount} of the first month is still unpaid. Stripe won’t collect it.`
      : `The buyer changed plans and overpaid the first month by ${amount}. To give it back, refund it first.`,
  /** "2 payments of $79.00 each" */
  paymentsLeft: (count: number, amount: string) =>
    count === 1 ? `1 payment of ${amount}` : `${count} payments of ${amount} each`,
  thenPayments: (next: string, others: string) => `${next}, then ${others}`,
  undone: "The plan runs its full term again.",
  extendTitle: "Add free months",
  months: "How long",
  monthsOf,
  extendText: (end: string | null) =>
    end === null
      ? "The plan ends later. The buyer pays nothing for that time, and gets an email."
      : `The plan ends on ${end} instead. The buyer pays nothing for that time, and gets an email.`,
  extended: (count: number) => `${monthsOf(count)} added.`,
};
