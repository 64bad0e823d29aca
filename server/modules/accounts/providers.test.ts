import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { generateKeyPair, UnsecuredJWT } from "jose";
import { minutes } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import type { ProviderName } from "../../integrations/identity/provider-settings.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, newEmail } from "../../test/factories.js";
import {
  CLIENT_ID,
  CLIENT_SECRET,
  FakeProvider,
  json,
  type Claims,
} from "../../test/fake-provider.js";
import type { TestClient } from "../../test/test-client.js";
import { Identity } from "./identity.entity.js";
import { Session } from "./session.entity.js";
import { SignInFlow } from "./sign-in-flow.entity.js";
import type { User } from "./user.entity.js";

const SIGN_IN = `mutation ($input: SignInWithGoogleInput!) {
  signInWithGoogle(input: $input) { user { id } message userErrors { code message } } }`;
const CALLBACK = "/auth/linkedin/callback";
const PROVIDERS: ProviderName[] = ["GOOGLE", "LINKEDIN"];

let fake: FakeProvider;
let app: TestApp;
/** A second instance over the same database. */
let twin: TestApp;
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

/** A visit that a browser began, and the parameters it left with. */
interface Visit {
  name: ProviderName;
  state: string;
  nonce: string;
  challenge: string | null;
}

async function begin(name: ProviderName, client: TestClient, query = ""): Promise<Visit> {
  const path = `/auth/${name.toLowerCase()}/start${query}`;
  const { status, headers } = await client.get(path, { "sec-fetch-site": "same-origin" });
  expect(status).toBe(302);
  const { searchParams } = new URL(headers.get("location") ?? "");
  const get = (parameter: string) => searchParams.get(parameter) ?? "";
  const challenge = searchParams.get("code_challenge");
  return { name, state: get("state"), nonce: get("nonce"), challenge };
}

const issuerOf = (name: ProviderName) =>
  name === "GOOGLE" ? app.env.GOOGLE_ISSUER : app.env.LINKEDIN_ISSUER;
const seconds = (fromNow = 0) => Math.floor(Date.now() / 1000) + fromNow;

/** The claims of a right token. */
const rightClaims = (visit: Visit, subject: string): Claims => ({
  iss: issuerOf(visit.name),
  aud: CLIENT_ID,
  sub: subject,
  nonce: visit.nonce,
  iat: seconds(),
  exp: seconds(600),
  email: "dana.whitlock@example.com",
  email_verified: true,
  name: "Dana Whitlock",
});

/** A person who connected an account at this provider. */
async function connected(name: ProviderName): Promise<{ user: User; subject: string }> {
  const [user, subject] = [await buildUser(app), newId()];
  await app.dataSource.manager.insert(Identity, {
    issuer: issuerOf(name),
    subject,
    userId: user.id,
    provider: name,
    createdAt: app.clock.now(),
  });
  return { user, subject };
}

/** How a visit ended: the page it returned to, or the reason why not; and who is signed in. */
interface Ending {
  place: string;
  signedInAs: string | null;
}

/** Comes back from the provider with this token. */
async function comeBack(visit: Visit, client: TestClient, token: string): Promise<Ending> {
  if (visit.name === "LINKEDIN")
    return arrive(client, { state: visit.state, code: fake.codeFor(token) });
  const input = { credential: token, state: visit.state };
  const { data, errors } = await client.graphql(SIGN_IN, { input });
  const [refusal] = data?.signInWithGoogle?.userErrors ?? errors ?? [];
  return { place: refusal?.message ?? "/", signedInAs: await whoIs(client) };
}

/** Calls LinkedIn's callback. */
async function arrive(
  client: TestClient,
  query: Record<string, string> | [string, string][],
): Promise<Ending> {
  const { status, headers } = await client.get(
    `${CALLBACK}?${new URLSearchParams(query).toString()}`,
  );
  expect(status).toBe(302);
  expect(headers.get("cache-control")).toBe("no-store");
  return { place: headers.get("location") ?? "", signedInAs: await whoIs(client) };
}

