import { describe, expect, it, jest } from "@jest/globals";
import { In } from "typeorm";
import { app, buy, client, live, payments, user } from "../../../test/customer.js";
import { buildUser, signedIn } from "../../../test/factories.js";
import { openPayPageBeside, sessionIdOf } from "../../../test/payments-twin.js";
import { planErrorTexts } from "#texts/errors";
import { AuditEvent } from "../../audit/audit.entity.js";
import { CheckoutSession } from "../checkout/checkout-session.entity.js";
import { Invoice } from "../money/invoice.entity.js";
import { PlanEvent } from "../subscription/plan-event.entity.js";
import { TermsAcceptance } from "../../terms/terms-acceptance.entity.js";
import { Subscription } from "../subscription/subscription.entity.js";

/** Changes to the other plan, which costs another amount each month. */
const MARKET = "MARKET_MY_RESUME_QUATERLY";
const BRAND = "BRAND_MY_CV_QUATERLY";
const BRAND_LONG = "BRAND_MY_CV_HALF_YEARLY";
const PLANS = `{ mySubscriptions { id productId status months endsAt nextPaymentAt nextPaymentAmount
  termsUrl termsAcceptance { productId } earlierTerms { url acceptance { productId } }
  termOffers { productId plan { title } needsTerms months monthlyAmount paidAmount nextAmount paymentsLeft
    leftAmount totalAmount nextPaymentAt endsAt } } }`;
const CHANGE = `mutation ($input: ChangePlanTermInput!) { changePlanTerm(input: $input) {
  subscription { productId nextPaymentAmount } userErrors { field code message } } }`;

const plan = async () => (await client.graphql(PLANS)).data.mySubscriptions[0];
const offerOf = async (productId: string) =>
  (await plan()).termOffers.find((offer: { productId: string }) => offer.productId === productId);
const row = () => app.dataSource.manager.findOneByOrFail(Subscription, { userId: user.id });
const change = async (productId: string, expectedLeftAmount: number) => {
  const input = { id: (await row()).id, productId, expectedLeftAmount };
  return (await client.graphql(CHANGE, { input })).data?.changePlanTerm;
};
const accept = (productId: string) =>
  client.post("/api/accept-terms", { plan: productId, signature: "Priya Raman" });
const done = (productId: string, nextPaymentAmount: number) => ({
  subscription: { productId, nextPaymentAmount },
  userErrors: [],
});

async function paid(): Promise<number[]> {
  const { stripeSubscriptionId } = await row();
  const order = { createdAt: "ASC" } as const;
  const where = { stripeSubscriptionId, status: "PAID" } as const;
  const invoices = await app.dataSource.manager.find(Invoice, { where, order });
  return invoices.map(({ amount }) => amount);
}

const plansOf = () => app.dataSource.manager.findBy(Subscription, { userId: user.id });
/** The events that ask staff to look at one of this person's plans. */
async function reviews(): Promise<PlanEvent[]> {
  const subscriptionId = In((await plansOf()).map(({ id }) => id));
  return app.dataSource.manager.findBy(PlanEvent, { kind: "NEEDS_REVIEW", subscriptionId });
}

/**
 * Changes the plan to BRAND.
 * @param before what happens while the change runs, before Stripe is told of it
 * @param after what happens at Stripe right after
 */
async function changeWhile(before: () => Promise<void>, after = () => Promise.resolve()) {
  const { gateway } = app.services;
  const changeTerm = gateway.changeTerm.bind(gateway);
  const spy = jest.spyOn(gateway, "changeTerm").mockImplementationOnce(async (...how) => {
    await before();
    await payments.control("webhooks/hold");
    await changeTerm(...how);
    await after();
  });
  const changed = await change(BRAND, 18_800);
  spy.mockRestore();
  await payments.control("webhooks/release");
  await payments.settle();
  return changed;
}

async function payForBrand(): Promise<void> {
  const url = await openPayPageBeside(client, BRAND);
  await payments.pay(url);
  await client.post("/api/payment/add", { sessionId: sessionIdOf(url) });
}

