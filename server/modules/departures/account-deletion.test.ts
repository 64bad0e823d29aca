import { beforeEach, describe, expect, it } from "@jest/globals";
import { hours, later, minutes } from "../../core/clock.js";
import { inTransaction } from "../../kit/db/transactions.js";
import { createObjectStore } from "../../integrations/storage/create-object-store.js";
import { applicationForm } from "../../test/access/actors.js";
import { app, client, payments, user } from "../../test/customer.js";
import { buildJob, buildUser, signedIn } from "../../test/factories.js";
import { untilLocksAwaited } from "../../test/lock-waits.js";
import { openPayPage } from "../../test/payments-twin.js";
import type { TestClient } from "../../test/test-client.js";
import { User } from "../accounts/user.entity.js";
import { Application } from "../applications/application.entity.js";
import { AuditEvent } from "../audit/audit.entity.js";
import { CheckoutSession } from "../billing/checkout/checkout-session.entity.js";
import { Subscription } from "../billing/subscription/subscription.entity.js";
import { OutboxMessage } from "../outbox/outbox.entity.js";
import { AccountDeletion } from "./account-deletion.entity.js";

const PRODUCT = "BRAND_MY_CV_QUATERLY";
const REQUEST =
  "mutation { requestAccountDeletion { deletion { takesEffectAt } userErrors { code message } } }";
const ASK = "mutation { requestAccountDeletion { message userErrors { code } } }";
const NOT_ME =
  "mutation ($input: ReportFactorChangeInput!) { reportFactorChange(input: $input) { userErrors { code } } }";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";
const CANCEL =
  "mutation ($input: CancelAccountDeletionInput!) { cancelAccountDeletion(input: $input) { userErrors { code } } }";
const STATE = "{ me { deletion { takesEffectAt } } }";

const request = async (by: TestClient = client) =>
  (await by.graphql(REQUEST)).data.requestAccountDeletion;
const cancel = async (by: TestClient, token?: string) =>
  (await by.graphql(CANCEL, { input: token === undefined ? {} : { token } })).data
    .cancelAccountDeletion.userErrors;
const drain = () => app.services.deletions.drain();
const account = () => app.dataSource.manager.findOneBy(User, { id: user.id });
const rows = () => app.dataSource.manager.findBy(AccountDeletion, { userId: user.id });
const kinds = async () => {
  const events = await app.dataSource.manager.findBy(AuditEvent, { subjectId: user.id });
  return events.map(({ kind }) => kind).filter((kind) => /DELETION|ERASED/.test(kind));
};
const mails = async () => (await app.inbox.mailsTo(user.email)).map(({ subject }) => subject);
const buy = async () => {
  await payments.pay(await openPayPage(client, PRODUCT));
  await payments.settle();
};
const plan = () => app.dataSource.manager.findOneByOrFail(Subscription, { userId: user.id });

beforeEach(async () => {
  // Deletions of earlier tests.
  await app.dataSource.manager.clear(AccountDeletion);
  app.clock.hold();
});

describe("asking for the deletion", () => {
  it("shows what goes and what stays, and changes nothing", async () => {
    await buy();
    const { data } = await client.graphql(
      "{ deletionPreview { runningPlans refusals erased { what count } kept { what why } } }",
    );
    const { runningPlans, refusals, erased, kept } = data.deletionPreview;
    expect({ runningPlans, refusals }).toEqual({ runningPlans: 1, refusals: [] });
    expect(erased).toContainEqual({ what: "sessions", count: 1 });
    expect(kept).toContainEqual({ what: "payments", why: "tax and accounting" });
    expect(await rows()).toEqual([]);
  });

  it("takes effect after 24 hours, not before", async () => {
    const { deletion } = await request();
    const wait = Date.parse(deletion.takesEffectAt) - app.clock.now().getTime();
    expect(wait).toBe(hours(24));
    expect((await client.graphql(STATE)).data.me.deletion).toEqual(deletion);
    app.clock.advance(hours(24) - minutes(1));
    expect(await drain()).toBe(0);
    expect(await account()).not.toBeNull();
    app.clock.advance(minutes(1));
    expect(await drain()).toBe(1);
    expect(await account()).toBeNull();
    expect(await rows()).toEqual([]);
    expect((await client.graphql("{ me { id } }")).data.me).toBeNull();
    expect(await kinds()).toEqual(["DELETION_REQUESTED", "ERASED"]);
  });

  it("20 times at once is one request with one email", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => request()));
    expect(answers.flatMap(({ userErrors }) => userErrors)).toEqual([]);
    expect(await rows()).toHaveLength(1);
    expect(await mails()).toEqual(["Your Staffboard account will be deleted"]);
  });

  it("needs a fresh proof", async () => {
    app.clock.advance(minutes(11));
    const { errors } = await client.graphql(REQUEST);
    expect(errors?.[0]?.extensions.code).toBe("FRESH_PROOF_REQUIRED");
  });

  it("is refused while a pay page is open", async () => {
    await openPayPage(client, PRODUCT);
    // Stripe's clock has not moved with ours.
    const expiresAt = later(app.clock.now(), hours(1));
    await app.dataSource.manager.update(CheckoutSession, { userId: user.id }, { expiresAt });
    expect((await request()).userErrors).toEqual([
      { code: "CONFLICT", message: expect.stringContaining("checkout page open") },
    ]);
    expect(await rows()).toEqual([]);
  });

  it("is refused for the last administrator, also if two leave at once", async () => {
    const admins = [
      await buildUser(app, { role: "ADMIN" }),
      await buildUser(app, { role: "ADMIN" }),
    ];
    for (const admin of admins)
      expect((await request(await signedIn(app, admin))).userErrors).toEqual([]);
    app.clock.advance(hours(24));
    // One after the other: the second is then the last.
    await drain();
    const left = await app.dataSource.manager.countBy(User, { role: "ADMIN" });
    expect(left).toBe(1);
    const last = await app.dataSource.manager.findOneByOrFail(User, { role: "ADMIN" });
    expect((await request(await signedIn(app, last))).userErrors).toMatchObject([
      { code: "CONFLICT", message: expect.stringContaining("only administrator") },
    ]);
    await app.dataSource.manager.delete(User, { id: last.id });
  });
});

