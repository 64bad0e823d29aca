import type {
  CancelRequest,
  CancelUndo,
  Extension,
  InvoiceLinks,
  NewRefund,
  NewTerm,
  PlanFacts,
  ProviderRefund,
} from "./plan-facts.js";

/** Metadata that this product sets on its objects at the provider, and reads back. */
export interface Purchase {
  userId: string;
  productId: string;
  /** Length of the term, which is also the number of monthly payments. */
  months: number;
}

/** Required for every new pay page. */
export interface NewPayPage {
  userId: string;
  customerId: string;
  priceId: string;
  /** May contain `{CHECKOUT_SESSION_ID}`, which the provider replaces. */
  successUrl: string;
  cancelUrl: string;
}

/** A page where someone enters another card for a subscription. */
export interface NewCardPage extends Omit<NewPayPage, "priceId"> {
  subscriptionId: string;
  /** Half an hour to a day from now. */
  expiresAt: Date;
}

/** A completed page: a purchase, or another card for a subscription. */
export type CompletedCheckout = Pick<Checkout, "id" | "cardFor">;

export interface NewCheckout extends Purchase, NewPayPage {
  /** The same key within a day returns the same checkout. */
  idempotencyKey: string;
}

/** A hosted pay page, or a page for another card, and its state. */
export interface Checkout {
  id: string;
  status: "OPEN" | "COMPLETE" | "EXPIRED";
  paid: boolean;
  /** URL of the pay page; null once it is paid or expired. */
  url: string | null;
  createdAt: Date;
  expiresAt: Date;
  /** Minor units. */
  amount: number;
  /** `amount` without the tax that was added to it. */
  price: number;
  currency: string;
  customerId: string | null;
  subscriptionId: string | null;
  /** Null if this product did not create it, and for a demo checkout. */
  purchase: Purchase | null;
  /** User id of a demo checkout's owner; null for purchases. */
  demoUserId: string | null;
  /** The subscription that a page for another card is for; null for pay pages. */
  cardFor: string | null;
}

export interface Price {
  id: string;
  /** Minor units; null for a price that is not a fixed amount. */
  amount: number | null;
  currency: string;
  monthly: boolean;
}

/** A signed event saying that something changed; the state itself must be read again. */
export interface PaymentEvent {
  id: string;
  type: string;
  /**
   * What to read again; null for events that do not concern this product. `related` is something
   * that may belong to a subscription, as `findSubscriptionIdOf` tells.
   */
  subject: { kind: "checkout" | "subscription" | "related"; id: string } | null;
}

/** The provider's own list of events. */
export interface EventList {
  /** Newest first. */
  events: PaymentEvent[];
  /** By the provider's clock; null if there are none. */
  newestAt: Date | null;
  /** False if there were too many to return all. */
  isComplete: boolean;
}

/**
 * The card payment provider. Every call has a timeout and limited retries. Calls throw
 * PROVIDER_UNAVAILABLE if the provider fails or refuses; `find…` return null for unknown ids.
 */
export interface PaymentGateway {
  /** Whether the provider runs in its test mode, where no money can move. */
  readonly isTest: boolean;
  createCustomer(
    person: { userId: string; email: string },
    idempotencyKey: string,
  ): Promise<string>;
  /** Whether the provider knows the customer, and has not deleted it. */
  hasCustomer(customerId: string): Promise<boolean>;
  findPrice(lookupKey: string): Promise<Price | null>;
  createCheckout(checkout: NewCheckout): Promise<Checkout>;
  /** Opens a pay page for a demo: its payment never counts as a purchase. */
  createDemoCheckout(page: NewPayPage): Promise<Checkout>;
  findCheckout(id: string): Promise<Checkout | null>;
  /** Pages of this product that were opened since then and completed, newest first. */
  listCompletedCheckouts(since: Date): Promise<CompletedCheckout[]>;
  /** Closes an open pay page; returns false if it was no longer open. */
  expireCheckout(id: string): Promise<boolean>;
  /**
   * The provider's own page with this customer's subscriptions, card and invoices.
   * @returns its URL, valid for minutes; null if the provider does not know the customer
   */
  openPortal(customerId: string, returnUrl: string): Promise<string | null>;
  /** @returns the page's URL; null if the provider does not know the customer */
  createCardPage(page: NewCardPage): Promise<string | null>;
  /**
   * Charges the card of a completed card page for all payments of its subscription still to come. Does nothing if a newer card
   * is in use, or the subscription is over. Safe to repeat.
   * @param months months paid for in the whole term, if the provider does not know them
   */
  useCard(checkoutId: string, months: number): Promise<void>;
  /**
   * Sets the subscription to end `months` after its start, and completes a change of its term that was cut off. Safe to
   * repeat.
   */
  attachTerm(subscriptionId: string, months: number): Promise<void>;
  /**
   * Reads all that a plan's state follows from.
   * @returns null if the provider does not know the subscription
   */
  readPlan(subscriptionId: string): Promise<PlanFacts | null>;
  /**
   * Ends the subscription with the month that is paid. Safe to repeat; does nothing if it is over.
   * @param request who asked for it, which the provider keeps
   */
  cancelAtPeriodEnd(subscriptionId: string, request?: CancelRequest): Promise<void>;
  /**
   * Undoes `cancelAtPeriodEnd`: the subscription runs its whole term again.
   * @param months months paid for in the whole term; free months come on top by themselves
   * @param undo who undoes it, which the provider keeps
   */
  undoCancel(subscriptionId: string, months: number, undo: CancelUndo): Promise<void>;
  /**
   * Adds months at the end that cost nothing. Safe to repeat.
   * @param freeMonths their number in total, with those added before
   * @param by who gives them, and the months paid for
   */
  extend(subscriptionId: string, freeMonths: number, by: Extension): Promise<void>;
  /** Changes the plan or its length; the month that is paid stays as it is. Safe to repeat. */
  changeTerm(subscriptionId: string, change: NewTerm): Promise<void>;
  /**
   * Pays money back. Call `BillingSync.refresh` afterwards.
   * @returns null if the provider refuses, because not as much is left to pay back
   */
  refund(refund: NewRefund): Promise<ProviderRefund | null>;
  /** The provider's pages about an invoice; null if it does not know it. */
  invoiceLinks(invoiceId: string): Promise<InvoiceLinks | null>;
  /** Ends the subscription now, without a refund. Does nothing if it is over or unknown. */
  endSubscription(subscriptionId: string): Promise<void>;
  /**
   * Verifies the signature, then parses.
   * @throws BAD_INPUT for anything not recently signed for us
   */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent;
  /** @param since null for all events that the provider still knows */
  listEvents(since: Date | null): Promise<EventList>;
  /** The subscription that the subject of an event belongs to; null if to none. */
  findSubscriptionIdOf(relatedId: string): Promise<string | null>;
}
