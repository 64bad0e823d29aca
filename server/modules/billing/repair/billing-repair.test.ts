import { afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { app, client, payments, user } from "../../../test/customer.js";
import { buildUser, signedIn } from "../../../test/factories.js";
import { openPayPage, sessionIdOf } from "../../../test/payments-twin.js";
import type { TestClient } from "../../../test/test-client.js";
import { Payment } from "../money/payment.entity.js";
import { StripeEvent } from "../sync/stripe-event.entity.js";
import { Subscription } from "../subscription/subscription.entity.js";

const COMPARE = `query ($first: Int!, $after: String) { billingDifferences(first: $first, after: $after) {
  compared total endCursor differences { id planTitle buyer { id } facts { fact ours stripes } } } }`;
const FAILED = `query ($first: Int!, $after: String) { failedStripeEvents(first: $first, after: $after) {
  totalCount nodes { id type attempts lastError } pageInfo { hasNextPage endCursor } } }`;
const mutation = (name: string, type: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { id userErrors { code } } }`;
const REPAIR = mutation("repairBilling", "RepairBillingInput");
const RETRY = mutation("retryStripeEvent", "RetryStripeEventInput");

let admin: TestClient;
beforeAll(async () => {
  admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
});
afterEach(async () => {
  await payments.control("webhooks/release");
  await payments.settle();
});

const rows = () => app.dataSource.manager;
const mine = () => rows().findOneByOrFail(Subscription, { userId: user.id });
const compare = async (variables: object = {}) =>
  (await admin.graphql(COMPARE, { first: 25, ...variables })).data.billingDifferences;
const decide = async (operation: string, id: string) =>
  Object.values((await admin.graphql(operation, { input: { id } })).data)[0];

async function buy(): Promise<string> {
  const url = await openPayPage(client, "BRAND_MY_CV_QUATERLY");
  await payments.pay(url);
  return sessionIdOf(url);
}

describe("the comparison with Stripe", () => {
  beforeEach(async () => {
    await buy();
    await payments.settle();
    await payments.control("webhooks/hold");
  });

  it("shows no difference while every event arrives", async () => {
    expect((await compare()).differences).toEqual([]);
  });

  it("shows a plan that ended unnoticed, and repairs it", async () => {
    const { stripeSubscriptionId: id, stripeScheduleId } = await mine();
    await payments.post(`subscription_schedules/${stripeScheduleId}/cancel`);
    const [difference, ...others] = (await compare()).differences;
    expect(others).toEqual([]);
    expect(difference).toMatchObject({ id, planTitle: "Brand My CV", buyer: { id: user.id } });
    expect(difference.facts).toContainEqual({
      ...{ fact: "STATUS", ours: "ACTIVE", stripes: "CANCELED" },
    });
    expect(await decide(REPAIR, id)).toEqual({ id, userErrors: [] });
    expect((await mine()).status).toBe("CANCELED");
    expect((await compare()).differences).toEqual([]);
    expect(await decide(REPAIR, id)).toEqual({ id, userErrors: [] });
  });

  it("names the plan and its length, not a code", async () => {
    const { id } = await mine();
    await rows().update(Subscription, { id }, { productId: "MARKET_MY_RESUME_HALF_YEARLY" });
    const [difference] = (await compare()).differences;
    expect(difference.facts).toEqual([
      { fact: "PRODUCT", ours: "Market My Resume, 6 months", stripes: "Brand My CV, 3 months" },
    ]);
    await rows().update(Subscription, { id }, { productId: "ONCE_SOLD" });
    const [other] = (await compare()).differences;
    expect(other.facts[0]).toMatchObject({ fact: "PRODUCT", ours: "ONCE_SOLD" });
  });

  it("reads all plans, a part at a time", async () => {
    const { total } = await compare();
    let [after, compared]: [string | null, number] = [null, 0];
    do {
      const part = await compare({ first: 1, after });
      compared += part.compared;
      after = part.endCursor;
    } while (after !== null);
    expect(compared).toBe(total);
  });

  it("fails as a whole while Stripe is down", async () => {
    await payments.control("fail", { method: "GET", path: "/v1/subscriptions/", times: 2 });
    const { errors } = await admin.graphql(COMPARE, { first: 1 });
    expect(errors?.[0]?.extensions?.code).toBe("PROVIDER_UNAVAILABLE");
  });
});

it("shows a paid checkout without a record, and repairs it", async () => {
  await payments.control("webhooks/hold");
  const id = await buy();
  const { differences } = await compare();
  expect(differences).toContainEqual({
    ...{ id, planTitle: null, buyer: null },
    facts: [{ fact: "RECORD", ours: "MISSING", stripes: "PRESENT" }],
  });
  expect(await decide(REPAIR, id)).toEqual({ id, userErrors: [] });
  expect(await rows().existsBy(Payment, { sessionId: id })).toBe(true);
  expect((await mine()).status).toBe("ACTIVE");
});

it.each(["sub_unknown", "cs_test_unknown", "../customers", "", "sub_ ", "cs_"])(
  "finds nothing to repair under %j",
  async (id) => {
    expect(await decide(REPAIR, id)).toMatchObject({ userErrors: [{ code: "NOT_FOUND" }] });
  },
);

it.each([0, -1, 26])("refuses parts of %i plans", async (first) => {
  const { errors } = await admin.graphql(COMPARE, { first });
  expect(errors?.[0]?.extensions?.code).toBe("BAD_INPUT");
});

it.each(["x", "WyJ4Il0", "e30"])("refuses the cursor %s", async (after) => {
  for (const list of [COMPARE, FAILED]) {
    const { errors } = await admin.graphql(list, { first: 1, after });
    expect(errors?.[0]?.extensions?.code).toBe("BAD_INPUT");
  }
});

describe("messages from Stripe that were given up", () => {
  async function giveUp(id: string): Promise<void> {
    const now = app.clock.now();
    await rows().insert(StripeEvent, {
      ...{ id, objectId: "sub_unknown", type: "invoice.paid", attempts: 12, lastError: "Error" },
      ...{ nextAttemptAt: now, receivedAt: now, deadAt: now },
    });
  }
  beforeEach(() => rows().clear(StripeEvent));

  it("are listed a page at a time, newest first", async () => {
    for (const id of ["evt_a", "evt_b", "evt_c"]) await giveUp(id);
    const first = (await admin.graphql(FAILED, { first: 2 })).data.failedStripeEvents;
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const after = first.pageInfo.endCursor;
    const second = (await admin.graphql(FAILED, { first: 2, after })).data.failedStripeEvents;
    const ids = [...first.nodes, ...second.nodes].map(({ id }: { id: string }) => id);
    expect(ids).toEqual(["evt_c", "evt_b", "evt_a"]);
    expect(first.nodes[0]).toMatchObject({
      type: "invoice.paid",
      attempts: 12,
      lastError: "Error",
    });
  });

  it("can be tried again, once", async () => {
    await giveUp("evt_again");
    expect(await decide(RETRY, "evt_again")).toEqual({ id: "evt_again", userErrors: [] });
    expect(await decide(RETRY, "evt_again")).toMatchObject({ userErrors: [{ code: "CONFLICT" }] });
    expect(await decide(RETRY, "evt_no")).toMatchObject({ userErrors: [{ code: "NOT_FOUND" }] });
    await app.services.stripeEvents.drain();
    expect((await rows().findOneByOrFail(StripeEvent, { id: "evt_again" })).doneAt).not.toBeNull();
  });
});
