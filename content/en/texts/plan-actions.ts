/** The server's messages about what staff do to a plan. */
export const planActionErrorTexts = {
  reasonMissing: "Enter a reason for your colleagues.",
  paymentMissing: "Choose a payment.",
  amount: "Enter an amount of at least one cent.",
  refundReason: "Choose a reason.",
  months: (max: number) => `Choose 1 to ${max} months.`,
  otherPayment: "This payment doesn’t belong to the plan.",
  notPaid: "Only a payment that was made can be refunded.",
  disputedPayment:
    "The buyer’s bank disputes this payment, so Stripe doesn’t refund it. Answer the dispute at Stripe.",
  lostPayment: "The buyer’s bank already took this payment back.",
  tooMuch: (left: string) => `Only ${left} of this payment is left to refund.`,
  changed: "A colleague changed this plan since you opened it. Look at it again.",
  over: "This plan is already over.",
  notCanceled: "This plan isn’t canceled.",
  canceled: "This plan is canceled. Undo the cancellation first.",
  alreadyCanceled: "This plan already ends with the paid month.",
};
