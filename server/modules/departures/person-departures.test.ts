import { beforeEach, describe, expect, it } from "@jest/globals";
import { hours, minutes } from "../../core/clock.js";
import { app, client, payments, user } from "../../test/customer.js";
import { buildUser, signedIn } from "../../test/factories.js";
import { openPayPage } from "../../test/payments-twin.js";
import type { TestClient } from "../../test/test-client.js";
import { User } from "../accounts/user.entity.js";
import { AuditEvent } from "../audit/audit.entity.js";
import { AccountDeletion } from "./account-deletion.entity.js";
import { DataExport } from "./data-export.entity.js";

const PRODUCT = "BRAND_MY_CV_QUATERLY";

let admin: User;
let desk: TestClient;
beforeEach(async () => {
  app.clock.hold();
  await app.dataSource.manager.clear(AccountDeletion);
  admin = await buildUser(app, { role: "ADMIN" });
  desk = await signedIn(app, admin);
});

/** Runs a mutation with one input. @returns its payload, or the code of the error */
async function run(name: string, input: object, by = desk) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const text = `mutation ($input: ${type}!) { ${name}(input: $input) { message userErrors { field code message } } }`;
  const { data, errors } = await by.graphql(text, { input });
  return data?.[name] ?? errors?.[0]?.extensions.code;
}
const person = () => ({ userId: user.id, email: user.email });
const drain = () => app.services.deletions.drain();
const account = () => app.dataSource.manager.findOneBy(User, { id: user.id });
const deletions = () => app.dataSource.manager.findBy(AccountDeletion, { userId: user.id });
const events = async () => {
  const all = await app.dataSource.manager.findBy(AuditEvent, { subjectId: user.id });
  return all
    .filter(({ kind }) => /^(DELETION|EXPORT|ERASED)/.test(kind))
    .map(({ kind, actorId }) => ({ kind, actorId }));
};
const texts = async () => (await app.inbox.mailsTo(user.email)).map(({ body }) => body.text ?? "");
const PERSON = `query ($id: ID!) { person(id: $id) {
  deletion { byStaff takesEffectAt } deletionPreview { runningPlans refusals }
  subscriptions { plan { title } paymentsMade }
} }`;
const shown = async (id = user.id) => (await desk.graphql(PERSON, { id })).data.person;

