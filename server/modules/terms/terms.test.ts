import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import { TermsAcceptance } from "./terms-acceptance.entity.js";

const ACCEPT = `mutation ($input: AcceptTermsInput!) { acceptTerms(input: $input) {
  termsAcceptance { id productId termsVersion signature acceptedAt } message userErrors { field code message } } }`;
const PRODUCT = "MARKET_MY_RESUME_QUATERLY";
const MUST_AGREE = "You must agree to the terms and conditions.";
const MUST_SIGN = "Please enter your full name as signature.";

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  client = await signedIn(app, await buildUser(app));
});
afterAll(() => app.close());

const accept = (input: object) => client.graphql(ACCEPT, { input });
const row = (id: string) => app.dataSource.manager.findOneByOrFail(TermsAcceptance, { id });

describe("plans and Terms are public", () => {
  it("lists both plans, each for 3 and 6 months, with the documented codes", async () => {
    const { data } = await app
      .client()
      .graphql(
        "{ plans { id title monthlyAmount currency features terms { productId lookupKey months } } }",
      );
    expect(data.plans).toMatchObject([
      { title: "Market My Resume", monthlyAmount: 4900, currency: "USD" },
      { title: "Brand My CV", monthlyAmount: 7900, currency: "USD" },
    ]);
    expect(data.plans[1].terms).toEqual([
      { productId: "BRAND_MY_CV_QUATERLY", lookupKey: "brand_my_cv_quaterly", months: 3 },
      { productId: "BRAND_MY_CV_HALF_YEARLY", lookupKey: "brand_my_cv_half_yearly", months: 6 },
    ]);
  });

  it("the current Terms contain every business rule", async () => {
    const { data } = await app
      .client()
      .graphql("{ currentTerms { version lastUpdated title html } }");
    const { html, lastUpdated } = data.currentTerms;
    expect(lastUpdated).toBe("September 19, 2025");
    for (const rule of [
      "USD",
      "15 days",
      "10 business days",
      "30 days",
      "1.5% per month",
      "$25",
      "non-refundable",
      "end of the billing cycle",
      "at least 16",
      "September 19, 2025",
    ])
      expect(html).toContain(rule);
    const words = html.replace(/<[^>]+>/g, " ").split(/\s+/).length;
    expect(words).toBeGreaterThan(600);
    expect(words).toBeLessThan(1100);
  });
});

describe("accepting the Terms", () => {
  it("over REST stores the server's time and address, and the browser's as claims", async () => {
    const before = app.clock.now();
    const { status, body } = await client.post("/api/accept-terms", {
      plan: PRODUCT,
      ip_address: "203.0.113.9",
      browser: "Firefox",
      fingerprint: "abc",
      signature: "  Priya Raman ",
      timestamp: "1999-01-01T00:00:00.000Z",
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.any(String),
      message: "Terms accepted.",
      acceptedAt: expect.any(String),
    });
    const stored = await row(body._id);
    expect(stored).toMatchObject({
      productId: PRODUCT,
      signature: "Priya Raman",
      ipAddress: client.ipAddress,
      claimedIp: "203.0.113.9",
      claimedBrowser: "Firefox",
      claimedFingerprint: "abc",
      claimedTimestamp: "1999-01-01T00:00:00.000Z",
      termsVersion: "2025-09-19.2",
      termsHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(stored.acceptedAt.getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect(stored.acceptedAt.getTime()).toBeLessThanOrEqual(app.clock.now().getTime());
    expect(body.acceptedAt).toBe(stored.acceptedAt.toISOString());
  });

  it("over GraphQL stores the same", async () => {
    const { data } = await accept({ productId: PRODUCT, signature: "Priya Raman", agree: true });
    expect(data.acceptTerms).toMatchObject({
      message: "Terms accepted.",
      userErrors: [],
      termsAcceptance: {
        productId: PRODUCT,
        signature: "Priya Raman",
        termsVersion: "2025-09-19.2",
      },
    });
  });

  it("calls a person without a name as they sign, and no one else", async () => {
    const nameless = await buildUser(app, { name: "" });
    const input = { productId: PRODUCT, signature: "Ana Ruiz", agree: true };
    const buyer = await signedIn(app, nameless);
    await buyer.graphql(ACCEPT, { input });
    await buyer.graphql(ACCEPT, { input: { ...input, signature: "A. Ruiz" } });
    expect((await app.services.accounts.get(nameless.id)).name).toBe("Ana Ruiz");
    await accept(input);
    expect((await client.get("/api/auth/me")).body.name).toBe("Priya Raman");
  });

  it("by a plan's title is valid for all of its terms", async () => {
    const { status, body } = await client.post("/api/accept-terms", {
      plan: "Brand My CV",
      signature: "Priya Raman",
      timestamp: 1763700000000,
    });
    expect(status).toBe(201);
    expect(await row(body._id)).toMatchObject({ productId: "BRAND_MY_CV" });
  });

  it.each([
    ["no signature", { signature: undefined }, "signature", MUST_SIGN],
    ["a blank signature", { signature: "   " }, "signature", MUST_SIGN],
    ["the box not checked", { agree: false }, "agree", MUST_AGREE],
    ["an unknown plan", { plan: "GOLD", productId: "GOLD" }, "plan", "Unknown plan."],
  ])("refuses %s", async (_what, change, field, message) => {
    const before = await app.dataSource.manager.count(TermsAcceptance);
    const good = { signature: "Priya Raman", agree: true };
    const rest = await client.post("/api/accept-terms", { plan: PRODUCT, ...good, ...change });
    expect(rest.status).toBe(400);
    expect(rest.body).toMatchObject({
      error: message,
      message,
      code: "BAD_INPUT",
      fields: { [field]: message },
    });
    const { productId, signature = "", agree } = { productId: PRODUCT, ...good, ...change };
    const { data } = await accept({ productId, signature, agree });
    const name = field === "plan" ? "productId" : field;
    expect(data.acceptTerms.userErrors).toEqual([{ field: name, code: "BAD_INPUT", message }]);
    expect(await app.dataSource.manager.count(TermsAcceptance)).toBe(before);
  });

  it.each([{}, { plan: null }, { plan: { $ne: 1 }, signature: ["x"] }])(
    "returns 400 for %j",
    async (body) => {
      expect((await client.post("/api/accept-terms", body)).status).toBe(400);
    },
  );

  it("requires a session over GraphQL and REST", async () => {
    const visitor = app.client();
    const rest = await visitor.post("/api/accept-terms", { plan: PRODUCT, signature: "P R" });
    expect(rest.status).toBe(401);
    const input = { productId: PRODUCT, signature: "P R", agree: true };
    const { errors } = await visitor.graphql(ACCEPT, { input });
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });
});
