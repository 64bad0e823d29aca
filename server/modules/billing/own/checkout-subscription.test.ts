import { expect, it } from "@jest/globals";
import { app, client, payments } from "../../../test/customer.js";
import { buildUser, signedIn } from "../../../test/factories.js";
import { openPayPage, openPayPageBeside, sessionIdOf } from "../../../test/payments-twin.js";
import type { TestClient } from "../../../test/test-client.js";

const BOUGHT = "query ($id: ID!) { checkoutSubscription(sessionId: $id) { productId isRunning } }";

const boughtIn = async (url: string, by: TestClient = client) =>
  (await by.graphql(BOUGHT, { id: sessionIdOf(url) })).data.checkoutSubscription;

async function pay(page: string): Promise<void> {
  await payments.pay(page);
  await payments.settle();
  await client.post("/api/payment/add", { sessionId: sessionIdOf(page) });
}

it("tells the buyer which plan a checkout started, and no one else", async () => {
  const first = await openPayPage(client, "MARKET_MY_RESUME_QUATERLY");
  await pay(first);
  const second = await openPayPageBeside(client, "BRAND_MY_CV_QUATERLY");
  expect(await boughtIn(second)).toBeNull();
  await pay(second);
  expect(await boughtIn(first)).toEqual({
    productId: "MARKET_MY_RESUME_QUATERLY",
    isRunning: true,
  });
  expect(await boughtIn(second)).toEqual({ productId: "BRAND_MY_CV_QUATERLY", isRunning: true });
  const stranger = await signedIn(app, await buildUser(app));
  expect(await boughtIn(first, stranger)).toBeNull();
  expect(
    (await client.graphql(BOUGHT, { id: "x".repeat(300) })).data.checkoutSubscription,
  ).toBeNull();
});
