import type Stripe from "stripe";
import { z } from "zod";

/** Every kind of object in the store, under Stripe's own name, with the types of Stripe's package. */
export interface StripeObjects {
  product: Stripe.Product;
  price: Stripe.Price;
  customer: Stripe.Customer;
  payment_method: Stripe.PaymentMethod;
  payment_intent: Stripe.PaymentIntent;
  setup_intent: Stripe.SetupIntent;
  "checkout.session": Stripe.Checkout.Session;
  subscription: Stripe.Subscription;
  subscription_schedule: Stripe.SubscriptionSchedule;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  "radar.early_fraud_warning": Stripe.Radar.EarlyFraudWarning;
  event: Stripe.EventBase;
  webhook_endpoint: Stripe.WebhookEndpoint;
  "test_helpers.test_clock": Stripe.TestHelpers.TestClock;
  "billing_portal.session": Stripe.BillingPortal.Session;
}

export type Kind = keyof StripeObjects;

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** We write this file ourselves, so validation checks only the `object` member, not every field. */
function listOf<K extends Kind>(kind: K): z.ZodType<StripeObjects[K][]> {
  const known = (value: unknown): boolean =>
    isObject(value) && "id" in value && "object" in value && value.object === kind;
  return z.array(z.custom<StripeObjects[K]>(known, `not a ${kind}`)).default([]);
}

const card = z.object({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number(),
  expYear: z.number(),
  /** What charges without the owner of the card lead to. */
  later: z.enum(["pays", "declined", "action"]).default("pays"),
});

const bank = z.object({
  last4: z.string(),
  routingNumber: z.string(),
  /** Whether the payment arrives in the end. */
  settles: z.boolean(),
});

/** What an account sets in the dashboard, under "Manage failed payments". */
export const settingsSchema = z.strictObject({
  /** Days before each retry of a failed payment. */
  retryDays: z.array(z.number().min(0)),
  /** What happens to the subscription after the last retry. */
  afterRetries: z.enum(["cancel", "unpaid", "past_due"]),
});

type Settings = z.output<typeof settingsSchema>;

const initialSettings = (): Settings => ({
  retryDays: [3, 5, 7],
  afterRetries: "cancel",
});

const checkoutDetails = z.object({
  items: z.array(z.custom<Stripe.LineItem>(isObject)),
  subscriptionMetadata: z.record(z.string(), z.string()),
  /** A card that waits for its 3-D Secure challenge. */
  challenge: z.object({ card }).nullable(),
});

const attempt = z.object({
  /** Real time, ISO 8601. */
  at: z.string(),
  /** HTTP status, or null if there was no response. */
  status: z.number().nullable(),
  error: z.string().nullable(),
});

/** The endpoint that the stand-in is started with. */
export const DEFAULT_ENDPOINT = "we_1StandInDefault000000000";

const delivery = z.object({
  id: z.string(),
  event: z.string(),
  endpoint: z.string().default(DEFAULT_ENDPOINT),
  type: z.string(),
  status: z.enum(["held", "pending", "delivered", "failed"]),
  attempts: z.array(attempt),
  /** Real time in milliseconds. */
  nextAttemptAt: z.number(),
});

/** The answer to a request with an idempotency key, also if it was a failure. */
const replay = z.object({
  status: z.number().default(200),
  fingerprint: z.string(),
  body: z.string(),
  at: z.number(),
});

export const snapshotSchema = z.object({
  version: z.literal(1),
  clockOffset: z.number(),
  /** Simulated time up to which the timeline has been processed. */
  workedUntil: z.number(),
  product: listOf("product"),
  price: listOf("price"),
  customer: listOf("customer"),
  payment_method: listOf("payment_method"),
  payment_intent: listOf("payment_intent"),
  setup_intent: listOf("setup_intent"),
  "checkout.session": listOf("checkout.session"),
  subscription: listOf("subscription"),
  subscription_schedule: listOf("subscription_schedule"),
  invoice: listOf("invoice"),
  invoice_payment: listOf("invoice_payment"),
  charge: listOf("charge"),
  refund: listOf("refund"),
  dispute: listOf("dispute"),
  "radar.early_fraud_warning": listOf("radar.early_fraud_warning"),
  event: listOf("event"),
  webhook_endpoint: listOf("webhook_endpoint"),
  "test_helpers.test_clock": listOf("test_helpers.test_clock"),
  "billing_portal.session": listOf("billing_portal.session"),
  checkoutDetails: z.record(z.string(), checkoutDetails),
  cards: z.record(z.string(), card),
  /** Bank accounts, by the ids of their payment methods. */
  banks: z.record(z.string(), bank).default({}),
  /** When payments by bank account arrive, by the ids of their payment intents. */
  settlements: z.record(z.string(), z.number()).default({}),
  deletedCustomers: z.array(z.string()).default([]),
  settings: z.object(settingsSchema.shape).default(initialSettings),
  /** Signing secrets of the webhook endpoints, by their ids. */
  endpointSecrets: z.record(z.string(), z.string()).default({}),
  deliveries: z.array(delivery),
  replays: z.record(z.string(), replay),
});

export type Snapshot = z.output<typeof snapshotSchema>;
export type Card = z.output<typeof card>;
export type Bank = z.output<typeof bank>;

export type Delivery = z.output<typeof delivery>;

export const emptySnapshot = (): Snapshot =>
  snapshotSchema.parse({
    version: 1,
    clockOffset: 0,
    workedUntil: Math.floor(Date.now() / 1000),
    checkoutDetails: {},
    cards: {},
    deliveries: [],
    replays: {},
  });