describe("the emails about a deletion", () => {
  const ZONE = { "time-zone": "America/Los_Angeles", "user-agent": FIREFOX };
  const newest = async () => (await app.inbox.mailsTo(user.email)).at(-1)?.body.text ?? "";

  it("name the device and the time where the person is, also the last one", async () => {
    const { data } = await client.graphql(ASK, {}, ZONE);
    expect(data.requestAccountDeletion.message).toContain("Pacific Time");
    expect(await newest()).toMatch(/Requested: .* Pacific Time\nDevice: Firefox 130 on Linux\n/);
    app.clock.advance(hours(24));
    await drain();
    expect(await newest()).toMatch(/Requested: .* Pacific Time\nDevice: Firefox 130 on Linux\n/);
    const notices = await app.dataSource.manager.findBy(OutboxMessage, { kind: "ACCOUNT_DELETED" });
    expect(JSON.stringify(notices)).not.toContain("Firefox");
  });

  it("have a link that keeps the account and logs every device out", async () => {
    await client.graphql(ASK);
    const [link = ""] = /http\S+factor-reset\?\S+/.exec(await newest()) ?? [];
    const input = { token: new URL(link).searchParams.get("notMe") };
    const { data } = await app.client().graphql(NOT_ME, { input });
    expect(data.reportFactorChange.userErrors).toEqual([]);
    expect((await client.graphql("{ me { id } }")).data.me).toBeNull();
    app.clock.advance(hours(25));
    expect(await drain()).toBe(0);
    expect(await account()).not.toBeNull();
    expect(await kinds()).toEqual(["DELETION_REQUESTED", "DELETION_CANCELED"]);
  });
});

describe("changing one's mind", () => {
  const tokenIn = async () => {
    const mail = (await app.inbox.mailsTo(user.email)).at(-1);
    return /\/account\/keep\?token=(\S+)/.exec(mail?.body.text ?? "")?.[1] ?? "";
  };

  it("works with the link in the email, signed out, and again", async () => {
    await request();
    const token = decodeURIComponent(await tokenIn());
    expect(await cancel(app.client(), token)).toEqual([]);
    expect(await cancel(app.client(), token)).toEqual([]);
    app.clock.advance(hours(25));
    expect(await drain()).toBe(0);
    expect(await account()).not.toBeNull();
    expect(await kinds()).toEqual(["DELETION_REQUESTED", "DELETION_CANCELED"]);
  });

  it("works in the account, also after signing in again", async () => {
    await request();
    const again = await signedIn(app, user);
    expect(await cancel(again)).toEqual([]);
    expect((await again.graphql(STATE)).data.me.deletion).toBeNull();
    expect(await request()).toMatchObject({ userErrors: [] });
  });

  it("is refused with a wrong token, and once the time has come", async () => {
    await request();
    const token = decodeURIComponent(await tokenIn());
    const forged = `${token.slice(0, -1)}${token.endsWith("0") ? "1" : "0"}`;
    expect(await cancel(app.client(), forged)).toEqual([{ code: "INVALID_LINK" }]);
    expect(await cancel(app.client(), "")).toEqual([{ code: "INVALID_LINK" }]);
    app.clock.advance(hours(24));
    expect(await cancel(app.client(), token)).toEqual([{ code: "CONFLICT" }]);
  });
});

