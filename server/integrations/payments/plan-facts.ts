/** A cancellation that someone asked for here; kept at the provider with the subscription. */
export interface CancelRequest {
  at: Date;
  by: "BUYER" | "STAFF";
  reason: string | null;
  /** The account of who asked; null if unknown. */
  actorId: string | null;
}

/** A cancellation that someone here undid; kept at the provider with the subscription. */
export interface CancelUndo {
  at: Date;
  by: "BUYER" | "STAFF";
  /** The account of who did it; null if unknown. */
  actorId: string | null;
}

/** Free months that staff gave; kept at the provider with the subscription. */
export interface Extension {
  at: Date;
  /** The account of who gave them; null if unknown. */
  actorId: string | null;
  /** Months paid for in the whole term. */
  months: number;
  /** Why, in the words of who gave them. */
  reason: string | null;
}

export interface ProviderCard {
  id: string;
  brand: string;
  last4: string | null;
  /** First moment after its last month; null for something that does not expire. */
  expiresAt: Date | null;
}

export interface ProviderInvoice {
  id: string;
  status: "DRAFT" | "OPEN" | "PAID" | "VOID" | "UNCOLLECTIBLE";
  number: string | null;
  /** Due, in minor units. */
  amount: number;
  currency: string;
  createdAt: Date;
  paidAt: Date | null;
  paymentIntentId: string | null;
  chargeId: string | null;
  amountRefunded: number;
  attemptCount: number;
  nextAttemptAt: Date | null;
  /** The buyer has to confirm the payment with their bank. */
  needsAction: boolean;
  /** The money is on its way, with a method that takes days. */
  isProcessing: boolean;
  /** When the last attempt was refused; null if none was. */
  failedAt: Date | null;
}

export interface ProviderRefund {
  id: string;
  invoiceId: string | null;
  amount: number;
  currency: string;
  status: "PENDING" | "SUCCEEDED" | "FAILED" | "CANCELED";
  reason: string | null;
  note: string | null;
  actorId: string | null;
  createdAt: Date;
}

export interface ProviderDispute {
  id: string;
  invoiceId: string | null;
  amount: number;
  currency: string;
  status: "OPEN" | "WON" | "LOST";
  reason: string | null;
  evidenceDueAt: Date | null;
  openedAt: Date;
}

export interface FraudWarning {
  id: string;
  invoiceId: string | null;
  amount: number;
  at: Date;
}

/** The provider's last word on a subscription: all that a plan's state follows from. */
export interface PlanFacts {
  id: string;
  status: "INCOMPLETE" | "ACTIVE" | "PAST_DUE" | "UNPAID" | "OVER";
  startedAt: Date;
  currentPeriodEnd: Date | null;
  /** When it ended; null while it is active. */
  endedAt: Date | null;
  /** Whether it ended because payments failed. */
  endedUnpaid: boolean;
  scheduleId: string | null;
  /** When it will end automatically; null if it would renew forever. */
  endsAt: Date | null;
  /** When someone canceled it at the provider, e.g. on its portal. */
  canceledAt: Date | null;
  /** What was bought, by the provider; null if it does not say so. */
  purchase: { productId: string; months: number } | null;
  freeMonths: number;
  extended: { at: Date; actorId: string | null; reason: string | null } | null;
  /** `from`: product code of what it was before; null if unknown. */
  termChanged: { at: Date; actorId: string | null; from: string | null } | null;
  /**
   * What the second payment takes on top of the others, in minor units; less than nothing if it takes less. The first month was
   * paid at another plan's price.
   */
  firstMonthDue: number;
  /** Whether a change of the term was cut off, and is known to the schedule alone: `attachTerm` completes it. */
  isTermLoose: boolean;
  cancelRequest: CancelRequest | null;
  /** The last cancellation that was undone. */
  cancelUndone: CancelUndo | null;
  card: ProviderCard | null;
  invoices: ProviderInvoice[];
  refunds: ProviderRefund[];
  disputes: ProviderDispute[];
  warnings: FraudWarning[];
}

/** What to pay back. */
export interface NewRefund {
  invoiceId: string;
  /** Minor units. */
  amount: number;
  reason: "duplicate" | "fraudulent" | "requested_by_customer" | null;
  /** For staff. */
  note: string | null;
  actorId: string | null;
  /** The same key within a day makes one refund. */
  idempotencyKey: string;
}

/** Addresses of the provider's own pages. Anyone who has them can open them. */
export interface InvoiceLinks {
  /** Also the page on which the buyer confirms or repeats a payment. */
  invoiceUrl: string | null;
  pdfUrl: string | null;
  receiptUrl: string | null;
}

export interface NewTerm {
  productId: string;
  /** The price of later payments; the current month keeps its own. */
  priceId: string;
  months: number;
  /** Product code of what it was before. */
  from: string;
  /** See `PlanFacts`. */
  firstMonthDue: number;
  at: Date;
  /** The account of who changed it. */
  actorId: string;
}