describe("a change to a plan that costs more", () => {
  it("is offered with every amount, and settles the first month with the next payment", async () => {
    await buy(MARKET);
    const { endsAt, nextPaymentAt, nextPaymentAmount } = await plan();
    expect(nextPaymentAmount).toBe(4_900);
    expect(await offerOf(BRAND)).toEqual({
      ...{ productId: BRAND, plan: { title: "Brand My CV" }, needsTerms: true, months: 3 },
      ...{ monthlyAmount: 7_900, paidAmount: 4_900, nextAmount: 10_900, paymentsLeft: 2 },
      ...{ leftAmount: 18_800, totalAmount: 23_700, nextPaymentAt, endsAt },
    });
    expect(await offerOf(BRAND_LONG)).toBeUndefined();
    await accept(BRAND);
    expect(await change(BRAND, 18_800)).toEqual(done(BRAND, 10_900));
    expect(await plan()).toMatchObject({ status: "ACTIVE", months: 3, endsAt, nextPaymentAt });
    await live(1);
    expect(await row()).toMatchObject({ paymentsMade: 2, firstMonthDue: 0 });
    expect(await app.services.termChanges.offersOf(await row())).toEqual([]);
    await live(2);
    expect(await paid()).toEqual([4_900, 10_900, 7_900]);
    expect(await row()).toMatchObject({ status: "COMPLETED", paidAmount: 23_700 });
  });

  it("asks to accept the Terms for it, and they are the plan's then", async () => {
    await buy(MARKET);
    const before = await plan();
    expect((await change(BRAND, 18_800)).userErrors).toMatchObject([{ code: "TERMS_REQUIRED" }]);
    expect(await plan()).toEqual(before);
    await accept(BRAND);
    await change(BRAND, 18_800);
    const now = await plan();
    expect(now.termsAcceptance).toEqual({ productId: BRAND });
    expect(now.earlierTerms).toMatchObject([{ acceptance: { productId: MARKET } }]);
    for (const url of [now.termsUrl, now.earlierTerms[0].url])
      expect((await client.get(url)).headers.get("content-type")).toBe("application/pdf");
  });

  it("can be taken back, with nothing to settle, and go on to another term", async () => {
    await buy(MARKET);
    await accept(BRAND);
    await change(BRAND, 18_800);
    expect(await offerOf(MARKET)).toMatchObject({ nextAmount: 4_900, leftAmount: 9_800 });
    expect(await change(MARKET, 9_800)).toEqual(done(MARKET, 4_900));
    await change(BRAND, 18_800);
    expect(await offerOf(BRAND_LONG)).toMatchObject({ nextAmount: 10_900, leftAmount: 42_500 });
    expect(await change(BRAND_LONG, 42_500)).toEqual(done(BRAND_LONG, 10_900));
    await live(6);
    expect(await paid()).toEqual([4_900, 10_900, 7_900, 7_900, 7_900, 7_900]);
  });

  it("is told without a difference to settle when it is taken back", async () => {
    const told = async (subject: string) =>
      (await app.inbox.mailsTo(user.email)).filter((mail) => mail.subject === subject);
    const settles = "Your next payment settles the difference.";
    await buy(MARKET);
    await accept(BRAND);
    await change(BRAND, 18_800);
    await payments.settle();
    const [there] = await told("Your plan is now Brand My CV");
    expect(there?.body.text).toContain(settles);
    app.clock.advance(1_000);
    await change(MARKET, 9_800);
    await payments.settle();
    const [back] = await told("Your plan is now Market My Resume");
    expect(back?.body.text).toContain("2 payments of $49.00");
    expect(back?.body.text).not.toContain(settles);
  });

  it("keeps its Terms in the order of the changes, each once, when it is taken back", async () => {
    const now = async () => {
      const { termsAcceptance, earlierTerms } = await plan();
      const earlier = earlierTerms.map((one: typeof earlierTerms) => one.acceptance.productId);
      return [termsAcceptance.productId, ...earlier];
    };
    await buy(MARKET);
    app.clock.advance(1_000);
    await accept(BRAND);
    await change(BRAND, 18_800);
    app.clock.advance(1_000);
    await change(MARKET, 9_800);
    expect(await now()).toEqual([MARKET, BRAND]);
    app.clock.advance(1_000);
    await change(BRAND, 18_800);
    expect(await now()).toEqual([BRAND, MARKET]);
  });

  it("is told once: to the buyer, in the timeline, and in the audit log", async () => {
    await buy(MARKET);
    await accept(BRAND);
    await Promise.all([change(BRAND, 18_800), change(BRAND, 18_800)]);
    await payments.settle();
    const { id } = await row();
    const { manager } = app.dataSource;
    const events = await manager.findBy(PlanEvent, { subscriptionId: id, kind: "TERM_CHANGED" });
    expect(events.map(({ facts }) => facts)).toEqual([
      { months: 3, productId: BRAND, from: MARKET },
    ]);
    const audited = await manager.findBy(AuditEvent, { kind: "PLAN_CHANGED", targetId: id });
    expect(audited.map(({ details }) => details)).toEqual([
      { plan: "Brand My CV", change: "TERM_CHANGED", months: 3 },
    ]);
    const mails = await app.inbox.mailsTo(user.email);
    const told = mails.filter(({ subject }) => subject === "Your plan is now Brand My CV");
    expect(told).toHaveLength(1);
    expect(told[0]?.body.text).toContain("1 payment of $109.00, then 1 payment of $79.00");
  });

  it("still settles the first month after a cancellation that is undone", async () => {
    await buy(MARKET);
    await accept(BRAND);
    await change(BRAND, 18_800);
    const { id } = await row();
    const ask = (name: string, type: string) =>
      client.graphql(
        `mutation ($input: ${type}!) { ${name}(input: $input) { userErrors { code } } }`,
        { input: { id } },
      );
    await ask("cancelPlan", "CancelPlanInput");
    await ask("undoCancelPlan", "UndoCancelPlanInput");
    expect(await plan()).toMatchObject({ status: "ACTIVE", nextPaymentAmount: 10_900 });
    await live(1);
    expect(await paid()).toEqual([4_900, 10_900]);
  });

  it("is told to staff when a cancellation leaves the first month as it was paid", async () => {
    await buy(MARKET);
    await accept(BRAND);
    await change(BRAND, 18_800);
    const { id } = await row();
    await client.graphql(
      "mutation ($input: CancelPlanInput!) { cancelPlan(input: $input) { userErrors { code } } }",
      { input: { id } },
    );
    await payments.settle();
    const mails = await app.inbox.mailsTo(app.env.STAFF_MAIL);
    const told = mails.find(
      ({ subject, body }) => subject.startsWith("A plan was canceled") && body.text?.includes(id),
    );
    expect(told?.body.text).toContain("$30.00 is still unpaid after the change of plans");
    const admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
    const query = "query ($id: ID!) { soldPlan(id: $id) { status firstMonthDue } }";
    expect((await admin.graphql(query, { id })).data.soldPlan).toEqual({
      ...{ status: "CANCELING", firstMonthDue: 3_000 },
    });
  });

  it("holds, with its next payment, although the last call to Stripe was cut", async () => {
    await buy(MARKET);
    await accept(BRAND);
    const { stripeSubscriptionId } = await row();
    const path = `/v1/subscriptions/${stripeSubscriptionId}`;
    // The client library tries twice.
    await payments.control("fail", { status: 500, method: "POST", path, times: 2 });
    expect(await change(BRAND, 18_800)).toEqual(done(BRAND, 10_900));
    await live(1);
    expect(await paid()).toEqual([4_900, 10_900]);
  });
});

