import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { In, IsNull, Not } from "typeorm";
import { hours, minutes } from "../../../core/clock.js";
import { app, client, payments, user } from "../../../test/customer.js";
import { openPayPage, signatureOf, someEvent } from "../../../test/payments-twin.js";
import { BillingCursor } from "./billing-cursor.entity.js";
import { Invoice } from "../money/invoice.entity.js";
import { StripeEvent } from "./stripe-event.entity.js";
import { SubscriptionCheck } from "./subscription-check.entity.js";
import { Subscription } from "../subscription/subscription.entity.js";

const QUARTERLY = "BRAND_MY_CV_QUATERLY";
/** Fails the first call and its retry. */
const CALL_AND_RETRY = 2;

const rows = () => app.dataSource.manager;
const mine = () => rows().findOneByOrFail(Subscription, { userId: user.id });

/** A running plan; from now on, no webhook arrives. */
beforeEach(async () => {
  await payments.pay(await openPayPage(client, QUARTERLY));
  await payments.settle();
  await reconcile();
  await payments.control("webhooks/hold");
});
afterEach(async () => {
  jest.restoreAllMocks();
  await payments.control("webhooks/release");
  await payments.settle();
});

async function reconcile(after = minutes(5)): Promise<void> {
  app.clock.advance(after);
  await app.services.reconciler.reconcile();
  while ((await app.services.stripeEvents.drain()) > 0);
}
async function cancelAtStripe(): Promise<void> {
  const { stripeScheduleId } = await mine();
  await payments.post(`subscription_schedules/${stripeScheduleId}/cancel`);
}
const failEventList = () =>
  payments.control("fail", { method: "GET", path: "/v1/events", times: CALL_AND_RETRY });

describe("an event that never arrives", () => {
  it("is found in Stripe's list by the next run", async () => {
    await cancelAtStripe();
    expect((await mine()).status).toBe("ACTIVE");
    await reconcile();
    expect((await mine()).status).toBe("CANCELED");
  });

  it("is found once: a second run queues nothing", async () => {
    await cancelAtStripe();
    await reconcile();
    const count = await rows().count(StripeEvent);
    await reconcile();
    expect(await rows().count(StripeEvent)).toBe(count);
  });

  it("is found if it is not known how far the list was read", async () => {
    await cancelAtStripe();
    await rows().clear(BillingCursor);
    await reconcile();
    expect((await mine()).status).toBe("CANCELED");
  });

  it("is made up for within a day if Stripe's list does not name it either", async () => {
    await cancelAtStripe();
    await failEventList();
    await reconcile();
    expect((await mine()).status).toBe("ACTIVE");
    await failEventList();
    await reconcile(hours(20));
    expect((await mine()).status).toBe("CANCELED");
  });

  it("is made up for although Stripe's list of checkouts can't be read either", async () => {
    await cancelAtStripe();
    await failEventList();
    const path = "/v1/checkout/sessions";
    await payments.control("fail", { method: "GET", path, times: CALL_AND_RETRY });
    await reconcile(hours(20));
    expect((await mine()).status).toBe("CANCELED");
  });

  it.each(["PAST_DUE", "UNPAID", "DISPUTED", "REFUNDED"] as const)(
    "is made up for within an hour for a plan of which a payment may have failed: %s",
    async (status) => {
      const { id } = await mine();
      await rows().update(Subscription, { id }, { status });
      await failEventList();
      await reconcile(minutes(30));
      expect((await mine()).status).toBe(status);
      await failEventList();
      await reconcile(minutes(35));
      expect((await mine()).status).toBe("ACTIVE");
    },
  );

  it("does not hide others when one plan can't be read", async () => {
    const broken = await mine();
    const path = `/v1/subscriptions/${broken.stripeSubscriptionId}`;
    await payments.control("fail", { method: "GET", path, times: CALL_AND_RETRY });
    await failEventList();
    await reconcile(hours(23));
    const check = await rows().findOneByOrFail(SubscriptionCheck, {
      stripeSubscriptionId: broken.stripeSubscriptionId,
    });
    expect(check.triedAt.getTime()).toBeGreaterThan(check.checkedAt?.getTime() ?? 0);
  });
});

