import { createHmac, randomBytes } from "node:crypto";
import { startStripeStandIn, type StripeStandIn } from "../../dev/stripe/stand-in.js";
import type { StripeEventService } from "../modules/billing/sync/stripe-event.service.js";
import {
  createTestApp,
  openAddress,
  type TestApp,
  type TestAppOptions,
} from "./create-test-app.js";
import type { TestClient } from "./test-client.js";

const SECRET_KEY = "sk_test_server_tests";
export const WEBHOOK_SECRET = "whsec_server_tests_0001";
/** The second secret of a rotation. */
export const NEXT_WEBHOOK_SECRET = "whsec_server_tests_0002";
const WEBHOOK_PATH = "/api/stripe/webhook";
export const GOOD_CARD = "4242 4242 4242 4242";
/** In milliseconds. Long enough for any machine; it only stops a test that would hang. */
const PATIENCE_MS = 60_000;

// The type is not checked here: each test asserts what it expects of Stripe's object.
// oxlint-disable-next-line typescript/no-explicit-any -- tests assert the shape; a type would claim it is known
type StripeObject = any;

type EventWorker = Pick<StripeEventService, "drain">;

/** The Stripe stand-in of a test app, with access to its controls. */
export class PaymentsTwin {
  private constructor(
    private readonly app: TestApp,
    private readonly standIn: StripeStandIn,
  ) {}

  /**
   * An app with its own Stripe stand-in for payments and webhooks.
   * @param own settings of this app alone
   */
  static async start(
    own: Record<string, string> = {},
    options: Pick<TestAppOptions, "client"> = {},
  ): Promise<{ app: TestApp; payments: PaymentsTwin }> {
    const address = await openAddress();
    const standIn = await startStripeStandIn({
      port: 0,
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      webhookUrl: `${address.origin}${WEBHOOK_PATH}`,
    });
    const settings = {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: `${WEBHOOK_SECRET},${NEXT_WEBHOOK_SECRET}`,
      STRIPE_API_BASE: standIn.url,
      ...own,
    };
    const app = await createTestApp(settings, { ...options, address });
    return { app, payments: new PaymentsTwin(app, standIn) };
  }

  async close(): Promise<void> {
    await this.standIn.close();
    await this.app.close();
  }

  /** `GET /v1/…` */
  async read(address: string): Promise<StripeObject> {
    const headers = { authorization: `Bearer ${SECRET_KEY}` };
    return (await fetch(`${this.standIn.url}/v1/${address}`, { headers })).json();
  }

  /** `POST /v1/…`, as if done in Stripe's dashboard. */
  async post(address: string, params: Record<string, string> = {}): Promise<StripeObject> {
    const headers = { authorization: `Bearer ${SECRET_KEY}` };
    const response = await fetch(`${this.standIn.url}/v1/${address}`, {
      method: "POST",
      headers,
      body: new URLSearchParams(params),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  }

  /** `DELETE /v1/…`, as if done in Stripe's dashboard. */
  async remove(address: string): Promise<void> {
    const headers = { authorization: `Bearer ${SECRET_KEY}` };
    const response = await fetch(`${this.standIn.url}/v1/${address}`, {
      method: "DELETE",
      headers,
    });
    if (!response.ok) throw new Error(await response.text());
  }

  async control(command: string, body: object = {}): Promise<void> {
    const response = await fetch(`${this.standIn.url}/_control/${command}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
  }

  /** Holds the next response to such a call until `release`. */
  async holdAnswer(method: "GET" | "POST", path: string): Promise<void> {
    await this.control("fail", { mode: "hold", method, path });
  }

  /** Waits until a response is being held. */
  async untilHeld(): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const response = await fetch(`${this.standIn.url}/_control/faults`);
      const { held } = (await response.json()) as { held: number };
      if (held > 0) return;
      if (Date.now() > end) throw new Error("no call came whose answer is to be held");
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async release(): Promise<void> {
    await this.control("fail/release");
  }

  /**
   * Submits the pay page's form as a browser would.
   * @returns the URL that the response redirects to
   */
  pay(url: string, number = GOOD_CARD, expiry = "12 / 34"): Promise<URL> {
    return this.submit(url, { number, expiry, cvc: "123" });
  }

  /**
   * Pays from a bank account, which takes days or until the control door settles it.
   * @returns the URL that the response redirects to
   */
  payFromBank(url: string): Promise<URL> {
    const bank = { routing: "110000000", account: "000123456789" };
    return this.submit(url, { method: "us_bank_account", ...bank });
  }

  /**
   * Submits a form on one of Stripe's pages.
   * @returns the URL that the response redirects to
   * @throws Error if Stripe shows the form again
   */
  async submit(url: string, form: Record<string, string>): Promise<URL> {
    const body = new URLSearchParams(form);
    const response = await fetch(url, { method: "POST", body, redirect: "manual" });
    if (response.status !== 303) throw new Error(`not paid: ${response.status}`);
    return new URL(response.headers.get("location") ?? "", url);
  }

  /**
   * Waits until every webhook has arrived, then processes them, with the test's own worker if it
   * has one.
   */
  async settle(worker: EventWorker = this.app.services.stripeEvents): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (await this.isDelivering()) {
      if (Date.now() > end) throw new Error("webhooks did not arrive");
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    while ((await worker.drain()) > 0);
  }

  private async isDelivering(): Promise<boolean> {
    const response = await fetch(`${this.standIn.url}/_control/deliveries?status=pending`);
    const { deliveries } = (await response.json()) as { deliveries: object[] };
    return deliveries.length > 0;
  }
}

export const sessionIdOf = (payPage: string): string =>
  new URL(payPage).pathname.split("/").pop() ?? "";

/** Accepts the Terms for `plan` and opens its pay page. */
export async function openPayPage(client: TestClient, productId: string): Promise<string> {
  await client.post("/api/accept-terms", { plan: productId, signature: "Priya Raman" });
  const { body } = await client.post("/api/stripe/create-subscription-schedule-session", {
    productId,
  });
  if (typeof body.url !== "string") throw new Error(JSON.stringify(body));
  return body.url;
}

const START = `mutation ($input: StartCheckoutInput!) { startCheckout(input: $input) {
  url userErrors { message } } }`;

/** The same for a plan that overlaps one that the person has or is about to pay for, and wants as well. */
export async function openPayPageBeside(client: TestClient, productId: string): Promise<string> {
  await client.post("/api/accept-terms", { plan: productId, signature: "Priya Raman" });
  const { data } = await client.graphql(START, { input: { productId, confirmOverlap: true } });
  const { url } = data.startCheckout;
  if (typeof url !== "string") throw new Error(JSON.stringify(data));
  return url;
}

export const someEvent = (change: object = {}): string =>
  JSON.stringify({
    id: `evt_${randomBytes(12).toString("hex")}`,
    object: "event",
    type: "checkout.session.completed",
    livemode: false,
    data: { object: { id: "cs_test_unknown", object: "checkout.session" } },
    ...change,
  });

/** Stripe's signature header (https://docs.stripe.com/webhooks#verify-manually). */
export function signatureOf(payload: string, secret = WEBHOOK_SECRET, at = Date.now()): string {
  const t = Math.floor(at / 1000);
  return `t=${t},v1=${createHmac("sha256", secret).update(`${t}.${payload}`).digest("hex")}`;
}
