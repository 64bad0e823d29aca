/** Metadata that this product puts on its objects at the provider, and reads back. */
export interface Purchase {
  userId: string;
  productId: string;
  /** Length of the term, which is also the number of monthly payments. */
  months: number;
}

/** What every new pay page needs. */
export interface NewPayPage {
  userId: string;
  customerId: string;
  priceId: string;
  /** May contain `{CHECKOUT_SESSION_ID}`, which the provider fills in. */
  successUrl: string;
  cancelUrl: string;
}

export interface NewCheckout extends Purchase, NewPayPage {
  /** A repeated key within a day returns the same checkout. */
  idempotencyKey: string;
}

/** A hosted pay page and its state. */
export interface Checkout {
  id: string;
  status: "OPEN" | "COMPLETE" | "EXPIRED";
  paid: boolean;
  /** Address of the pay page; null once it is paid or expired. */
  url: string | null;
  createdAt: Date;
  expiresAt: Date;
  /** Minor units. */
  amount: number;
  currency: string;
  customerId: string | null;
  subscriptionId: string | null;
  /** Null when this product did not create it, and for a demonstration. */
  purchase: Purchase | null;
  /** User id of a demonstration's owner; null for purchases. */
  demoUserId: string | null;
}

/** A subscription as the provider sees it now. */
export interface ProviderSubscription {
  id: string;
  status: "ACTIVE" | "PAST_DUE" | "OVER";
  startedAt: Date;
  currentPeriodEnd: Date | null;
  /** When it ended; null while it runs. */
  endedAt: Date | null;
  scheduleId: string | null;
  /** When it will end by itself; null when it would renew forever. */
  endsAt: Date | null;
}

export interface PaidInvoice {
  id: string;
  /** Minor units. */
  amount: number;
  currency: string;
  paidAt: Date;
}

export interface Price {
  id: string;
  /** Minor units; null for prices that are not one fixed amount. */
  amount: number | null;
  currency: string;
  monthly: boolean;
}

/** A signed notice that something changed; the state itself is read again. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** What to read again; null for events that do not concern this product. */
  subject: { kind: "checkout" | "subscription"; id: string } | null;
}

/**
 * The card payment provider. Every call has a timeout and bounded retries.
 * Calls throw PROVIDER_UNAVAILABLE when the provider fails or refuses; `find…` are null for what it does not know.
 */
export interface PaymentGateway {
  /** Whether the provider runs in its test mode, where no money can move. */
  readonly isTest: boolean;
  createCustomer(
    person: { userId: string; email: string },
    idempotencyKey: string,
  ): Promise<string>;
  findPrice(lookupKey: string): Promise<Price | null>;
  createCheckout(checkout: NewCheckout): Promise<Checkout>;
  /** A pay page that sells nothing of ours: what is paid there is no purchase, now or later. */
  createDemoCheckout(page: NewPayPage): Promise<Checkout>;
  findCheckout(id: string): Promise<Checkout | null>;
  /** Ids of completed checkouts made since then, newest first. */
  listCompletedCheckouts(since: Date): Promise<string[]>;
  /** Closes an open pay page; false when it was not open any more. */
  expireCheckout(id: string): Promise<boolean>;
  /**
   * The provider's own page about this customer's subscriptions, card and invoices.
   * @returns its address, good for minutes; null for a customer the provider does not know
   */
  openPortal(customerId: string, returnUrl: string): Promise<string | null>;
  findSubscription(id: string): Promise<ProviderSubscription | null>;
  /** Makes the subscription end by itself `months` after its start. Repeating it changes nothing. */
  attachTerm(subscriptionId: string, months: number): Promise<ProviderSubscription>;
  listPaidInvoices(subscriptionId: string): Promise<PaidInvoice[]>;
  /** Checks the signature, then reads. @throws BAD_INPUT for anything not signed for us just now */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent;
}
