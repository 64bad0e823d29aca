import { beforeAll, describe, expect, it, jest } from "@jest/globals";
import { minutes } from "../../../../core/clock.js";
import { AppError } from "../../../../core/errors.js";
import { app, client, payments, user } from "../../../../test/customer.js";
import { buildUser, signedIn } from "../../../../test/factories.js";
import { openPayPage, sessionIdOf } from "../../../../test/payments-twin.js";
import type { TestClient } from "../../../../test/test-client.js";
import { AuditEvent } from "../../../audit/audit.entity.js";
import { Dispute } from "../../money/dispute.entity.js";
import { Invoice } from "../../money/invoice.entity.js";
import { Refund } from "../../money/refund.entity.js";
import { Subscription } from "../../subscription/subscription.entity.js";

const REFUND = `mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) {
  plan { refundedAmount status } userErrors { field code } } }`;

let admin: TestClient;
beforeAll(async () => {
  admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
});

async function bought() {
  const url = await openPayPage(client, "BRAND_MY_CV_QUATERLY");
  await payments.pay(url);
  await client.post("/api/payment/add", { sessionId: sessionIdOf(url) });
  const { manager } = app.dataSource;
  const plan = await manager.findOneByOrFail(Subscription, { userId: user.id });
  const { stripeSubscriptionId } = plan;
  const invoice = await manager.findOneByOrFail(Invoice, { stripeSubscriptionId });
  return { planId: plan.id, invoiceId: invoice.id };
}

/** What the audit log says about the plan, in alphabetical order. */
async function changesOf(targetId: string) {
  const where = { kind: "PLAN_CHANGED", targetId } as const;
  const events = await app.dataSource.manager.findBy(AuditEvent, where);
  return events.map(({ details }) => details["change"]).sort();
}

const refund = async (input: object) => {
  const terms = { reason: "REQUESTED", note: "Asked for it", expectedRefunded: 0 };
  const { data } = await admin.graphql(REFUND, { input: { ...terms, ...input } });
  return data.refundPayment;
};

it("pays back a part, and never more than what is left, not even in parallel", async () => {
  const payment = await bought();
  const above = await refund({ ...payment, amount: 7901 });
  expect(above.userErrors).toEqual([{ field: "amount", code: "BAD_INPUT" }]);
  const both = await Promise.all([1, 2].map(() => refund({ ...payment, amount: 5000 })));
  expect(both.flatMap(({ userErrors }) => userErrors)).toMatchObject([{ code: "CONFLICT" }]);
  const again = await refund({ ...payment, amount: 2901, expectedRefunded: 5000 });
  expect(again.userErrors).toEqual([{ field: "amount", code: "BAD_INPUT" }]);
  const rest = await refund({ ...payment, amount: 2900, expectedRefunded: 5000 });
  expect(rest).toMatchObject({ plan: { refundedAmount: 7900 }, userErrors: [] });
});

it("never pays back what the bank took back", async () => {
  const payment = await bought();
  const { manager } = app.dataSource;
  const { chargeId: charge } = await manager.findOneByOrFail(Invoice, { id: payment.invoiceId });
  await payments.control("dispute", { charge });
  await payments.settle();
  const { id: dispute } = await manager.findOneByOrFail(Dispute, { invoiceId: payment.invoiceId });
  await payments.control("dispute/close", { dispute, outcome: "lost" });
  await payments.settle();
  const { userErrors } = await refund({ ...payment, amount: 100 });
  expect(userErrors).toEqual([{ field: "invoiceId", code: "BAD_INPUT" }]);
  expect(await manager.countBy(Refund, { invoiceId: payment.invoiceId })).toBe(0);
});

it("says that a disputed payment can’t be refunded", async () => {
  const payment = await bought();
  const { manager } = app.dataSource;
  const { chargeId: charge } = await manager.findOneByOrFail(Invoice, { id: payment.invoiceId });
  await payments.control("dispute", { charge });
  await payments.settle();
  const { userErrors } = await refund({ ...payment, amount: 100 });
  expect(userErrors).toEqual([{ field: "invoiceId", code: "BAD_INPUT" }]);
});

