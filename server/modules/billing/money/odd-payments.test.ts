import { beforeEach, describe, expect, it } from "@jest/globals";
import { compose } from "../../../compose.js";
import { app, client, payments, user } from "../../../test/customer.js";
import { buildUser, signedIn } from "../../../test/factories.js";
import { openPayPage, sessionIdOf } from "../../../test/payments-twin.js";
import { recordingLogger } from "../../../test/recording-logger.js";
import { OutboxMessage } from "../../outbox/outbox.entity.js";
import { CheckoutSession } from "../checkout/checkout-session.entity.js";
import { Payment } from "./payment.entity.js";
import { Subscription } from "../subscription/subscription.entity.js";

const PRODUCT = "BRAND_MY_CV_QUATERLY";
const RIGHT_PRICE = "brand_my_cv_quaterly";
const CHEAPER_PRICE = "market_my_resume_quaterly";
const REVIEW = `{ paymentsToReview { sessionId subscriptionId productId planTitle amount currency status subscription { id } } }`;
const RECORD = `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) {
  payment { id } userErrors { code } } }`;

beforeEach(async () => {
  await payments.control("webhooks/hold");
});

interface Sale {
  lookupKey: string;
  productId: string;
  months: string;
}

/**
 * A pay page that only a bug or another system would create: it names one plan and charges the
 * price of another.
 */
async function oddPayPage({ lookupKey, productId, months }: Sale): Promise<string> {
  const opened = sessionIdOf(await openPayPage(client, PRODUCT));
  const { customer } = await payments.read(`checkout/sessions/${opened}`);
  const { data } = await payments.read(`prices?lookup_keys[]=${lookupKey}`);
  const { url } = await payments.post("checkout/sessions", {
    mode: "subscription",
    customer,
    "line_items[0][price]": data[0].id,
    "line_items[0][quantity]": "1",
    "metadata[app]": "staffboard",
    "metadata[userId]": user.id,
    "metadata[productId]": productId,
    "metadata[months]": months,
    success_url: `${app.env.PUBLIC_BASE_URL}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
  });
  await app.dataSource.manager.update(CheckoutSession, { id: opened }, { id: sessionIdOf(url) });
  return url;
}

async function buy(sale: Sale): Promise<string> {
  const url = await oddPayPage(sale);
  await payments.pay(url);
  return sessionIdOf(url);
}

async function arrive(): Promise<void> {
  await payments.control("webhooks/release");
  await payments.settle();
}

const subscriptionCount = () => app.dataSource.manager.countBy(Subscription, { userId: user.id });
const reviewMails = async () =>
  (await app.inbox.mailsTo(app.env.STAFF_MAIL)).filter(({ subject }) =>
    subject.startsWith("A payment needs a review: "),
  ).length;
const toReview = async () => {
  const admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
  return (await admin.graphql(REVIEW)).data.paymentsToReview;
};

describe("a paid checkout that does not match what we sell", () => {
  it.each([
    ["at another plan's price", { lookupKey: CHEAPER_PRICE }, "Brand My CV", 4900],
    ["for a term that the product does not have", { months: "6" }, "Brand My CV", 7900],
    ["for a plan that we do not sell", { productId: "GOLD_PLAN" }, "GOLD_PLAN", 7900],
  ])("(%s) starts no plan and is shown to staff", async (_what, odd, planTitle, amount) => {
    const sale = { lookupKey: RIGHT_PRICE, productId: PRODUCT, months: "3", ...odd };
    const told = await reviewMails();
    const sessionId = await buy(sale);
    for (let i = 0; i < 2; i += 1) {
      const answer = await client.post("/api/payment/add", { sessionId });
      expect([answer.status, answer.body.code]).toEqual([409, "CONFLICT"]);
      const { data } = await client.graphql(RECORD, { input: { sessionId } });
      expect(data.recordPayment).toEqual({ payment: null, userErrors: [{ code: "CONFLICT" }] });
    }
    await arrive();
    expect(await subscriptionCount()).toBe(0);
    const { data } = await client.graphql("{ mySubscriptions { id } }");
    expect(data.mySubscriptions).toEqual([]);
    const started = await app.dataSource.manager.countBy(OutboxMessage, { kind: "PLAN_STARTED" });
    expect(started).toBe(0);
    // Staff are told once, however often it is read.
    expect(await reviewMails()).toBe(told + 1);
    expect((await toReview())[0]).toEqual({
      sessionId,
      subscriptionId: expect.stringMatching(/^sub_/),
      productId: sale.productId,
      planTitle,
      amount,
      currency: "USD",
      status: "NEEDS_REVIEW",
      subscription: null,
    });
  });

  it("is logged once, however often it is read again", async () => {
    const sessionId = await buy({ lookupKey: CHEAPER_PRICE, productId: PRODUCT, months: "3" });
    const { env, dataSource, clock } = app;
    const { logger, lines } = recordingLogger();
    const { billingSync } = compose({ env, dataSource, clock, logger });
    for (let i = 0; i < 2; i += 1)
      expect(await billingSync.syncFromSession(sessionId)).toEqual({ kind: "NEEDS_REVIEW" });
    expect(lines).toMatchObject([
      {
        level: "error",
        msg: "payment is not for what we sell: needs review",
        sessionId,
        paid: "49.00 USD",
      },
    ]);
    await arrive();
  });

  it("does not prevent the person from buying the plan", async () => {
    await buy({ lookupKey: CHEAPER_PRICE, productId: PRODUCT, months: "3" });
    await arrive();
    await payments.pay(await openPayPage(client, PRODUCT));
    await payments.settle();
    expect(await subscriptionCount()).toBe(1);
    const statuses = await app.dataSource.manager.find(Payment, {
      where: { userId: user.id },
      order: { createdAt: "ASC", id: "ASC" },
    });
    expect(statuses.map(({ status }) => status)).toEqual(["NEEDS_REVIEW", "ACCEPTED"]);
  });

  it("keeps the status it was recorded with", async () => {
    const sessionId = await buy({ lookupKey: CHEAPER_PRICE, productId: PRODUCT, months: "3" });
    await arrive();
    // As if it had been recorded when the plan still had that price.
    await app.dataSource.manager.update(Payment, { sessionId }, { status: "ACCEPTED" });
    expect((await client.post("/api/payment/add", { sessionId })).status).toBe(200);
    const outcome = await app.services.billingSync.recordCheckout(sessionId);
    expect(outcome).toMatchObject({ kind: "PAID", created: false });
  });
});
