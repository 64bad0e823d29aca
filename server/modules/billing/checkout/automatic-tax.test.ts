import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { days } from "../../../core/clock.js";
import type { TestApp } from "../../../test/create-test-app.js";
import { buildUser, signedIn } from "../../../test/factories.js";
import { openPayPage, PaymentsTwin } from "../../../test/payments-twin.js";
import { Subscription } from "../subscription/subscription.entity.js";

let app: TestApp;
let payments: PaymentsTwin;
beforeAll(async () => {
  ({ app, payments } = await PaymentsTwin.start({ STRIPE_AUTOMATIC_TAX: "true" }));
});
afterAll(() => payments.close());

it("a plan that is sold with tax keeps it for all payments, also after a cancellation was undone", async () => {
  const user = await buildUser(app);
  const client = await signedIn(app, user);
  await payments.pay(await openPayPage(client, "BRAND_MY_CV_QUATERLY"));
  await payments.settle();
  const plan = () => app.dataSource.manager.findOneByOrFail(Subscription, { userId: user.id });
  const { id, stripeSubscriptionId } = await plan();
  const isTaxed = async () =>
    (await payments.read(`subscriptions/${stripeSubscriptionId}`)).automatic_tax.enabled;
  expect(await isTaxed()).toBe(true);
  for (const change of ["cancelPlan", "undoCancelPlan"]) {
    const type = `${change.charAt(0).toUpperCase()}${change.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${change}(input: $input) { userErrors { code } } }`;
    const { data } = await client.graphql(query, { input: { id } });
    expect(data[change].userErrors).toEqual([]);
    expect(await isTaxed()).toBe(true);
  }
  await payments.control("clock", { advance: days(32) / 1000 });
  app.clock.advance(days(32));
  await payments.settle();
  expect(await plan()).toMatchObject({ status: "ACTIVE", paymentsMade: 2 });
  expect(await isTaxed()).toBe(true);
});
