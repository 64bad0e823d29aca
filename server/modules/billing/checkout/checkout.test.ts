import { beforeEach, describe, expect, it } from "@jest/globals";
import { hours } from "../../../core/clock.js";
import { createTestApp } from "../../../test/create-test-app.js";
import { buildUser, signedIn } from "../../../test/factories.js";
import { app, client, payments, user } from "../../../test/customer.js";
import { openPayPage, openPayPageBeside, sessionIdOf } from "../../../test/payments-twin.js";
import { User } from "../../accounts/user.entity.js";
import { TermsAcceptance } from "../../terms/terms-acceptance.entity.js";
import { CheckoutSession } from "./checkout-session.entity.js";

const START = `mutation ($input: StartCheckoutInput!) { startCheckout(input: $input) {
  url userErrors { field code message } } }`;
const PATH = "/api/stripe/create-subscription-schedule-session";
const QUARTERLY = "MARKET_MY_RESUME_QUATERLY";
const HALF_YEARLY = "MARKET_MY_RESUME_HALF_YEARLY";
const QUARTERLY_KEY = "market_my_resume_quaterly";
const HALF_YEARLY_KEY = "market_my_resume_half_yearly";

const accept = (plan: string, who = client) =>
  who.post("/api/accept-terms", { plan, signature: "Priya Raman" });
const sessions = () =>
  app.dataSource.manager.find(CheckoutSession, {
    where: { userId: user.id },
    order: { createdAt: "ASC" },
  });
const documented = (change: object = {}) => ({
  lookup_key: QUARTERLY_KEY,
  productId: QUARTERLY,
  email: user.email,
  userId: user.id,
  months: 3,
  ...change,
});

/** Checks the same refusal over GraphQL and REST. */
async function expectRefusal(productId: string, status: number, code: string) {
  const rest = await client.post(PATH, { productId });
  expect([rest.status, rest.body.code]).toEqual([status, code]);
  expect(rest.body.error).toBe(rest.body.message);
  const { data } = await client.graphql(START, { input: { productId } });
  expect(data.startCheckout).toMatchObject({ url: null, userErrors: [{ code }] });
  return rest.body.message as string;
}

