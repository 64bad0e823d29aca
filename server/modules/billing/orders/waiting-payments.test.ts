import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import type { TestApp } from "../../../test/create-test-app.js";
import { buildUser, signedIn } from "../../../test/factories.js";
import { openPayPage, PaymentsTwin, sessionIdOf } from "../../../test/payments-twin.js";
import type { TestClient } from "../../../test/test-client.js";

const QUARTERLY = "BRAND_MY_CV_QUATERLY";
const OVERLAPPING = "MARKET_MY_RESUME_QUATERLY";
const START = `mutation ($input: StartCheckoutInput!) { startCheckout(input: $input) {
  url userErrors { code message } } }`;
const HALF_YEARLY = "BRAND_MY_CV_HALF_YEARLY";
const ORDERS = "{ myOpenOrders { productId isWaiting } }";
const PLANS = "{ mySubscriptions { productId status } }";
const RECORD = `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) {
  payment { id } userErrors { code message } } }`;
const ON_ITS_WAY = expect.stringMatching(/^Your payment is on its way\./);

let app: TestApp;
let payments: PaymentsTwin;
let client: TestClient;
let sessionId: string;

beforeAll(async () => {
  const settings = { STRIPE_PAYMENT_METHODS: "card,us_bank_account" };
  ({ app, payments } = await PaymentsTwin.start(settings));
});
afterAll(() => payments.close());
beforeEach(async () => {
  client = await signedIn(app, await buildUser(app));
  const page = await openPayPage(client, QUARTERLY);
  sessionId = sessionIdOf(page);
  await payments.payFromBank(page);
  await payments.settle();
});

const orders = async () => (await client.graphql(ORDERS)).data.myOpenOrders;
const plans = async () => (await client.graphql(PLANS)).data.mySubscriptions;

async function end(outcome: "succeed" | "fail"): Promise<void> {
  await payments.control("settle", { session: sessionId, outcome });
  await payments.settle();
}

describe("a payment that takes days", () => {
  it("is waited for, and told to its buyer wherever they ask", async () => {
    expect(await orders()).toEqual([{ productId: QUARTERLY, isWaiting: true }]);
    expect(await plans()).toEqual([]);
    const { data } = await client.graphql(RECORD, { input: { sessionId } });
    expect(data.recordPayment).toEqual({
      payment: null,
      userErrors: [{ code: "PAYMENT_ON_ITS_WAY", message: ON_ITS_WAY }],
    });
  });

  it("comes before the same plan in the cart, so that no one pays twice", async () => {
    app.clock.advance(1000);
    await client.post("/api/cart/add", { productId: HALF_YEARLY });
    expect(await orders()).toEqual([{ productId: QUARTERLY, isWaiting: true }]);
    const answer = await client.post("/api/stripe/create-subscription-schedule-session", {
      productId: QUARTERLY,
    });
    expect(answer.body).toMatchObject({ code: "CONFLICT", message: ON_ITS_WAY });
  });

  it("keeps a plan that overlaps from being bought, and says which payment and why", async () => {
    const PATH = "/api/stripe/create-subscription-schedule-session";
    const refused = {
      code: "PLAN_OVERLAP",
      message: expect.stringMatching(/^Your payment for Brand My CV is on its way, .* few days/),
    };
    const { data } = await client.graphql(START, { input: { productId: OVERLAPPING } });
    expect(data.startCheckout).toEqual({ url: null, userErrors: [refused] });
    const { status, body } = await client.post(PATH, { productId: OVERLAPPING });
    expect([status, body]).toEqual([409, expect.objectContaining(refused)]);
    expect(body.message).not.toContain("already have");
    await end("succeed");
    const later = await client.post(PATH, { productId: OVERLAPPING });
    expect(later.body.message).toMatch(/^You already have Brand My CV/);
  });

  it("is named also where Stripe has not told us of it yet", async () => {
    client = await signedIn(app, await buildUser(app));
    const page = await openPayPage(client, QUARTERLY);
    await payments.control("webhooks/hold");
    await payments.payFromBank(page);
    const plan = "Market My Resume";
    await client.post("/api/accept-terms", { plan, signature: "Priya Raman" });
    const { data } = await client.graphql(START, { input: { productId: OVERLAPPING } });
    await payments.control("webhooks/release");
    await payments.settle();
    expect(data.startCheckout.userErrors).toMatchObject([
      { code: "PLAN_OVERLAP", message: expect.stringContaining("for Brand My CV is on its way") },
    ]);
  });

  it("is waited for while the buyer proves the bank account to Stripe", async () => {
    const { gateway, billingSync } = app.services;
    const read = gateway.readPlan.bind(gateway);
    const spy = jest.spyOn(gateway, "readPlan").mockImplementation(async (id) => {
      const facts = await read(id);
      const asked = { isProcessing: false, needsAction: true };
      return facts && { ...facts, invoices: facts.invoices.map((one) => ({ ...one, ...asked })) };
    });
    expect(await billingSync.syncFromSession(sessionId)).toEqual({ kind: "WAITING" });
    spy.mockRestore();
    await end("succeed");
    expect(await plans()).toEqual([{ productId: QUARTERLY, status: "ACTIVE" }]);
  });

  it("starts the plan when it arrives", async () => {
    await end("succeed");
    expect(await orders()).toEqual([]);
    expect(await plans()).toEqual([{ productId: QUARTERLY, status: "ACTIVE" }]);
  });

  it("can be made again after the bank returned it", async () => {
    await end("fail");
    expect(await orders()).toEqual([{ productId: QUARTERLY, isWaiting: false }]);
    expect(await plans()).toEqual([]);
    await payments.pay(await openPayPage(client, QUARTERLY));
    await payments.settle();
    expect(await orders()).toEqual([]);
    expect(await plans()).toEqual([{ productId: QUARTERLY, status: "ACTIVE" }]);
  });
});