describe("the deletion", () => {
  it("ends the plan at Stripe first, and keeps the payment without the person", async () => {
    await buy();
    const { stripeSubscriptionId } = await plan();
    await request();
    app.clock.advance(hours(24));
    await drain();
    expect(await payments.read(`subscriptions/${stripeSubscriptionId}`)).toMatchObject({
      status: "canceled",
    });
    expect(await plan()).toMatchObject({ status: "CANCELED" });
    expect(await account()).toMatchObject({ name: "Erased", phone: "" });
  });

  it("changes nothing if the person has become the last administrator", async () => {
    await buy();
    await request();
    await app.dataSource.manager.update(User, { role: "ADMIN" }, { role: "CANDIDATE" });
    await app.dataSource.manager.update(User, { id: user.id }, { role: "ADMIN" });
    app.clock.advance(hours(24));
    await drain();
    expect(await account()).toMatchObject({ role: "ADMIN" });
    expect((await plan()).status).toBe("ACTIVE");
    await app.dataSource.manager.update(User, { id: user.id }, { role: "CANDIDATE" });
  });

  it("changes nothing while Stripe is down, and is tried again", async () => {
    await buy();
    await request();
    app.clock.advance(hours(24));
    const down = { mode: "cut", path: "/v1/subscriptions", times: 2 };
    await payments.control("fail", down);
    await drain();
    expect(await account()).toMatchObject({ email: user.email });
    expect(await plan()).toMatchObject({ status: "ACTIVE" });
    expect(await rows()).toMatchObject([{ attempts: 1, lastError: expect.any(String) }]);
    expect(await drain()).toBe(0);
    app.clock.advance(minutes(1));
    await drain();
    expect(await account()).toMatchObject({ name: "Erased" });
  });

  it("is finished by another process if one dies in the middle", async () => {
    await request();
    app.clock.advance(hours(24));
    const leasedUntil = new Date(app.clock.now().getTime() + minutes(15));
    await app.dataSource.manager.update(AccountDeletion, { userId: user.id }, { leasedUntil });
    expect(await drain()).toBe(0);
    app.clock.advance(minutes(15) + 1);
    expect(await drain()).toBe(1);
    expect(await account()).toBeNull();
  });

  it("sends a last email, and keeps its address sealed and only until it is sent", async () => {
    await request();
    await mails();
    app.clock.advance(hours(24));
    await drain();
    const queued = JSON.stringify(await app.dataSource.manager.find(OutboxMessage));
    expect(queued).toContain("sealedAddress");
    expect(queued).not.toContain(user.email);
    expect((await mails()).at(-1)).toBe("Your Staffboard account is deleted");
    app.clock.advance(1000);
    await app.services.housekeeping.run();
    const left = JSON.stringify(await app.dataSource.manager.find(OutboxMessage));
    expect(left).not.toContain("sealedAddress");
  });
});

describe("an upload that runs during the deletion", () => {
  const apply = async () => {
    const job = await buildJob(app);
    return client.postForm("/api/apply-jobs", applicationForm(job, "Ana", user.email));
  };
  const applications = () => app.dataSource.manager.countBy(Application, { userId: user.id });
  /** Holds the person's row, as the slower of the two does, until `release`. */
  async function holdPerson() {
    let release = () => {};
    const released = new Promise<void>((done) => (release = done));
    let locked = () => {};
    const isLocked = new Promise<void>((done) => (locked = done));
    const held = inTransaction(app.dataSource, async (transaction) => {
      await app.services.accounts.lock(transaction, user.id);
      locked();
      await released;
    });
    await isLocked;
    return async () => {
      release();
      await held;
    };
  }
  async function storedResumes(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of createObjectStore(app.env).list("resumes/")) keys.push(key);
    return keys;
  }

  it("is deleted with its file if it came first", async () => {
    const uploaded = await apply();
    expect(uploaded.status).toBe(201);
    await request();
    app.clock.advance(hours(24));
    await drain();
    expect(await applications()).toBe(0);
    expect(await account()).toBeNull();
  });

  it("is refused with a clear answer, and leaves no file, if the deletion came first", async () => {
    await request();
    app.clock.advance(hours(24) - 1000);
    const before = await storedResumes();
    const free = await holdPerson();
    app.clock.advance(1000);
    const deleting = drain();
    await untilLocksAwaited(app.dataSource, 1);
    // Signed in when it began; waits for the person's row behind the deletion.
    const uploading = apply();
    await untilLocksAwaited(app.dataSource, 2);
    await free();
    await deleting;
    const { status, body } = await uploading;
    expect([status, body.message]).toEqual([401, "This account has been deleted."]);
    expect(await storedResumes()).toEqual(before);
    expect(await applications()).toBe(0);
    expect(await account()).toBeNull();
  });
});
