import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { days } from "../../../core/clock.js";
import type { TestApp } from "../../../test/create-test-app.js";
import { buildUser, signedIn } from "../../../test/factories.js";
import { openPayPage, PaymentsTwin } from "../../../test/payments-twin.js";
import { isOn, monthsLater, moveTo, nextSuch } from "../../../test/plan-time.js";
import { Invoice } from "../money/invoice.entity.js";
import { Subscription } from "../subscription/subscription.entity.js";

let app: TestApp;
let payments: PaymentsTwin;
beforeAll(async () => {
  ({ app, payments } = await PaymentsTwin.start());
});
afterAll(() => payments.close());

const planOf = (userId: string) => app.dataSource.manager.findOneByOrFail(Subscription, { userId });

/** In steps, so that everything due happens. */
async function liveUntil(end: Date): Promise<void> {
  for (let now = app.clock.now(); now < end; now = app.clock.now())
    await moveTo(app, payments, new Date(Math.min(end.getTime(), now.getTime() + days(5))));
}

describe("a plan that starts on January 31 and is changed to the other one", () => {
  const CHANGE = `mutation ($input: ChangePlanTermInput!) { changePlanTerm(input: $input) {
    userErrors { code } } }`;
  const ask = (name: string, type: string) =>
    `mutation ($input: ${type}!) { ${name}(input: $input) { userErrors { code } } }`;

  it("ends on April 30, also after a cancellation in February that was undone", async () => {
    const start = nextSuch(app.clock.now(), "23:30", isOn(1, 31));
    await moveTo(app, payments, start);
    const user = await buildUser(app);
    const signIn = () => signedIn(app, user);
    const client = await signIn();
    await payments.pay(await openPayPage(client, "MARKET_MY_RESUME_QUATERLY"));
    await payments.settle();
    const { id, startedAt } = await planOf(user.id);
    const productId = "BRAND_MY_CV_QUATERLY";
    await client.post("/api/accept-terms", { plan: productId, signature: "Priya Raman" });
    const input = { id, productId, expectedLeftAmount: 18_800 };
    const { changePlanTerm } = (await client.graphql(CHANGE, { input })).data;
    expect(changePlanTerm.userErrors).toEqual([]);
    const endsAt = monthsLater(startedAt, 3);
    expect((await planOf(user.id)).endsAt).toEqual(endsAt);
    await liveUntil(new Date(`${start.getUTCFullYear()}-03-10T12:00Z`));
    const later = await signIn();
    for (const [name, type] of [
      ["cancelPlan", "CancelPlanInput"],
      ["undoCancelPlan", "UndoCancelPlanInput"],
    ] as const)
      expect(
        (await later.graphql(ask(name, type), { input: { id } })).data[name].userErrors,
      ).toEqual([]);
    expect(await planOf(user.id)).toMatchObject({ status: "ACTIVE", endsAt });
    await liveUntil(new Date(endsAt.getTime() + days(20)));
    const plan = await planOf(user.id);
    expect(plan).toMatchObject({ status: "COMPLETED", endsAt, paidAmount: 23_700 });
    const { stripeSubscriptionId } = plan;
    const invoices = await app.dataSource.manager.find(Invoice, {
      where: { stripeSubscriptionId, status: "PAID" },
      order: { createdAt: "ASC" },
    });
    expect(invoices.map(({ amount }) => amount)).toEqual([4_900, 10_900, 7_900]);
  });
});
