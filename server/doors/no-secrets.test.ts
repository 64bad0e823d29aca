import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { Secret, TOTP } from "otpauth";
import { minutes } from "../core/clock.js";
import { newId } from "../core/ids.js";
import { createTestApp, type TestApp } from "../test/create-test-app.js";
import { buildCompany, buildUser, newEmail, signedIn } from "../test/factories.js";
import { CLIENT_ID, CLIENT_SECRET, FakeProvider } from "../test/fake-provider.js";
import { SoftAuthenticator } from "../test/soft-authenticator.js";
import type { TestClient } from "../test/test-client.js";

/**
 * Runs through everything that handles codes, tokens and secrets, and then looks for them: none may be in the log, in the error
 * reports in it, or readable in the database. Addresses may be where they are needed, but not in the log, the outbox or the
 * audit log.
 */
let app: TestApp;
let provider: FakeProvider;
const log: string[] = [];
beforeAll(async () => {
  provider = await FakeProvider.start();
  app = await createTestApp(provider.settings, { onLog: (line) => log.push(line) });
});
afterAll(async () => {
  provider.close();
  await app.close();
});

/** What must not be found, by name. */
const secrets = new Map<string, string>();
const addresses = new Set<string>();
const keep = (name: string, secret: string | undefined): string => {
  if (!secret) throw new Error(`no ${name}`);
  secrets.set(name, secret);
  return secret;
};
const address = () => {
  const email = newEmail();
  addresses.add(email);
  return email;
};
const keepCookies = (name: string, client: TestClient) => {
  for (const [cookie, value] of client.cookies) keep(`${name}'s cookie ${cookie}`, value);
};
const PROFILE = { name: "Priya Raman", location: "X", countryCode: "+1", phone: "2145550134" };
const wrongFor = (code: string) => (code === "000000" ? "000001" : "000000");

/** Runs a mutation. @returns its payload, also if it was refused */
async function mutate(client: TestClient, name: string, selection: string, input?: object) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`;
  const text = input
    ? `mutation ($input: ${type}) { ${name}(input: $input) { ${selection} } }`
    : `mutation { ${name} { ${selection} } }`;
  const { data, errors } = await client.graphql(text, { input });
  expect(errors).toBeUndefined();
  return data[name];
}

/** The token in a mail to this address. */
async function linkTokenFor(email: string, pattern: RegExp): Promise<string | undefined> {
  const texts = (await app.inbox.mailsTo(email)).map(({ body }) => body.text);
  return pattern.exec(texts.join())?.[1];
}

async function signUp(): Promise<void> {
  const [email, client] = [address(), app.client()];
  await client.post("/api/auth/signup", { ...PROFILE, email });
  const otp = keep("the sign-up code", await app.inbox.codeFor(email));
  keepCookies("sign-up", client);
  await client.post("/api/auth/verify-otp", { email, otp: wrongFor(otp) });
  await client.post("/api/auth/verify-otp?otp=" + otp, { email, otp });
  keepCookies("the new person", client);
  expect((await client.get("/api/users/by-email?email=" + email)).status).toBe(200);
  await client.post("/api/auth/logout");
}

async function useSecondFactors(client: TestClient): Promise<void> {
  const started = await mutate(client, "startTotpEnrollment", "secret otpauthUrl");
  const secret = keep("the TOTP secret", started.secret);
  const code = () => {
    const timestamp = app.clock.now().getTime();
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  };
  const first = keep("the first TOTP code", code());
  const confirmed = await mutate(client, "confirmTotpEnrollment", "recoveryCodes", { code: first });
  for (const [n, recovery] of confirmed.recoveryCodes.entries())
    keep(`recovery code ${n}`, recovery);
  app.clock.advance(minutes(1));
  const second = keep("the second TOTP code", code());
  const codes = [wrongFor(second), second, second, confirmed.recoveryCodes[0]];
  for (const each of codes) await mutate(client, "verifySecondFactor", "me { id }", { code: each });
  const { optionsJson } = await mutate(client, "startPasskeyRegistration", "optionsJson");
  keep("the passkey challenge", JSON.parse(optionsJson).challenge);
  const responseJson = new SoftAuthenticator(app.origin).create(optionsJson);
  const input = { responseJson, name: "Phone" };
  await mutate(client, "finishPasskeyRegistration", "passkey { id }", input);
}

/** A visit to LinkedIn and back. @returns where it ended @param answer makes the code */
async function visitLinkedIn(
  client: TestClient,
  visit: string,
  answer: (nonce: string) => Promise<string>,
): Promise<string | null> {
  const ours = { "sec-fetch-site": "same-origin" };
  const { headers } = await client.get(`/auth/linkedin/start?next=/jobs${visit}`, ours);
  const sentTo = new URL(headers.get("location") ?? "").searchParams;
  const [state, nonce] = ["state", "nonce"].map((name) =>
    keep(`LinkedIn's ${name}${visit}`, sentTo.get(name) ?? undefined),
  );
  keepCookies(`LinkedIn${visit}`, client);
  const code = keep(`LinkedIn's code${visit}`, await answer(nonce ?? ""));
  const back = await client.get(`/auth/linkedin/callback?code=${code}&state=${state}`);
  keepCookies(`LinkedIn${visit}, back`, client);
  return back.headers.get("location");
}