describe("a refund that is tried again", () => {
  const refundsOf = (invoiceId: string) =>
    app.dataSource.manager.find(Refund, { where: { invoiceId }, order: { status: "ASC" } });

  const refundsAudited = async (targetId: string) => {
    const events = await app.dataSource.manager.findBy(AuditEvent, { targetId });
    const amounts = events.map(({ details }) => Number(details["amount"]));
    return amounts.sort((one, other) => one - other);
  };

  /** Stripe makes it, its answer is lost, and the plan can’t be read then. */
  async function loseRefund(input: object): Promise<void> {
    const { gateway } = app.services;
    const make = gateway.refund.bind(gateway);
    const spy = jest.spyOn(gateway, "refund");
    const read = jest.spyOn(gateway, "readPlan");
    spy.mockImplementationOnce(async (how) => {
      await make(how);
      read.mockRejectedValueOnce(new Error("cut"));
      throw new AppError("PROVIDER_UNAVAILABLE", "cut");
    });
    expect((await refund(input)).userErrors).toMatchObject([{ code: "PROVIDER_UNAVAILABLE" }]);
    spy.mockRestore();
    read.mockRestore();
  }

  it("is a new one after the bank sent the first back, with the same amount on the same day", async () => {
    const payment = await bought();
    const full = { ...payment, amount: 7900 };
    expect(await refund(full)).toMatchObject({ plan: { refundedAmount: 7900 } });
    const [sent] = await refundsOf(payment.invoiceId);
    await payments.control("refund/fail", { refund: sent?.id });
    await payments.settle();
    const both = await Promise.all([1, 2].map(() => refund(full)));
    expect(both.flatMap(({ userErrors }) => userErrors)).toMatchObject([{ code: "CONFLICT" }]);
    expect(await refundsOf(payment.invoiceId)).toMatchObject([
      { id: sent?.id, amount: 7900, status: "FAILED" },
      { amount: 7900, status: "SUCCEEDED" },
    ]);
  });

  it("is the same one if Stripe made it and the answer was lost", async () => {
    const payment = await bought();
    const half = { ...payment, amount: 4000 };
    const lost = { mode: "cut_after", method: "POST", path: "/v1/refunds", times: 2 };
    await payments.control("fail", lost);
    expect(await refund(half)).toEqual({
      plan: { refundedAmount: 4000, status: "ACTIVE" },
      userErrors: [],
    });
    expect((await refund(half)).userErrors).toMatchObject([{ code: "CONFLICT" }]);
    expect(await refundsOf(payment.invoiceId)).toMatchObject([{ amount: 4000 }]);
    expect(await changesOf(payment.planId)).toEqual(["REFUNDED"]);
  });

  it("is made in the end, once, although Stripe repeats a failure of its own", async () => {
    const payment = await bought();
    const half = { ...payment, amount: 4000 };
    // Both tries come within the 10 minutes of one key.
    app.clock.hold();
    // The client library tries twice, and Stripe gives the kept failure again.
    await payments.control("fail", { status: 500, method: "POST", path: "/v1/refunds" });
    for (let tries = 0; tries < 2; tries += 1)
      expect((await refund(half)).userErrors).toMatchObject([{ code: "PROVIDER_UNAVAILABLE" }]);
    expect(await refundsOf(payment.invoiceId)).toEqual([]);
    app.clock.advance(minutes(10));
    admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
    expect(await refund(half)).toMatchObject({ plan: { refundedAmount: 4000 }, userErrors: [] });
    expect(await refundsOf(payment.invoiceId)).toMatchObject([{ amount: 4000 }]);
    app.clock.release();
  });

  it("is audited once at the next try if it could not be read either", async () => {
    const payment = await bought();
    const half = { ...payment, amount: 4000 };
    await loseRefund(half);
    expect(await changesOf(payment.planId)).toEqual([]);
    for (let tries = 0; tries < 2; tries += 1)
      expect((await refund(half)).userErrors).toMatchObject([{ code: "CONFLICT" }]);
    expect(await changesOf(payment.planId)).toEqual(["REFUNDED"]);
  });

  it("is audited beside another one of the same minute", async () => {
    const payment = await bought();
    expect((await refund({ ...payment, amount: 1000 })).userErrors).toEqual([]);
    await loseRefund({ ...payment, amount: 2000, expectedRefunded: 1000 });
    expect(await refundsAudited(payment.planId)).toEqual([1000]);
    expect((await refund({ ...payment, amount: 500, expectedRefunded: 3000 })).userErrors).toEqual(
      [],
    );
    expect(await refundsAudited(payment.planId)).toEqual([500, 1000, 2000]);
  });
});

