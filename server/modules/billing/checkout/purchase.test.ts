import { describe, expect, it } from "@jest/globals";
import { buildUser, signedIn } from "../../../test/factories.js";
import { app, client, payments, user } from "../../../test/customer.js";
import { openPayPage, sessionIdOf } from "../../../test/payments-twin.js";
import { OutboxMessage } from "../../outbox/outbox.entity.js";
import { CheckoutSession } from "./checkout-session.entity.js";
import { Invoice } from "../money/invoice.entity.js";
import { Payment } from "../money/payment.entity.js";
import { Subscription } from "../subscription/subscription.entity.js";

const RECORD = `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) {
  payment { id productId planTitle sessionId subscriptionId amount currency
    subscription { status months endsAt paymentsMade paymentsTotal plan { title } } }
  message userErrors { field code message } } }`;
const MINE = `{ mySubscriptions { id productId status months startedAt endsAt paymentsMade paymentsTotal plan { title } } }`;
const QUARTERLY = "BRAND_MY_CV_QUATERLY";
const HALF_YEARLY = "MARKET_MY_RESUME_HALF_YEARLY";

const rows = async () => {
  const { manager } = app.dataSource;
  const [subscription, ...more] = await manager.findBy(Subscription, { userId: user.id });
  const paid = await manager.findBy(Payment, { userId: user.id });
  expect(more).toHaveLength(0);
  return { subscription, payment: paid[0], paymentCount: paid.length };
};
const invoiceCount = (stripeSubscriptionId = "") =>
  app.dataSource.manager.countBy(Invoice, { stripeSubscriptionId });

async function expectOneOfEach() {
  const { subscription, payment, paymentCount } = await rows();
  expect(paymentCount).toBe(1);
  expect(subscription).toMatchObject({ status: "ACTIVE", endBehavior: "cancel" });
  expect(payment?.stripeSubscriptionId).toBe(subscription?.stripeSubscriptionId);
  expect(await invoiceCount(subscription?.stripeSubscriptionId)).toBe(1);
  const dedupeKey = `plan-started:${subscription?.id}`;
  expect(await app.dataSource.manager.countBy(OutboxMessage, { dedupeKey })).toBe(1);
  const { data } = await payments.read(
    `subscription_schedules?customer=${subscription?.stripeCustomerId}`,
  );
  expect(data).toHaveLength(1);
  return subscription;
}