/** Fails with an unknown code, then connects an account, and signs in with it. */
async function signInWithLinkedIn(): Promise<void> {
  const unknown = async () => "code-that-linkedin-does-not-know";
  expect(await visitLinkedIn(app.client(), "&n=1", unknown)).toMatch(/reason=failed/);
  const [email, sub] = [address(), newId()];
  const token = async (nonce: string) => {
    const iat = Math.floor(Date.now() / 1000);
    const issued = { iss: app.env.LINKEDIN_ISSUER, aud: CLIENT_ID, iat, exp: iat + 600 };
    return provider.sign({ ...issued, sub, email, email_verified: true, nonce });
  };
  const right = async (nonce: string) => {
    const idToken = keep(`LinkedIn's token for ${nonce}`, await token(nonce));
    return provider.codeFor(idToken);
  };
  const owner = await signedIn(app, await buildUser(app, { email }));
  expect(await visitLinkedIn(owner, "&link=1", right)).toBe("/jobs");
  const client = app.client();
  expect(await visitLinkedIn(client, "&n=2", right)).toBe("/jobs");
  expect((await client.graphql("{ me { email } }")).data.me.email).toBe(email);
  for (const form of provider.redeemed)
    keep(`LinkedIn's verifier of ${form.get("code")}`, form.get("code_verifier") ?? undefined);
  keep("our secret at LinkedIn", CLIENT_SECRET);
}

async function issueKey(client: TestClient): Promise<void> {
  const input = { name: "Payroll", scopes: ["JOBS_READ"] };
  const { secret } = await mutate(client, "createApiKey", "secret", input);
  const partner = app.client();
  partner.apiKey = keep("the API key", secret);
  expect((await partner.get("/api/jobs")).status).toBe(200);
  partner.apiKey = `${secret.slice(0, -1)}_`;
  expect((await partner.get("/api/jobs")).status).toBe(401);
}

async function invite(client: TestClient): Promise<void> {
  const email = address();
  const company = await buildCompany(app);
  const input = { email, role: "RECRUITER", companyId: company.id };
  await mutate(client, "inviteStaff", "invitation { id } userErrors { message }", input);
  const found = await linkTokenFor(email, /invitation\?token=([\w.-]+)/);
  const token = keep("the token of the invitation", found);
  const invited = await signedIn(app, await buildUser(app, { email }));
  const name = "Priya Raman";
  await mutate(invited, "acceptInvitation", "me { id }", { token: `${token}x`, name });
  await mutate(invited, "acceptInvitation", "me { id }", { token, name });
}

async function leave(): Promise<void> {
  const email = address();
  const client = await signedIn(app, await buildUser(app, { email }));
  keepCookies("the leaving person", client);
  await mutate(client, "requestDataExport", "dataExport { id }");
  await app.services.dataExports.drain();
  await mutate(client, "requestAccountDeletion", "message");
  keep("the link to keep the account", await linkTokenFor(email, /token=([\w.%-]+)/));
}

async function subscribe(): Promise<void> {
  const email = address();
  await app.client().post("/api/newsletter/subscribe", { email, topics: ["NEWS"] });
  keep("the newsletter link", await linkTokenFor(email, /token=([\w.%-]+)/));
}

/** Errors of the database quote the values of the statement. */
async function fail(): Promise<void> {
  await app.dataSource.query(
    "ALTER TABLE contact_messages ADD CONSTRAINT broken CHECK (name = '')",
  );
  const message = { name: "P", email: address(), message: "Hello" };
  expect((await app.client().post("/api/contact", message)).status).toBe(500);
}

/** Every row of every table, as text. */
async function rowsByTable(): Promise<Map<string, string>> {
  const tables = await app.dataSource.query<{ name: string }[]>(
    "SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()",
  );
  const rows = new Map<string, string>();
  for (const { name } of tables)
    rows.set(name, JSON.stringify(await app.dataSource.query(["SELECT * FROM", name].join(" "))));
  return rows;
}

/** Six digits occur in ids, hashes and times by chance. */
const contains = (text: string, secret: string): boolean =>
  /^\d{6}$/.test(secret)
    ? new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`).test(text)
    : text.toLowerCase().includes(secret.toLowerCase());

it("leaves no code, token, secret or address in the log, nor a readable secret in the database", async () => {
  const email = address();
  const admin = await buildUser(app, { role: "ADMIN", email });
  const client = await signedIn(app, admin, { secondFactor: false });
  keepCookies("the administrator", client);
  await signUp();
  await useSecondFactors(client);
  await signInWithLinkedIn();
  await issueKey(client);
  await invite(client);
  await leave();
  await subscribe();
  await fail();

  expect(secrets.size).toBeGreaterThan(20);
  expect(addresses.size).toBe(7);
  expect(log.length).toBeGreaterThan(20);
  expect(log.filter((line) => line.includes('"level":50')).length).toBeGreaterThan(0);
  const rows = await rowsByTable();
  for (const table of ["outbox", "audit_events", "login_codes", "invitations", "recovery_codes"])
    expect([table, rows.get(table)?.length]).not.toEqual([table, 2]);

  const places = new Map([...rows, ["the log", log.join("")]]);
  const found: string[] = [];
  for (const [place, text] of places)
    for (const [name, secret] of secrets)
      if (contains(text, secret)) found.push(`${name} in ${place}`);
  for (const place of ["the log", "outbox", "audit_events", "sign_in_flows", "sessions"])
    for (const each of addresses)
      if (contains(places.get(place) ?? each, each)) found.push(`${each} in ${place}`);
  expect(found).toEqual([]);
});
