/** The texts of the specification, sections 2 and 8. */
export const billingTexts = {
  resultPage: "Payment",
  resultDescription: "How your payment went.",
  cancelPage: "Payment cancelled",
  cancelDescription: "Your payment was cancelled.",
  checkoutFailed: "Checkout failed",
  checkoutError: (text: string) => `Checkout error: ${text}`,
  alreadySubscribed:
    "You already have this plan. It runs until its last payment and then ends by itself; you can buy it again after that, or take the other plan now.",
  processingTitle: "Processing Payment...",
  errorTitle: "Payment Error",
  successTitle: "Payment Successful",
  saving: "Saving your transaction, please wait...",
  thanks: "Thank you for your payment. Your order will be processed shortly.",
  signedOut: "User ID missing. Please log in again.",
  noSubscription: "Could not get subscription ID from Stripe.",
  notSaved: "Could not save payment.",
  exception: (text: string) => `An error occurred: ${text}`,
  goHome: "Go to Homepage",
  manageBilling: "Manage billing",
  openingPortal: "Processing...",
  portalFailed: "Your billing could not be opened. Please try again.",
  portalError: (text: string) => `Your billing could not be opened: ${text}`,
  cancelledTitle: "Payment Cancelled",
  cancelled:
    "Your payment was cancelled or failed. Please try again or contact support if you need help.",
};

/** An exception in words, for the messages that end in the exception's own text. */
export const exceptionText = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