describe("a change to a plan that costs less", () => {
  it("leaves what was paid too much from the next payment", async () => {
    await buy(BRAND);
    expect(await offerOf(MARKET)).toMatchObject({
      ...{ monthlyAmount: 4_900, paidAmount: 7_900, nextAmount: 1_900, paymentsLeft: 2 },
      ...{ leftAmount: 6_800, totalAmount: 14_700 },
    });
    await accept(MARKET);
    expect(await change(MARKET, 6_800)).toEqual(done(MARKET, 1_900));
    await live(3);
    expect(await paid()).toEqual([7_900, 1_900, 4_900]);
    expect(await row()).toMatchObject({ status: "COMPLETED", paidAmount: 14_700 });
  });
});

describe("what could be paid twice", () => {
  it("is not offered while the buyer has the other plan", async () => {
    await buy(MARKET);
    await buy(BRAND);
    for (const one of (await client.graphql(PLANS)).data.mySubscriptions)
      expect(one.termOffers.map(({ months }: { months: number }) => months)).toEqual([6]);
  });

  it("is closed: an open pay page of the plan that it becomes", async () => {
    await buy(MARKET);
    const id = sessionIdOf(await openPayPageBeside(client, BRAND));
    expect(await change(BRAND, 18_800)).toEqual(done(BRAND, 10_900));
    expect(await payments.read(`checkout/sessions/${id}`)).toMatchObject({ status: "expired" });
    const page = await app.dataSource.manager.findOneByOrFail(CheckoutSession, { id });
    expect(page.status).toBe("EXPIRED");
  });

  it("is closed: a pay page that is opened while the change runs", async () => {
    await buy(MARKET);
    await accept(BRAND);
    let opened = "";
    const changed = await changeWhile(async () => {
      opened = sessionIdOf(await openPayPageBeside(client, BRAND));
    });
    expect(changed).toEqual(done(BRAND, 10_900));
    expect(await payments.read(`checkout/sessions/${opened}`)).toMatchObject({ status: "expired" });
  });

  it("is told to staff: a pay page that is opened and paid while the change runs", async () => {
    await buy(MARKET);
    await accept(BRAND);
    const { id: changed } = await row();
    expect(await changeWhile(payForBrand)).toEqual(done(BRAND, 10_900));
    const running = (await plansOf()).filter(({ running }) => running);
    const second = running.find(({ id }) => id !== changed);
    expect(await reviews()).toMatchObject([{ subscriptionId: second?.id }]);
    const mails = await app.inbox.mailsTo(app.env.STAFF_MAIL);
    const subject = `A plan was bought twice: Brand My CV, ${user.name}`;
    expect(mails.filter((mail) => mail.subject === subject)).toHaveLength(1);
  });

  it("is told to staff, once, although the process died as it wrote the change", async () => {
    await buy(MARKET);
    await accept(BRAND);
    const { planEvents } = app.services;
    const record = planEvents.record.bind(planEvents);
    let dies = true;
    const spy = jest.spyOn(planEvents, "record").mockImplementation((transaction, event) => {
      if (!dies || event.kind !== "NEEDS_REVIEW") return record(transaction, event);
      dies = false;
      throw new Error("the process dies here");
    });
    expect(await changeWhile(payForBrand)).toBeUndefined();
    spy.mockRestore();
    expect((await plansOf()).map(({ productId }) => productId)).toEqual([BRAND, BRAND]);
    expect(await reviews()).toHaveLength(1);
  });

  it("isn’t told to staff if the changed plan has ended by then: only the paid one runs", async () => {
    await buy(MARKET);
    await accept(BRAND);
    const { stripeScheduleId } = await row();
    await changeWhile(payForBrand, () =>
      payments.post(`subscription_schedules/${stripeScheduleId}/cancel`),
    );
    const owned = (await plansOf()).map(({ productId, running }) => [productId, running]);
    expect(owned.sort()).toEqual([
      [BRAND, false],
      [BRAND, true],
    ]);
    expect(await reviews()).toEqual([]);
  });

  it("stays open if the change is refused: the Terms weren’t accepted for it", async () => {
    await buy(MARKET);
    const id = sessionIdOf(await openPayPageBeside(client, BRAND));
    await app.dataSource.manager.update(
      TermsAcceptance,
      { userId: user.id, productId: BRAND },
      { termsHash: "0".repeat(64) },
    );
    expect((await change(BRAND, 18_800)).userErrors).toMatchObject([{ code: "TERMS_REQUIRED" }]);
    expect(await payments.read(`checkout/sessions/${id}`)).toMatchObject({ status: "open" });
  });

  it("is refused with a message that the buyer already has the other plan", async () => {
    await buy(MARKET);
    await accept(BRAND);
    const { id } = await row();
    await buy(BRAND);
    const input = { id, productId: BRAND, expectedLeftAmount: 18_800 };
    const { userErrors } = (await client.graphql(CHANGE, { input })).data.changePlanTerm;
    const message = planErrorTexts.alreadyYours("Brand My CV");
    expect(userErrors).toMatchObject([{ code: "CONFLICT", message }]);
  });

  it("stops the change: that page was paid, and nobody has told us yet", async () => {
    await buy(MARKET);
    const page = await openPayPageBeside(client, BRAND);
    await payments.control("webhooks/hold", {});
    await payments.pay(page);
    expect((await change(BRAND, 18_800)).userErrors).toMatchObject([{ code: "CONFLICT" }]);
    expect((await plansOf()).map(({ productId }) => productId).sort()).toEqual([BRAND, MARKET]);
  });
});
