/** Where the buyer of a plan opens its receipts, invoices, and terms. */
export const PLAN_FILES_PATH = "/account/plan-files";

/** What Stripe keeps about an invoice: proof of the payment, or the invoice itself. */
export type InvoiceFile = "receipt" | "invoice";

export const invoiceFilePath = (invoiceId: string, file: InvoiceFile): string =>
  `${PLAN_FILES_PATH}/invoices/${encodeURIComponent(invoiceId)}/${file}`;

/** The Terms that hold for a plan. */
export const acceptedTermsPath = (subscriptionId: string): string =>
  `${PLAN_FILES_PATH}/terms/${encodeURIComponent(subscriptionId)}`;

/** Terms of a plan that newer ones replaced. */
export const earlierTermsPath = (subscriptionId: string, acceptanceId: string): string =>
  `${acceptedTermsPath(subscriptionId)}/${encodeURIComponent(acceptanceId)}`;
