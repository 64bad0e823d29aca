import { beforeAll, expect, it } from "@jest/globals";
import { app, client, payments, user } from "../../test/customer.js";
import { buildUser, signedIn } from "../../test/factories.js";
import { openPayPage, sessionIdOf } from "../../test/payments-twin.js";
import type { TestClient } from "../../test/test-client.js";
import { Invoice } from "./invoice.entity.js";
import { Subscription } from "./subscription.entity.js";

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
