import { describe, expect, it } from "@jest/globals";
import { minutes } from "../../../../core/clock.js";
import { compose } from "../../../../compose.js";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.js";
import { buildUser, signedIn } from "../../../../test/factories.js";
import { app, client, payments, user } from "../../../../test/customer.js";
import { openPayPage, sessionIdOf } from "../../../../test/payments-twin.js";
import { recordingLogger } from "../../../../test/recording-logger.js";
import type { TestClient } from "../../../../test/test-client.js";
import { User } from "../../../accounts/user.entity.js";
import { OutboxMessage } from "../../../outbox/outbox.entity.js";
import { STRIPE_READS } from "../../billing.limits.js";
import { CheckoutSession } from "../checkout-session.entity.js";
import { Invoice } from "../../money/invoice.entity.js";
import { Payment } from "../../money/payment.entity.js";
import { StripeEvent } from "../../sync/stripe-event.entity.js";
import { Subscription } from "../../subscription/subscription.entity.js";

const START = `mutation ($input: StartDemoCheckoutInput!) { startDemoCheckout(input: $input) {
  url userErrors { field code message } } }`;
const FIND = `query ($id: ID!) { demoCheckout(sessionId: $id) { id isComplete } }`;
const RECORD = `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) {
  payment { id } userErrors { code } } }`;
const STARTER = { input: { lookupKey: "starter_plan" } };
const QUARTERLY = "MARKET_MY_RESUME_QUATERLY";
/** Longer than any month: Stripe collects a month's invoice an hour after the month has begun. */
const MONTH_S = 32 * 24 * 3600;

async function start(who = client): Promise<string> {
  const { data, errors } = await who.graphql(START, STARTER);
  if (!data?.startDemoCheckout?.url) throw new Error(JSON.stringify(data ?? errors));
  return data.startDemoCheckout.url;
}
const find = async (id: string, who = client) =>
  (await who.graphql(FIND, { id })).data.demoCheckout;
const customerOf = async ({ id }: User) =>
  (await app.dataSource.manager.findOneByOrFail(User, { id })).stripeCustomerId;

const PLAN = "{ demoPlan { lookupKey monthlyAmount currency } }";
const askPlan = async (who: TestClient) => (await who.graphql(PLAN)).data.demoPlan;

describe("the demo's price", () => {
  it("is read from Stripe once per ten minutes, and again right after a failure", async () => {
    const visitor = app.client();
    const priced = { lookupKey: "starter_plan", monthlyAmount: 2000, currency: "USD" };
    expect(await askPlan(visitor)).toEqual(priced);
    await payments.control("fail", { mode: "status", status: 400, path: "/v1/prices" });
    expect(await askPlan(visitor)).toEqual(priced);
    app.clock.advance(minutes(10));
    expect(await askPlan(visitor)).toBeNull();
    expect(await askPlan(visitor)).toEqual(priced);
  });
});

