import { describe, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildUser, signedIn } from "../../../test/factories.js";
import { app, client, payments, user } from "../../../test/customer.js";
import { openPayPage } from "../../../test/payments-twin.js";
import { User } from "../../accounts/user.entity.js";
import { PORTALS_PER_HOUR } from "../billing.limits.js";

const OPEN = `mutation ($input: OpenBillingPortalInput!) { openBillingPortal(input: $input) {
  url userErrors { field code message } } }`;
const PRICING = { input: { returnTo: "PRICING" } };
const DEMO = { input: { returnTo: "STRIPE_DEMO" } };
const NOTHING = {
  url: null,
  userErrors: [
    {
      field: null,
      code: "NOT_FOUND",
      message: "You haven’t bought anything yet, so there’s no billing to manage.",
    },
  ],
};

const buy = async (who = client) => payments.pay(await openPayPage(who, "BRAND_MY_CV_QUATERLY"));
const open = async (variables: object = PRICING, who = client) =>
  (await who.graphql(OPEN, variables)).data.openBillingPortal;
const portalText = async (url: string) => (await fetch(url)).text();
const withCustomer = (where: TestApp, stripeCustomerId: string) =>
  buildUser(where, { stripeCustomerId });

describe("the billing portal", () => {
  it.each([
    [PRICING, "/pricing"],
    [DEMO, "/stripe-demo"],
  ])("opens the caller's own billing and links back to our page: %j", async (to, path) => {
    await buy();
    const { url, userErrors } = await open(to);
    expect(userErrors).toEqual([]);
    const page = await portalText(url);
    expect(page).toContain(user.email);
    expect(page).toContain("Brand My CV");
    expect(page).toContain(`href="${app.origin}${path}"`);
  });

  it("never opens another customer's billing, whatever the input says", async () => {
    const other = await buildUser(app);
    const theirs = await signedIn(app, other);
    await buy(theirs);
    await buy();
    expect(await portalText((await open()).url)).not.toContain(other.email);
    const { stripeCustomerId } = await app.dataSource.manager.findOneByOrFail(User, {
      id: other.id,
    });
    for (const more of [{ customer: stripeCustomerId }, { customerId: stripeCustomerId }]) {
      const { data, errors } = await client.graphql(OPEN, { input: { ...PRICING.input, ...more } });
      expect([data, errors?.[0]?.extensions.code]).toEqual([undefined, "BAD_USER_INPUT"]);
    }
  });

  it("refuses to link back to any other page", async () => {
    await buy();
    for (const returnTo of ["https://evil.example", "/jobs", null]) {
      const { data, errors } = await client.graphql(OPEN, { input: { returnTo } });
      expect([data, errors?.[0]?.extensions.code]).toEqual([undefined, "BAD_USER_INPUT"]);
    }
  });

  it("requires a signed-in person who is a customer at Stripe", async () => {
    const { data, errors } = await app.client().graphql(OPEN, PRICING);
    expect([data, errors?.[0]?.extensions.code]).toEqual([null, "UNAUTHENTICATED"]);
    expect(await open()).toEqual(NOTHING);
    const gone = await signedIn(app, await withCustomer(app, "cus_gone"));
    expect(await open(PRICING, gone)).toEqual(NOTHING);
  });

  it("is rate limited per person", async () => {
    await buy();
    for (let i = 0; i < PORTALS_PER_HOUR.points; i += 1)
      await app.services.limits.consume(PORTALS_PER_HOUR, user.id);
    const { status, errors } = await client.graphql(OPEN, PRICING);
    expect([status, errors?.[0]?.extensions.code]).toEqual([429, "RATE_LIMITED"]);
  });

  it("reports that Stripe is unreachable", async () => {
    const cut = await createTestApp({ STRIPE_API_BASE: "http://127.0.0.1:9" });
    try {
      const person = await signedIn(cut, await withCustomer(cut, "cus_1"));
      const [refusal] = (await open(PRICING, person)).userErrors;
      expect(refusal).toEqual({
        field: null,
        code: "PROVIDER_UNAVAILABLE",
        message: "We can’t reach the payment provider. Please try again.",
      });
    } finally {
      await cut.close();
    }
  });

  it("with a live key, does not link back to the demo but still links back to the plans", async () => {
    const live = await createTestApp({
      STRIPE_SECRET_KEY: "sk_live_server_tests",
      STRIPE_API_BASE: "",
    });
    try {
      const person = await signedIn(live, await buildUser(live));
      const [refusal] = (await open(DEMO, person)).userErrors;
      expect(refusal).toMatchObject({ code: "NOT_FOUND", message: "Demo checkout not found" });
      expect(await open(PRICING, person)).toEqual(NOTHING);
    } finally {
      await live.close();
    }
  });
});
