/** The documented answers; clients count both as success. */
export const paymentMessage = (created: boolean): string =>
  created ? "Payment saved." : "Duplicate payment, already saved.";
