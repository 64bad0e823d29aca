import { beforeEach, describe, expect, it } from "@jest/globals";
import { minutes } from "../../../core/clock.js";
import { runAlone } from "../../../kit/db/named-lock.js";
import { app, client, payments, user } from "../../../test/customer.js";
import { openPayPage, sessionIdOf } from "../../../test/payments-twin.js";
import { CheckoutSession } from "../checkout/checkout-session.entity.js";
import { Invoice } from "../money/invoice.entity.js";
import { Payment } from "../money/payment.entity.js";
import { Subscription } from "../subscription/subscription.entity.js";

const QUARTERLY = "BRAND_MY_CV_QUATERLY";
/** Longer than any month: Stripe collects a month's invoice an hour after the month has begun. */
const MONTH_S = 32 * 24 * 3600;
/** Fails the first call and its retry. */
const CALL_AND_RETRY = 2;

beforeEach(async () => {
  await payments.control("webhooks/hold");
});

const subscriptionOf = () => app.dataSource.manager.findOneBy(Subscription, { userId: user.id });
const paymentCount = () => app.dataSource.manager.countBy(Payment, { userId: user.id });

async function buy(): Promise<string> {
  const url = await openPayPage(client, QUARTERLY);
  await payments.pay(url);
  return sessionIdOf(url);
}
async function arrive(): Promise<void> {
  await payments.control("webhooks/release");
  await payments.settle();
}
async function reconcile(): Promise<void> {
  app.clock.advance(minutes(15));
  await app.services.reconciler.reconcile();
}

describe("a failure to set the end date", () => {
  it.each([
    ["between creating the schedule and setting its end", "/v1/subscription_schedules/"],
    ["before the schedule is created", "/v1/subscription_schedules"],
  ])("is repaired by the reconcile job: %s", async (_when, path) => {
    const sessionId = await buy();
    await payments.control("fail", { method: "POST", path, times: CALL_AND_RETRY });
    const { status, body } = await client.post("/api/payment/add", { sessionId });
    expect([status, body.message]).toEqual([201, "Payment saved."]);
    expect(await subscriptionOf()).toMatchObject({ status: "PENDING", endsAt: null });
    await reconcile();
    const subscription = await subscriptionOf();
    expect(subscription).toMatchObject({ status: "ACTIVE", endBehavior: "cancel" });
    const address = `subscription_schedules/${subscription?.stripeScheduleId}`;
    const schedule = await payments.read(address);
    expect(schedule.end_behavior).toBe("cancel");
    expect(subscription?.endsAt?.getTime()).toBe(schedule.phases[0].end_date * 1000);
  });

  it("in the worker is repaired by its next attempt", async () => {
    await buy();
    await payments.control("fail", {
      method: "POST",
      path: "/v1/subscription_schedules/",
      times: CALL_AND_RETRY,
    });
    await arrive();
    app.clock.advance(minutes(1));
    await payments.settle();
    expect(await subscriptionOf()).toMatchObject({ status: "ACTIVE", endBehavior: "cancel" });
  });

  it("is repaired when staff release the schedule by mistake", async () => {
    await buy();
    await arrive();
    const before = await subscriptionOf();
    await payments.post(`subscription_schedules/${before?.stripeScheduleId}/release`);
    await payments.settle();
    const after = await subscriptionOf();
    expect(after?.stripeScheduleId).not.toBe(before?.stripeScheduleId);
    expect(after).toMatchObject({ status: "ACTIVE", endsAt: before?.endsAt });
  });
});

describe("webhooks that never arrive", () => {
  it("reconcile records an unreported payment, once", async () => {
    const sessionId = await buy();
    expect(await paymentCount()).toBe(0);
    await reconcile();
    await reconcile();
    expect(await paymentCount()).toBe(1);
    expect(await subscriptionOf()).toMatchObject({ status: "ACTIVE" });
    const row = await app.dataSource.manager.findOneBy(CheckoutSession, { id: sessionId });
    expect(row?.status).toBe("COMPLETE");
  });

  it("reconcile records it even if our own record of the pay page is lost", async () => {
    const sessionId = await buy();
    await app.dataSource.manager.delete(CheckoutSession, { id: sessionId });
    await reconcile();
    expect(await paymentCount()).toBe(1);
  });

  it("one broken pay page does not stop the others from being reconciled", async () => {
    const first = await buy();
    await app.dataSource.manager.insert(CheckoutSession, {
      ...(await app.dataSource.manager.findOneByOrFail(CheckoutSession, { id: first })),
      id: "cs_test_gone",
      createdAt: new Date(0),
    });
    const statusOfGone = async () =>
      (await app.dataSource.manager.findOneBy(CheckoutSession, { id: "cs_test_gone" }))?.status;
    const path = "/v1/checkout/sessions/cs_test_gone";
    await payments.control("fail", { method: "GET", path, times: CALL_AND_RETRY });
    await reconcile();
    expect([await statusOfGone(), await paymentCount()]).toEqual(["OPEN", 1]);
    await reconcile();
    expect([await statusOfGone(), await paymentCount()]).toEqual(["EXPIRED", 1]);
  });

  it("reconcile does nothing while another instance is running it", async () => {
    await buy();
    await runAlone(app.dataSource, "reconcile", reconcile);
    expect(await paymentCount()).toBe(0);
    await reconcile();
    expect(await paymentCount()).toBe(1);
  });
});

describe("when Stripe is down as the browser returns", () => {
  it("returns 502 and writes nothing, and the webhook records the payment later", async () => {
    const sessionId = await buy();
    await payments.control("fail", { path: "/v1/checkout/sessions/", times: CALL_AND_RETRY });
    const { status, body } = await client.post("/api/payment/add", { sessionId });
    expect([status, body.code]).toEqual([502, "PROVIDER_UNAVAILABLE"]);
    expect(JSON.stringify(body)).not.toMatch(/stripe|stack|500/i);
    expect(await paymentCount()).toBe(0);
    await arrive();
    expect(await paymentCount()).toBe(1);
  });
});

// These advance the stand-in's clock, so they come last.
describe("a subscription over time", () => {
  it("counts each month's payment, then ends automatically", async () => {
    await buy();
    await arrive();
    const started = await subscriptionOf();
    for (const made of [2, 3]) {
      await payments.control("clock", { advance: MONTH_S });
      await payments.settle();
      const stripeSubscriptionId = started?.stripeSubscriptionId ?? "";
      const count = await app.dataSource.manager.countBy(Invoice, { stripeSubscriptionId });
      expect(count).toBe(made);
      expect((await subscriptionOf())?.status).toBe("ACTIVE");
    }
    await payments.control("clock", { advance: MONTH_S });
    await payments.settle();
    expect(await subscriptionOf()).toMatchObject({ status: "COMPLETED", endsAt: started?.endsAt });
    await openPayPage(client, QUARTERLY);
  });

  it("is past due when a monthly payment fails, and canceled when it ends early", async () => {
    await buy();
    await arrive();
    const started = await subscriptionOf();
    const subscription = started?.stripeSubscriptionId;
    await payments.control("renewal", { outcome: "decline", subscription, times: 2 });
    await payments.control("clock", { advance: MONTH_S });
    await payments.settle();
    expect(await subscriptionOf()).toMatchObject({ status: "PAST_DUE", endsAt: started?.endsAt });
    await payments.post(`subscription_schedules/${started?.stripeScheduleId}/cancel`);
    await payments.settle();
    const ended = await subscriptionOf();
    expect(ended?.status).toBe("CANCELED");
    expect(ended?.endsAt?.getTime()).toBeLessThan(started?.endsAt?.getTime() ?? 0);
  });
});
