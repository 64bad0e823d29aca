import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
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

/** Follows the steps of a browser: our start link, the stand-in's account chooser, back with a token in the fragment. */
async function goToGoogle(
  client: TestClient,
  person: string,
): Promise<{ credential: string; state: string }> {
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
  const answer = new URLSearchParams(back.hash.slice(1));
  return { credential: answer.get("id_token") ?? "", state: answer.get("state") ?? "" };
}

describe("signing in with Google", () => {
  it("creates an account for a Gmail address once, over GraphQL or REST", async () => {
    const first = app.client();
    const { data } = await first.graphql(SIGN_IN, {
      input: await goToGoogle(first, GMAIL),
    });
    expect(data.signInWithGoogle).toMatchObject({
      userErrors: [],
      user: { name: "Dana Whitlock" },
    });
    const second = app.client();
    const { credential } = await goToGoogle(second, GMAIL);
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
      clients.map((client, i) => client.post("/api/auth/google-oauth", credentials[i])),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.user._id)).size).toBe(1);
  });

  it("accepts a Workspace address as proven", async () => {
    const client = app.client();
    const { credential } = await goToGoogle(client, WORKSPACE);
    expect((await client.post("/api/auth/google-oauth", { credential })).status).toBe(200);
  });

  it("requires a code first for an address that Google does not host", async () => {
    const client = app.client();
    const { credential } = await goToGoogle(client, UNPROVEN);
    const { status, body } = await client.post("/api/auth/google-oauth", { credential });
    expect(status).toBe(401);
    expect(body.error).toMatch(/email code first/);
  });

  it("opens no session for a disabled person", async () => {
    const first = app.client();
    const { credential } = await goToGoogle(first, GMAIL);
    const { body } = await first.post("/api/auth/google-oauth", { credential });
    const setDisabled = (at: Date | null) =>
      app.dataSource.query("UPDATE users SET disabledAt = ? WHERE id = ?", [at, body.user._id]);
    await setDisabled(new Date());
    const client = app.client();
    const { data } = await client.graphql(SIGN_IN, { input: await goToGoogle(client, GMAIL) });
    const answer = await client.post("/api/auth/google-oauth", await goToGoogle(client, GMAIL));
    await setDisabled(null);
    expect(data.signInWithGoogle).toMatchObject({
      user: null,
      userErrors: [{ code: "ACCOUNT_DISABLED" }],
    });
    expect([answer.status, answer.body.code]).toEqual([403, "ACCOUNT_DISABLED"]);
    expect(client.cookies.get("sid")).toBeUndefined();
  });

  it("refuses a token issued to another browser", async () => {
    const { credential } = await goToGoogle(app.client(), GMAIL);
    const { status, body } = await app.client().post("/api/auth/google-oauth", { credential });
    expect([status, body.error]).toEqual([401, "Google login failed"]);
  });
});
