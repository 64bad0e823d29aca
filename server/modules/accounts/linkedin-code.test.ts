import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { minutes } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, newEmail, signedIn } from "../../test/factories.js";
import { CLIENT_ID, FakeProvider, type Claims } from "../../test/fake-provider.js";
import type { TestClient } from "../../test/test-client.js";
import { Identity } from "./identity.entity.js";
import { LoginCode } from "./login-code.entity.js";

const PENDING = "{ pendingLoginCode { email provider sentAt expiresAt } }";
const REQUEST = `mutation ($input: RequestLoginCodeInput!) { requestLoginCode(input: $input) { userErrors { code } } }`;
const VERIFY = `mutation ($input: VerifyLoginCodeInput!) { verifyLoginCode(input: $input) {
  user { id name email } connect { provider } userErrors { code } } }`;

let fake: FakeProvider;
let app: TestApp;
/** Another instance, which has not counted the codes sent by the first one. */
let twin: TestApp;
beforeAll(async () => {
  fake = await FakeProvider.start();
  app = await createTestApp(fake.settings);
  twin = await createTestApp(fake.settings);
});
afterAll(async () => {
  fake.close();
  await Promise.all([app.close(), twin.close()]);
});

interface Member {
  subject: string;
  email: string;
}
const newMember = (email = newEmail()): Member => ({ subject: newId(), email });

/** A visit to LinkedIn. @returns where it ends */
async function visit(client: TestClient, { subject, email }: Member, claims: Claims = {}) {
  const { headers } = await client.get("/auth/linkedin/start?next=/jobs%23apply");
  const { searchParams } = new URL(headers.get("location") ?? "");
  const seconds = Math.floor(Date.now() / 1000);
  const token = await fake.sign({
    ...{ iss: app.env.LINKEDIN_ISSUER, aud: CLIENT_ID, sub: subject },
    ...{ nonce: searchParams.get("nonce") ?? "", iat: seconds, exp: seconds + 600 },
    ...{ email, email_verified: true, name: "Dana Whitlock", ...claims },
  });
  const answer = { state: searchParams.get("state") ?? "", code: fake.codeFor(token) };
  const back = await client.get(
    `/auth/linkedin/callback?${new URLSearchParams(answer).toString()}`,
  );
  return back.headers.get("location");
}

const STEP = "/auth/code?next=%2Fjobs%23apply";

interface Proof {
  email: string;
  otp: string;
}
/** The same sign-in over GraphQL and REST. @returns the address of whoever is signed in then */
const doors = {
  GraphQL: async (client: TestClient, input: Proof) => {
    await client.graphql(VERIFY, { input });
  },
  REST: async (client: TestClient, input: Proof) => {
    await client.post("/api/auth/verify-otp", input);
  },
};
const verify = doors.GraphQL;
const me = async (client: TestClient): Promise<{ email: string; name: string } | null> =>
  (await client.graphql("{ me { email name } }")).data.me;
const ownerOf = async ({ subject }: Member): Promise<string | null> =>
  (await app.dataSource.manager.findOneBy(Identity, { subject }))?.userId ?? null;
const mailsTo = async ({ email }: Member) => (await app.inbox.mailsTo(email)).length;
/** The same browser a minute later: another code may be sent. */
async function aMinuteLater(client: TestClient): Promise<TestClient> {
  await app.dataSource.query("DELETE FROM rate_limits WHERE `key` LIKE 'code-gap:%'");
  const there = twin.client();
  there.ipAddress = client.ipAddress;
  for (const [name, value] of client.cookies) there.cookies.set(name, value);
  return there;
}
const pending = async (client: TestClient) => (await client.graphql(PENDING)).data.pendingLoginCode;