/** Whole calendar months between two dates. */
const monthsBetween = (from: number, to: number) => {
  const [a, b] = [new Date(from * 1000), new Date(to * 1000)];
  return (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
};

async function pay(productId: string): Promise<string> {
  const url = await openPayPage(client, productId);
  await payments.pay(url);
  return sessionIdOf(url);
}
const add = (sessionId: string, change: object = {}) =>
  client.post("/api/payment/add", {
    userId: user.id,
    subscriptionId: "sub_from_the_browser",
    productId: "from the browser",
    sessionId,
    ...change,
  });

describe("a purchase", () => {
  it.each([
    [QUARTERLY, 3, 7900, "Brand My CV"],
    [HALF_YEARLY, 6, 4900, "Market My Resume"],
  ])("of %s ends automatically after %i months", async (productId, months, amount, title) => {
    await payments.control("webhooks/hold");
    const url = await openPayPage(client, productId);
    const back = await payments.pay(url);
    const sessionId = sessionIdOf(url);
    expect(back.pathname).toBe("/payment-success");
    expect(back.searchParams.get("session_id")).toBe(sessionId);
    expect(back.searchParams.get("productId")).toBe(productId);

    const asked = await client.post("/api/payment/get-subscription-id", { session_id: sessionId });
    expect(asked.status).toBe(200);
    const saved = await add(sessionId);
    expect([saved.status, saved.body.message]).toEqual([201, "Payment saved."]);
    const again = await add(sessionId);
    expect([again.status, again.body]).toEqual([
      200,
      { _id: saved.body._id, message: "Duplicate payment, already saved." },
    ]);

    const { subscription, payment } = await rows();
    expect(payment).toMatchObject({ productId, sessionId, amount, currency: "USD" });
    expect(payment?.stripeSubscriptionId).toBe(asked.body.subscriptionId);
    const schedule = await payments.read(
      `subscription_schedules/${subscription?.stripeScheduleId}`,
    );
    expect(schedule.end_behavior).toBe("cancel");
    expect(schedule.phases).toHaveLength(1);
    const [{ start_date: start, end_date: end }] = schedule.phases;
    expect(monthsBetween(start, end)).toBe(months);
    expect(subscription).toMatchObject({ status: "ACTIVE", months, endsAt: new Date(end * 1000) });

    await payments.control("webhooks/release");
    await payments.settle();
    await expectOneOfEach();
    const { data } = await client.graphql(MINE);
    expect(data.mySubscriptions).toMatchObject([
      { status: "ACTIVE", paymentsMade: 1, paymentsTotal: months, plan: { title } },
    ]);
    const mail = (await app.inbox.mailsTo(user.email)).find(({ subject }) =>
      subject.includes(title),
    );
    expect(mail?.body.text).toContain(`Payment: 1 of ${months}`);
    expect(mail?.body.text).toContain("won’t renew");
  });

  it("can also be recorded over GraphQL", async () => {
    await payments.control("webhooks/hold");
    const sessionId = await pay(QUARTERLY);
    const { data } = await client.graphql(RECORD, { input: { sessionId } });
    expect(data.recordPayment).toMatchObject({
      message: "Payment saved.",
      userErrors: [],
      payment: {
        planTitle: "Brand My CV",
        amount: 7900,
        subscription: { status: "ACTIVE", paymentsMade: 1, paymentsTotal: 3 },
      },
    });
    const second = await client.graphql(RECORD, { input: { sessionId } });
    expect(second.data.recordPayment.message).toBe("Duplicate payment, already saved.");
    await payments.control("webhooks/release");
    await payments.settle();
    await expectOneOfEach();
  });
});

describe("the browser's return, the webhook and the reconcile job create one row each, in any order", () => {
  it("webhook first: the browser is told that the payment is already recorded", async () => {
    const sessionId = await pay(QUARTERLY);
    await payments.settle();
    await expectOneOfEach();
    const { status, body } = await add(sessionId);
    expect([status, body.message]).toEqual([200, "Duplicate payment, already saved."]);
    await expectOneOfEach();
  });

  it("webhook alone, with every event twice and in reverse order", async () => {
    await payments.control("webhooks/hold");
    await pay(HALF_YEARLY);
    await payments.control("webhooks/repeat", { last: 6, times: 1 });
    await payments.control("webhooks/release", { reverse: true });
    await payments.settle();
    await expectOneOfEach();
  });

  it("three tabs at once: one records the payment, two are told that it is recorded", async () => {
    await payments.control("webhooks/hold");
    const sessionId = await pay(QUARTERLY);
    const answers = await Promise.all([add(sessionId), add(sessionId), add(sessionId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    await expectOneOfEach();
    await payments.control("webhooks/release");
    await payments.settle();
  });

  it("browser, two workers and the reconcile job at once", async () => {
    await payments.control("webhooks/hold");
    const sessionId = await pay(QUARTERLY);
    await payments.control("webhooks/release");
    const { stripeEvents, reconciler } = app.services;
    app.clock.advance(2 * 60_000);
    const answers = await Promise.all([
      add(sessionId),
      client.graphql(RECORD, { input: { sessionId } }),
      add(sessionId),
      reconciler.reconcile(),
      payments.settle(),
      stripeEvents.drain(),
    ]);
    expect(answers[0].status === 201 || answers[0].status === 200).toBe(true);
    expect(answers[1].data.recordPayment.userErrors).toEqual([]);
    await payments.settle();
    await expectOneOfEach();
  });
});

describe("other people's sessions and unpaid sessions", () => {
  const calls = ["/api/payment/get-subscription-id", "/api/payment/add"];
  const body = (sessionId: string) => ({ session_id: sessionId, sessionId });

  it("return 409 NOT_PAID before the payment, over GraphQL and REST", async () => {
    const sessionId = sessionIdOf(await openPayPage(client, QUARTERLY));
    for (const path of calls) {
      const answer = await client.post(path, body(sessionId));
      expect([answer.status, answer.body.code]).toEqual([409, "NOT_PAID"]);
    }
    const { data } = await client.graphql(RECORD, { input: { sessionId } });
    expect(data.recordPayment.userErrors).toMatchObject([{ code: "NOT_PAID" }]);
    expect((await rows()).paymentCount).toBe(0);
  });

  it("return 404 for another person's paid session and for an unknown one", async () => {
    const sessionId = await pay(QUARTERLY);
    const other = await buildUser(app);
    const stranger = await signedIn(app, other);
    for (const id of [sessionId, "cs_test_never", "../customers"]) {
      for (const path of calls) {
        const answer = await stranger.post(path, body(id));
        expect([answer.status, answer.body.code]).toEqual([404, "NOT_FOUND"]);
      }
      const { data } = await stranger.graphql(RECORD, { input: { sessionId: id } });
      expect(data.recordPayment.userErrors).toMatchObject([{ code: "NOT_FOUND" }]);
    }
    const { manager } = app.dataSource;
    expect(await manager.countBy(Payment, { userId: other.id })).toBe(0);
    const named = await add(sessionId, { userId: other.id });
    expect([named.status, named.body.code]).toEqual([403, "FORBIDDEN"]);
    await payments.settle();
  });

  it("return 400 without a session id, and 401 to visitors", async () => {
    for (const path of calls) {
      expect((await client.post(path, {})).status).toBe(400);
      expect((await client.post(path, body(""))).status).toBe(400);
      expect((await app.client().post(path, body("cs_test_x"))).status).toBe(401);
    }
    const { errors } = await app.client().graphql(MINE);
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  it("an expired pay page is marked as expired", async () => {
    const sessionId = sessionIdOf(await openPayPage(client, QUARTERLY));
    await payments.post(`checkout/sessions/${sessionId}/expire`);
    await payments.settle();
    const session = await app.dataSource.manager.findOneBy(CheckoutSession, { id: sessionId });
    expect(session?.status).toBe("EXPIRED");
  });
});
