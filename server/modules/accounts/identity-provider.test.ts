import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { CLIENT_ID, CLIENT_SECRET, FakeProvider } from "../../test/fake-provider.js";
import { createBreakers } from "../../integrations/breaker/breakers.js";
import { IdentityProvider } from "../../integrations/identity/identity-provider.js";
import { googleSettings, linkedInSettings } from "../../integrations/identity/provider-settings.js";

const secrets = { state: "state", nonce: "nonce", codeVerifier: "v".repeat(64) };
const TIMEOUT_MS = 60_000;
const LINKEDIN = "https://www.linkedin.com/oauth";

let fake: FakeProvider;
beforeAll(async () => {
  fake = await FakeProvider.start();
});
afterAll(() => fake.close());

const settings = (issuer: string) => ({
  clientId: CLIENT_ID,
  issuer,
  authorizeUrl: "https://www.linkedin.com/oauth/v2/authorization",
  jwksUrl: `${fake.issuer}/keys`,
  redirectUri: "https://jobs.example.com/callback",
});
const calls = (name: "google" | "linkedin") => ({
  timeoutMs: TIMEOUT_MS,
  breaker: createBreakers()[name],
});
/** LinkedIn as it is in production, except that its keys and tokens come from the test. */
const linkedIn = () =>
  new IdentityProvider(
    linkedInSettings({
      ...settings(LINKEDIN),
      tokenUrl: `${fake.issuer}/token`,
      clientSecret: CLIENT_SECRET,
    }),
    calls("linkedin"),
  );
const now = () => Math.floor(Date.now() / 1000);
const claims = (change: object = {}) => ({
  iss: LINKEDIN,
  aud: CLIENT_ID,
  sub: "782bbtaQ",
  iat: now(),
  exp: now() + 600,
  email: "dana@gmail.com",
  // As LinkedIn sends it.
  email_verified: "true",
  ...change,
});

it("sends LinkedIn no PKCE, which it refuses, and does without its nonce", async () => {
  const provider = linkedIn();
  const sent = new URL(provider.authorizeAddress(secrets)).searchParams;
  expect(sent.get("state")).toBe("state");
  expect([...sent.keys()].filter((name) => name.startsWith("code_"))).toEqual([]);
  const code = fake.codeFor(await fake.sign(claims()));
  expect(await provider.proveByCode(code, secrets)).toEqual({
    provider: "LINKEDIN",
    issuer: LINKEDIN,
    subject: "782bbtaQ",
    email: "dana@gmail.com",
    name: "",
    addressIsProven: false,
  });
  expect(fake.redeemed.at(-1)?.has("code_verifier")).toBe(false);
});

it("takes both of LinkedIn's issuers for one, and refuses a nonce that is not ours", async () => {
  const prove = async (change: object) =>
    (await linkedIn().proveByToken(await fake.sign(claims(change)), "nonce")).issuer;
  expect(await prove({ iss: "https://www.linkedin.com" })).toBe(LINKEDIN);
  expect(await prove({ nonce: "nonce" })).toBe(LINKEDIN);
  await expect(prove({ nonce: "other" })).rejects.toThrow("LinkedIn login failed");
  await expect(prove({ iss: "https://www.linkedin.com/" })).rejects.toThrow(
    "LinkedIn login failed",
  );
});

it("takes both of Google's issuers for one", async () => {
  const google = new IdentityProvider(
    googleSettings(settings("https://accounts.google.com")),
    calls("google"),
  );
  const token = await fake.sign(claims({ iss: "accounts.google.com", nonce: "nonce" }));
  const { issuer, addressIsProven } = await google.proveByToken(token, "nonce");
  expect([issuer, addressIsProven]).toEqual(["https://accounts.google.com", true]);
});
