import { beforeEach, describe, expect, it } from "@jest/globals";
import { app, client, payments, user } from "../../../test/customer.js";
import { buildUser, signedIn } from "../../../test/factories.js";
import { openPayPage } from "../../../test/payments-twin.js";
import type { TestClient } from "../../../test/test-client.js";
import { PLAN_CHANGES_PER_HOUR } from "../billing.limits.js";

const PLANS = `{ mySubscriptions { id status isRunning paidUntil endsAt canceledBy viewerCanCancel
  viewerCanUndoCancel termsUrl termsAcceptance { termsHash } invoices { id receiptUrl invoiceUrl } } }`;
const changes = (name: string) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${type}!) { ${name}(input: $input) {
    subscription { status endsAt canceledBy viewerCanCancel viewerCanUndoCancel }
    userErrors { field code message } } }`;
};
const PORTAL = `mutation ($input: PlanPortalInput!) { planPortal(input: $input) {
  url userErrors { field code } } }`;

let id: string;

const plan = async () => (await client.graphql(PLANS)).data.mySubscriptions[0];
const cancel = async (input: object, who: TestClient = client) =>
  (await who.graphql(changes("cancelPlan"), { input })).data.cancelPlan;
const undo = async (input: object, who: TestClient = client) =>
  (await who.graphql(changes("undoCancelPlan"), { input })).data.undoCancelPlan;
const portal = async (input: object, who: TestClient = client) =>
  (await who.graphql(PORTAL, { input })).data.planPortal;
const stranger = async () => signedIn(app, await buildUser(app));
const NOT_FOUND = [{ field: null, code: "NOT_FOUND", message: "Plan not found" }];

beforeEach(async () => {
  await payments.pay(await openPayPage(client, "BRAND_MY_CV_QUATERLY"));
  await payments.settle();
  ({ id } = await plan());
});

describe("canceling one's own plan", () => {
  it("ends it with the paid month, once, and charges nothing after that", async () => {
    const { endsAt, paidUntil } = await plan();
    expect(paidUntil < endsAt).toBe(true);
    const { subscription, userErrors } = await cancel({ id, reason: " Found a job " });
    expect(userErrors).toEqual([]);
    expect(subscription).toMatchObject({ endsAt: paidUntil, canceledBy: "BUYER" });
    expect((await cancel({ id })).subscription.endsAt).toBe(paidUntil);
    await payments.settle();
    expect(await plan()).toMatchObject({ endsAt: paidUntil, isRunning: true });
  });

  it("can be undone until then, with the whole term back", async () => {
    const { endsAt } = await plan();
    await cancel({ id });
    const { subscription, userErrors } = await undo({ id });
    expect(userErrors).toEqual([]);
    expect(subscription).toMatchObject({ endsAt, canceledBy: null, viewerCanCancel: true });
    expect((await undo({ id })).userErrors).toEqual([]);
  });

  it("leaves the plan alone while Stripe fails, and works after that", async () => {
    const before = await plan();
    // The client library tries twice.
    const path = "/v1/subscription_schedules";
    await payments.control("fail", { status: 500, method: "POST", path, times: 2 });
    const { userErrors } = await cancel({ id });
    expect(userErrors).toMatchObject([{ code: "PROVIDER_UNAVAILABLE" }]);
    expect(await plan()).toEqual(before);
    expect((await cancel({ id })).userErrors).toEqual([]);
  });

  it("is refused for another's plan, an unknown one, and a bad reason", async () => {
    const other = await stranger();
    const before = await plan();
    expect((await cancel({ id }, other)).userErrors).toEqual(NOT_FOUND);
    expect((await undo({ id }, other)).userErrors).toEqual(NOT_FOUND);
    expect((await portal({ id, purpose: "PAY" }, other)).userErrors[0].code).toBe("NOT_FOUND");
    for (const unknown of ["", "none", "é", "' OR 1=1 --", "x".repeat(64)])
      expect((await cancel({ id: unknown })).userErrors).toEqual(NOT_FOUND);
    const [tooLong] = (await cancel({ id, reason: "x".repeat(501) })).userErrors;
    expect(tooLong).toMatchObject({ field: "reason", code: "BAD_INPUT" });
    expect(await plan()).toEqual(before);
  });

  it("is rate limited", async () => {
    for (let i = 0; i < PLAN_CHANGES_PER_HOUR.points; i += 1)
      await app.services.limits.consume(PLAN_CHANGES_PER_HOUR, user.id);
    const { status } = await client.graphql(changes("cancelPlan"), { input: { id } });
    expect(status).toBe(429);
  });

  it("sends one call to Stripe's schedule when asked 5 times at once", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel({ id })));
    expect(answers.flatMap(({ userErrors }) => userErrors)).toEqual([]);
    expect(await plan()).toMatchObject({ canceledBy: "BUYER" });
  });
});

describe("the pages of a plan", () => {
  it("lead to Stripe's page for the card, and to nothing when nothing is due", async () => {
    const { url, userErrors } = await portal({ id, purpose: "CHANGE_CARD" });
    expect(userErrors).toEqual([]);
    expect(await (await fetch(url)).text()).toContain(user.email);
    expect((await portal({ id, purpose: "PAY" })).userErrors[0].code).toBe("NOT_FOUND");
  });

  it("lead the owner to receipts and invoices, and no one else", async () => {
    const { invoices } = await plan();
    const [{ receiptUrl, invoiceUrl }] = invoices;
    const other = await stranger();
    for (const path of [receiptUrl, invoiceUrl]) {
      const { status, headers } = await client.get(path);
      expect([status, headers.get("location")]).toEqual([302, expect.stringMatching(/^https?:/)]);
      expect((await other.get(path)).status).toBe(404);
      expect((await app.client().get(path)).status).toBe(401);
    }
    const unknown = await client.get("/account/plan-files/invoices/in_unknown/receipt");
    expect(unknown.status).toBe(404);
  });

  it("show the accepted terms as a PDF to the owner only", async () => {
    const { termsUrl, termsAcceptance } = await plan();
    expect(termsAcceptance.termsHash).toMatch(/^[0-9a-f]{64}$/);
    const { status, headers } = await client.get(termsUrl);
    expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect((await (await stranger()).get(termsUrl)).status).toBe(404);
  });
});
