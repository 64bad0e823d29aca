/** Texts shown after a payment: its result and the billing. */
export const billingTexts = {
  resultPage: "Payment",
  resultDescription: "The result of your payment.",
  // oxlint-disable-next-line staffboard/words -- other programs quote it (docs/voice.md, "Fixed wording")
  cancelPage: "Payment Cancelled",
  cancelDescription: "Your payment was canceled.",
  processingTitle: "Processing Payment...",
  errorTitle: "Payment Error",
  successTitle: "Payment Successful",
  waitingTitle: "Payment on its way",
  withoutScriptTitle: "Your payment",
  withoutScript:
    "This page needs JavaScript to show what you bought. If your payment went through, your plan starts anyway, and we email you a receipt. Questions? Write to",
  saving: "Saving your transaction, please wait...",
  thanks: "Thank you for your payment. Your order will be processed shortly.",
  signedOut: "User ID missing. Please log in again.",
  noSubscription: "Could not get subscription ID from Stripe.",
  notSaved: "Could not save payment.",
  exception: (text: string) => `An error occurred: ${text}`,
  notLost:
    "If your card was charged, your payment is safe. We save it as soon as our payment provider confirms it.",
  reference: "Reference for support:",
  copyReference: "Copy reference",
  receipt: "What you paid",
  terms: (term: string, payments: number, price: string) =>
    `${term}: ${payments} monthly payments of ${price}`,
  paid: (amount: string) => `${amount} paid`,
  mailed: (email: string) => `We’ll email a confirmation to ${email}`,
  paymentOf: (number: number, total: number) => `Payment ${number} of ${total}`,
  endsAfter: (months: number) => `Ends after ${months} months, no renewal`,
  endsOn: (date: string) => `Ends on ${date}, no renewal`,
  logIn: "Log In",
  goHome: "Go to Homepage",
  backToPricing: "Back to pricing",
  yourPlans: "Your plans",
  noPlans: "You haven’t bought a plan yet.",
  seePlans: "See our plans.",
  seeOwnPlans: "See payments, cancel, or change your card",
  manageBilling: "Manage billing",
  openingPortal: "Processing...",
  portalFailed: "We couldn’t open your billing page. Please try again.",
  portalError: (text: string) => `We couldn’t open your billing page: ${text}`,
  // oxlint-disable-next-line staffboard/words -- other programs quote it (docs/voice.md, "Fixed wording")
  cancelledTitle: "Payment Cancelled",
  cancelled:
    // oxlint-disable-next-line staffboard/words -- other programs quote it (docs/voice.md, "Fixed wording")
    "Your payment was cancelled or failed. Please try again or contact support if you need help.",
  notCharged: "This checkout didn’t charge your card.",
  contactSupport: "Contact support",
};