describe("events given up while Stripe was down", () => {
  /** An event about the person's plan that has used all attempts. */
  async function giveUp(attempts = 12): Promise<string> {
    await cancelAtStripe();
    const id = `evt_dead_${user.id.slice(-12)}`;
    const { stripeSubscriptionId: objectId } = await mine();
    const now = app.clock.now();
    await rows().insert(StripeEvent, {
      ...{ id, objectId, attempts, type: "customer.subscription.deleted" },
      ...{ nextAttemptAt: now, receivedAt: now, deadAt: now },
    });
    return id;
  }

  it("are tried again when Stripe answers", async () => {
    const id = await giveUp();
    await failEventList();
    await reconcile();
    expect(await rows().findOneBy(StripeEvent, { id })).toMatchObject({ doneAt: null });
    await reconcile();
    const event = await rows().findOneByOrFail(StripeEvent, { id });
    expect(event.deadAt).toBeNull();
    expect(event.doneAt).not.toBeNull();
    expect((await mine()).status).toBe("CANCELED");
  });

  it("don't wait for the rest of their pause if they have attempts left", async () => {
    const id = await giveUp(11);
    const nextAttemptAt = new Date(app.clock.now().getTime() + minutes(30));
    await rows().update(StripeEvent, { id }, { deadAt: null, nextAttemptAt });
    await failEventList();
    await reconcile();
    expect((await mine()).status).toBe("ACTIVE");
    await reconcile();
    expect((await rows().findOneByOrFail(StripeEvent, { id })).doneAt).not.toBeNull();
    expect((await mine()).status).toBe("CANCELED");
  });

  it("are tried again ever more rarely", async () => {
    const id = await giveUp(15);
    await reconcile();
    expect(await rows().findOneBy(StripeEvent, { id })).toMatchObject({ doneAt: null });
    await reconcile(minutes(20));
    expect((await rows().findOneByOrFail(StripeEvent, { id })).doneAt).not.toBeNull();
  });
});

it("reads a plan once for all of its events that wait, in one round", async () => {
  const { stripeSubscriptionId: objectId } = await mine();
  await cancelAtStripe();
  const now = app.clock.now();
  const waiting = Array.from({ length: 40 }, (_, n) => ({
    ...{ id: `evt_${n}_${user.id.slice(-12)}`, objectId, type: "customer.subscription.updated" },
    ...{ attempts: 0, nextAttemptAt: now, receivedAt: now },
  }));
  await rows().insert(StripeEvent, waiting);
  const read = jest.spyOn(app.services.gateway, "readPlan");
  expect(await app.services.stripeEvents.drain()).toBe(40);
  expect(read).toHaveBeenCalledTimes(1);
  const done = { id: In(waiting.map(({ id }) => id)), doneAt: Not(IsNull()) };
  expect(await rows().countBy(StripeEvent, done)).toBe(40);
  expect((await mine()).status).toBe("CANCELED");
});

it("gives an event back at once when the database failed after Stripe was read", async () => {
  const { stripeSubscriptionId } = await mine();
  await cancelAtStripe();
  const id = `evt_cut_${user.id.slice(-12)}`;
  const now = app.clock.now();
  await rows().insert(StripeEvent, {
    ...{ id, objectId: stripeSubscriptionId, type: "customer.subscription.deleted" },
    ...{ attempts: 0, nextAttemptAt: now, receivedAt: now },
  });
  const update = rows().update.bind(rows());
  const cut = jest.spyOn(rows(), "update").mockImplementation((target, ...rest) => {
    if (target === StripeEvent) throw new Error("the connection is cut");
    return update(target, ...rest);
  });
  expect(await app.services.stripeEvents.drain()).toBe(1);
  cut.mockRestore();
  expect(await app.services.stripeEvents.drain()).toBe(1);
  expect((await rows().findOneByOrFail(StripeEvent, { id })).doneAt).not.toBeNull();
});

it("reads the object of an event in another version of the API", async () => {
  const { stripeSubscriptionId } = await mine();
  await cancelAtStripe();
  const invoice = await rows().findOneByOrFail(Invoice, { stripeSubscriptionId });
  const object = { id: invoice.id, object: "invoice", subscription: stripeSubscriptionId };
  const event = someEvent({
    ...{ type: "invoice.paid", api_version: "2020-08-27", data: { object } },
  });
  const headers = { "stripe-signature": signatureOf(event) };
  expect((await app.client().post("/api/stripe/webhook", event, headers)).status).toBe(200);
  while ((await app.services.stripeEvents.drain()) > 0);
  expect((await mine()).status).toBe("CANCELED");
});

it("ignores events about subscriptions of another product", async () => {
  const event = someEvent({
    ...{ type: "invoice.paid", api_version: "2020-08-27", data: { object: { id: "in_other" } } },
  });
  const headers = { "stripe-signature": signatureOf(event) };
  expect((await app.client().post("/api/stripe/webhook", event, headers)).status).toBe(200);
  while ((await app.services.stripeEvents.drain()) > 0);
  const { id } = JSON.parse(event) as { id: string };
  expect((await rows().findOneByOrFail(StripeEvent, { id })).doneAt).not.toBeNull();
});
