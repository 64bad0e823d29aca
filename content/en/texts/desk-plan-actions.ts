import type { PlanRefundReason } from "#site/schema-enums.generated";

const monthsOf = (count: number) => `${count} ${count === 1 ? "month" : "months"}`;

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
  keep: "Don’t change anything",
  failed: "We couldn’t do this. Please try again.",
  reason: "Why, for your colleagues",
  reasonMissing: "Say why, for your colleagues.",
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
  cancelText: (until: string | null) =>
    `${until === null ? "The plan runs until the end of the month that’s paid" : `The plan runs until ${until}`}. We charge nothing after that and refund nothing. You can undo this until then.`,
  canceled: "Canceled. It runs until the end of the paid month.",
  endNowTitle: "End this plan now?",
  endNowText:
    "The plan ends at once. We charge nothing more, and we don’t refund what’s paid: do that first if you want to. You can’t undo this.",
  ended: "The plan has ended.",
  undoTitle: "Undo the cancellation?",
  undoText: (until: string | null) =>
    until === null
      ? "The plan runs its whole term again, with its monthly payments."
      : `The plan runs until ${until} again, with its monthly payments.`,
  undone: "The plan runs its whole term again.",
  extendTitle: "Add free months",
  months: "How long",
  monthsOf,
  extendText: (end: string | null) =>
    end === null
      ? "The plan ends later, and the buyer pays nothing for that time."
      : `The plan ends on ${end} instead, and the buyer pays nothing for that time.`,
  extended: (count: number) => `${monthsOf(count)} added.`,
};
