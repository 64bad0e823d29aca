import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey } from "jose";
import { createTestApp, openAddress, type TestApp } from "../../test/create-test-app.js";
import { newId } from "../../core/ids.js";
import { newEmail } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";

const GMAIL = "100000000000000000101";
const WORKSPACE = "100000000000000000102";
const UNPROVEN = "100000000000000000103";
const SIGN_IN = `mutation ($input: SignInWithGoogleInput!) {
  signInWithGoogle(input: $input) { user { email name } message userErrors { code message } } }`;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Follows the steps of a browser: our start link, the provider's account chooser, back with a token in the fragment. */
async function goToGoogle(client: TestClient, person: string): Promise<string> {
  const start = await client.get("/auth/google/start");
  expect(start.status).toBe(302);
  const address = new URL(start.headers.get("location") ?? "");
  address.protocol = new URL(app.env.GOOGLE_ISSUER).protocol;
  const chosen = await fetch(`${app.env.GOOGLE_ISSUER}/choose${address.search}`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ person }),
  });
  const back = new URL(chosen.headers.get("location") ?? "");
  expect(back.origin + back.pathname).toBe(`${app.origin}/auth/google/callback`);
  return new URLSearchParams(back.hash.slice(1)).get("id_token") ?? "";
}

describe("signing in with Google", () => {
  it("creates an account for a Gmail address once, over GraphQL or REST", async () => {
    const first = app.client();
    const { data } = await first.graphql(SIGN_IN, {
      input: { credential: await goToGoogle(first, GMAIL) },
    });
    expect(data.signInWithGoogle).toMatchObject({
      userErrors: [],
      user: { name: "Dana Whitlock" },
    });
    const second = app.client();
    const credential = await goToGoogle(second, GMAIL);
    const { status, body } = await second.post("/api/auth/google-oauth", { credential });
    expect(status).toBe(200);
    expect(body.user.email).toBe(data.signInWithGoogle.user.email);
    expect((await second.get("/api/auth/me")).body._id).toBe(body.user._id);
  });

  it("creates one account for several concurrent first sign-ins", async () => {
    await app.dataSource.query("DELETE FROM identities");
    await app.dataSource.query("DELETE FROM users WHERE email LIKE '%gmail.com'");
    const clients = [app.client(), app.client(), app.client()];
    const credentials = await Promise.all(clients.map((client) => goToGoogle(client, GMAIL)));
    const answers = await Promise.all(
      clients.map((client, i) =>
        client.post("/api/auth/google-oauth", { credential: credentials[i] }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.user._id)).size).toBe(1);
  });

  it("accepts a Workspace address as proven", async () => {
    const client = app.client();
    const credential = await goToGoogle(client, WORKSPACE);
    expect((await client.post("/api/auth/google-oauth", { credential })).status).toBe(200);
  });

  it("requires a code first for an address that Google does not host", async () => {
    const client = app.client();
    const credential = await goToGoogle(client, UNPROVEN);
    const { status, body } = await client.post("/api/auth/google-oauth", { credential });
    expect(status).toBe(401);
    expect(body.error).toMatch(/email code first/);
  });

  it("opens no session for a disabled person", async () => {
    const first = app.client();
    const credential = await goToGoogle(first, GMAIL);
    const { body } = await first.post("/api/auth/google-oauth", { credential });
    const setDisabled = (at: Date | null) =>
      app.dataSource.query("UPDATE users SET disabledAt = ? WHERE id = ?", [at, body.user._id]);
    await setDisabled(new Date());
    const client = app.client();
    const again = { credential: await goToGoogle(client, GMAIL) };
    const { data } = await client.graphql(SIGN_IN, { input: again });
    const answer = await client.post("/api/auth/google-oauth", again);
    await setDisabled(null);
    expect(data.signInWithGoogle).toMatchObject({
      user: null,
      userErrors: [{ code: "ACCOUNT_DISABLED" }],
    });
    expect([answer.status, answer.body.code]).toEqual([403, "ACCOUNT_DISABLED"]);
    expect(client.cookies.get("sid")).toBeUndefined();
  });

  it("refuses a token issued to another browser", async () => {
    const credential = await goToGoogle(app.client(), GMAIL);
    const { status, body } = await app.client().post("/api/auth/google-oauth", { credential });
    expect([status, body.error]).toEqual([401, "Google login failed"]);
  });
});

