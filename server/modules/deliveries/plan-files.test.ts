import { beforeEach, describe, expect, it } from "@jest/globals";
import { minutes } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { app, client, payments, user } from "../../test/customer.js";
import { buildUser, signedIn } from "../../test/factories.js";
import { openPayPage, sessionIdOf } from "../../test/payments-twin.js";
import type { TestClient } from "../../test/test-client.js";
import { User } from "../accounts/user.entity.js";
import { Subscription } from "../billing/subscription.entity.js";

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
const recruiter = async () => signedIn(app, await buildUser(app, { role: "RECRUITER" }));

describe("the list of plans as a file", () => {
  it.each(["=HYPERLINK(1)", "+1", "-1", "@SUM(1)"])(
    "has a buyer’s name %s as text, not as a formula",
    async (name) => {
      await app.dataSource.manager.update(User, { id: user.id }, { name });
      const { status, headers, body: text } = await admin.get(`${LIST}?buyer=${user.email}`);
      expect(status).toBe(200);
      expect(headers.get("content-disposition")).toBe('attachment; filename="plans.csv"');
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
    expect(headers.get("content-disposition")).toBe('attachment; filename="evidence.pdf"');
    expect(text.startsWith("%PDF-")).toBe(true);
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
