import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { BREAKER_LIMITS } from "../../integrations/breaker/breaker.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { FakeProvider } from "../../test/fake-provider.js";
import { silentServer, type SilentServer } from "../../test/silent-server.js";
import type { TestClient } from "../../test/test-client.js";

const SIGN_IN = `mutation ($input: SignInWithGoogleInput!) {
  signInWithGoogle(input: $input) { user { id } userErrors { code } } }`;
const MESSAGE = /^We can’t reach Google/;

let fake: FakeProvider;
let silent: SilentServer;
let app: TestApp;
beforeEach(async () => {
  fake = await FakeProvider.start();
  silent = await silentServer();
  app = await createTestApp(
    { ...fake.settings, GOOGLE_JWKS_URL: silent.url, LINKEDIN_TOKEN_URL: silent.url },
    { patience: { signInMs: 100 }, breakerLimits: { ...BREAKER_LIMITS, failures: 2 } },
  );
});
afterEach(async () => {
  fake.close();
  await silent.close();
  await app.close();
});

/** A visit to the provider. @returns its state and nonce */
async function begin(client: TestClient, name: "google" | "linkedin") {
  const headers = { "sec-fetch-site": "same-origin" };
  const { headers: answer } = await client.get(`/auth/${name}/start`, headers);
  const { searchParams } = new URL(answer.get("location") ?? "");
  return { state: searchParams.get("state") ?? "", nonce: searchParams.get("nonce") ?? "" };
}

describe("Google, when its keys never come", () => {
  const tokenFor = (nonce: string) => fake.sign({ iss: fake.issuer, sub: "s", nonce });

  it("people are told so, and then at once, over GraphQL and REST", async () => {
    const client = app.client();
    for (let n = 0; n < 2; n += 1) {
      const { state, nonce } = await begin(client, "google");
      const input = { credential: await tokenFor(nonce), state };
      const { data } = await client.graphql(SIGN_IN, { input });
      expect(data.signInWithGoogle.userErrors).toEqual([{ code: "PROVIDER_UNAVAILABLE" }]);
    }
    expect(app.services.breakers.google.state).toBe("open");
    const before = silent.asked();
    const { state, nonce } = await begin(client, "google");
    const input = { credential: await tokenFor(nonce), state };
    const graphql = await client.graphql(SIGN_IN, { input });
    expect(graphql.errors).toMatchObject([
      { message: expect.stringMatching(MESSAGE), extensions: { code: "UNAVAILABLE" } },
    ]);
    const { nonce: another } = await begin(client, "google");
    const credential = await tokenFor(another);
    const rest = await client.post("/api/auth/google-oauth", { credential });
    expect(rest.body).toMatchObject({
      ...{ code: "UNAVAILABLE", error: expect.stringMatching(MESSAGE) },
    });
    for (const { status, headers } of [graphql, rest])
      expect([status, Number(headers.get("retry-after")) > 0]).toEqual([503, true]);
    expect(silent.asked()).toBe(before);
  });
});

describe("LinkedIn, when its answer to a code never comes", () => {
  it("browsers come to the page that says so, then without a call", async () => {
    const client = app.client();
    const arrive = async () => {
      const { state } = await begin(client, "linkedin");
      const query = new URLSearchParams({ state, code: "c" });
      const { status, headers } = await client.get(`/auth/linkedin/callback?${query.toString()}`);
      expect([status, headers.get("location")]).toEqual([
        ...[302, expect.stringContaining("reason=unreachable")],
      ]);
    };
    for (let n = 0; n < 2; n += 1) await arrive();
    expect(app.services.breakers.linkedin.state).toBe("open");
    const before = silent.asked();
    await arrive();
    expect(silent.asked()).toBe(before);
    expect(app.services.breakers.google.state).toBe("closed");
  });
});
