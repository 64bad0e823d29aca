import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { days, hours, later } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, signedIn } from "../../test/factories.js";
import { SoftAuthenticator } from "../../test/soft-authenticator.js";
import type { TestClient } from "../../test/test-client.js";
import { Identity } from "../accounts/identity.entity.js";
import type { User } from "../accounts/user.entity.js";
import { AuditEvent } from "../audit/audit.entity.js";
import { Passkey } from "./passkey.entity.js";

const START = `mutation { startPasskeyRegistration { optionsJson userErrors { code } } }`;
const FINISH = `mutation ($input: FinishPasskeyRegistrationInput!) {
  finishPasskeyRegistration(input: $input) { passkey { id } userErrors { code } } }`;
const REPORT = `mutation ($input: ReportFactorChangeInput!) {
  reportFactorChange(input: $input) { message userErrors { code message } } }`;

let app: TestApp;
let user: User;
let thief: TestClient;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await buildUser(app);
  thief = await signedIn(app, user);
});

async function addPasskey(client: TestClient, headers = {}): Promise<string> {
  const { optionsJson } = (await client.graphql(START)).data.startPasskeyRegistration;
  const responseJson = new SoftAuthenticator(app.origin).create(optionsJson);
  const input = { responseJson, name: "Phone" };
  return (await client.graphql(FINISH, { input }, headers)).data.finishPasskeyRegistration.passkey
    .id;
}
const mailText = async () => (await app.inbox.mailsTo(user.email)).at(-1)?.body.text ?? "";
async function tokenInMail(): Promise<string> {
  const [link = ""] = /http\S+\/account\/factor-reset\?\S+/.exec(await mailText()) ?? [];
  return new URL(link).searchParams.get("notMe") ?? "";
}
const report = async (token: string) =>
  (await app.client().graphql(REPORT, { input: { token } })).data.reportFactorChange;
const isSignedIn = async (client: TestClient) =>
  (await client.graphql("{ me { id } }")).data.me !== null;
const passkeys = async () =>
  (await app.dataSource.manager.findBy(Passkey, { userId: user.id })).map(({ id }) => id);

async function passkeyOf({ id: userId }: User, createdAt: Date): Promise<string> {
  const id = newId();
  const key = { publicKey: "", counter: "0", transports: [], backedUp: false, name: "Phone" };
  const row = { id, userId, credentialId: newId(), createdAt, ...key };
  await app.dataSource.manager.insert(Passkey, row);
  return id;
}
const identityOf = ({ id: userId }: User, createdAt: Date) =>
  app.dataSource.manager.insert(Identity, {
    ...{ issuer: "https://accounts.google.com", subject: newId(), provider: "GOOGLE" },
    ...{ userId, email: "someone@example.com", createdAt },
  });

describe("a candidate who says that a change was not theirs", () => {
  it("is logged out everywhere, and what was added since is gone", async () => {
    const before = later(app.clock.now(), -hours(1));
    const own = await passkeyOf(user, before);
    await identityOf(user, before);
    const added = await addPasskey(thief);
    const token = await tokenInMail();
    await identityOf(user, app.clock.now());
    await passkeyOf(user, app.clock.now());
    const { message, userErrors } = await report(token);
    expect(userErrors).toEqual([]);
    expect(message).toContain("no longer work");
    expect(await isSignedIn(thief)).toBe(false);
    expect(await passkeys()).toEqual([own]);
    expect(await app.dataSource.manager.countBy(Identity, { userId: user.id })).toBe(1);
    const events = await app.dataSource.manager.findBy(AuditEvent, { subjectId: user.id });
    const kinds = events.map(({ kind }) => kind);
    for (const kind of ["SESSION_ENDED", "FACTOR_REMOVED", "IDENTITY_UNLINKED"] as const)
      expect(kinds).toContain(kind);
    expect(events.some(({ targetId }) => targetId === added)).toBe(true);
    const subjects = (await app.inbox.mailsTo(user.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith("Passkey removed"))).toHaveLength(2);
    expect(subjects).toContain("Way to log in removed (Staffboard)");
  });

  it("may say so twice", async () => {
    await addPasskey(thief);
    const token = await tokenInMail();
    await report(token);
    expect((await report(token)).userErrors).toEqual([]);
  });

  it("can log in again", async () => {
    await addPasskey(thief);
    await report(await tokenInMail());
    expect(await isSignedIn(await signedIn(app, user))).toBe(true);
  });

  it("can't after 30 days, and is told what to do instead", async () => {
    const own = await addPasskey(thief);
    const token = await tokenInMail();
    app.clock.advance(days(30) + 1000);
    const { userErrors } = await report(token);
    expect(userErrors).toMatchObject([{ code: "INVALID_LINK" }]);
    expect(userErrors[0].message).toContain("over 30 days old");
    expect(await passkeys()).toEqual([own]);
  });

  it("needs a link that we made", async () => {
    expect((await report(`${user.id}.1.x`)).userErrors).toMatchObject([{ code: "INVALID_LINK" }]);
    expect(await isSignedIn(thief)).toBe(true);
  });
});

describe("a member of the staff who says so", () => {
  it("is logged out everywhere, but a mailbox is not enough to remove a second factor", async () => {
    user = await buildUser(app, { role: "RECRUITER" });
    thief = await signedIn(app, user, { secondFactor: false });
    const own = await addPasskey(thief);
    const { message, userErrors } = await report(await tokenInMail());
    expect(userErrors).toEqual([]);
    expect(message).toContain("remove anything you didn’t add");
    expect(await isSignedIn(thief)).toBe(false);
    expect(await passkeys()).toEqual([own]);
  });
});

describe("the time in the email", () => {
  it.each([
    ["that of the browser that made the change", "America/Los_Angeles", "Pacific Time"],
    ["the firm's, if the browser names none", undefined, "Eastern Time"],
    ["the firm's, if the browser's is unknown", "Mars/Olympus_Mons", "Eastern Time"],
  ])("is %s", async (_which, zone, name) => {
    await addPasskey(thief, zone === undefined ? {} : { "time-zone": zone });
    expect(await mailText()).toContain(name);
  });
});
