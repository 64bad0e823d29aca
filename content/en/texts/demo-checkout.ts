/** Texts of the demo checkout. */
export const demoCheckoutTexts = {
  title: "Demo checkout",
  lead: "See how paying works here, from checkout to managing your billing. It’s only a demo: you won’t be charged.",
  description: "A demo of our checkout. You won’t be charged for the starter plan.",
  plan: "Starter plan",
  price: (amount: string) => `${amount} / month`,
  steps: [
    "Log in, so we know the subscription is yours.",
    "Pay with the test card on the payment provider’s page.",
    "Come back to manage your billing. Or cancel, and see what happens.",
  ],
  card: "4242 4242 4242 4242",
  cardHint: "Test card. Use any future expiration date and any CVC.",
  checkout: "Checkout",
  processing: "Processing...",
  checking: "Checking your payment...",
  checkingHint: "We’re asking the payment provider for the result.",
  success: "Subscription to starter plan successful!",
  successHint:
    "This is what you see after paying. Your invoices and saved card are on the payment provider’s page.",
  manage: "Manage your billing information",
  signedOut: "Log in to see this checkout",
  signedOutHint: "Only the person who started it can see the result.",
  logIn: "Log In",
  unknown: "We can’t find this checkout",
  unknownHint:
    "It may belong to another account, or the link may be incomplete. You can start a new one.",
  notPaid: "This checkout hasn’t been paid yet",
  notPaidHint: "The payment provider may need a moment. Check again, or start a new one.",
  askAgain: "Check again",
  startOver: "Back to the demo",
  failed: "We couldn’t get the result",
};