describe.each(Object.entries(doors))("a first sign-in with LinkedIn, over %s", (_name, enter) => {
  it("asks for a code at the address, which makes the account and connects LinkedIn", async () => {
    const [client, member] = [app.client(), newMember()];
    expect(await visit(client, member)).toBe(STEP);
    expect(await pending(client)).toMatchObject({ email: member.email, provider: "LINKEDIN" });
    expect(await me(client)).toBeNull();
    await enter(client, { email: member.email, otp: await app.inbox.codeFor(member.email) });
    expect(await me(client)).toEqual({ email: member.email, name: "Dana Whitlock" });
    const user = await app.services.accounts.findByEmail(member.email);
    expect(await ownerOf(member)).toBe(user?.id);
    const subjects = (await app.inbox.mailsTo(member.email)).map(({ subject }) => subject);
    expect(subjects).toContain("New way to log in (Staffboard)");
    // From now on, without a code.
    const browser = app.client();
    expect(await visit(browser, member)).toBe("/jobs#apply");
    expect((await me(browser))?.email).toBe(member.email);
  });

  it("connects LinkedIn to the account of the address, which keeps its name", async () => {
    const [client, user] = [app.client(), await buildUser(app, { name: "Dana W. Ortiz" })];
    const member = newMember(user.email);
    await visit(client, member);
    await enter(client, { email: user.email, otp: await app.inbox.codeFor(user.email) });
    expect(await me(client)).toEqual({ email: user.email, name: "Dana W. Ortiz" });
    expect(await ownerOf(member)).toBe(user.id);
  });
});

describe("what the code connects", () => {
  it("is nothing for an address that LinkedIn has not verified, which gets no code", async () => {
    const [client, member] = [app.client(), newMember()];
    const place = await visit(client, member, { email_verified: false });
    expect(place).toBe("/auth/problem?reason=failed&provider=linkedin");
    expect(await mailsTo(member)).toBe(0);
    expect(await pending(client)).toBeNull();
  });

  it("is nothing with a code for another address, after which it is offered", async () => {
    const [client, member, other] = [app.client(), newMember(), await buildUser(app)];
    await visit(client, member);
    const input = { email: other.email };
    await client.graphql(REQUEST, { input });
    const otp = await app.inbox.codeFor(other.email);
    const { data } = await client.graphql(VERIFY, { input: { ...input, otp } });
    expect(data.verifyLoginCode).toMatchObject({
      user: { id: other.id },
      connect: { provider: "LINKEDIN" },
    });
    expect(await ownerOf(member)).toBeNull();
  });

  it("is nothing in another browser, even one that asked for a code of its own", async () => {
    const [browser, member] = [app.client(), newMember()];
    await visit(browser, member);
    const otp = await app.inbox.codeFor(member.email);
    const thief = app.client();
    await verify(thief, { email: member.email, otp });
    expect(await me(thief)).toBeNull();
    const later = await aMinuteLater(thief);
    await later.graphql(REQUEST, { input: { email: member.email } });
    await verify(later, { email: member.email, otp: await app.inbox.codeFor(member.email) });
    expect((await me(later))?.email).toBe(member.email);
    expect(await ownerOf(member)).toBeNull();
  });

  it("goes to the owner of the address, not to whoever was signed in before", async () => {
    const stranger = await buildUser(app);
    const client = await signedIn(app, stranger);
    const member = newMember();
    await visit(client, member);
    await verify(client, { email: member.email, otp: await app.inbox.codeFor(member.email) });
    const user = await app.services.accounts.findByEmail(member.email);
    expect(await ownerOf(member)).toBe(user?.id);
    expect(user?.id).not.toBe(stranger.id);
  });

  it("is connected once: a used code does nothing", async () => {
    const [client, member] = [app.client(), newMember()];
    await visit(client, member);
    const proof = { email: member.email, otp: await app.inbox.codeFor(member.email) };
    const token = client.cookies.get("otp") ?? "";
    await verify(client, proof);
    await app.dataSource.manager.delete(Identity, { subject: member.subject });
    const again = app.client();
    again.cookies.set("otp", token);
    await verify(again, proof);
    expect(await me(again)).toBeNull();
    expect(await ownerOf(member)).toBeNull();
  });

  it("is nothing for staff, whose second factor it would not ask for", async () => {
    const [client, user] = [app.client(), await buildUser(app, { role: "RECRUITER" })];
    const member = newMember(user.email);
    await visit(client, member);
    const input = { email: user.email, otp: await app.inbox.codeFor(user.email) };
    const { data } = await client.graphql(VERIFY, { input });
    expect(data.verifyLoginCode.connect).toEqual({ provider: "LINKEDIN" });
    expect(await ownerOf(member)).toBeNull();
  });

  it("is nothing for a disabled person", async () => {
    const [client, user] = [app.client(), await buildUser(app, { disabledAt: new Date() })];
    const member = newMember(user.email);
    await visit(client, member);
    await verify(client, { email: user.email, otp: await app.inbox.codeFor(user.email) });
    expect(await me(client)).toBeNull();
    expect(await ownerOf(member)).toBeNull();
  });

  it("stays another person's who connected it meanwhile", async () => {
    const [client, member, owner] = [app.client(), newMember(), await buildUser(app)];
    await visit(client, member);
    const identity = { issuer: app.env.LINKEDIN_ISSUER, subject: member.subject };
    await app.dataSource.manager.insert(Identity, {
      ...{ ...identity, userId: owner.id, provider: "LINKEDIN", createdAt: app.clock.now() },
    });
    await verify(client, { email: member.email, otp: await app.inbox.codeFor(member.email) });
    expect((await me(client))?.email).toBe(member.email);
    expect(await ownerOf(member)).toBe(owner.id);
  });
});

