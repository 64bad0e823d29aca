import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, newEmail } from "../../test/factories.js";
import type { Answer, TestClient } from "../../test/test-client.js";
import { Session } from "./session.entity.js";
import { erasedAddress, User } from "./user.entity.js";

const REQUEST = `mutation ($input: RequestLoginCodeInput!) { requestLoginCode(input: $input) { message userErrors { code } } }`;
const VERIFY = `mutation ($input: VerifyLoginCodeInput!) {
  verifyLoginCode(input: $input) { message user { id email name phone location isProfileComplete } userErrors { code message } } }`;

/** The same requests over GraphQL and REST. `verify` returns the whole answer, to compare. */
const doors = {
  rest: {
    login: (client: TestClient, email: string) => client.post("/api/auth/login", { email }),
    verify: (client: TestClient, email: string, otp: string) =>
      client.post("/api/auth/verify-otp", { email, otp }),
    disabled: { status: 403, body: { code: "ACCOUNT_DISABLED" } },
  },
  graphql: {
    login: (client: TestClient, email: string) =>
      client.post("/graphql", { query: REQUEST, variables: { input: { email } } }),
    verify: (client: TestClient, email: string, otp: string) =>
      client.post("/graphql", { query: VERIFY, variables: { input: { email, otp } } }),
    disabled: {
      status: 200,
      body: {
        data: { verifyLoginCode: { user: null, userErrors: [{ code: "ACCOUNT_DISABLED" }] } },
      },
    },
  },
};

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  other = await createTestApp();
});
afterAll(() => Promise.all([app.close(), other.close()]));

const wrong = (code: string): string => (code === "000000" ? "000001" : "000000");

/** What a stranger sees, without what differs between any two answers: dates, random values and the budget left. */
function seen({ status, headers, body }: Answer) {
  const hidden = /(?<=otp=)[^;]+|(?<=Expires=)[^;]+/gi;
  const shown = [...headers]
    .filter(([name]) => !["date", "etag", "x-request-id"].includes(name))
    .map(([name, value]) => `${name}: ${value.replace(hidden, "")}`);
  const text = JSON.stringify(body).replace(/"currentlyAvailable":\d+/, "");
  return [status, ...shown, text];
}

const eventsOf = (id: string): Promise<{ kind: string; details: object }[]> =>
  app.dataSource.query("SELECT kind, details FROM audit_events WHERE subjectId = ? ORDER BY id", [
    id,
  ]);

