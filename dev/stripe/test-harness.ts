import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import Stripe from "stripe";
import { startStripeStandIn, type StripeStandIn } from "./stand-in.js";

export const SECRET_KEY = "sk_test_harness";
const WEBHOOK_SECRET = "whsec_harness_0123456789";

/** A webhook receiver that records the events it verified; `answers` are the next statuses it returns. */
interface Receiver {
  url: string;
  events: Stripe.Event[];
  answers: number[];
  /** One of them has to have signed a webhook. */
  secrets: string[];
  close: () => Promise<void>;
}

export interface Harness {
  standIn: StripeStandIn;
  stripe: Stripe;
  receiver: Receiver;
  dataFile: string;
  /** Stops the stand-in and starts it again on the same data file. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
}

export const clientFor = (
  url: string,
  key = SECRET_KEY,
  config: Stripe.StripeConfig = {},
): Stripe =>
  new Stripe(key, {
    host: "127.0.0.1",
    port: new URL(url).port,
    protocol: "http",
    telemetry: false,
    maxNetworkRetries: 0,
    ...config,
  });

export async function startHarness(): Promise<Harness> {
  const folder = await mkdtemp(path.join(tmpdir(), "stripe-stand-in-"));
  const dataFile = path.join(folder, "stripe.json");
  const receiver = await startReceiver();
  const start = (): Promise<StripeStandIn> =>
    startStripeStandIn({
      port: 0,
      dataFile,
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      webhookUrl: receiver.url,
    });
  const standIn = await start();
  const harness: Harness = {
    standIn,
    stripe: clientFor(standIn.url),
    receiver,
    dataFile,
    restart: async () => {
      await harness.standIn.close();
      harness.standIn = await start();
      harness.stripe = clientFor(harness.standIn.url);
    },
    close: async () => {
      await harness.standIn.close();
      await receiver.close();
      await rm(folder, { recursive: true });
    },
  };
  return harness;
}

async function startReceiver(): Promise<Receiver> {
  const events: Stripe.Event[] = [];
  const answers: number[] = [];
  const secrets = [WEBHOOK_SECRET];
  const server: Server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const signature = String(request.headers["stripe-signature"]);
      const event = verified(body, signature, secrets);
      const status = answers.shift() ?? 200;
      if (status === 200) events.push(event);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    events,
    answers,
    secrets,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const { webhooks } = new Stripe("sk_test_verifies_only");

function verified(
  body: string,
  signature: string,
  [secret = "", ...others]: string[],
): Stripe.Event {
  try {
    return webhooks.constructEvent(body, signature, secret);
  } catch (error) {
    if (others.length === 0) throw error;
    return verified(body, signature, others);
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** Long enough for any machine; it only stops a test that would hang. */
const PATIENCE_MS = 60_000;

/** Waits until `done` returns true. */
export async function until(done: () => boolean): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!done()) {
    if (Date.now() > end) throw new Error("the condition did not become true in time");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Posts to the control API and returns its JSON. */
export async function control(harness: Harness, command: string, body: object = {}) {
  const answer = await fetch(`${harness.standIn.url}/_control/${command}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const result: unknown = await answer.json();
  return { status: answer.status, result };
}

export const LOOKUP_KEY = "market_my_resume_quaterly";

/** An open session for the quarterly plan. */
export async function openSession(
  { stripe }: Harness,
  extra: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session> {
  const prices = await stripe.prices.list({ lookup_keys: [LOOKUP_KEY] });
  const { id: customer } = await stripe.customers.create({ email: "ada@example.com" });
  return stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: prices.data[0]?.id ?? "", quantity: 1 }],
    client_reference_id: "user-1",
    metadata: { userId: "user-1" },
    subscription_data: { metadata: { userId: "user-1" } },
    success_url: "http://localhost:4000/payment-success?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://localhost:4000/payment-cancel",
    ...extra,
  });
}

/** Submits the pay page's form as a browser would. */
export function submitForm(address: string, values: Record<string, string>): Promise<Response> {
  return fetch(address, { method: "POST", body: new URLSearchParams(values), redirect: "manual" });
}

export const submitCard = (
  session: Stripe.Checkout.Session,
  number: string,
  extra: Record<string, string> = {},
): Promise<Response> =>
  submitForm(session.url ?? "", { number, expiry: "12 / 34", cvc: "123", ...extra });

export const GOOD_CARD = "4242 4242 4242 4242";

/** Buys the plan. */
export async function buy(harness: Harness): Promise<Stripe.Subscription> {
  const session = await openSession(harness);
  await submitCard(session, GOOD_CARD);
  const paid = await harness.stripe.checkout.sessions.retrieve(session.id, {
    expand: ["subscription"],
  });
  if (paid.subscription === null || typeof paid.subscription === "string") {
    throw new Error("the session has no subscription");
  }
  return paid.subscription;
}