it("asks for another way to log in while no other code may be sent", async () => {
  const member = newMember();
  await visit(app.client(), member);
  const client = app.client();
  expect(await visit(client, member)).toBe("/auth/problem?reason=code-first&provider=linkedin");
  expect(await mailsTo(member)).toBe(1);
  expect(client.cookies.has("offer")).toBe(true);
});

describe("a code that the browser waits for", () => {
  it("will do for a visit to LinkedIn: no other one is sent", async () => {
    const [client, member] = [app.client(), newMember()];
    await client.graphql(REQUEST, { input: { email: member.email } });
    const otp = await app.inbox.codeFor(member.email);
    expect(await visit(client, member)).toBe(STEP);
    expect(await mailsTo(member)).toBe(1);
    await verify(client, { email: member.email, otp });
    expect(await ownerOf(member)).not.toBeNull();
  });

  it("passes what it connects on to the next one, for 15 minutes", async () => {
    const connectsAfter = async (wait: number) => {
      const [client, member] = [app.client(), newMember()];
      await visit(client, member);
      await mailsTo(member);
      for (const { clock } of [app, twin]) clock.advance(minutes(wait));
      const later = await aMinuteLater(client);
      await later.graphql(REQUEST, { input: { email: member.email } });
      await verify(later, { email: member.email, otp: await app.inbox.codeFor(member.email) });
      expect((await me(later))?.email).toBe(member.email);
      for (const { clock } of [app, twin]) clock.advance(-minutes(wait));
      return (await ownerOf(member)) !== null;
    };
    expect(await connectsAfter(9)).toBe(true);
    expect(await connectsAfter(16)).toBe(false);
  });

  it("is told to this browser only, until it is used, old, or wrong five times", async () => {
    const [client, email] = [app.client(), newEmail()];
    await client.graphql(REQUEST, { input: { email } });
    expect(await pending(client)).toMatchObject({ email, provider: null });
    expect(await pending(app.client())).toBeNull();
    const otp = await app.inbox.codeFor(email);
    app.clock.advance(minutes(10));
    expect(await pending(client)).toBeNull();
    app.clock.advance(-minutes(10));
    await app.dataSource.manager.update(LoginCode, { email }, { attempts: 5 });
    expect(await pending(client)).toBeNull();
    await app.dataSource.manager.update(LoginCode, { email }, { attempts: 0 });
    await verify(client, { email, otp });
    expect(await pending(client)).toBeNull();
  });
});