describe("opening a pay page", () => {
  it("accepts the documented call, including its swapped lookup key", async () => {
    await accept(HALF_YEARLY);
    const body = documented({
      productId: HALF_YEARLY,
      lookup_key: QUARTERLY_KEY,
      months: "6",
      email: user.email.toUpperCase(),
    });
    const { status, body: answer } = await client.post(PATH, body);
    expect(status).toBe(200);
    expect(Object.keys(answer)).toEqual(["url"]);
    const id = sessionIdOf(answer.url);
    const session = await payments.read(`checkout/sessions/${id}?expand[]=line_items`);
    expect(session).toMatchObject({
      mode: "subscription",
      client_reference_id: user.id,
      metadata: { app: "staffboard", userId: user.id, productId: HALF_YEARLY, months: "6" },
      success_url: `${app.origin}/payment-success?session_id={CHECKOUT_SESSION_ID}&productId=${HALF_YEARLY}`,
      cancel_url: `${app.origin}/payment-cancel?productId=${HALF_YEARLY}&productName=Market%20My%20Resume&amount=49.00`,
      line_items: { data: [{ price: { lookup_key: HALF_YEARLY_KEY, unit_amount: 4900 } }] },
    });
    expect(await sessions()).toMatchObject([{ id, productId: HALF_YEARLY, status: "OPEN" }]);
  });

  it("creates one Stripe customer per person and reuses it", async () => {
    const first = sessionIdOf(await openPayPage(client, QUARTERLY));
    const second = sessionIdOf(await openPayPage(client, "BRAND_MY_CV_QUATERLY"));
    const { stripeCustomerId } = await app.dataSource.manager.findOneByOrFail(User, {
      id: user.id,
    });
    expect(stripeCustomerId).toMatch(/^cus_/);
    for (const id of [first, second])
      expect((await payments.read(`checkout/sessions/${id}`)).customer).toBe(stripeCustomerId);
    expect(await payments.read(`customers/${stripeCustomerId}`)).toMatchObject({
      email: user.email,
      metadata: { app: "staffboard", userId: user.id },
    });
  });

  it("returns the page that is already open, and closes it when the other term is chosen", async () => {
    const first = await openPayPage(client, QUARTERLY);
    expect(await openPayPage(client, QUARTERLY)).toBe(first);
    const { data } = await client.graphql(START, { input: { productId: QUARTERLY } });
    expect(data.startCheckout).toEqual({ url: first, userErrors: [] });
    const other = await openPayPage(client, HALF_YEARLY);
    expect(other).not.toBe(first);
    expect((await payments.read(`checkout/sessions/${sessionIdOf(first)}`)).status).toBe("expired");
    expect((await sessions()).map(({ status }) => status)).toEqual(["EXPIRED", "OPEN"]);
  });

  it("opens one page for a double click", async () => {
    await accept(QUARTERLY);
    const answers = await Promise.all([1, 2, 3].map(() => client.post(PATH, documented())));
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
    expect(await sessions()).toHaveLength(1);
  });

  it("is limited to five new pages per hour", async () => {
    await accept("Market My Resume");
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      const productId = i % 2 ? QUARTERLY : HALF_YEARLY;
      const { status, headers } = await client.post(PATH, { productId });
      statuses.push(status);
      if (status === 429) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("acceptance of the Terms", () => {
  it("is required, for this plan and term", async () => {
    await expectRefusal(QUARTERLY, 403, "TERMS_REQUIRED");
    await accept("BRAND_MY_CV_QUATERLY");
    await accept(HALF_YEARLY);
    await expectRefusal(QUARTERLY, 403, "TERMS_REQUIRED");
    expect(await sessions()).toHaveLength(0);
  });

  it("must be the caller's own, less than a day old, and of the current Terms", async () => {
    await accept(QUARTERLY, await signedIn(app, await buildUser(app)));
    await expectRefusal(QUARTERLY, 403, "TERMS_REQUIRED");
    const { body } = await accept(QUARTERLY);
    const age = (change: Partial<TermsAcceptance>) =>
      app.dataSource.manager.update(TermsAcceptance, { id: body._id }, change);
    await age({ acceptedAt: new Date(Date.now() - hours(25)) });
    await expectRefusal(QUARTERLY, 403, "TERMS_REQUIRED");
    await age({ acceptedAt: new Date(), termsVersion: "2024-01-01", termsHash: "0".repeat(64) });
    await expectRefusal(QUARTERLY, 403, "TERMS_REQUIRED");
  });

  it("by the plan's title counts for both terms", async () => {
    await accept("Market My Resume");
    for (const productId of [QUARTERLY, HALF_YEARLY])
      expect((await client.post(PATH, { productId })).status).toBe(200);
  });
});

describe("a payload", () => {
  beforeEach(() => accept("Market My Resume"));

  it.each([
    ["the other term's months", { months: 6 }],
    ["zero months", { months: 0 }],
    ["negative months", { months: -1 }],
    ["twelve months", { months: "12" }],
    ["months that are not a number", { months: "three" }],
    ["an unknown product", { productId: "GOLD" }],
    ["no product", { productId: undefined, lookup_key: undefined }],
    ["another plan's lookup key", { lookup_key: "brand_my_cv_quaterly" }],
    ["a product that is not text", { productId: { $gt: "" } }],
  ])("with %s is refused with 400", async (_what, change) => {
    const { status, body } = await client.post(PATH, documented(change));
    expect([status, body.code]).toEqual([400, "BAD_INPUT"]);
    expect(await sessions()).toHaveLength(0);
  });

  it("with another person's id or email gets 403, and a visitor gets 401", async () => {
    const other = await buildUser(app);
    for (const change of [{ userId: other.id }, { email: other.email }]) {
      const { status, body } = await client.post(PATH, documented(change));
      expect([status, body.code]).toEqual([403, "FORBIDDEN"]);
    }
    expect((await app.client().post(PATH, documented())).status).toBe(401);
    const { errors } = await app.client().graphql(START, { input: { productId: QUARTERLY } });
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  it("for a plan the person already has is refused, whether paid just now or long ago", async () => {
    const url = await openPayPage(client, QUARTERLY);
    await payments.control("webhooks/hold");
    await payments.pay(url);
    await expectRefusal(QUARTERLY, 409, "ALREADY_SUBSCRIBED");
    await payments.control("webhooks/release");
    await payments.settle();
    await expectRefusal(HALF_YEARLY, 409, "ALREADY_SUBSCRIBED");
    await openPayPageBeside(client, "BRAND_MY_CV_QUATERLY");
  });
});

describe("when Stripe fails", () => {
  it('returns 502 "Checkout failed" and writes nothing', async () => {
    const cut = await createTestApp({ STRIPE_API_BASE: "http://127.0.0.1:9" });
    try {
      const person = await buildUser(cut);
      const buyer = await signedIn(cut, person);
      await accept(QUARTERLY, buyer);
      const { status, body } = await buyer.post(PATH, { productId: QUARTERLY });
      expect(status).toBe(502);
      expect(body).toEqual({
        error: "Checkout failed",
        message: "Checkout failed",
        code: "PROVIDER_UNAVAILABLE",
      });
      const { data } = await buyer.graphql(START, { input: { productId: QUARTERLY } });
      expect(data.startCheckout.userErrors[0]).toMatchObject({ message: "Checkout failed" });
      const { manager } = cut.dataSource;
      expect(await manager.countBy(CheckoutSession, { userId: person.id })).toBe(0);
      expect((await manager.findOneByOrFail(User, { id: person.id })).stripeCustomerId).toBeNull();
    } finally {
      await cut.close();
    }
  });

  it("retries a short failure, even one that hides its success", async () => {
    await payments.control("fail", { mode: "status", status: 500, path: "/v1/prices" });
    await payments.control("fail", { mode: "cut_after", path: "/v1/checkout/sessions" });
    await openPayPage(client, QUARTERLY);
    const stored = await sessions();
    const { data } = await payments.read(`checkout/sessions?limit=100`);
    const made = data.filter(
      (s: { metadata: object }) => "userId" in s.metadata && s.metadata.userId === user.id,
    );
    expect(made).toHaveLength(1);
    expect(stored.map(({ id }) => id)).toEqual(made.map(({ id }: { id: string }) => id));
  });
});
