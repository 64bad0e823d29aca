import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { BREAKER_LIMITS } from "../../../integrations/breaker/breaker.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildUser, signedIn } from "../../../test/factories.js";
import { silentServer, type SilentServer } from "../../../test/silent-server.js";
import type { Answer, TestClient } from "../../../test/test-client.js";
import { User } from "../../accounts/user.entity.js";
import { CheckoutSession } from "../checkout/checkout-session.entity.js";

const productId = "MARKET_MY_RESUME_QUATERLY";
const START = `mutation ($input: StartCheckoutInput!) { startCheckout(input: $input) {
  url userErrors { code } } }`;
const DOORS: readonly (readonly [string, (client: TestClient) => Promise<Answer>])[] = [
  [
    "REST",
    (client) => client.post("/api/stripe/create-subscription-schedule-session", { productId }),
  ],
  ["GraphQL", (client) => client.graphql(START, { input: { productId } })],
];

function expectLater({ status, headers, body }: Answer): void {
  expect([status, Number(headers.get("retry-after")) > 0]).toEqual([503, true]);
  const [error] = body.errors ?? [];
  const told = error ? { code: error.extensions.code, message: error.message } : body;
  expect(told).toMatchObject({ code: "UNAVAILABLE", message: "Checkout failed" });
}

describe("a Stripe that accepts and never answers", () => {
  let silent: SilentServer;
  let app: TestApp;
  beforeEach(async () => {
    silent = await silentServer();
    app = await createTestApp(
      { STRIPE_API_BASE: silent.url },
      // Less than Stripe's client would wait.
      { patience: { providersMs: 2_500 }, breakerLimits: { ...BREAKER_LIMITS, failures: 1 } },
    );
  });
  afterEach(async () => {
    await silent.close();
    await app.close();
  });

  it.each(DOORS)("%s: buyers are told to come back, then without asking it", async (_door, buy) => {
    const user = await buildUser(app);
    const client = await signedIn(app, user);
    await client.post("/api/accept-terms", { plan: productId, signature: user.name });
    expectLater(await buy(client));
    expect(app.services.breakers.stripe.state).toBe("open");
    const before = silent.asked();
    expect(before).toBeGreaterThan(0);
    expectLater(await buy(client));
    expect(silent.asked()).toBe(before);
    const { manager } = app.dataSource;
    expect(await manager.countBy(CheckoutSession, { userId: user.id })).toBe(0);
    expect((await manager.findOneByOrFail(User, { id: user.id })).stripeCustomerId).toBeNull();
  });
});
