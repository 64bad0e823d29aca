import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { generateKeyPair } from "jose";
import { minutes } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import type { ProviderName } from "../../integrations/identity/provider-settings.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, newEmail, signedIn } from "../../test/factories.js";
import { CLIENT_ID, FakeProvider, json, type Claims } from "../../test/fake-provider.js";
import type { TestClient } from "../../test/test-client.js";
import { AuditEvent } from "../audit/audit.entity.js";
import type { SignInFault } from "./sign-in-refusal.js";

/** What the audit log says about sign-ins with Google and LinkedIn that fail. */
const SIGN_IN = `mutation ($input: SignInWithGoogleInput!) {
  signInWithGoogle(input: $input) { userErrors { code } } }`;
const NAMES: ProviderName[] = ["GOOGLE", "LINKEDIN"];

let fake: FakeProvider;
let app: TestApp;
/** A second instance over the same database. */
let twin: TestApp;
/** The people of both providers in these tests have this address. */
const EMAIL = newEmail();
beforeAll(async () => {
  fake = await FakeProvider.start();
  app = await createTestApp(fake.settings);
  twin = await createTestApp(fake.settings);
});
afterAll(async () => {
  fake.close();
  await app.close();
  await twin.close();
});
beforeEach(() => app.dataSource.query("DELETE FROM audit_events"));

interface Visit {
  name: ProviderName;
  state: string;
  nonce: string;
}

async function begin(name: ProviderName, client: TestClient, query = ""): Promise<Visit> {
  const path = `/auth/${name.toLowerCase()}/start${query}`;
  const { headers } = await client.get(path, { "sec-fetch-site": "same-origin" });
  const { searchParams } = new URL(headers.get("location") ?? "", app.origin);
  return { name, state: searchParams.get("state") ?? "", nonce: searchParams.get("nonce") ?? "" };
}

const issuerOf = (name: ProviderName) => app.env[`${name}_ISSUER`];
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const claimsOf = ({ name, nonce }: Visit): Claims => ({
  iss: issuerOf(name),
  aud: CLIENT_ID,
  sub: newId(),
  nonce,
  iat: inSeconds(0),
  exp: inSeconds(600),
  email: EMAIL,
  email_verified: true,
});

/** Comes back from the provider with this token. */
async function comeBack(client: TestClient, { name, state }: Visit, token: string): Promise<void> {
  if (name === "LINKEDIN") await arrive(client, { state, code: fake.codeFor(token) });
  else await client.graphql(SIGN_IN, { input: { credential: token, state } });
}

const arrive = (client: TestClient, query: Record<string, string>) =>
  client.get(`/auth/linkedin/callback?${new URLSearchParams(query).toString()}`);

const failures = () => app.dataSource.manager.findBy(AuditEvent, { kind: "SIGN_IN_FAILED" });
const reasons = async () => (await failures()).map(({ details }) => details.why);

/** Only at Google: LinkedIn's first visit goes on to a code. */
const UNPROVEN: [SignInFault, (right: Claims) => Promise<string>][] = [
  ["ADDRESS_UNPROVEN", (right) => fake.sign(right)],
];

