import { beforeAll, describe, expect, it } from "@jest/globals";
import { hours } from "../../../core/clock.js";
import { newId } from "../../../core/ids.js";
import { app, client, payments, user } from "../../../test/customer.js";
import { buildUser, signedIn } from "../../../test/factories.js";
import { openPayPageBeside, sessionIdOf } from "../../../test/payments-twin.js";
import { moveTo } from "../../../test/plan-time.js";
import type { TestClient } from "../../../test/test-client.js";
import { User } from "../../accounts/user.entity.js";
import { Dispute } from "../money/dispute.entity.js";
import { Invoice } from "../money/invoice.entity.js";
import { Subscription } from "../subscription/subscription.entity.js";

const SOLD = `query ($first: Int!, $after: String, $filter: SoldPlanFilter) {
  soldPlans(first: $first, after: $after, filter: $filter) {
    totalCount nodes { id planTitle months status startedAt buyer { id name } }
    pageInfo { hasNextPage endCursor } } }`;

let admin: TestClient;
beforeAll(async () => {
  await moveTo(app, payments, app.clock.nextNoon());
  admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
});

/** Buys a plan as the person of this test. @returns the row */
async function buy(productId: string): Promise<Subscription> {
  const url = await openPayPageBeside(client, productId);
  await payments.pay(url);
  await client.post("/api/payment/add", { sessionId: sessionIdOf(url) });
  return app.dataSource.manager.findOneByOrFail(Subscription, { userId: user.id, productId });
}

const sold = async (variables: object = {}) => {
  const { data } = await admin.graphql(SOLD, { first: 100, ...variables });
  return data.soldPlans;
};

it("lists running plans that started in the period, newest first, a page at a time", async () => {
  const { manager } = app.dataSource;
  const brand = await buy("BRAND_MY_CV_QUATERLY");
  const market = await buy("MARKET_MY_RESUME_HALF_YEARLY");
  const now = app.clock.now().getTime();
  const at = (back: number) => new Date(now - hours(back));
  await manager.update(Subscription, { id: brand.id }, { startedAt: at(48) });
  await manager.update(Subscription, { id: market.id }, { startedAt: at(20) });
  const buyer = { id: user.id, name: user.name };
  const first = await sold({ first: 1 });
  expect(first).toMatchObject({
    totalCount: 2,
    nodes: [
      {
        ...{ id: market.id, planTitle: "Market My Resume", months: 6, status: "ACTIVE", buyer },
        startedAt: at(20).toISOString(),
      },
    ],
    pageInfo: { hasNextPage: true },
  });
  const second = await sold({ first: 1, after: first.pageInfo.endCursor });
  expect(second.nodes).toMatchObject([{ id: brand.id, planTitle: "Brand My CV", buyer }]);
  expect(second.pageInfo.hasNextPage).toBe(false);
});

it("calls a buyer who has given no name by their address, also in the email to staff", async () => {
  const plan = await buy("BRAND_MY_CV_QUATERLY");
  await app.dataSource.manager.update(User, { id: user.id }, { name: "" });
  const { nodes } = await sold({ filter: { buyer: user.email } });
  expect(nodes).toMatchObject([{ id: plan.id, buyer: { id: user.id, name: user.email } }]);
  const subjects = (await app.inbox.mailsTo(app.env.STAFF_MAIL)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes(user.email))).toHaveLength(1);
  const [own] = (await app.inbox.mailsTo(user.email)).filter(({ body }) =>
    body.text?.includes("Brand My CV"),
  );
  expect(own?.body.text).toMatch(/^Hi,$/m);
});

it("shows the price that a plan was sold for, to the firm and to its buyer, after the catalog's has changed", async () => {
  const { id } = await buy("BRAND_MY_CV_QUATERLY");
  await app.dataSource.manager.update(Subscription, { id }, { paidAmount: 1_234 });
  const ofFirm = await admin.graphql(
    `query ($id: ID!) { soldPlan(id: $id) { monthlyAmount nextPaymentAmount } }`,
    { id },
  );
  expect(ofFirm.data.soldPlan).toEqual({ monthlyAmount: 1_234, nextPaymentAmount: 1_234 });
  const ofBuyer = await client.graphql("{ mySubscriptions { id nextPaymentAmount } }");
  expect(ofBuyer.data.mySubscriptions).toContainEqual({ id, nextPaymentAmount: 1_234 });
});

it("finds plans by state, plan, buyer, and start", async () => {
  const brand = await buy("BRAND_MY_CV_QUATERLY");
  const market = await buy("MARKET_MY_RESUME_HALF_YEARLY");
  const { manager } = app.dataSource;
  const day = (back: number) => at(back).toISOString().slice(0, 10);
  const at = (back: number) => new Date(app.clock.now().getTime() - hours(back * 24));
  await manager.update(Subscription, { id: brand.id }, { startedAt: at(10) });
  const ids = async (filter: object): Promise<string[]> =>
    (await sold({ filter: { buyer: user.email, ...filter } })).nodes.map(
      ({ id }: { id: string }) => id,
    );
  expect(await ids({})).toEqual([market.id, brand.id]);
  expect(await ids({ planId: "BRAND_MY_CV" })).toEqual([brand.id]);
  expect(await ids({ startedSince: day(5) })).toEqual([market.id]);
  expect(await ids({ startedSince: day(10) })).toEqual([market.id, brand.id]);
  expect(await ids({ buyer: user.name.toUpperCase() })).toEqual(
    expect.arrayContaining([market.id]),
  );
  expect(await ids({ buyer: "%" })).toEqual([]);
  expect(await ids({ planId: "NO_SUCH_PLAN" })).toEqual([]);
  await manager.update(Subscription, { id: market.id }, { status: "CANCELED", running: false });
  expect(await ids({ status: ["CANCELED"] })).toEqual([market.id]);
  expect(await ids({ status: ["ACTIVE"] })).toEqual([brand.id]);
});

