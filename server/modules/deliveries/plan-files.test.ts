import { beforeEach, describe, expect, it } from "@jest/globals";
import { planFileTexts } from "#texts/plan-files";
import { days, later, minutes } from "../../core/clock.js";
import { shownNetwork } from "../../core/network.js";
import { newId } from "../../core/ids.js";
import { app, client, payments, user } from "../../test/customer.js";
import { buildUser, signedIn } from "../../test/factories.js";
import { openPayPage, sessionIdOf } from "../../test/payments-twin.js";
import { pagesOf } from "../../test/pdf-pages.js";
import { moveTo } from "../../test/plan-time.js";
import type { TestClient } from "../../test/test-client.js";
import { User } from "../accounts/user.entity.js";
import { Subscription } from "../billing/subscription/subscription.entity.js";
import { TermsAcceptance } from "../terms/terms-acceptance.entity.js";
import { firmDayOf } from "#site/firm-day";

const RECORD =
  "mutation ($input: RecordDeliveryInput!) { recordDelivery(input: $input) { userErrors { code } } }";
const LIST = "/staff-files/plans.csv";

let admin: TestClient;
let plan: Subscription;
beforeEach(async () => {
  admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
  const url = await openPayPage(client, "BRAND_MY_CV_QUATERLY");
  await payments.pay(url);
  await client.post("/api/payment/add", { sessionId: sessionIdOf(url) });
  plan = await app.dataSource.manager.findOneByOrFail(Subscription, { userId: user.id });
});

const evidenceOf = (id: string) => `/staff-files/plans/${id}/evidence.pdf`;
/** Without line breaks, which come where the columns end, and without the feet of the pages. */
async function wordsOf(id: string): Promise<string> {
  const response = await fetch(`${admin.origin}${evidenceOf(id)}`, {
    headers: {
      "x-forwarded-for": admin.ipAddress,
      cookie: `sid=${admin.cookies.get("sid") ?? ""}`,
    },
  });
  const pages = await pagesOf(new Uint8Array(await response.arrayBuffer()));
  const words = pages.join(" ").replaceAll(/\s+/g, " ");
  return words.replaceAll(/ sub_\w+, page \d+ of \d+/g, "");
}
const acceptance = () =>
  app.dataSource.manager.findOneByOrFail(TermsAcceptance, { userId: user.id });
const recruiter = async () => signedIn(app, await buildUser(app, { role: "RECRUITER" }));

describe("the list of plans as a file", () => {
  it.each(["=HYPERLINK(1)", "+1", "-1", "@SUM(1)"])(
    "has a buyer’s name %s as text, not as a formula",
    async (name) => {
      await app.dataSource.manager.update(User, { id: user.id }, { name });
      const { status, headers, body: text } = await admin.get(`${LIST}?buyer=${user.email}`);
      expect(status).toBe(200);
      expect(headers.get("content-disposition")).toBe("attachment; filename=plans.csv");
      expect(headers.get("cache-control")).toBe("private, no-store");
      expect(text).toContain(`,'${name},${user.email},Brand My CV,3,Active,`);
      expect(text).not.toContain(`,${name},`);
    },
  );

  it("has only the plans that the filters find", async () => {
    const { body: text } = await admin.get(`${LIST}?buyer=${user.email}&state=CANCELED`);
    expect(text.trim().split("\n")).toHaveLength(1);
  });

  it("is for administrators", async () => {
    expect((await client.get(LIST)).status).toBe(403);
    expect((await (await recruiter()).get(LIST)).status).toBe(403);
  });
});

describe("the evidence about a plan", () => {
  it("is a PDF for administrators", async () => {
    const { status, headers, body: text } = await admin.get(evidenceOf(plan.id));
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toBe("attachment; filename=evidence.pdf");
    expect(text.startsWith("%PDF-")).toBe(true);
  });

  it("has the sale, the Terms with their hash and the signer’s address, and the payments", async () => {
    const text = await wordsOf(plan.id);
    expect(text).toContain("Evidence: Brand My CV");
    expect(text).toContain(`Buyer ${user.name} Email address ${user.email}`);
    expect(text).toContain("Plan Brand My CV, 3 months, monthly payments, no renewal");
    expect(text).toContain(`Stripe subscription ${plan.stripeSubscriptionId}`);
    const { acceptedAt, termsHash, termsVersion } = await acceptance();
    expect(termsHash).toMatch(/^[0-9a-f]{64}$/);
    expect(text).toContain(`Version ${termsVersion} Signed Priya Raman`);
    expect(text).toContain(`Accepted ${planFileTexts.time(acceptedAt)}`);
    expect(text).toContain(`IP address ${client.ipAddress}`);
    expect(text).toContain(`SHA-256 of the text ${termsHash}`);
    expect(text).toMatch(/Paid Invoice State Amount Refunded .* Paid \$79\.00 /);
  });

  it("has what was done for the buyer", async () => {
    const day = firmDayOf(app.clock.now());
    const entry = { planId: plan.id, kind: "DRAFT", deliveredOn: day, note: "First draft sent" };
    const { data } = await admin.graphql(RECORD, { input: entry });
    expect(data.recordDelivery.userErrors).toEqual([]);
    const work = `Day What Details ${planFileTexts.day(day)} Resume draft First draft sent`;
    expect(await wordsOf(plan.id)).toContain(work);
  });

  it("has the emails that were sent to the buyer, and no others", async () => {
    expect(await wordsOf(plan.id)).toContain("Emails sent to the buyer None on record.");
    await app.inbox.send();
    const mails = /Emails sent to the buyer When What (.*) The buyer’s logins/;
    const [, sent = ""] = mails.exec(await wordsOf(plan.id)) ?? [];
    expect(sent).toMatch(/^\w+ \d+, \d{4}, \d+:\d\d [AP]M UTC Plan started$/);
  });

  it("has the buyer’s logins since a day before the Terms were accepted", async () => {
    const buyer = await buildUser(app);
    const early = await signedIn(app, buyer);
    await moveTo(app, payments, later(app.clock.now(), days(2)));
    const before = await signedIn(app, buyer);
    const url = await openPayPage(before, "BRAND_MY_CV_QUATERLY");
    await payments.pay(url);
    await before.post("/api/payment/add", { sessionId: sessionIdOf(url) });
    const { id } = await app.dataSource.manager.findOneByOrFail(Subscription, { userId: buyer.id });
    await moveTo(app, payments, later(app.clock.now(), minutes(1)));
    const after = await signedIn(app, buyer);
    admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
    const [, logins = ""] = /The buyer’s logins since (.*)/.exec(await wordsOf(id)) ?? [];
    const found = [after, before, early].map(({ ipAddress }) =>
      logins.indexOf(` ${shownNetwork(ipAddress)}`),
    );
    // The latest first.
    expect(found).toEqual([expect.any(Number), Math.max(...found), -1]);
    expect(found[0]).toBeGreaterThan(0);
  });

  it("is for no one else, and of no other plan", async () => {
    expect((await client.get(evidenceOf(plan.id))).status).toBe(403);
    expect((await (await recruiter()).get(evidenceOf(plan.id))).status).toBe(403);
    expect((await admin.get(evidenceOf(newId()))).status).toBe(404);
    expect((await admin.get(evidenceOf("x'--"))).status).toBe(404);
  });

  it("asks for the second factor again after ten minutes", async () => {
    app.clock.advance(minutes(11));
    const { status, body } = await admin.get(evidenceOf(plan.id));
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: "SECOND_FACTOR_REQUIRED" });
  });
});
