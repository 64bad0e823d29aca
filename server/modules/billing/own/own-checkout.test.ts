import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { newId } from "../../../core/ids.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildUser, signedIn } from "../../../test/factories.js";
import type { User } from "../../accounts/user.entity.js";
import { CheckoutSession, type CheckoutStatus } from "../checkout/checkout-session.entity.js";

const RESULT = "query ($id: ID!) { checkoutResult(sessionId: $id) }";
const PRODUCT = "BRAND_MY_CV_QUATERLY";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A pay page that was opened for this person. @returns its id */
async function buildCheckout(user: User, status: CheckoutStatus): Promise<string> {
  const client = await signedIn(app, user);
  const terms = { plan: PRODUCT, signature: "Priya Raman" };
  const acceptanceId = (await client.post("/api/accept-terms", terms)).body._id;
  const id = `cs_test_${newId().replaceAll("-", "")}`;
  const dates = { createdAt: app.clock.now(), expiresAt: app.clock.now() };
  const row = { id, userId: user.id, productId: PRODUCT, acceptanceId, url: "", status, ...dates };
  await app.dataSource.manager.insert(CheckoutSession, row);
  return id;
}

it.each([
  ["COMPLETE", "PAID"],
  ["WAITING", "PENDING"],
  ["OPEN", "PENDING"],
  ["FAILED", null],
  ["EXPIRED", null],
] as const)("tells the buyer of a checkout that is %s: %s", async (status, result) => {
  const user = await buildUser(app);
  const id = await buildCheckout(user, status);
  const { data } = await (await signedIn(app, user)).graphql(RESULT, { id });
  expect(data.checkoutResult).toBe(result);
});

it("tells no one else, and nothing of a checkout that does not exist", async () => {
  const id = await buildCheckout(await buildUser(app), "COMPLETE");
  const stranger = await signedIn(app, await buildUser(app));
  for (const sessionId of [id, "cs_test_none", "", "x".repeat(300)]) {
    const { data } = await stranger.graphql(RESULT, { id: sessionId });
    expect(data.checkoutResult).toBeNull();
  }
  const { errors } = await app.client().graphql(RESULT, { id });
  expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});
