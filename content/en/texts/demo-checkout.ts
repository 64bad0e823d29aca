/** Texts of the demo checkout. */
export const demoCheckoutTexts = {
  title: "Demo checkout",
  lead: "Try how paying works on this site, from the pay page to managing your billing. It is a demonstration: nothing is sold and no money moves.",
  description: "A demonstration of the checkout: a starter plan that nobody is charged for.",
  plan: "Starter plan",
  price: (amount: string) => `${amount} / month`,
  steps: [
    "Log in, so that the subscription has an owner.",
    "Pay on the payment provider’s page with the test card.",
    "Come back and manage the billing, or cancel and look around.",
  ],
  card: "4242 4242 4242 4242",
  cardHint: "Test card that pays, with any expiry date in the future and any CVC",
  checkout: "Checkout",
  processing: "Processing...",
  checking: "Checking your checkout...",
  checkingHint: "Asking the payment provider how it went.",
  success: "Subscription to starter plan successful!",
  successHint:
    "This is what a paid checkout looks like. The payment provider’s own page shows its invoices and the card that is stored.",
  manage: "Manage your billing information",
  signedOut: "Log in to see this checkout",
  signedOutHint: "Only the person who made it can see how it went.",
  logIn: "Log In",
  unknown: "We do not know this checkout",
  unknownHint:
    "It may belong to another account, or its address is not complete. You can start a new one.",
  notPaid: "This checkout has not been paid yet",
  notPaidHint: "The payment provider may need a moment. You can ask again, or start a new one.",
  askAgain: "Check again",
  startOver: "Back to the demo",
  failed: "We could not check this checkout",
};