it.each([
  ["a day that is none", { startedSince: "2026-02-30" }],
  ["a search that is too long", { buyer: "x".repeat(101) }],
])("refuses %s", async (_what, filter) => {
  const { errors } = await admin.graphql(SOLD, { first: 1, filter });
  expect(errors?.[0]?.extensions?.code).toBe("BAD_INPUT");
});

describe("a plan's page", () => {
  const PAGE = `query ($id: ID!) { soldPlan(id: $id) { id paymentsMade paidAmount currency
    invoices { status amount } refunds { id } disputes { id } events { kind amount actorName }
    terms { hash signature ipAddress } mails { kind sentAt } deliveries { id } dues { kind } } }`;

  it("has the payments, what happened, the accepted terms, and the emails", async () => {
    const { id } = await buy("BRAND_MY_CV_QUATERLY");
    await payments.settle();
    await app.inbox.mailsTo(user.email);
    const { data } = await admin.graphql(PAGE, { id });
    expect(data.soldPlan).toMatchObject({
      ...{ id, paymentsMade: 1, paidAmount: 7900, currency: "USD", refunds: [], disputes: [] },
      invoices: [{ status: "PAID", amount: 7900 }],
      terms: { signature: "Priya Raman", hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      dues: [{ kind: "CONTACT" }, { kind: "DRAFT" }, {}, {}, {}],
    });
    expect(data.soldPlan.events.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(["STARTED", "PAYMENT_RECEIVED"]),
    );
    expect(data.soldPlan.mails).toMatchObject([{ kind: "PLAN_STARTED" }]);
  });

  it("is null for an unknown id", async () => {
    const { data } = await admin.graphql(PAGE, { id: newId() });
    expect(data.soldPlan).toBeNull();
  });
});

it("sums up what was booked, received, refunded, and is due by month", async () => {
  const before = await revenue();
  await buy("BRAND_MY_CV_QUATERLY");
  const grown = await grownSince(before);
  expect(grown).toHaveLength(11);
  expect(grown[5]).toMatchObject({ booked: 3 * 7900, received: 7900 });
  const sum = grown.reduce((total, { due }) => total + due, 0);
  expect(sum).toBe(2 * 7900);
});

it.each([
  ["after one payment", { paymentsMade: 1, paidAmount: 6900 }, 2 * 6900],
  ["after two", { paymentsMade: 2, paidAmount: 2 * 6900 }, 6900],
  // The next payment also takes the 2,000 that the first month cost less.
  ["after a change of plans", { paidAmount: 4900, firstMonthDue: 2000 }, 2 * 6900 + 2000],
])("counts a plan at the price it was sold for, whatever is sold now: %s", async (_, row, due) => {
  const before = await revenue();
  const { id } = await buy("BRAND_MY_CV_QUATERLY");
  const old = { productId: "BRAND_MY_CV_OLD", ...row };
  await app.dataSource.manager.update(Subscription, { id }, old);
  const grown = await grownSince(before);
  expect(grown[5]).toMatchObject({ booked: 3 * 6900 });
  expect(grown.reduce((total, month) => total + month.due, 0)).toBe(due);
});

it("counts what a lost dispute took, and shows it on the plan", async () => {
  const before = await revenue();
  const { id, stripeSubscriptionId } = await buy("BRAND_MY_CV_QUATERLY");
  const { manager } = app.dataSource;
  const { chargeId: charge } = await manager.findOneByOrFail(Invoice, { stripeSubscriptionId });
  await payments.control("dispute", { charge });
  await payments.settle();
  const dispute = await manager.findOneByOrFail(Dispute, { stripeSubscriptionId });
  await payments.control("dispute/close", { dispute: dispute.id, outcome: "lost" });
  await payments.settle();
  const lost = async () => (await revenue()).reduce((total, month) => total + month.lost, 0);
  expect((await lost()) - before.reduce((total, month) => total + month.lost, 0)).toBe(7900);
  const page = await admin.graphql(
    `query ($id: ID!) { soldPlan(id: $id) {
      paymentsMade paidAmount refundedAmount lostAmount invoices { amountLost } } }`,
    { id },
  );
  const money = { paymentsMade: 1, paidAmount: 7900, refundedAmount: 0, lostAmount: 7900 };
  expect(page.data.soldPlan).toEqual({ ...money, invoices: [{ amountLost: 7900 }] });
});

const grownSince = async (before: Awaited<ReturnType<typeof revenue>>) =>
  (await revenue()).map((month, at) => ({
    booked: month.booked - (before[at]?.booked ?? 0),
    received: month.received - (before[at]?.received ?? 0),
    due: month.due - (before[at]?.due ?? 0),
  }));

const revenue = async () => {
  const { data } = await admin.graphql(
    "{ revenue(months: 6) { month booked received refunded lost due } }",
  );
  return data.revenue as Record<"booked" | "received" | "lost" | "due", number>[];
};
