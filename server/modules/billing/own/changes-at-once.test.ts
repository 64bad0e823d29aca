import { setTimeout as delay } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { inTransaction } from "../../../kit/db/transactions.js";
import { app, client, payments, user } from "../../../test/customer.js";
import { buildUser, signedIn } from "../../../test/factories.js";
import { openPayPage } from "../../../test/payments-twin.js";
import { until } from "../../../test/until.js";
import { firmDayOf } from "#site/firm-day";
import { Delivery } from "../../deliveries/delivery.entity.js";
import { Subscription } from "../subscription/subscription.entity.js";

/** Changes of one plan that meet: the later one decides by what the earlier one left. */
const SHORT = "BRAND_MY_CV_QUATERLY";
const LONG = "BRAND_MY_CV_HALF_YEARLY";
const CHANGE = `mutation ($input: ChangePlanTermInput!) { changePlanTerm(input: $input) {
  subscription { months } userErrors { code } } }`;
const CANCEL = `mutation ($input: CancelPlanInput!) { cancelPlan(input: $input) {
  subscription { status } userErrors { code } } }`;
const RECORD = `mutation ($input: RecordDeliveryInput!) { recordDelivery(input: $input) {
  delivery { id } userErrors { code } } }`;

let plan: Subscription;
beforeEach(async () => {
  await payments.pay(await openPayPage(client, SHORT));
  await payments.settle();
  plan = await row();
});

const row = () => app.dataSource.manager.findOneByOrFail(Subscription, { userId: user.id });
const change = async (productId = LONG, expectedLeftAmount = 39_500) => {
  const input = { id: plan.id, productId, expectedLeftAmount };
  return (await client.graphql(CHANGE, { input })).data.changePlanTerm;
};
const cancel = async () =>
  (await client.graphql(CANCEL, { input: { id: plan.id } })).data.cancelPlan;
async function deliver(kind = "CONTACT") {
  const admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
  const deliveredOn = firmDayOf(app.clock.now());
  const input = { planId: plan.id, kind, deliveredOn };
  return (await admin.graphql(RECORD, { input })).data.recordDelivery;
}
const delivered = () => app.dataSource.manager.countBy(Delivery, { subscriptionId: plan.id });

/** As long as a change takes to come to where it waits for another one. */
const untilItWaits = () => delay(500);

async function untilDeliveryIsWritten(): Promise<void> {
  const sql = `SELECT COUNT(*) AS found FROM information_schema.PROCESSLIST
    WHERE DB = DATABASE() AND INFO LIKE 'INSERT INTO \`deliveries\`%'`;
  const isWritten = async () => {
    const [all] = await app.dataSource.query<{ found: string }[]>(sql);
    return Number(all?.found) > 0;
  };
  await until("no delivery is being written", isWritten, 10);
}

describe("a change of the term that is under way", () => {
  /** Decided, and not yet made at Stripe. */
  async function begin(...to: Parameters<typeof change>) {
    await payments.holdAnswer("GET", "/v1/prices");
    const changing = change(...to);
    await payments.untilHeld();
    return { changing };
  }

  it("is finished before the first delivery is recorded", async () => {
    const { changing } = await begin();
    const delivering = deliver();
    await untilItWaits();
    expect(await delivered()).toBe(0);
    await payments.release();
    expect(await changing).toEqual({ subscription: { months: 6 }, userErrors: [] });
    expect(await delivering).toMatchObject({ userErrors: [] });
    expect(await delivered()).toBe(1);
  });

  it("leaves another plan, for which its work is then refused", async () => {
    const other = "MARKET_MY_RESUME_QUATERLY";
    await client.post("/api/accept-terms", { plan: other, signature: "Priya Raman" });
    const { changing } = await begin(other, 6_800);
    const delivering = deliver("DRAFT");
    await untilItWaits();
    await payments.release();
    expect((await changing).userErrors).toEqual([]);
    expect(await delivering).toEqual({ delivery: null, userErrors: [{ code: "BAD_INPUT" }] });
    expect(await delivered()).toBe(0);
  });

  it("doesn’t swallow a cancellation", async () => {
    const { changing } = await begin();
    const canceling = cancel();
    await untilItWaits();
    await payments.release();
    expect((await changing).userErrors).toEqual([]);
    expect(await canceling).toEqual({ subscription: { status: "CANCELING" }, userErrors: [] });
    await app.services.billingSync.refresh(plan.stripeSubscriptionId);
    expect(await row()).toMatchObject({ status: "CANCELING", productId: LONG });
  });
});

it("a term isn’t changed while the first delivery is being recorded", async () => {
  let changing: Promise<unknown> = Promise.resolve();
  let delivering: Promise<unknown> = Promise.resolve();
  await inTransaction(app.dataSource, async (transaction) => {
    // The delivery's row refers to the plan's, so it waits for this transaction.
    await transaction.findOneOrFail(Subscription, {
      where: { id: plan.id },
      lock: { mode: "pessimistic_write" },
    });
    delivering = deliver();
    await untilDeliveryIsWritten();
    changing = change();
    await untilItWaits();
  });
  expect(await delivering).toMatchObject({ userErrors: [] });
  expect(await changing).toEqual({ subscription: null, userErrors: [{ code: "CONFLICT" }] });
  expect(await row()).toMatchObject({ productId: SHORT, months: 3 });
});
