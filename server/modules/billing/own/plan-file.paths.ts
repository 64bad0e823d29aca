/** Where the buyer of a plan opens its receipts, invoices, and terms. */
export const PLAN_FILES_PATH = "/account/plan-files";

/** What Stripe keeps about an invoice: proof of the payment, or the invoice itself. */
export type InvoiceFile = "receipt" | "invoice";

export const invoiceFilePath = (invoiceId: string, file: InvoiceFile): string =>
  `${PLAN_FILES_PATH}/invoices/${encodeURIComponent(invoiceId)}/${file}`;

export const acceptedTermsPath = (subscriptionId: string): string =>
  `${PLAN_FILES_PATH}/terms/${encodeURIComponent(subscriptionId)}`;
