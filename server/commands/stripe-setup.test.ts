import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { startStripeStandIn, type StripeStandIn } from "../../dev/stripe/stand-in.js";
import { StripeAccount } from "../integrations/payments/stripe-account.js";
import { PLANS } from "../modules/plans/plan.catalog.js";
import { planSetup, type SetupStep } from "./stripe-setup.js";

const SECRET_KEY = "sk_test_of_the_set_up";
const WEBHOOK_URL = "https://jobs.example.com/api/stripe/webhook";
const KEY = "brand_my_cv_quaterly";

let standIn: StripeStandIn;
let account: StripeAccount;
beforeEach(async () => {
  standIn = await startStripeStandIn({
    ...{ port: 0, secretKey: SECRET_KEY },
    ...{ webhookSecret: "whsec_of_another_site_0001", webhookUrl: "http://127.0.0.1:9/" },
  });
  account = new StripeAccount({ secretKey: SECRET_KEY, apiBase: standIn.url });
});
afterEach(() => standIn.close());

const plan = (plans = PLANS, statementDescriptor = "STAFFBOARD"): Promise<SetupStep[]> =>
  planSetup(account, { plans, statementDescriptor, webhookUrl: WEBHOOK_URL });
async function apply(steps: readonly SetupStep[]): Promise<void> {
  for (const step of steps) await step.apply?.();
}
const named = (steps: readonly SetupStep[], what: SetupStep["what"]) =>
  steps.filter((step) => step.what === what).map(({ name, words }) => `${name}: ${words}`);

async function send(address: string, params: Record<string, string>): Promise<void> {
  const response = await fetch(`${standIn.url}/v1/${address}`, {
    method: "POST",
    headers: { authorization: `Bearer ${SECRET_KEY}` },
    body: new URLSearchParams(params),
  });
  if (!response.ok) throw new Error(await response.text());
}
const dearer = PLANS.map((one) =>
  one.id === "BRAND_MY_CV" ? { ...one, monthlyAmount: 8_900 } : one,
);

describe("setting up the account at Stripe", () => {
  it("only plans at first, and does nothing the second time", async () => {
    const steps = await plan();
    expect(named(steps, "webhook")).toEqual([`${WEBHOOK_URL}: is not registered`]);
    expect(named(await plan(), "webhook")).toHaveLength(1);
    await apply(steps);
    expect(await plan()).toEqual([]);
  });

  it("creates what an empty account lacks", async () => {
    const prices = await account.findPrices(
      PLANS.flatMap(({ terms }) => terms.map((t) => t.lookupKey)),
    );
    for (const { id, product } of prices) {
      await send(`prices/${id}`, { active: "false" });
      await send(`products/${product.id}`, { active: "false" });
    }
    const steps = await plan();
    expect(named(steps, "product")).toContain(
      "Brand My CV: create prod_staffboard_brand_my_cv, on statements as STAFFBOARD",
    );
    expect(named(steps, "price")).toContain(`${KEY}: create at 79.00 USD a month`);
    await apply(steps);
    const [price] = await account.findPrices([KEY]);
    expect(price).toMatchObject({
      ...{ amount: 7_900, currency: "USD", monthly: true },
      product: {
        id: "prod_staffboard_brand_my_cv",
        isActive: true,
        statementDescriptor: "STAFFBOARD",
      },
    });
    expect(await plan()).toEqual([]);
  });

  it("replaces a price that changed, and archives the old one", async () => {
    await apply(await plan());
    const [old] = await account.findPrices([KEY]);
    const steps = await plan(dearer);
    expect(named(steps, "price")).toEqual([
      `${KEY}: replace ${old?.id} (79.00 USD a month) by 89.00 USD a month, and archive it`,
      expect.stringContaining("brand_my_cv_half_yearly: replace"),
    ]);
    expect((await account.findPrices([KEY]))[0]?.id).toBe(old?.id);
    await apply(steps);
    const [now, ...others] = await account.findPrices([KEY]);
    expect(others).toEqual([]);
    expect([now?.amount, now?.id === old?.id]).toEqual([8_900, false]);
    expect(await plan(dearer)).toEqual([]);
  });

  it("writes the statement descriptor to the products", async () => {
    await apply(await plan());
    const steps = await plan(PLANS, "OTHER NAME");
    expect(steps).toHaveLength(3);
    await apply(steps);
    expect((await account.findPrices([KEY]))[0]?.product.statementDescriptor).toBe("OTHER NAME");
  });

  it("adds events that the webhook endpoint lacks, and tells of another version", async () => {
    await send("webhook_endpoints", {
      url: WEBHOOK_URL,
      "enabled_events[0]": "invoice.paid",
      api_version: "2020-08-27",
    });
    const steps = (await plan()).filter(({ what }) => what === "webhook");
    expect(steps.map((step) => [step.words.split(":")[0], step.apply !== null])).toEqual([
      ["lacks events", true],
      [`has API version 2020-08-27, not ${account.apiVersion}`, false],
    ]);
    await apply(steps);
    const left = (await plan()).filter(({ what }) => what === "webhook");
    expect(left.map(({ words }) => words)).toEqual([steps[1]?.words]);
  });

  it("fails with the provider's own words if the key is wrong", async () => {
    account = new StripeAccount({ secretKey: "sk_test_wrong", apiBase: standIn.url });
    await expect(plan()).rejects.toMatchObject({ code: "PROVIDER_UNAVAILABLE" });
  });
});
