import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { days } from "../../../../core/clock.js";
import { newId } from "../../../../core/ids.js";
import { app, buy, client, live, payments, user } from "../../../../test/customer.js";
import { buildUser, signedIn } from "../../../../test/factories.js";
import type { TestClient } from "../../../../test/test-client.js";
import { AuditEvent } from "../../../audit/audit.entity.js";
import { Delivery } from "../../../deliveries/delivery.entity.js";
import { TermsAcceptance } from "../../../terms/terms-acceptance.entity.js";
import { Invoice } from "../../money/invoice.entity.js";
import { PlanEvent } from "../../subscription/plan-event.entity.js";
import { Subscription } from "../../subscription/subscription.entity.js";

const SHORT = "BRAND_MY_CV_QUATERLY";
const LONG = "BRAND_MY_CV_HALF_YEARLY";
const PLANS = `{ mySubscriptions { id productId status months paymentsMade paymentsTotal endsAt nextPaymentAt
  termChangeNeedsTerms termOffers { productId months monthlyAmount currency paidAmount paymentsLeft leftAmount
    totalAmount nextPaymentAt endsAt } } }`;
const CHANGE = `mutation ($input: ChangePlanTermInput!) { changePlanTerm(input: $input) {
  subscription { productId months endsAt } userErrors { field code } } }`;

const plan = async () => (await client.graphql(PLANS)).data.mySubscriptions[0];
const change = async (input: object, who: TestClient = client) =>
  (await who.graphql(CHANGE, { input })).data.changePlanTerm;
const row = () => app.dataSource.manager.findOneByOrFail(Subscription, { userId: user.id });
const atStripe = async () => {
  const { stripeSubscriptionId } = await row();
  return payments.read(`subscriptions/${stripeSubscriptionId}?expand[]=schedule`);
};
const changesTold = async () =>
  app.dataSource.manager.countBy(PlanEvent, {
    subscriptionId: (await row()).id,
    kind: "TERM_CHANGED",
  });
const toLong = async () =>
  change({ id: (await row()).id, productId: LONG, expectedLeftAmount: 39_500 });

async function expectRefused(code: string, input: object): Promise<void> {
  const before = [await plan(), await atStripe()];
  const { userErrors } = await change(input);
  expect(userErrors).toMatchObject([{ code }]);
  expect([await plan(), await atStripe()]).toEqual(before);
  expect(await changesTold()).toBe(0);
}