const whoIs = async (client: TestClient): Promise<string | null> =>
  (await client.graphql("{ me { id } }")).data.me?.id ?? null;
const problem = (reason: string) => `/auth/problem?reason=${reason}&provider=linkedin`;
/** What a visit with a bad answer ends in. */
const refused = (name: ProviderName, reason = "failed"): Ending => ({
  place: name === "GOOGLE" ? "Google login failed" : problem(reason),
  signedInAs: null,
});

describe.each(PROVIDERS)("%s", (name) => {
  it("signs in the owner of a connected account, and notes it", async () => {
    const { user, subject } = await connected(name);
    const client = app.client();
    const visit = await begin(name, client);
    const ending = await comeBack(visit, client, await fake.sign(rightClaims(visit, subject)));
    expect(ending).toEqual({ place: "/", signedInAs: user.id });
    const identity = await app.dataSource.manager.findOneByOrFail(Identity, { subject });
    expect(identity.email).toBe("dana.whitlock@example.com");
    expect(identity.lastUsedAt).not.toBeNull();
    const session = await app.dataSource.manager.findOneByOrFail(Session, { userId: user.id });
    expect(session.signedInBy).toBe(name);
    expect(client.cookies.has("flow")).toBe(false);
  });

  it("stores nothing of a visit that could be used", async () => {
    const visit = await begin(name, app.client());
    const flow = await app.dataSource.manager.findOneByOrFail(SignInFlow, {
      stateHash: visit.nonce,
    });
    expect(JSON.stringify(flow)).not.toContain(visit.state);
  });

  it.each<[string, (right: Claims, visit: Visit) => Promise<string> | string]>([
    ["unsigned", (right) => new UnsecuredJWT(right).encode()],
    [
      "signed with the public key as a secret",
      async (right) => fake.sign(right, { alg: "HS256" }, await fake.publicKeyText()),
    ],
    [
      "signed with another key",
      async (right) => fake.sign(right, {}, (await generateKeyPair("RS256")).privateKey),
    ],
    ["signed with an unknown key", (right) => fake.sign(right, { kid: "unknown" })],
    [
      "signed with another algorithm",
      async (right) => fake.sign(right, { alg: "RS512" }, await fake.keyFor("RS512")),
    ],
    ["with its signature cut", async (right) => (await fake.sign(right)).slice(0, -8)],
    ["with its signature missing", async (right) => (await fake.sign(right)).replace(/[^.]+$/, "")],
    [
      "with changed claims",
      async (right) => {
        const [head, , signature] = (await fake.sign(right)).split(".");
        const other = JSON.stringify({ ...right, name: "Someone else" });
        return [head, Buffer.from(other).toString("base64url"), signature].join(".");
      },
    ],
    ["for another client", (right) => fake.sign({ ...right, aud: "another" })],
    [
      "for several clients, issued to none",
      (right) => fake.sign({ ...right, aud: [CLIENT_ID, "b"] }),
    ],
    [
      "for several clients, issued to another",
      (right) => fake.sign({ ...right, aud: [CLIENT_ID, "b"], azp: "b" }),
    ],
    ["for us, but issued to another", (right) => fake.sign({ ...right, azp: "another" })],
    ["without a client", (right) => fake.sign({ ...right, aud: undefined })],
    ["of another issuer", (right) => fake.sign({ ...right, iss: "https://accounts.example" })],
    [
      "of the other provider",
      (right) => fake.sign({ ...right, iss: issuerOf(name === "GOOGLE" ? "LINKEDIN" : "GOOGLE") }),
    ],
    ["without an issuer", (right) => fake.sign({ ...right, iss: undefined })],
    ["without a nonce", (right) => fake.sign({ ...right, nonce: undefined })],
    ["with an empty nonce", (right) => fake.sign({ ...right, nonce: "" })],
    ["with a nonce that is no text", (right, { nonce }) => fake.sign({ ...right, nonce: [nonce] })],
    [
      "with the nonce of another visit",
      async (right) => fake.sign({ ...right, nonce: (await begin(name, app.client())).nonce }),
    ],
    ["that has expired", (right) => fake.sign({ ...right, exp: seconds(-60) })],
    ["that never expires", (right) => fake.sign({ ...right, exp: undefined })],
    ["issued in the future", (right) => fake.sign({ ...right, iat: seconds(120) })],
    ["issued long ago", (right) => fake.sign({ ...right, iat: seconds(-3600) })],
    ["without a time of issue", (right) => fake.sign({ ...right, iat: undefined })],
    ["not valid yet", (right) => fake.sign({ ...right, nbf: seconds(120) })],
    ["with an unverified address", (right) => fake.sign({ ...right, email_verified: false })],
    [
      "that doesn't say the address is verified",
      (right) => fake.sign({ ...right, email_verified: undefined }),
    ],
    ["without an address", (right) => fake.sign({ ...right, email: undefined })],
    [
      "with two addresses",
      (right) => fake.sign({ ...right, email: "a@example.com,b@example.com" }),
    ],
    ["without a subject", (right) => fake.sign({ ...right, sub: undefined })],
    ["with an empty subject", (right) => fake.sign({ ...right, sub: "" })],
    ["with an overlong subject", (right) => fake.sign({ ...right, sub: "x".repeat(191) })],
    ["that is no token", () => "a.b.c"],
  ])("refuses a token %s", async (_what, make) => {
    const { subject } = await connected(name);
    const client = app.client();
    const visit = await begin(name, client);
    const token = await make(rightClaims(visit, subject), visit);
    expect(await comeBack(visit, client, token)).toEqual(refused(name));
  });

  it.each<[string, (visit: Visit, client: TestClient) => Promise<Visit> | Visit]>([
    ["unknown", (visit) => ({ ...visit, state: "made-up" })],
    ["empty", (visit) => ({ ...visit, state: "" })],
    [
      "of another visit",
      async (visit) => ({ ...visit, state: (await begin(name, app.client())).state }),
    ],
    [
      "of the other provider",
      async (visit, client) => {
        const other = await begin(name === "GOOGLE" ? "LINKEDIN" : "GOOGLE", client);
        return { ...visit, state: other.state, nonce: other.nonce };
      },
    ],
    [
      "that was used",
      async (visit, client) => {
        await comeBack(visit, client, "a.b.c");
        return visit;
      },
    ],
    [
      "in a browser that lost its cookie",
      (visit, client) => {
        client.cookies.delete("flow");
        return visit;
      },
    ],
    [
      "of another browser",
      async (_visit, client) => {
        const visit = await begin(name, app.client());
        await begin(name, client);
        return visit;
      },
    ],
  ])("refuses a state %s", async (_what, change) => {
    const { subject } = await connected(name);
    const client = app.client();
    const visit = await change(await begin(name, client), client);
    const token = await fake.sign(rightClaims(visit, subject));
    expect(await comeBack(visit, client, token)).toEqual(refused(name, "expired"));
  });

  it.each([
    ["9 minutes", 9, true],
    ["10 minutes", 10, false],
  ])("lets a visit take %s: %s", async (_what, length, works) => {
    const { user, subject } = await connected(name);
    const client = app.client();
    const visit = await begin(name, client);
    app.clock.advance(minutes(length));
    const ending = await comeBack(visit, client, await fake.sign(rightClaims(visit, subject)));
    app.clock.advance(-minutes(length));
    expect(ending.place).toBe(works ? "/" : refused(name, "expired").place);
    expect(ending.signedInAs).toBe(works ? user.id : null);
  });

  it("opens one session for 20 concurrent answers to two instances", async () => {
    const { user, subject } = await connected(name);
    const client = app.client();
    const visit = await begin(name, client);
    const token = await fake.sign(rightClaims(visit, subject));
    const code = fake.codeFor(token);
    const finish = async (n: number) => {
      const tab = (n % 2 ? app : twin).client();
      for (const [cookie, value] of client.cookies) tab.cookies.set(cookie, value);
      const input = { credential: token, state: visit.state };
      if (name === "GOOGLE") await tab.graphql(SIGN_IN, { input });
      else
        await tab.get(
          `${CALLBACK}?${new URLSearchParams({ state: visit.state, code }).toString()}`,
        );
      return whoIs(tab);
    };
    const signedIn = (await Promise.all(Array.from({ length: 20 }, (_, n) => finish(n)))).filter(
      Boolean,
    );
    expect(signedIn).toEqual([user.id]);
    expect(await app.dataSource.manager.countBy(Session, { userId: user.id })).toBe(1);
  });

  it("finishes visits begun in two tabs", async () => {
    const { user, subject } = await connected(name);
    const client = app.client();
    const [first, second] = [await begin(name, client), await begin(name, client)];
    await comeBack(second, client, "a.b.c");
    const ending = await comeBack(first, client, await fake.sign(rightClaims(first, subject)));
    expect(ending.signedInAs).toBe(user.id);
  });

  it("accepts a token for several clients that was issued to us", async () => {
    const { user, subject } = await connected(name);
    const client = app.client();
    const visit = await begin(name, client);
    const claims = { ...rightClaims(visit, subject), aud: ["b", CLIENT_ID], azp: CLIENT_ID };
    expect((await comeBack(visit, client, await fake.sign(claims))).signedInAs).toBe(user.id);
  });

  it("does not sign in a disabled person", async () => {
    const { user, subject } = await connected(name);
    await app.dataSource.query("UPDATE users SET disabledAt = NOW() WHERE id = ?", [user.id]);
    const client = app.client();
    const visit = await begin(name, client);
    const ending = await comeBack(visit, client, await fake.sign(rightClaims(visit, subject)));
    expect(ending.signedInAs).toBeNull();
    expect(ending.place).toMatch(/turned off|reason=disabled/);
  });

  it("says so when the provider's keys can't be fetched", async () => {
    const down = await createTestApp({
      ...fake.settings,
      GOOGLE_JWKS_URL: `${fake.issuer}/gone`,
      LINKEDIN_JWKS_URL: `${fake.issuer}/gone`,
    });
    const { subject } = await connected(name);
    const client = down.client();
    const visit = await begin(name, client);
    const ending = await comeBack(visit, client, await fake.sign(rightClaims(visit, subject)));
    await down.close();
    expect(ending.signedInAs).toBeNull();
    expect(ending.place).toMatch(/can’t reach Google|reason=unreachable/);
  });
});