describe("deleting someone's account", () => {
  it("waits 24 hours, tells the person, and names the administrator in the log", async () => {
    const { message, userErrors } = await run("requestPersonDeletion", person());
    expect(userErrors).toEqual([]);
    expect(message).toContain("We’ll delete this account on");
    expect((await shown()).deletion).toMatchObject({ byStaff: true });
    expect(await texts()).toEqual([
      expect.stringContaining("You asked our team to delete your account"),
    ]);
    app.clock.advance(hours(24) - minutes(1));
    expect(await drain()).toBe(0);
    app.clock.advance(minutes(1));
    expect(await drain()).toBe(1);
    expect(await account()).toBeNull();
    expect(await events()).toEqual([
      { kind: "DELETION_REQUESTED", actorId: admin.id },
      { kind: "ERASED", actorId: null },
    ]);
  });

  it("ends the person's plans, which the preview counts", async () => {
    await payments.pay(await openPayPage(client, PRODUCT));
    await payments.settle();
    expect(await shown()).toMatchObject({
      deletionPreview: { runningPlans: 1, refusals: [] },
      subscriptions: [{ plan: { title: "Brand My CV" }, paymentsMade: 1 }],
    });
    await run("requestPersonDeletion", person());
    app.clock.advance(hours(24));
    await drain();
    desk = await signedIn(app, admin);
    // The account stays without a name for the payment, and is not shown anymore.
    expect((await account())?.email).not.toBe(user.email);
    expect(await desk.graphql(PERSON, { id: user.id })).toMatchObject({ data: { person: null } });
    expect(await run("requestPersonDeletion", person())).toMatchObject({
      userErrors: [{ code: "NOT_FOUND" }],
    });
  });

  it("can be canceled by the person with the link in the email", async () => {
    await run("requestPersonDeletion", person());
    const token = /token=([^\s)]+)/.exec((await texts())[0] ?? "")?.[1] ?? "";
    const cancel = await run("cancelAccountDeletion", { token }, app.client());
    expect(cancel.userErrors).toEqual([]);
    app.clock.advance(hours(24));
    expect(await drain()).toBe(0);
    expect(await account()).not.toBeNull();
  });

  it("can be canceled by an administrator, more than once", async () => {
    await run("requestPersonDeletion", person());
    for (let i = 0; i < 2; i++)
      expect((await run("cancelPersonDeletion", { userId: user.id })).userErrors).toEqual([]);
    expect((await shown()).deletion).toBeNull();
    expect(await events()).toEqual([
      { kind: "DELETION_REQUESTED", actorId: admin.id },
      { kind: "DELETION_CANCELED", actorId: admin.id },
    ]);
  });

  it("leaves a deletion that the person asked for to the person", async () => {
    await client.graphql("mutation { requestAccountDeletion { userErrors { code } } }");
    expect((await shown()).deletion).toMatchObject({ byStaff: false });
    expect((await run("cancelPersonDeletion", { userId: user.id })).userErrors).toMatchObject([
      { code: "CONFLICT", message: expect.stringContaining("themselves") },
    ]);
    expect(await deletions()).toMatchObject([{ canceledAt: null }]);
  });

  it("needs the person's own address", async () => {
    const other = await buildUser(app);
    for (const email of [other.email, "", "nonsense"])
      expect(
        (await run("requestPersonDeletion", { userId: user.id, email })).userErrors,
      ).toMatchObject([{ field: "email", code: "BAD_INPUT" }]);
    expect(await deletions()).toEqual([]);
    const loud = { userId: user.id, email: ` ${user.email.toUpperCase()} ` };
    expect((await run("requestPersonDeletion", loud)).userErrors).toEqual([]);
  });

  it("is refused for staff, also for oneself", async () => {
    for (const { id, email } of [await buildUser(app, { role: "RECRUITER" }), admin]) {
      const { userErrors } = await run("requestPersonDeletion", { userId: id, email });
      expect(userErrors).toMatchObject([{ code: "CONFLICT" }]);
      expect((await shown(id)).deletionPreview.refusals).toHaveLength(1);
    }
  });

  it("needs a second factor proven within 10 minutes", async () => {
    app.clock.advance(minutes(11));
    for (const name of ["requestPersonDeletion", "requestPersonDataExport"])
      expect(await run(name, person())).toBe("SECOND_FACTOR_REQUIRED");
    expect(await run("cancelPersonDeletion", { userId: user.id })).toBe("SECOND_FACTOR_REQUIRED");
  });
});

describe("sending someone a copy of their data", () => {
  it("mails the person, and only the person opens it", async () => {
    expect((await run("requestPersonDataExport", person())).userErrors).toEqual([]);
    await app.services.dataExports.drain();
    expect(await texts()).toEqual([expect.stringContaining("everything we store about you")]);
    const { id } = await app.dataSource.manager.findOneByOrFail(DataExport, { userId: user.id });
    const url = (await client.graphql("{ me { dataExport { url } } }")).data.me.dataExport.url;
    expect(url).toContain(id);
    expect((await desk.get(url)).status).toBe(404);
    expect((await client.get(url)).status).toBe(302);
    expect(await events()).toEqual([
      { kind: "EXPORT_REQUESTED", actorId: admin.id },
      { kind: "EXPORT_OPENED", actorId: user.id },
    ]);
  });

  it("needs the person's own address", async () => {
    const wrong = { userId: user.id, email: admin.email };
    expect((await run("requestPersonDataExport", wrong)).userErrors).toMatchObject([
      { field: "email", code: "BAD_INPUT" },
    ]);
    expect(await app.dataSource.manager.countBy(DataExport, { userId: user.id })).toBe(0);
  });
});