describe("a token that Google did not issue", () => {
  let key: CryptoKey;
  const claims = { email: "x@gmail.com", email_verified: true, name: "X" };
  const token = (change: object = {}, audience = app.env.GOOGLE_CLIENT_ID ?? "") =>
    new SignJWT({ ...claims, ...change })
      .setProtectedHeader({ alg: "RS256", kid: "k" })
      .setIssuer(app.env.GOOGLE_ISSUER)
      .setAudience(audience)
      .setSubject("1")
      .setExpirationTime("1h")
      .sign(key);

  beforeAll(async () => {
    key = (await generateKeyPair("RS256")).privateKey;
  });

  it.each<[string, () => Promise<string> | string]>([
    ["signed by someone else", () => token()],
    ["for another client", () => token({}, "other")],
    [
      "not signed",
      () => new UnsecuredJWT(claims).setIssuer(app.env.GOOGLE_ISSUER).setSubject("1").encode(),
    ],
    ["truncated", async () => (await token()).slice(0, -8)],
    ["not a token", () => "a.b.c"],
    ["empty", () => ""],
  ])("is refused: %s", async (_name, make) => {
    const credential = await make();
    const { status } = await app.client().post("/api/auth/google-oauth", { credential });
    expect(status).toBe(credential ? 401 : 400);
  });
});

describe("a token that Google signed", () => {
  const CLIENT = "client-of-this-test";
  const NONCE = "nonce-of-this-browser";
  let key: CryptoKey;
  let google: { issuer: string; close(): void };
  let site: TestApp;

  beforeAll(async () => {
    const pair = await generateKeyPair("RS256");
    key = pair.privateKey;
    const keys = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: "k", alg: "RS256" }] };
    const { server, origin } = await openAddress();
    server.on("request", (_request, response) => {
      response.setHeader("content-type", "application/json").end(JSON.stringify(keys));
    });
    google = { issuer: origin, close: () => server.close() };
    site = await createTestApp({
      GOOGLE_CLIENT_ID: CLIENT,
      GOOGLE_ISSUER: origin,
      GOOGLE_JWKS_URL: `${origin}/keys`,
    });
  });
  afterAll(async () => {
    google.close();
    await site.close();
  });

  /** Submits these claims, signed by Google, from a browser with `cookie`. */
  async function handIn(claims: object, cookie: string | null = NONCE) {
    const credential = await new SignJWT({ email_verified: true, name: "X", ...claims })
      .setProtectedHeader({ alg: "RS256", kid: "k" })
      .setIssuer(google.issuer)
      .setAudience(CLIENT)
      .setSubject(newId())
      .setExpirationTime("1h")
      .sign(key);
    const client = site.client();
    if (cookie !== null) client.cookies.set("nonce", cookie);
    const { status } = await client.post("/api/auth/google-oauth", { credential });
    const answer = await client.graphql(SIGN_IN, { input: { credential } });
    return [status, answer.data?.signInWithGoogle.userErrors.length === 0];
  }
  const gmail = () => newEmail().replace(/@.*/, "@gmail.com");

  it("signs in the browser whose nonce it contains", async () => {
    expect(await handIn({ email: gmail(), nonce: NONCE })).toEqual([200, false]);
  });

  it.each<[string, object, string | null]>([
    ["without a nonce", {}, NONCE],
    ["without a nonce, in a browser without one", {}, null],
    ["with a nonce, in a browser without one", { nonce: NONCE }, null],
    ["with another browser's nonce", { nonce: "other" }, NONCE],
    ["with an empty nonce", { nonce: "" }, ""],
  ])("is refused %s", async (_name, claims, cookie) => {
    expect(await handIn({ email: gmail(), ...claims }, cookie)).toEqual([401, false]);
  });

  it("does not prove an address if the Workspace domain is empty", async () => {
    const email = newEmail();
    expect(await handIn({ email, nonce: NONCE, hd: "" })).toEqual([401, false]);
    expect((await handIn({ email, nonce: NONCE, hd: "example.com" }))[0]).toBe(200);
  });
});