describe("LinkedIn", () => {
  afterEach(() => {
    fake.answerToken = fake.redeem;
  });

  it("leaves with state, nonce, and PKCE, and redeems the code with the matching verifier", async () => {
    const client = app.client();
    const { headers } = await client.get("/auth/linkedin/start?next=/jobs");
    const address = new URL(headers.get("location") ?? "");
    const sent = Object.fromEntries(address.searchParams);
    expect(address.origin + address.pathname).toBe(`${fake.issuer}/authorize`);
    expect(sent).toMatchObject({
      client_id: CLIENT_ID,
      redirect_uri: `${app.origin}${CALLBACK}`,
      response_type: "code",
      scope: "openid email profile",
      code_challenge_method: "S256",
    });
    await arrive(client, { state: sent.state ?? "", code: "some-code" });
    const form = fake.redeemed.at(-1);
    expect(Object.fromEntries(form ?? [])).toMatchObject({
      grant_type: "authorization_code",
      code: "some-code",
      client_id: CLIENT_ID,
      client_secret: CLIENT_SECRET,
      redirect_uri: sent.redirect_uri,
    });
    const challenge = createHash("sha256").update(form?.get("code_verifier") ?? "");
    expect(challenge.digest("base64url")).toBe(sent.code_challenge);
  });

  it("goes on with an email code for an unknown account, whatever its address, and makes none yet", async () => {
    const known = await buildUser(app);
    for (const email of [known.email, newEmail(), newEmail().replace(/@.*/, "@gmail.com")]) {
      const client = app.client();
      const visit = await begin("LINKEDIN", client);
      const token = await fake.sign({ ...rightClaims(visit, newId()), email, hd: "example.com" });
      const ending = await comeBack(visit, client, token);
      expect(ending).toEqual({ place: "/auth/code?next=%2F", signedInAs: null });
      if (email !== known.email) expect(await app.services.accounts.findByEmail(email)).toBeNull();
    }
    expect(await app.dataSource.manager.countBy(Identity, { userId: known.id })).toBe(0);
  });

  it.each([
    ["/jobs?query=go#top", "/jobs?query=go#top"],
    ["//elsewhere.example", "/"],
    ["https://elsewhere.example/", "/"],
    ["/\\elsewhere.example", "/"],
    ["/\t/elsewhere.example", "/"],
  ])("returns to its own page only: %s", async (next, place) => {
    const { subject } = await connected("LINKEDIN");
    const client = app.client();
    const visit = await begin("LINKEDIN", client, `?${new URLSearchParams({ next }).toString()}`);
    const ending = await comeBack(visit, client, await fake.sign(rightClaims(visit, subject)));
    expect(ending.place).toBe(place);
  });

  it.each<[string, (visit: Visit) => Record<string, string> | [string, string][], string]>([
    ["the person canceled", ({ state }) => ({ state, error: "access_denied" }), "canceled"],
    [
      "the person canceled the login",
      ({ state }) => ({ state, error: "user_cancelled_login" }),
      "canceled",
    ],
    ["LinkedIn failed", ({ state }) => ({ state, error: "server_error" }), "failed"],
    ["there is no code", ({ state }) => ({ state }), "failed"],
    ["the code is empty", ({ state }) => ({ state, code: "" }), "failed"],
    ["the code is unknown", ({ state }) => ({ state, code: "made-up" }), "failed"],
    ["there is no state", () => ({ code: "c" }), "failed"],
    [
      "the state comes twice",
      ({ state }) => [
        ["state", state],
        ["state", "b"],
        ["code", "c"],
      ],
      "failed",
    ],
    [
      "the code comes twice",
      ({ state }) => [
        ["state", state],
        ["code", "b"],
        ["code", "c"],
      ],
      "failed",
    ],
    ["the code is overlong", ({ state }) => ({ state, code: "c".repeat(5000) }), "failed"],
  ])("says what went wrong when %s", async (_what, answer, reason) => {
    const client = app.client();
    const visit = await begin("LINKEDIN", client);
    expect(await arrive(client, answer(visit))).toEqual({
      place: problem(reason),
      signedInAs: null,
    });
  });

  it("refuses an answer that another issuer gave, and accepts its own", async () => {
    const { user, subject } = await connected("LINKEDIN");
    const client = app.client();
    const answer = async (iss: string) => {
      const visit = await begin("LINKEDIN", client);
      const code = fake.codeFor(await fake.sign(rightClaims(visit, subject)));
      return arrive(client, { state: visit.state, code, iss });
    };
    expect(await answer(app.env.GOOGLE_ISSUER)).toEqual(refused("LINKEDIN"));
    expect(await answer("")).toEqual(refused("LINKEDIN"));
    expect((await answer(app.env.LINKEDIN_ISSUER)).signedInAs).toBe(user.id);
  });

  it("uses a visit up even if it fails", async () => {
    const { subject } = await connected("LINKEDIN");
    const client = app.client();
    const visit = await begin("LINKEDIN", client);
    await arrive(client, { state: visit.state, error: "access_denied" });
    const ending = await comeBack(visit, client, await fake.sign(rightClaims(visit, subject)));
    expect(ending).toEqual(refused("LINKEDIN", "expired"));
  });

  it("refuses a code that was redeemed before", async () => {
    const { subject } = await connected("LINKEDIN");
    const client = app.client();
    const first = await begin("LINKEDIN", client);
    const code = fake.codeFor(await fake.sign(rightClaims(first, subject)));
    await arrive(client, { state: first.state, code });
    const thief = app.client();
    const { state } = await begin("LINKEDIN", thief);
    expect(await arrive(thief, { state, code })).toEqual(refused("LINKEDIN"));
  });

  it.each<[string, FakeProvider["answerToken"]]>([
    ["answers 500", (response) => json(response, 500, { error: "server_error" })],
    ["refuses our secret", (response) => json(response, 401, { error: "invalid_client" })],
    ["answers with a page", (response) => response.writeHead(200).end("<!doctype html>")],
    ["hangs up", (response) => response.destroy()],
    [
      "stops in the middle",
      (response) => {
        response.writeHead(200, { "content-length": "500" }).write('{"id_token":"');
        setTimeout(() => response.destroy(), 50);
      },
    ],
    ["sends no token", (response) => json(response, 200, { access_token: "a" })],
    ["sends null", (response) => json(response, 200, null as never)],
    ["redirects", (response) => response.writeHead(307, { location: "/token" }).end()],
    ["does not answer for 6 seconds", () => undefined],
  ])("asks for a code instead when the token endpoint %s", async (_what, answerToken) => {
    const client = app.client();
    const visit = await begin("LINKEDIN", client);
    const before = fake.redeemed.length;
    fake.answerToken = answerToken;
    const ending = await arrive(client, { state: visit.state, code: "c" });
    expect(ending).toEqual(refused("LINKEDIN", "unreachable"));
    expect(fake.redeemed.length).toBe(before + 1);
  });

  it("stops a network after 100 visits in 15 minutes", async () => {
    const client = app.client();
    const places: (string | null)[] = [];
    const start = async () =>
      places.push((await client.get("/auth/linkedin/start")).headers.get("location"));
    for (let round = 0; round < 3; round += 1) await Promise.all(Array.from({ length: 34 }, start));
    expect(places).toHaveLength(102);
    expect(places.filter((place) => place === problem("wait"))).toHaveLength(2);
  });
});

