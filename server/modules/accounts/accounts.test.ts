import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, newEmail, signedIn } from "../../test/factories.js";
import { days, minutes } from "../../core/clock.js";
import type { TestClient } from "../../test/test-client.js";

const signUpForm = (email: string) => ({
  name: "Ana Ortiz",
  email,
  countryCode: "+1",
  phone: "(214) 555-0134",
  location: "Austin, TX",
});

const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) { message userErrors { field code message } } }`;
const REQUEST = `mutation ($input: RequestLoginCodeInput!) { requestLoginCode(input: $input) { message userErrors { code } } }`;
const VERIFY = `mutation ($input: VerifyLoginCodeInput!) {
  verifyLoginCode(input: $input) { message user { id email name } userErrors { code message } } }`;
const ME = `{ me { id email role } }`;

/** The same operations over GraphQL and REST, so that each case runs through both. */
const doors = {
  rest: {
    signUp: (client: TestClient, input: object) => client.post("/api/auth/signup", input),
    login: (client: TestClient, email: string) => client.post("/api/auth/login", { email }),
    verify: async (client: TestClient, email: string, otp: string) => {
      const { status, body } = await client.post("/api/auth/verify-otp", { email, otp });
      return { ok: status === 200, code: body.code ?? null, user: body.user ?? null, status };
    },
    me: async (client: TestClient) => (await client.get("/api/auth/me")).body.email ?? null,
  },
  graphql: {
    signUp: (client: TestClient, input: object) => client.graphql(SIGN_UP, { input }),
    login: (client: TestClient, email: string) => client.graphql(REQUEST, { input: { email } }),
    verify: async (client: TestClient, email: string, otp: string) => {
      const { data, errors } = await client.graphql(VERIFY, { input: { email, otp } });
      const payload = data?.verifyLoginCode;
      const code = errors?.[0]?.extensions.code ?? payload?.userErrors[0]?.code ?? null;
      return { ok: Boolean(payload?.user), code, user: payload?.user ?? null };
    },
    me: async (client: TestClient) => (await client.graphql(ME)).data.me?.email ?? null,
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe.each(Object.entries(doors))("signing in over %s", (_name, door) => {
  it("signs up, proves the code, and identifies the person until sign-out", async () => {
    const client = app.client();
    const email = newEmail();
    await door.signUp(client, signUpForm(email));
    expect(await door.me(client)).toBeNull();
    const proof = await door.verify(client, email, await app.inbox.codeFor(email));
    expect(proof).toMatchObject({ ok: true, user: { email, name: "Ana Ortiz" } });
    expect(await door.me(client)).toBe(email);
    await client.post("/api/auth/logout");
    expect(await door.me(client)).toBeNull();
  });

  it("stores no data of an unproven sign-up", async () => {
    const email = newEmail();
    await door.signUp(app.client(), signUpForm(email));
    expect(await app.services.accounts.findByEmail(email)).toBeNull();
  });

  it("does not overwrite an existing profile", async () => {
    const user = await buildUser(app, { name: "First Name" });
    const client = app.client();
    await door.signUp(client, { ...signUpForm(user.email), name: "Attacker" });
    await door.verify(client, user.email, await app.inbox.codeFor(user.email));
    expect((await app.services.accounts.find(user.id))?.name).toBe("First Name");
  });

  it("accepts a code only once", async () => {
    const user = await buildUser(app);
    const client = app.client();
    await door.login(client, user.email);
    const code = await app.inbox.codeFor(user.email);
    expect((await door.verify(client, user.email, code)).ok).toBe(true);
    const again = app.client();
    again.cookies.set("otp", "whatever");
    expect(await door.verify(again, user.email, code)).toMatchObject({
      ok: false,
      code: "INVALID_CODE",
    });
  });

  it("refuses the right code from another browser", async () => {
    const user = await buildUser(app);
    await door.login(app.client(), user.email);
    const code = await app.inbox.codeFor(user.email);
    expect(await door.verify(app.client(), user.email, code)).toMatchObject({
      ok: false,
      code: "INVALID_CODE",
    });
  });

  it("ends a code after five wrong tries", async () => {
    const user = await buildUser(app);
    const client = app.client();
    await door.login(client, user.email);
    const code = await app.inbox.codeFor(user.email);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let i = 0; i < 5; i += 1)
      expect(await door.verify(client, user.email, wrong)).toMatchObject({ code: "INVALID_CODE" });
    expect((await door.verify(client, user.email, code)).ok).toBe(false);
  });

  it("counts parallel guesses before comparing them", async () => {
    const user = await buildUser(app);
    const client = app.client();
    await door.login(client, user.email);
    const code = await app.inbox.codeFor(user.email);
    const wrong = code === "111111" ? "222222" : "111111";
    await Promise.all(Array.from({ length: 30 }, () => door.verify(client, user.email, wrong)));
    const [row] = await app.dataSource.query("SELECT attempts FROM login_codes WHERE email = ?", [
      user.email,
    ]);
    expect(row.attempts).toBe(5);
    expect((await door.verify(client, user.email, code)).ok).toBe(false);
  });

  it("opens one session for parallel correct codes", async () => {
    const user = await buildUser(app);
    const client = app.client();
    await door.login(client, user.email);
    const code = await app.inbox.codeFor(user.email);
    const proofs = await Promise.all(
      Array.from({ length: 5 }, () => door.verify(client, user.email, code)),
    );
    expect(proofs.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("expires a code after ten minutes", async () => {
    const user = await buildUser(app);
    const client = app.client();
    await door.login(client, user.email);
    const code = await app.inbox.codeFor(user.email);
    app.clock.advance(minutes(10) + 1);
    expect((await door.verify(client, user.email, code)).ok).toBe(false);
  });

  it("sends an address one code per minute", async () => {
    const user = await buildUser(app);
    await door.login(app.client(), user.email);
    const { status, headers } = await door.login(app.client(), user.email);
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("addresses", () => {
  it.each([
    "victim@ex\u00e4mple.com",
    "v\u00edctim@example.com",
    "vic\u0001tim@example.com",
    "vic tim@example.com",
  ])("treats look-alike domains as a different mailbox or refuses them: %j", async (address) => {
    const local = newEmail().split("@")[0] ?? "";
    const user = await buildUser(app, { email: `${local}.victim@example.com` });
    const client = app.client();
    const lookalike = `${local}.${address}`;
    await client.post("/api/auth/login", { email: lookalike });
    const rows = await app.dataSource.query("SELECT email FROM login_codes WHERE email = ?", [
      user.email,
    ]);
    expect(rows).toEqual([]);
  });

  it("a name cannot add an address to a mail", async () => {
    const email = newEmail();
    await app
      .client()
      .post("/api/auth/signup", { ...signUpForm(email), name: "you won https://evil.example/x" });
    expect((await app.inbox.mailsTo(email)).at(-1)?.body.text).not.toMatch(/evil\.example\/x/);
  });

  it("lets a whole class behind one network request codes at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => app.client().post("/api/auth/login", { email: newEmail() })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  it("254 characters are accepted", async () => {
    const email = `${"a".repeat(64)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.example`;
    expect(
      (await app.client().post("/api/auth/login", { email: email.slice(0, 254) })).status,
    ).toBe(200);
  });
});

describe("what strangers can learn", () => {
  it("stores neither the code nor the session token", async () => {
    const user = await buildUser(app);
    const client = app.client();
    await client.post("/api/auth/login", { email: user.email });
    const code = await app.inbox.codeFor(user.email);
    await client.post("/api/auth/verify-otp", { email: user.email, otp: code });
    const rows = await app.dataSource.query("SELECT * FROM login_codes WHERE email = ?", [
      user.email,
    ]);
    const outbox = await app.dataSource.query("SELECT payload, lastError FROM outbox");
    expect(JSON.stringify([rows, outbox])).not.toContain(code);
    const sessions = await app.dataSource.query("SELECT * FROM sessions WHERE userId = ?", [
      user.id,
    ]);
    expect(JSON.stringify(sessions)).not.toContain(client.cookies.get("sid"));
  });

  it("returns an id by email only for the caller's own address", async () => {
    const [user, other] = [await buildUser(app), await buildUser(app)];
    const client = await signedIn(app, user);
    const own = await client.get(`/api/users/by-email?email=${encodeURIComponent(user.email)}`);
    expect(own.body).toEqual({ userId: user.id, _id: user.id });
    const foreign = await client.get(
      `/api/users/by-email?email=${encodeURIComponent(other.email)}`,
    );
    const nobody = await client.get(`/api/users/by-email?email=${encodeURIComponent(newEmail())}`);
    expect(foreign.status).toBe(404);
    expect(nobody.body).toEqual(foreign.body);
    expect((await app.client().get("/api/users/by-email?email=x@example.com")).status).toBe(401);
  });
});

describe("bad input", () => {
  it("names every missing field, over GraphQL and REST", async () => {
    const rest = await app
      .client()
      .post("/api/auth/signup", { email: "not-an-address", countryCode: "+7" });
    expect(rest.status).toBe(400);
    expect(Object.keys(rest.body.fields).sort()).toEqual([
      "countryCode",
      "email",
      "location",
      "name",
      "phone",
    ]);
    const input = { name: "", email: "x", countryCode: "+1", phone: "1", location: "" };
    const { data } = await app.client().graphql(SIGN_UP, { input });
    expect(data.signUp.userErrors.map((e: { field: string }) => e.field).sort()).toEqual([
      "email",
      "location",
      "name",
      "phone",
    ]);
  });

  it.each([
    "a@x.com,b@x.com",
    "a@x.com\r\nBcc: evil@e.test",
    "<a@x.com>",
    '"a"@x.com',
    "a@",
    `${"a".repeat(250)}@x.com`,
  ])("takes one plain address only: %j", async (email) => {
    const { status, body } = await app.client().post("/api/auth/login", { email });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "BAD_INPUT", fields: { email: expect.any(String) } });
  });

  it.each([
    ["{", 400],
    ["[]", 400],
    ['"text"', 400],
    ["null", 400],
  ])("answers the body %j with %d", async (text, status) => {
    const answer = await app.client().post("/api/auth/login", text);
    expect(answer.status).toBe(status);
    expect(answer.body.code).toBe("BAD_INPUT");
  });
});

describe("sessions", () => {
  it("end when the same browser signs in again", async () => {
    const user = await buildUser(app);
    const client = await signedIn(app, user);
    const before = client.cookies.get("sid") ?? "";
    await client.post("/api/auth/login", { email: user.email });
    await client.post("/api/auth/verify-otp", {
      email: user.email,
      otp: await app.inbox.codeFor(user.email),
    });
    expect(client.cookies.get("sid")).not.toBe(before);
    const old = app.client();
    old.cookies.set("sid", before);
    expect((await old.get("/api/auth/me")).status).toBe(401);
  });

  it("end after thirty days, even with daily use", async () => {
    const client = await signedIn(app, await buildUser(app));
    for (let day = 0; day < 29; day += 1) {
      app.clock.advance(days(1));
      expect((await client.get("/api/auth/me")).status).toBe(200);
    }
    app.clock.advance(days(1) + 1000);
    expect((await client.get("/api/auth/me")).status).toBe(401);
  });

  it("of a person who became staff get the lifetime for staff", async () => {
    const user = await buildUser(app);
    const client = await signedIn(app, user);
    await app.dataSource.query("UPDATE users SET role = 'ADMIN' WHERE id = ?", [user.id]);
    for (let step = 0; step < 25; step += 1) {
      app.clock.advance(minutes(29));
      const { status } = await client.get("/api/auth/me");
      expect(status).toBe(step < 24 ? 200 : 401);
    }
  });

  it("are protected from other sites, whatever else the request contains", async () => {
    const client = await signedIn(app, await buildUser(app));
    const headers = { origin: "https://evil.example", authorization: "Basic eDp5" };
    expect((await client.post("/api/auth/logout", {}, headers)).status).toBe(403);
  });

  it("end when idle", async () => {
    const user = await buildUser(app);
    const client = await signedIn(app, user);
    app.clock.advance(days(6));
    expect((await client.get("/api/auth/me")).status).toBe(200);
    app.clock.advance(days(8));
    expect((await client.get("/api/auth/me")).status).toBe(401);
  });

  it("of recruiters end after half an hour idle", async () => {
    const client = await signedIn(app, await buildUser(app, { role: "RECRUITER" }));
    app.clock.advance(minutes(31));
    expect((await client.get("/api/auth/me")).status).toBe(401);
  });

  it("cannot be replaced by another site's page", async () => {
    const client = await signedIn(app, await buildUser(app));
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    for (const path of ["/api/auth/logout", "/graphql"]) {
      const answer = await client.post(
        path,
        { query: "mutation { signOut { message } }" },
        foreign,
      );
      expect(answer.status).toBe(403);
      const code = path === "/graphql" ? answer.body.errors[0].extensions.code : answer.body.code;
      expect(code).toBe("CSRF");
    }
    expect((await client.get("/api/auth/me")).status).toBe(200);
  });
});