describe.each(NAMES)("a failed sign-in with %s", (name) => {
  it.each<[SignInFault, (right: Claims) => Promise<string> | string]>([
    ["TOKEN_MALFORMED", () => "a.b.c"],
    [
      "TOKEN_SIGNATURE",
      async (right) => fake.sign(right, {}, (await generateKeyPair("RS256")).privateKey),
    ],
    ["TOKEN_SIGNATURE", async (right) => fake.sign(right, { alg: "HS256" }, await secret())],
    ["TOKEN_ISSUER", (right) => fake.sign({ ...right, iss: "https://accounts.example" })],
    ["TOKEN_AUDIENCE", (right) => fake.sign({ ...right, aud: "another" })],
    ["TOKEN_AUDIENCE", (right) => fake.sign({ ...right, azp: "another" })],
    ["TOKEN_TIME", (right) => fake.sign({ ...right, exp: inSeconds(-60) })],
    ["TOKEN_TIME", (right) => fake.sign({ ...right, iat: inSeconds(-3600) })],
    ["TOKEN_TIME", (right) => fake.sign({ ...right, nbf: inSeconds(120) })],
    ["TOKEN_NONCE", (right) => fake.sign({ ...right, nonce: "another" })],
    ["TOKEN_SUBJECT", (right) => fake.sign({ ...right, sub: "" })],
    ["ADDRESS_UNVERIFIED", (right) => fake.sign({ ...right, email_verified: false })],
    ["ADDRESS_UNVERIFIED", (right) => fake.sign({ ...right, email: undefined })],
    ...(name === "GOOGLE" ? UNPROVEN : []),
  ])("is recorded: %s", async (why, make) => {
    const client = app.client();
    const visit = await begin(name, client);
    await comeBack(client, visit, await make(claimsOf(visit)));
    expect(await failures()).toEqual([
      expect.objectContaining({
        actorKind: "VISITOR",
        actorId: null,
        subjectId: null,
        ipAddress: client.ipAddress,
        details: { by: name, issuer: issuerOf(name), why },
      }),
    ]);
  });

  it.each<[SignInFault, (visit: Visit, client: TestClient) => Promise<Visit> | Visit]>([
    ["VISIT_UNKNOWN", (visit) => ({ ...visit, state: "made-up" })],
    [
      "OTHER_PROVIDER",
      async (visit, client) => {
        const other = await begin(name === "GOOGLE" ? "LINKEDIN" : "GOOGLE", client);
        return { ...other, name: visit.name };
      },
    ],
    ["OTHER_BROWSER", (visit, { cookies }) => (cookies.delete("flow"), visit)],
    ["VISIT_EXPIRED", (visit) => (app.clock.advance(minutes(10)), visit)],
  ])("is recorded if the visit is wrong: %s", async (why, change) => {
    const client = app.client();
    const visit = await change(await begin(name, client), client);
    await comeBack(client, visit, await fake.sign(claimsOf(visit)));
    expect(await reasons()).toEqual([why]);
  });

  it("is recorded when an answer comes again, and says nothing of either answer", async () => {
    const client = app.client();
    const visit = await begin(name, client);
    const token = await fake.sign({ ...claimsOf(visit), email_verified: false });
    await comeBack(client, visit, token);
    await comeBack(client, visit, token);
    expect(await reasons()).toEqual(["ADDRESS_UNVERIFIED", "VISIT_UNKNOWN"]);
    const rows = JSON.stringify(await failures());
    for (const secretText of [visit.state, visit.nonce, token, EMAIL])
      expect(rows).not.toContain(secretText);
  });

  it("is recorded once for 20 answers to one visit, and for a network 20 times at most", async () => {
    const client = app.client();
    const visit = await begin(name, client);
    const answers = Array.from({ length: 30 }, async (_, n) => {
      const tab = (n % 2 ? app : twin).client();
      tab.ipAddress = client.ipAddress;
      for (const [cookie, value] of client.cookies) tab.cookies.set(cookie, value);
      await comeBack(tab, visit, "a.b.c");
    });
    await Promise.all(answers);
    const why = await reasons();
    expect(why.filter((each) => each === "TOKEN_MALFORMED")).toHaveLength(1);
    expect(why.filter((each) => each === "VISIT_UNKNOWN")).toHaveLength(20);
    const neighbor = app.client();
    await comeBack(neighbor, { ...visit, state: "made-up" }, "a.b.c");
    expect(await reasons()).toHaveLength(22);
  });

  it("is recorded for the person who was adding a way to sign in", async () => {
    const owner = await buildUser(app);
    const client = await signedIn(app, owner);
    const visit = await begin(name, client, "?link=1");
    await comeBack(client, visit, await fake.sign({ ...claimsOf(visit), aud: "another" }));
    const details = { by: name, issuer: issuerOf(name), why: "TOKEN_AUDIENCE", purpose: "LINK" };
    expect(await failures()).toEqual([
      expect.objectContaining({ actorId: owner.id, subjectId: owner.id, details }),
    ]);
  });

  it("is recorded if someone else's account is connected, or the person logged out", async () => {
    const owner = await signedIn(app, await buildUser(app));
    const claims = claimsOf(await begin(name, owner));
    const link = async (client: TestClient, meanwhile: () => unknown = () => undefined) => {
      const visit = await begin(name, client, "?link=1");
      await meanwhile();
      await comeBack(client, visit, await fake.sign({ ...claims, nonce: visit.nonce }));
    };
    await link(owner);
    expect(await reasons()).toEqual([]);
    const other = await signedIn(app, await buildUser(app));
    await link(other);
    await link(other, () => other.cookies.delete("sid"));
    expect(await reasons()).toEqual(["TAKEN", "SIGNED_OUT"]);
  });

  it("is not recorded for malformed requests: they are no answers", async () => {
    const client = app.client();
    await comeBack(client, { name, state: "x".repeat(5000), nonce: "" }, "a.b.c");
    expect(await reasons()).toEqual([]);
  });
});

describe("LinkedIn's callback", () => {
  it.each<[SignInFault, Record<string, string>]>([
    ["CANCELED", { error: "user_cancelled_login" }],
    ["PROVIDER_REFUSED", { error: "server_error", error_description: "about you@example.org" }],
    ["OTHER_ISSUER", { iss: "https://accounts.example", code: "c" }],
    ["CODE_MISSING", {}],
    ["CODE_REFUSED", { code: "made-up" }],
  ])("records %s", async (why, answer) => {
    const client = app.client();
    const { state } = await begin("LINKEDIN", client);
    await arrive(client, { state, ...answer });
    const details = { by: "LINKEDIN", issuer: issuerOf("LINKEDIN"), why };
    expect((await failures()).map((event) => event.details)).toEqual([details]);
  });

  it("records that LinkedIn could not be reached", async () => {
    const client = app.client();
    const { state } = await begin("LINKEDIN", client);
    fake.answerToken = (response) => json(response, 500, { error: "server_error" });
    await arrive(client, { state, code: "c" });
    fake.answerToken = fake.redeem;
    expect(await reasons()).toEqual(["UNREACHABLE"]);
  });

  it("records a disabled account once", async () => {
    const user = await buildUser(app);
    const client = await signedIn(app, user);
    const link = await begin("LINKEDIN", client, "?link=1");
    const claims = claimsOf(link);
    await comeBack(client, link, await fake.sign(claims));
    await app.dataSource.query("UPDATE users SET disabledAt = NOW() WHERE id = ?", [user.id]);
    const browser = app.client();
    const visit = await begin("LINKEDIN", browser);
    await comeBack(browser, visit, await fake.sign({ ...claims, nonce: visit.nonce }));
    expect(await reasons()).toEqual(["DISABLED"]);
  });
});

it("shows administrators the reason", async () => {
  const client = app.client();
  const { state } = await begin("LINKEDIN", client);
  await arrive(client, { state, error: "access_denied" });
  const admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
  const { data } = await admin.graphql(
    "{ auditEvents(first: 1, filter: { kinds: [SIGN_IN_FAILED] }) { nodes { summary } } }",
  );
  expect(data.auditEvents.nodes[0].summary).toBe("Login failed with LinkedIn: canceled");
});

const secret = () => fake.publicKeyText();
