import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey } from "jose";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
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

/** Goes the way of a browser: our start link, the provider's chooser, back with a token in the fragment. */
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
  it("makes an account of a Gmail address once, over either door", async () => {
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

  it("makes one account of several first sign-ins at once", async () => {
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

  it("takes a Workspace address as proven", async () => {
    const client = app.client();
    const credential = await goToGoogle(client, WORKSPACE);
    expect((await client.post("/api/auth/google-oauth", { credential })).status).toBe(200);
  });

  it("wants a code first for an address Google does not run", async () => {
    const client = app.client();
    const credential = await goToGoogle(client, UNPROVEN);
    const { status, body } = await client.post("/api/auth/google-oauth", { credential });
    expect(status).toBe(401);
    expect(body.error).toMatch(/code sent to this email address first/);
  });

  it("refuses a token that went to another browser", async () => {
    const credential = await goToGoogle(app.client(), GMAIL);
    const { status, body } = await app.client().post("/api/auth/google-oauth", { credential });
    expect([status, body.error]).toEqual([401, "Google login failed"]);
  });
});

describe("a token that is not Google's word", () => {
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
    ["signed by somebody else", () => token()],
    ["for another client", () => token({}, "other")],
    [
      "not signed",
      () => new UnsecuredJWT(claims).setIssuer(app.env.GOOGLE_ISSUER).setSubject("1").encode(),
    ],
    ["cut short", async () => (await token()).slice(0, -8)],
    ["no token", () => "a.b.c"],
    ["empty", () => ""],
  ])("is refused: %s", async (_name, make) => {
    const credential = await make();
    const { status } = await app.client().post("/api/auth/google-oauth", { credential });
    expect(status).toBe(credential ? 401 : 400);
  });
});
