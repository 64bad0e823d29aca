import { describe, expect, it } from "@jest/globals";
import type { WebhookEndpoint } from "../../../integrations/payments/payment-account.js";
import { recordingLogger } from "../../../test/recording-logger.js";
import { WebhookWatch } from "./webhook-watch.js";

const URL = "https://jobs.example.com/api/stripe/webhook";
const NEEDED = ["invoice.paid", "charge.refunded"];
const right: WebhookEndpoint = {
  ...{ id: "we_1", apiVersion: "2026-10-28.endive", events: NEEDED, isEnabled: true },
};
const notUsed = () => Promise.reject(new Error("not used"));

/** @returns what the log says about such an endpoint */
async function problemsOf(find: () => Promise<WebhookEndpoint | null>): Promise<string[]> {
  const { logger, lines } = recordingLogger();
  const account = {
    ...{ isTest: true, apiVersion: "2026-10-28.endive", neededEvents: NEEDED, findEndpoint: find },
    ...{ findPrices: notUsed, findProduct: notUsed, createProduct: notUsed },
    ...{ updateProduct: notUsed, createPrice: notUsed, archivePrice: notUsed },
    ...{ createEndpoint: notUsed, updateEndpoint: notUsed },
  };
  await new WebhookWatch(account, URL, logger).check();
  return lines.map(({ msg, problem }) => (typeof problem === "string" ? problem : msg));
}

describe("the webhook endpoint at Stripe", () => {
  it.each<[string, WebhookEndpoint | null, string[]]>([
    ["as needed", right, []],
    ["for all events", { ...right, events: ["*"] }, []],
    ["missing", null, ["is not registered"]],
    ["without an event", { ...right, events: ["invoice.paid"] }, ["lacks events: charge.refunded"]],
  ])("%s is told in the log", async (_what, endpoint, expected) => {
    expect(await problemsOf(() => Promise.resolve(endpoint))).toEqual(expected);
  });

  it("that is off and of another version is told in two lines", async () => {
    const off = { ...right, isEnabled: false, apiVersion: null };
    const [first, second] = await problemsOf(() => Promise.resolve(off));
    expect(first).toMatch(/turned off/);
    expect(second).toMatch(/version of the account, not 2026-10-28\.endive/);
  });

  it("that can't be read keeps nothing from running", async () => {
    expect(await problemsOf(notUsed)).toEqual(["can't read the webhook endpoint at Stripe"]);
  });
});