describe("a plan of three months", () => {
  beforeEach(() => buy(SHORT));

  it("offers six, with every amount, and becomes what it offered", async () => {
    const [offer, ...others] = (await plan()).termOffers;
    expect(others).toMatchObject([{ productId: "MARKET_MY_RESUME_QUATERLY" }]);
    expect(offer).toMatchObject({
      productId: LONG,
      months: 6,
      monthlyAmount: 7_900,
      currency: "USD",
    });
    expect(offer).toMatchObject({ paidAmount: 7_900, paymentsLeft: 5, leftAmount: 39_500 });
    expect(offer).toMatchObject({
      totalAmount: 47_400,
      nextPaymentAt: (await plan()).nextPaymentAt,
    });
    expect((await toLong()).userErrors).toEqual([]);
    const changed = await plan();
    expect(changed).toMatchObject({ productId: LONG, status: "ACTIVE", paymentsMade: 1 });
    expect(changed).toMatchObject({ paymentsTotal: 6, endsAt: offer.endsAt });
    expect(changed.nextPaymentAt).toBe(offer.nextPaymentAt);
    // Until it begins, it can be changed back.
    expect(changed.termOffers).toMatchObject([
      { productId: SHORT, leftAmount: 15_800 },
      { productId: "MARKET_MY_RESUME_HALF_YEARLY" },
    ]);
  });

  it("is told once: to the buyer, to staff, in the timeline, and in the audit log", async () => {
    await Promise.all([toLong(), toLong(), toLong()]);
    await payments.settle();
    expect(await changesTold()).toBe(1);
    const { id, userId } = await row();
    const { manager } = app.dataSource;
    const event = await manager.findOneByOrFail(PlanEvent, {
      subscriptionId: id,
      kind: "TERM_CHANGED",
    });
    expect(event).toMatchObject({ actorId: userId, facts: { months: 6, productId: LONG } });
    const audited = await manager.findBy(AuditEvent, { kind: "PLAN_CHANGED", actorId: userId });
    expect(audited.map(({ details }) => details)).toEqual([
      { plan: "Brand My CV", change: "TERM_CHANGED", months: 6 },
    ]);
    const subjects = (await app.inbox.mailsTo(user.email)).map(({ subject }) => subject);
    expect(
      subjects.filter((subject) => subject === "Brand My CV now runs for 6 months"),
    ).toHaveLength(1);
  });

  it("is paid six times and then ends, as it was changed to", async () => {
    await toLong();
    await live(6);
    const { stripeSubscriptionId } = await row();
    const invoices = await app.dataSource.manager.findBy(Invoice, { stripeSubscriptionId });
    expect(invoices.map(({ amount, status }) => [amount, status])).toEqual(
      Array.from({ length: 6 }, () => [7_900, "PAID"]),
    );
    expect(await row()).toMatchObject({ status: "COMPLETED", paidAmount: 47_400, months: 6 });
  });

  it("keeps its card and its term through a cancellation that is undone", async () => {
    await toLong();
    const { id, endsAt } = await plan();
    const ask = (name: string, type: string) =>
      client.graphql(
        `mutation ($input: ${type}!) { ${name}(input: $input) { userErrors { code } } }`,
        {
          input: { id },
        },
      );
    await ask("cancelPlan", "CancelPlanInput");
    expect((await plan()).termOffers).toEqual([]);
    await ask("undoCancelPlan", "UndoCancelPlanInput");
    expect(await plan()).toMatchObject({ status: "ACTIVE", productId: LONG, endsAt });
    expect((await atStripe()).default_payment_method).not.toBeNull();
    const undone = { subscriptionId: id, kind: "CANCEL_UNDONE" } as const;
    const { actorId, facts } = await app.dataSource.manager.findOneByOrFail(PlanEvent, undone);
    expect([actorId, facts.undoneBy]).toEqual([user.id, "BUYER"]);
  });

  it("is changed, and says so, although the last call to Stripe was cut", async () => {
    const { id, stripeSubscriptionId } = await row();
    // The client library tries twice.
    const path = `/v1/subscriptions/${stripeSubscriptionId}`;
    await payments.control("fail", { status: 500, method: "POST", path, times: 2 });
    const { userErrors } = await change({ id, productId: LONG, expectedLeftAmount: 39_500 });
    expect(userErrors).toEqual([]);
    const where = { kind: "PLAN_CHANGED", targetId: id } as const;
    expect(await app.dataSource.manager.countBy(AuditEvent, where)).toBe(1);
    expect(await row()).toMatchObject({ productId: LONG, months: 6, status: "ACTIVE" });
    expect((await atStripe()).metadata).toMatchObject({ productId: LONG, months: "6" });
  });

  it("is audited at the next try if Stripe changed it and then could not be reached", async () => {
    const { id } = await row();
    const audited = () =>
      app.dataSource.manager.countBy(AuditEvent, { kind: "PLAN_CHANGED", targetId: id });
    const { gateway } = app.services;
    const changeTerm = gateway.changeTerm.bind(gateway);
    const spy = jest.spyOn(gateway, "changeTerm");
    const read = jest.spyOn(gateway, "readPlan");
    spy.mockImplementationOnce(async (...change) => {
      await changeTerm(...change);
      read.mockRejectedValueOnce(new Error("cut"));
      throw new Error("cut");
    });
    expect((await toLong()).userErrors).toMatchObject([{ code: "PROVIDER_UNAVAILABLE" }]);
    spy.mockRestore();
    read.mockRestore();
    expect(await audited()).toBe(0);
    expect((await toLong()).userErrors).toEqual([]);
    expect((await toLong()).userErrors).toEqual([]);
    expect(await audited()).toBe(1);
  });

  it("stays as it is while Stripe fails", async () => {
    const { id } = await row();
    const path = "/v1/subscription_schedules";
    await payments.control("fail", { status: 500, method: "POST", path, times: 2 });
    await expectRefused("PROVIDER_UNAVAILABLE", {
      ...{ id, productId: LONG, expectedLeftAmount: 39_500 },
    });
  });

  it("is not changed for amounts that the buyer did not see, or to what is not offered", async () => {
    const { id } = await row();
    await expectRefused("CONFLICT", { id, productId: LONG, expectedLeftAmount: 39_499 });
    for (const productId of ["MARKET_MY_RESUME_HALF_YEARLY", "BRAND_MY_CV", "", "x".repeat(65)])
      await expectRefused("BAD_INPUT", { id, productId, expectedLeftAmount: 39_500 });
    for (const expectedLeftAmount of [0, -39_500])
      await expectRefused("BAD_INPUT", { id, productId: LONG, expectedLeftAmount });
    await expectRefused("NOT_FOUND", { id: newId(), productId: LONG, expectedLeftAmount: 39_500 });
    const other = await signedIn(app, await buildUser(app));
    const input = { id, productId: LONG, expectedLeftAmount: 39_500 };
    expect((await change(input, other)).userErrors).toMatchObject([{ code: "NOT_FOUND" }]);
    expect(await changesTold()).toBe(0);
  });

  it("is not changed once work was recorded", async () => {
    const { id } = await row();
    const now = app.clock.now();
    await app.dataSource.manager.insert(Delivery, {
      ...{ id: newId(), subscriptionId: id, kind: "CONTACT", deliveredOn: "2026-11-22" },
      ...{ authorId: user.id, createdAt: now, updatedAt: now },
    });
    expect((await plan()).termOffers).toEqual([]);
    await expectRefused("CONFLICT", { id, productId: LONG, expectedLeftAmount: 39_500 });
  });

  it("asks to accept the Terms again if they were replaced", async () => {
    const { id } = await row();
    const where = { userId: user.id };
    await app.dataSource.manager.update(TermsAcceptance, where, { termsHash: "0".repeat(64) });
    expect((await plan()).termChangeNeedsTerms).toBe(true);
    await expectRefused("TERMS_REQUIRED", { id, productId: LONG, expectedLeftAmount: 39_500 });
    await client.post("/api/accept-terms", { plan: LONG, signature: "Priya Raman" });
    expect((await toLong()).userErrors).toEqual([]);
  });

  it("goes by the Terms before if the change that new ones were accepted for failed", async () => {
    const TERMS = "{ mySubscriptions { termChangeNeedsTerms termsAcceptance { id } } }";
    const shown = async () => (await client.graphql(TERMS)).data.mySubscriptions[0];
    const { termsAcceptance: purchase } = await shown();
    const where = { userId: user.id };
    await app.dataSource.manager.update(TermsAcceptance, where, { termsHash: "0".repeat(64) });
    await client.post("/api/accept-terms", { plan: LONG, signature: "Priya Raman" });
    const path = "/v1/subscription_schedules";
    await payments.control("fail", { status: 500, method: "POST", path, times: 2 });
    expect((await toLong()).userErrors).toMatchObject([{ code: "PROVIDER_UNAVAILABLE" }]);
    expect(await shown()).toEqual({ termChangeNeedsTerms: true, termsAcceptance: purchase });
    app.clock.advance(days(2));
    const late = { id: (await row()).id, productId: LONG, expectedLeftAmount: 39_500 };
    const again = await change(late, await signedIn(app, user));
    expect(again.userErrors).toMatchObject([{ code: "TERMS_REQUIRED" }]);
  });

  it("goes by the Terms accepted last, and still shows those before", async () => {
    const TERMS = `{ mySubscriptions { termChangeNeedsTerms termsUrl termsAcceptance { id signature }
      earlierTerms { url acceptance { id signature } } } }`;
    const shown = async () => (await client.graphql(TERMS)).data.mySubscriptions[0];
    expect(await shown()).toMatchObject({ termChangeNeedsTerms: false, earlierTerms: [] });
    const { termsAcceptance: purchase } = await shown();
    const where = { userId: user.id };
    await app.dataSource.manager.update(TermsAcceptance, where, { termsHash: "0".repeat(64) });
    app.clock.advance(1_000);
    await client.post("/api/accept-terms", { plan: LONG, signature: "Priya R. Raman" });
    await toLong();
    const now = await shown();
    expect(now.termsAcceptance.signature).toBe("Priya R. Raman");
    expect(now.termChangeNeedsTerms).toBe(false);
    expect(now.earlierTerms.map(({ acceptance }: typeof now.earlierTerms) => acceptance)).toEqual([
      purchase,
    ]);
    for (const url of [now.termsUrl, now.earlierTerms[0].url])
      expect((await client.get(url)).headers.get("content-type")).toBe("application/pdf");
    const other = await signedIn(app, await buildUser(app));
    expect((await other.get(now.earlierTerms[0].url)).status).toBe(404);
    const unknown = `${now.termsUrl}/${newId()}`;
    expect((await client.get(unknown)).status).toBe(404);
    // Changed back within the day, it needs no third signature.
    const back = { id: (await row()).id, productId: SHORT, expectedLeftAmount: 15_800 };
    expect((await change(back)).userErrors).toEqual([]);
  });

  it("keeps the Terms accepted for another term as long as the plan, as evidence", async () => {
    const { manager } = app.dataSource;
    await manager.update(TermsAcceptance, { userId: user.id }, { termsHash: "0".repeat(64) });
    await client.post("/api/accept-terms", { plan: LONG, signature: "Priya Raman" });
    await client.post("/api/accept-terms", { plan: LONG, signature: "Priya R. Raman" });
    await toLong();
    app.clock.advance(days(100));
    await app.services.retention.run();
    const kept = await manager.find(TermsAcceptance, {
      where: { userId: user.id },
      order: { acceptedAt: "ASC", id: "ASC" },
    });
    // Of the purchase, and the one that the change was made under; the other one is of no use.
    expect(kept).toHaveLength(2);
    const soldAs = await app.services.planDetails.laterAcceptances(await row());
    expect(soldAs).toHaveLength(1);
    expect(kept.map(({ id }) => id)).toContain(soldAs[0]?.id);
    expect(soldAs[0]?.termsHash).not.toBe("0".repeat(64));
  });
});

describe("a plan of six months", () => {
  it("becomes one of three, and ends after them", async () => {
    await buy(LONG);
    const [offer] = (await plan()).termOffers;
    expect(offer).toMatchObject({ productId: SHORT, paymentsLeft: 2, leftAmount: 15_800 });
    const input = { id: (await row()).id, productId: SHORT, expectedLeftAmount: 15_800 };
    expect((await change(input)).subscription).toMatchObject({ months: 3, endsAt: offer.endsAt });
    await live(1);
    // The second payment is made, and it is too late.
    expect(await app.services.termChanges.offersOf(await row())).toEqual([]);
    await live(2);
    expect(await row()).toMatchObject({ status: "COMPLETED", paidAmount: 23_700 });
  });
});
