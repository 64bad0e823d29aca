import { beforeEach, describe, expect, it } from "@jest/globals";
import { app, client, payments, user } from "../../../test/customer.js";
import { openPayPage } from "../../../test/payments-twin.js";
import { Dispute } from "../money/dispute.entity.js";
import { Invoice } from "../money/invoice.entity.js";
import { PlanEvent } from "./plan-event.entity.js";
import { Refund } from "../money/refund.entity.js";
import { Subscription } from "./subscription.entity.js";

const QUARTERLY = "BRAND_MY_CV_QUATERLY";

const plan = () => app.dataSource.manager.findOneByOrFail(Subscription, { userId: user.id });
const kinds = async () => {
  const events = await app.dataSource.manager.findBy(PlanEvent, {
    subscriptionId: (await plan()).id,
  });
  return events.map(({ kind }) => kind).toSorted();
};
const firstPayment = async () => {
  const { stripeSubscriptionId } = await plan();
  return app.dataSource.manager.findOneByOrFail(Invoice, { stripeSubscriptionId });
};

beforeEach(async () => {
  await payments.pay(await openPayPage(client, QUARTERLY));
  await payments.settle();
});

describe("money that goes back", () => {
  it("is followed from part to all of it, whoever refunds it", async () => {
    const { paymentIntentId: payment_intent } = await firstPayment();
    await payments.post("refunds", { payment_intent: payment_intent ?? "", amount: "1000" });
    await payments.settle();
    expect(await plan()).toMatchObject({ status: "ACTIVE", refundedAmount: 1000 });
    await payments.post("refunds", { payment_intent: payment_intent ?? "" });
    await payments.settle();
    expect(await plan()).toMatchObject({ status: "REFUNDED", refundedAmount: 7900, running: true });
    const { stripeSubscriptionId } = await plan();
    expect(await app.dataSource.manager.countBy(Refund, { stripeSubscriptionId })).toBe(2);
    expect(await kinds()).toEqual(["PAYMENT_RECEIVED", "REFUNDED", "REFUNDED", "STARTED"]);
  });

  it("is never more than was paid, and keeps who refunded it", async () => {
    const { id: invoiceId } = await firstPayment();
    const { gateway, billingSync } = app.services;
    const asked = { invoiceId, reason: null, note: "Sorry", actorId: user.id };
    const refund = (amount: number, idempotencyKey: string) =>
      gateway.refund({ ...asked, amount, idempotencyKey });
    expect(await refund(7901, "more")).toBeNull();
    const [once, again] = await Promise.all([refund(5000, "half"), refund(5000, "half")]);
    expect(once?.id).toBe(again?.id);
    expect(await refund(5000, "rest")).toBeNull();
    const { stripeSubscriptionId } = await plan();
    await billingSync.refresh(stripeSubscriptionId);
    expect(await app.dataSource.manager.findOneBy(Refund, { invoiceId })).toMatchObject({
      amount: 5000,
      actorId: user.id,
      note: "Sorry",
    });
  });
});

describe("a dispute", () => {
  it("is open until the bank decides, then the plan is what it was", async () => {
    const { chargeId: charge } = await firstPayment();
    await payments.control("dispute", { charge });
    await payments.settle();
    expect(await plan()).toMatchObject({ status: "DISPUTED", running: true });
    const { stripeSubscriptionId } = await plan();
    const { id: dispute } = await app.dataSource.manager.findOneByOrFail(Dispute, {
      stripeSubscriptionId,
    });
    await payments.control("dispute/close", { dispute, outcome: "won" });
    await payments.settle();
    expect((await plan()).status).toBe("ACTIVE");
    const closed = await app.dataSource.manager.findOneByOrFail(Dispute, { id: dispute });
    expect([closed.status, closed.closedAt]).toEqual(["WON", expect.any(Date)]);
    expect(await kinds()).toEqual(
      expect.arrayContaining(["DISPUTE_OPENED", "DISPUTE_WON", "STARTED"]),
    );
  });

  it("is preceded by a fraud warning of the card's network, which is recorded", async () => {
    const { chargeId: charge } = await firstPayment();
    await payments.control("fraud", { charge });
    await payments.settle();
    expect(await kinds()).toContain("FRAUD_WARNING");
  });
});

describe("the length of a plan", () => {
  it("grows by free months, in total, and is given back after a cancellation", async () => {
    const { stripeSubscriptionId: id, endsAt } = await plan();
    const { gateway, billingSync } = app.services;
    const by = { at: app.clock.now(), actorId: user.id, months: 3, reason: "We were late" };
    for (let i = 0; i < 2; i += 1) await gateway.extend(id, 1, by);
    await billingSync.refresh(id);
    const longer = await plan();
    expect(longer).toMatchObject({ status: "ACTIVE", freeMonths: 1 });
    expect(longer.endsAt?.getTime()).toBeGreaterThan(endsAt?.getTime() ?? Infinity);
    const request = { at: app.clock.now(), by: "STAFF", reason: "Asked", actorId: null } as const;
    await gateway.cancelAtPeriodEnd(id, request);
    await billingSync.refresh(id);
    expect(await plan()).toMatchObject({ status: "CANCELING", canceledBy: "STAFF" });
    const undo = { at: app.clock.now(), by: "STAFF", actorId: user.id } as const;
    await gateway.undoCancel(id, 3, undo);
    await billingSync.refresh(id);
    expect(await plan()).toMatchObject({ status: "ACTIVE", endsAt: longer.endsAt });
    const told = ["CANCEL_REQUESTED", "CANCEL_UNDONE", "EXTENDED"];
    expect(await kinds()).toEqual(expect.arrayContaining(told));
  });
});

describe("the email that a plan has started", () => {
  const STARTED = "Your plan has started: Brand My CV";
  const subjects = async () => (await app.inbox.mailsTo(user.email)).map(({ subject }) => subject);

  it("is sent once", async () => {
    expect((await subjects()).filter((subject) => subject === STARTED)).toHaveLength(1);
  });

  it("isn’t sent anymore if the plan is over by the time it would be", async () => {
    const { stripeSubscriptionId } = await plan();
    await app.services.gateway.endSubscription(stripeSubscriptionId);
    await app.services.billingSync.refresh(stripeSubscriptionId);
    expect((await plan()).running).toBe(false);
    const sent = await subjects();
    expect(sent).not.toContain(STARTED);
    // Something else is sent: that it ended.
    expect(sent).not.toEqual([]);
  });
});