describe("the offer to connect a provider that asked for a code first", () => {
  const REQUEST = `mutation ($input: RequestLoginCodeInput!) {
    requestLoginCode(input: $input) { userErrors { message } } }`;
  const VERIFY = `mutation ($input: VerifyLoginCodeInput!) {
    verifyLoginCode(input: $input) { user { id } connect { provider url } userErrors { message } } }`;

  /** Signs in with a code. @returns the offer */
  async function offerAfterCode(client: TestClient, email: string) {
    await client.graphql(REQUEST, { input: { email } });
    const otp = await app.inbox.codeFor(email);
    const { data } = await client.graphql(VERIFY, { input: { email, otp } });
    expect(data.verifyLoginCode.user).not.toBeNull();
    return data.verifyLoginCode.connect;
  }

  /** Tries to sign in with an account that no one has connected. */
  async function tryFirst(name: ProviderName, client = app.client(), subject = newId()) {
    const visit = await begin(name, client);
    await comeBack(visit, client, await fake.sign(rightClaims(visit, subject)));
    return client;
  }

  it.each([
    ["GOOGLE", "/auth/google/start"],
    ["LINKEDIN", "/auth/linkedin/start"],
  ] as const)(
    "is made for %s after a code, once, and connects nothing by itself",
    async (name, url) => {
      const { email, id } = await buildUser(app);
      const client = await tryFirst(name);
      expect(await offerAfterCode(client, email)).toEqual({ provider: name, url });
      expect(client.cookies.has("offer")).toBe(false);
      expect(await app.dataSource.manager.countBy(Identity, { userId: id })).toBe(0);
      app.clock.advance(minutes(2));
      expect(await offerAfterCode(client, email)).toBeNull();
    },
  );

  it("connects the account in one visit to the provider", async () => {
    const { email, id } = await buildUser(app);
    const subject = newId();
    const client = await tryFirst("LINKEDIN", app.client(), subject);
    await offerAfterCode(client, email);
    const visit = await begin("LINKEDIN", client, "?link=1&next=/jobs");
    const ending = await comeBack(visit, client, await fake.sign(rightClaims(visit, subject)));
    expect(ending).toEqual({ place: "/jobs", signedInAs: id });
    const identity = await app.dataSource.manager.findOneByOrFail(Identity, { subject });
    expect(identity.userId).toBe(id);
  });

  it("is not made without such a visit, nor after one that failed otherwise", async () => {
    expect(await offerAfterCode(app.client(), (await buildUser(app)).email)).toBeNull();
    const client = app.client();
    const { state } = await begin("LINKEDIN", client);
    await arrive(client, { state, error: "access_denied" });
    expect(await offerAfterCode(client, (await buildUser(app)).email)).toBeNull();
  });

  it("is not made to someone who has connected an account there", async () => {
    const { user } = await connected("LINKEDIN");
    expect(await offerAfterCode(await tryFirst("LINKEDIN"), user.email)).toBeNull();
  });

  it.each([
    [14, true],
    [15, false],
  ])("is made for 15 minutes: after %i, %s", async (length, works) => {
    const { email } = await buildUser(app);
    const client = await tryFirst("LINKEDIN");
    app.clock.advance(minutes(length));
    const offer = await offerAfterCode(client, email);
    app.clock.advance(-minutes(length));
    expect(offer !== null).toBe(works);
  });

  it.each<[string, (value: string) => string]>([
    ["with another provider", (value) => value.replace("LINKEDIN", "GOOGLE")],
    ["with more time", (value) => value.replace(/\.1/, ".2")],
    ["without a signature", (value) => value.replace(/\.[^.]+$/, ".")],
    ["that is none", () => "LINKEDIN"],
  ])("is not made for a cookie %s", async (_what, change) => {
    const client = await tryFirst("LINKEDIN");
    client.cookies.set("offer", change(client.cookies.get("offer") ?? ""));
    expect(await offerAfterCode(client, (await buildUser(app)).email)).toBeNull();
  });
});

describe("Google over REST, which has no state", () => {
  const rest = (client: TestClient, credential: string) =>
    client.post("/api/auth/google-oauth", { credential });

  it("signs in once, in the browser that went to Google", async () => {
    const { user, subject } = await connected("GOOGLE");
    const client = app.client();
    const visit = await begin("GOOGLE", client);
    const credential = await fake.sign(rightClaims(visit, subject));
    const stranger = await rest(app.client(), credential);
    expect([stranger.status, stranger.body.error]).toEqual([401, "Google login failed"]);
    const again = await begin("GOOGLE", client);
    const right = await fake.sign(rightClaims(again, subject));
    const { status, body } = await rest(client, right);
    expect([status, body.user?._id]).toEqual([200, user.id]);
    expect((await rest(client, right)).status).toBe(401);
  });

  it("does not prove an address if the Workspace domain is empty", async () => {
    const email = newEmail();
    for (const [hd, expected] of [
      ["", 401],
      [7, 401],
      ["example.com", 200],
    ] as const) {
      const client = app.client();
      const visit = await begin("GOOGLE", client);
      const claims = { ...rightClaims(visit, newId()), email, hd };
      expect((await rest(client, await fake.sign(claims))).status).toBe(expected);
    }
  });
});