describe("opening the demo's pay page", () => {
  it("requests the starter plan, marked as a demo and without one of our products", async () => {
    const session = await payments.read(
      `checkout/sessions/${sessionIdOf(await start())}?expand[]=line_items`,
    );
    expect(session).toMatchObject({
      mode: "subscription",
      customer: await customerOf(user),
      client_reference_id: user.id,
      success_url: `${app.origin}/stripe-demo?success=true&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${app.origin}/stripe-demo?canceled=true`,
      line_items: { data: [{ price: { lookup_key: "starter_plan", unit_amount: 2000 } }] },
    });
    expect(session.metadata).toEqual({ app: "staffboard", userId: user.id, demo: "true" });
  });

  it("requires a signed-in person", async () => {
    const { data, errors } = await app.client().graphql(START, STARTER);
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  it("refuses every other plan, including the real ones", async () => {
    for (const lookupKey of ["market_my_resume_quaterly", ""]) {
      const { data } = await client.graphql(START, { input: { lookupKey } });
      expect(data.startDemoCheckout).toEqual({
        url: null,
        userErrors: [
          { field: "lookupKey", code: "BAD_INPUT", message: "We can’t find that demo plan." },
        ],
      });
    }
  });

  it("is limited to five per hour per person, without using up the limit for real checkouts", async () => {
    for (let i = 0; i < 5; i += 1) await start();
    const { status, errors } = await client.graphql(START, STARTER);
    expect([status, errors?.[0]?.extensions.code]).toEqual([429, "RATE_LIMITED"]);
    await start(await signedIn(app, await buildUser(app)));
    await openPayPage(client, QUARTERLY);
  });
});

describe("the state of a demo checkout", () => {
  it("is visible to its owner, before and after paying", async () => {
    const url = await start();
    const id = sessionIdOf(url);
    expect(await find(id)).toEqual({ id, isComplete: false });
    const back = await payments.pay(url);
    expect(back.href).toBe(`${app.origin}/stripe-demo?success=true&session_id=${id}`);
    expect(await find(id)).toEqual({ id, isComplete: true });
  });

  it("is null for another person's, a missing and a real checkout alike", async () => {
    const other = await signedIn(app, await buildUser(app));
    const url = await start(other);
    await payments.pay(url);
    const real = sessionIdOf(await openPayPage(client, QUARTERLY));
    const ids = [sessionIdOf(url), real, "cs_test_missing", "../customers", "x".repeat(9000), ""];
    for (const id of ids) {
      const { status, data, errors } = await client.graphql(FIND, { id });
      expect({ id, status, data, errors }).toEqual({
        id,
        status: 200,
        data: { demoCheckout: null },
        errors: undefined,
      });
    }
    const { errors } = await app.client().graphql(FIND, { id: sessionIdOf(url) });
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  it("reads Stripe only within the person's limit", async () => {
    const id = sessionIdOf(await start());
    for (let i = 0; i < STRIPE_READS.points; i += 1)
      await app.services.limits.consume(STRIPE_READS, user.id);
    const { status, errors } = await client.graphql(FIND, { id });
    expect([status, errors?.[0]?.extensions.code]).toEqual([429, "RATE_LIMITED"]);
  });
});

describe("a paid demo checkout", () => {
  it("leaves no rows, term, mail, error or retry, even after renewals", async () => {
    const { manager } = app.dataSource;
    const mails = await manager.count(OutboxMessage);
    const { logger, lines } = recordingLogger();
    const { env, dataSource, clock } = app;
    const { stripeEvents, reconciler } = compose({ env, dataSource, clock, logger });
    const url = await start();
    await payments.pay(url);
    await payments.settle(stripeEvents);
    clock.advance(minutes(15));
    await reconciler.reconcile();
    await payments.control("clock", { advance: MONTH_S });
    await payments.settle(stripeEvents);

    const events = await manager.find(StripeEvent);
    const types = events.map(({ type }) => type);
    expect(types).toContain("checkout.session.completed");
    expect(types.filter((type) => type === "invoice.paid").length).toBeGreaterThan(1);
    expect(events.filter(({ doneAt, attempts }) => !doneAt || attempts > 0)).toEqual([]);
    expect(lines).toEqual([]);
    for (const entity of [CheckoutSession, Payment, Subscription])
      expect(await manager.countBy(entity, { userId: user.id })).toBe(0);
    const id = sessionIdOf(url);
    const { subscription } = await payments.read(`checkout/sessions/${id}`);
    expect(await manager.countBy(Invoice, { stripeSubscriptionId: subscription })).toBe(0);
    expect(await manager.count(OutboxMessage)).toBe(mails);
    const customer = await customerOf(user);
    expect((await payments.read(`subscription_schedules?customer=${customer}`)).data).toEqual([]);
  });

  it("is not accepted as a payment", async () => {
    const url = await start();
    await payments.pay(url);
    const input = { sessionId: sessionIdOf(url) };
    const { data } = await client.graphql(RECORD, { input });
    expect(data.recordPayment).toEqual({ payment: null, userErrors: [{ code: "NOT_FOUND" }] });
  });

  it("does not prevent buying a real plan as the same customer", async () => {
    await payments.pay(await start());
    const customer = await customerOf(user);
    const url = await openPayPage(client, QUARTERLY);
    expect((await payments.read(`checkout/sessions/${sessionIdOf(url)}`)).customer).toBe(customer);
    await payments.pay(url);
    await payments.settle();
    expect(await app.dataSource.manager.findBy(Subscription, { userId: user.id })).toMatchObject([
      { productId: QUARTERLY, status: "ACTIVE", endBehavior: "cancel" },
    ]);
  });
});

describe("when Stripe is down or the key is live", () => {
  const other = async (settings: Parameters<typeof createTestApp>[0], use: UseApp) => {
    const cut = await createTestApp(settings);
    try {
      const person = await buildUser(cut);
      await use(await signedIn(cut, person), cut);
    } finally {
      await cut.close();
    }
  };
  type UseApp = (client: TestClient, app: TestApp) => Promise<void>;

  it("reports that the checkout failed, and that its state cannot be read", () =>
    other({ STRIPE_API_BASE: "http://127.0.0.1:9" }, async (person) => {
      const { data } = await person.graphql(START, STARTER);
      expect(data.startDemoCheckout).toEqual({
        url: null,
        userErrors: [{ field: null, code: "PROVIDER_UNAVAILABLE", message: "Checkout failed" }],
      });
      expect(await askPlan(person)).toBeNull();
      const { errors } = await person.graphql(FIND, { id: "cs_test_1" });
      expect(errors).toMatchObject([
        {
          message: "We can’t reach the payment provider. Please try again.",
          extensions: { code: "PROVIDER_UNAVAILABLE" },
        },
      ]);
    }));

  it("the demo does not exist with a live key", () =>
    other({ STRIPE_SECRET_KEY: "sk_live_server_tests", STRIPE_API_BASE: "" }, async (person) => {
      const { data } = await person.graphql(START, STARTER);
      expect(data.startDemoCheckout).toEqual({
        url: null,
        userErrors: [{ field: null, code: "NOT_FOUND", message: "Demo checkout not found" }],
      });
      expect(await find("cs_test_1", person)).toBeNull();
      expect(await askPlan(person)).toBeNull();
    }));
});