describe.each(Object.entries(doors))("one code over %s", (_name, door) => {
  it("signs up an unknown address, whose details are then missing", async () => {
    const client = app.client();
    const email = newEmail();
    await door.login(client, email);
    expect(await app.services.accounts.findByEmail(email)).toBeNull();
    const { status } = await door.verify(client, email, await app.inbox.codeFor(email));
    expect(status).toBe(200);
    expect((await client.get("/api/auth/me")).body).toMatchObject({
      email,
      phone: "",
      location: "",
    });
    const user = await app.services.accounts.findByEmail(email);
    expect(user).toMatchObject({
      name: "",
      role: "CANDIDATE",
      isProfileComplete: false,
    });
    expect((await eventsOf(user?.id ?? "")).map(({ kind }) => kind)).toEqual([
      "ACCOUNT_CREATED",
      "SIGNED_IN",
    ]);
  });

  it("gives known, unknown and disabled addresses the same answers until the code is right", async () => {
    const [known, disabled] = [
      await buildUser(app),
      await buildUser(app, { disabledAt: new Date() }),
    ];
    const asked: unknown[] = [];
    const failed: unknown[] = [];
    for (const email of [known.email, newEmail(), disabled.email]) {
      const client = app.client();
      asked.push(seen(await door.login(client, email)));
      const code = await app.inbox.codeFor(email);
      failed.push(seen(await door.verify(client, email, wrong(code))));
    }
    for (const answers of [asked, failed]) {
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
    }
  });

  it("sends known and unknown addresses the same mail, except for the name", async () => {
    const known = await buildUser(app, { name: "Ana Ortiz" });
    const texts: string[] = [];
    for (const email of [known.email, newEmail()]) {
      await door.login(app.client(), email);
      const code = await app.inbox.codeFor(email);
      const mail = (await app.inbox.mailsTo(email)).at(-1);
      texts.push(JSON.stringify([mail?.subject, mail?.body]).replaceAll(code, "CODE"));
    }
    expect(texts[0]).toContain("Hi Ana Ortiz,");
    // In HTML, a space that does not break keeps the name on one line.
    expect(texts[1]).toBe(texts[0]?.replaceAll(/Hi Ana[ \u00A0]Ortiz,/g, "Hi,"));
  });

  it("opens no session for a disabled person, who is told after the right code", async () => {
    const user = await buildUser(app, { disabledAt: new Date() });
    const client = app.client();
    await door.login(client, user.email);
    const code = await app.inbox.codeFor(user.email);
    const answer = await door.verify(client, user.email, code);
    expect(answer).toMatchObject(door.disabled);
    expect(JSON.stringify(answer.body)).toContain(app.env.SITE_EMAIL);
    expect([client.cookies.get("sid"), client.cookies.get("device")]).toEqual([
      undefined,
      undefined,
    ]);
    expect(
      await app.dataSource.query("SELECT id FROM sessions WHERE userId = ?", [user.id]),
    ).toEqual([]);
    expect(await eventsOf(user.id)).toEqual([
      { kind: "SIGN_IN_FAILED", details: { by: "CODE", why: "DISABLED" } },
    ]);
  });

  it("makes one account for two browsers at two instances", async () => {
    const email = newEmail();
    // Another instance remembers no refusals yet.
    const clients = [app.client(), other.client()];
    const codes: string[] = [];
    for (const client of clients) {
      expect((await door.login(client, email)).status).toBe(200);
      codes.push(await app.inbox.codeFor(email));
      await app.dataSource.query("DELETE FROM rate_limits WHERE `key` LIKE 'code-gap:%'");
    }
    const answers = await Promise.all(
      clients.map((client, i) => door.verify(client, email, codes[i] ?? "")),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const ids = await Promise.all(
      clients.map(async (client) => (await client.get("/api/auth/me")).body._id),
    );
    expect(ids[0]).toBe(ids[1]);
    expect((await eventsOf(ids[0])).filter(({ kind }) => kind === "ACCOUNT_CREATED")).toHaveLength(
      1,
    );
  });

  it("counts the same mails for an unknown address: one a minute", async () => {
    const email = newEmail();
    await door.login(app.client(), email);
    expect((await door.login(app.client(), email)).status).toBe(429);
  });
});

it("records a sign-in, a wrong code and a sign-out of the person", async () => {
  const user = await buildUser(app);
  const client = app.client();
  await client.post("/api/auth/login", { email: user.email });
  const code = await app.inbox.codeFor(user.email);
  await client.post("/api/auth/verify-otp", { email: user.email, otp: wrong(code) });
  await client.post("/api/auth/verify-otp", { email: user.email, otp: code });
  await client.post("/api/auth/logout");
  await client.post("/api/auth/logout");
  const events = await eventsOf(user.id);
  expect(events).toEqual([
    { kind: "SIGN_IN_FAILED", details: { by: "CODE", why: "WRONG_CODE" } },
    { kind: "SIGNED_IN", details: { by: "CODE" } },
    { kind: "SIGNED_OUT", details: {} },
  ]);
  const rows = await app.dataSource.query("SELECT * FROM audit_events WHERE subjectId = ?", [
    user.id,
  ]);
  for (const secret of [code, user.email, client.cookies.get("device")])
    expect(JSON.stringify(rows)).not.toContain(secret);
});

it("opens no session for an account that was deleted while the person signed in", async () => {
  const user = await buildUser(app);
  const { id } = user;
  await app.dataSource.manager.update(User, { id }, { email: erasedAddress(id) });
  const from = { ipAddress: "203.0.113.7", userAgent: "test" };
  await expect(app.services.sessions.open(user, from)).rejects.toMatchObject({
    code: "UNAUTHENTICATED",
  });
  expect(await app.dataSource.manager.countBy(Session, { userId: id })).toBe(0);
});