describe("ending and extending a plan", () => {
  const PLAN = "plan { status isRunning endsAt freeMonths } userErrors { code }";
  const call = async (name: string, type: string, input: object, as = admin) => {
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${PLAN} } }`;
    const { data, errors } = await as.graphql(query, { input });
    return errors ? { errors } : data[name];
  };
  const why = { reason: "We were late" };
  const cancel = (input: object) =>
    call("cancelPlanAtPeriodEnd", "CancelPlanAtPeriodEndInput", { ...why, ...input });
  const cancelNow = (input: object) =>
    call("cancelPlanNow", "CancelPlanNowInput", { ...why, ...input });
  const undo = (input: object) => call("undoPlanCancellation", "UndoPlanCancellationInput", input);
  const extend = (input: object, as?: TestClient) =>
    call(
      "extendPlan",
      "ExtendPlanInput",
      { ...why, months: 1, expectedFreeMonths: 0, ...input },
      as,
    );
  const refused = { plan: null, userErrors: [{ code: "CONFLICT" }] };
  const storedPlan = () =>
    app.dataSource.manager.findOneByOrFail(Subscription, { userId: user.id });

  it("cancels for the end of the paid month, once, and undoes it", async () => {
    const { planId } = await bought();
    const { endsAt, currentPeriodEnd } = await storedPlan();
    expect(await undo({ planId })).toEqual(refused);
    const canceled = await cancel({ planId });
    expect(canceled.plan).toMatchObject({
      ...{ status: "CANCELING", isRunning: true, endsAt: currentPeriodEnd?.toISOString() },
    });
    expect(await storedPlan()).toMatchObject({ canceledBy: "STAFF", cancelReason: why.reason });
    expect(await cancel({ planId })).toEqual(refused);
    const undone = await undo({ planId });
    expect(undone.plan).toMatchObject({ status: "ACTIVE", endsAt: endsAt?.toISOString() });
    expect(await storedPlan()).toMatchObject({ canceledBy: null, cancelReason: null });
  });

  it("ends now, for good", async () => {
    const { planId } = await bought();
    expect((await cancelNow({ planId })).plan).toMatchObject({
      status: "CANCELED",
      isRunning: false,
    });
    for (const again of [cancelNow, cancel, undo, extend])
      expect(await again({ planId })).toEqual(refused);
  });

  it("leaves a trace of every step that Stripe took", async () => {
    const { planId } = await bought();
    const changes = () => changesOf(planId);
    const { stripeSubscriptionId } = await storedPlan();
    const { schedule } = await payments.read(`subscriptions/${stripeSubscriptionId}`);
    const path = `/v1/subscription_schedules/${schedule}/cancel`;
    // The client library tries twice.
    await payments.control("fail", { status: 500, method: "POST", path, times: 2 });
    expect((await cancelNow({ planId })).userErrors).toEqual([{ code: "PROVIDER_UNAVAILABLE" }]);
    expect(await changes()).toEqual(["CANCEL_REQUESTED"]);
    expect((await cancelNow({ planId })).plan).toMatchObject({ status: "CANCELED" });
    expect(await changes()).toEqual(["CANCELED", "CANCEL_REQUESTED", "CANCEL_REQUESTED"]);
  });

  it("is audited although the answer to its last step was lost", async () => {
    const { planId } = await bought();
    const { stripeSubscriptionId } = await storedPlan();
    const { schedule } = await payments.read(`subscriptions/${stripeSubscriptionId}`);
    const changes = () => changesOf(planId);
    const path = `/v1/subscription_schedules/${schedule}`;
    await payments.control("fail", { mode: "cut_after", method: "POST", path, times: 2 });
    expect((await cancel({ planId })).plan).toMatchObject({ status: "CANCELING" });
    expect(await changes()).toEqual(["CANCEL_REQUESTED"]);
    const end = { mode: "cut_after", method: "POST", path: `${path}/cancel`, times: 2 };
    await payments.control("fail", end);
    expect((await cancelNow({ planId })).plan).toMatchObject({ status: "CANCELED" });
    expect(await changes()).toEqual(["CANCELED", "CANCEL_REQUESTED", "CANCEL_REQUESTED"]);
  });

  it.each([
    ["undone", undo, "subscription_schedules", "CANCEL_UNDONE"],
    ["extended", extend, "subscriptions", "EXTENDED"],
  ])("is %s, and audited once, although an answer was lost", async (_, act, path, change) => {
    const { planId } = await bought();
    if (act === undo) await cancel({ planId });
    const lost = { mode: "cut_after", method: "POST", path: `/v1/${path}`, times: 2 };
    await payments.control("fail", lost);
    const { plan, userErrors } = await act({ planId });
    expect(userErrors).toEqual([]);
    expect(plan).toMatchObject({ status: "ACTIVE", freeMonths: act === extend ? 1 : 0 });
    await cancel({ planId });
    const canceled = act === undo ? ["CANCEL_REQUESTED", "CANCEL_REQUESTED"] : ["CANCEL_REQUESTED"];
    expect(await changesOf(planId)).toEqual([...canceled, change]);
  });

  it("gives no free months to a canceled plan: its buyer would be charged again", async () => {
    const { planId } = await bought();
    await cancel({ planId });
    const { endsAt } = await storedPlan();
    expect(await extend({ planId })).toEqual(refused);
    const { stripeSubscriptionId } = await storedPlan();
    await app.services.billingSync.refresh(stripeSubscriptionId);
    expect(await storedPlan()).toMatchObject({ status: "CANCELING", endsAt, freeMonths: 0 });
  });

  it("knows that a plan is canceled while its status tells of a dispute", async () => {
    const { planId, invoiceId } = await bought();
    const { endsAt } = await storedPlan();
    const { manager } = app.dataSource;
    const { chargeId: charge } = await manager.findOneByOrFail(Invoice, { id: invoiceId });
    await payments.control("dispute", { charge });
    await payments.settle();
    expect((await cancel({ planId })).plan).toMatchObject({ status: "DISPUTED" });
    expect(await storedPlan()).toMatchObject({ canceledBy: "STAFF", running: true });
    expect(await cancel({ planId })).toEqual(refused);
    expect(await extend({ planId })).toEqual(refused);
    expect((await undo({ planId })).plan).toMatchObject({ endsAt: endsAt?.toISOString() });
    expect(await storedPlan()).toMatchObject({ status: "DISPUTED", canceledBy: null });
    expect(await changesOf(planId)).toEqual(["CANCEL_REQUESTED", "CANCEL_UNDONE"]);
  });

  it("adds free months, not twice from the same page, and keeps why", async () => {
    const { planId } = await bought();
    const { endsAt } = await storedPlan();
    const both = await Promise.all([extend({ planId }), extend({ planId })]);
    expect(both.map(({ plan }) => plan?.freeMonths ?? null).sort()).toEqual([1, null]);
    const { freeMonths, endsAt: later } = await storedPlan();
    expect(freeMonths).toBe(1);
    expect(later?.getTime()).toBeGreaterThan(endsAt?.getTime() ?? Infinity);
    const query = "query ($id: ID!) { soldPlan(id: $id) { events { kind note actorName } } }";
    const { data } = await admin.graphql(query, { id: planId });
    expect(data.soldPlan.events).toContainEqual({
      ...{ kind: "EXTENDED", note: why.reason, actorName: expect.any(String) },
    });
  });

  it.each([0, -1, 4, 2_000_000])("refuses %d months", async (months) => {
    const { planId } = await bought();
    expect(await extend({ planId, months })).toEqual({
      ...{ plan: null, userErrors: [{ code: "BAD_INPUT" }] },
    });
    expect((await storedPlan()).freeMonths).toBe(0);
  });

  it("asks for a reason and a fresh second factor", async () => {
    const { planId } = await bought();
    for (const act of [cancel, cancelNow, extend])
      expect((await act({ planId, reason: " " })).userErrors).toEqual([{ code: "BAD_INPUT" }]);
    const stale = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
    app.clock.advance(minutes(11));
    const { errors } = await extend({ planId }, stale);
    expect(errors[0].extensions.code).toBe("SECOND_FACTOR_REQUIRED");
    expect((await storedPlan()).freeMonths).toBe(0);
    admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
  });
});
