import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { minutes } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import { AuditEvent } from "../audit/audit.entity.js";
import { Identity } from "./identity.entity.js";
import { Session } from "./session.entity.js";
import type { User } from "./user.entity.js";

/** People of the stand-ins; each has an account at both. */
const [DANA, PRIYA, ANIKA] = [
  "100000000000000000101",
  "100000000000000000102",
  "100000000000000000103",
];
const IDENTITIES = `query ($first: Int! = 10, $after: String) { me { identities(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } nodes { id provider email createdAt lastUsedAt viewerCanUnlink } } } }`;
const UNLINK = `mutation ($id: ID!) { unlinkIdentity(input: { id: $id }) { message userErrors { code message } } }`;
const SIGN_IN = `mutation ($input: SignInWithGoogleInput!) {
  signInWithGoogle(input: $input) { user { id } message userErrors { code message } } }`;
/** Where a visit goes on whose account no one has connected. */
const CODE_STEP = "/auth/code?next=%2F";
const problem = (reason: string) => `/auth/problem?reason=${reason}&provider=linkedin`;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
afterEach(() => app.dataSource.manager.deleteAll(Identity));

const FROM_OUR_PAGE = { "sec-fetch-site": "same-origin" };
const start = async (
  client: TestClient,
  path: string,
  headers: Record<string, string> = FROM_OUR_PAGE,
): Promise<string> => (await client.get(path, headers)).headers.get("location") ?? "";

/** Picks a person on the stand-in's page. @returns the address it leads back to */
async function choose(address: string, person: string): Promise<string> {
  const body = new URLSearchParams({ person });
  const chosen = await fetch(address, { method: "POST", redirect: "manual", body });
  return (chosen.headers.get("location") ?? "").replace(app.origin, "");
}

/** LinkedIn from our start link to the page that the visit ends on. */
async function visitLinkedIn(client: TestClient, person: string, query = ""): Promise<string> {
  const address = await start(client, `/auth/linkedin/start${query}`);
  return start(client, await choose(address, person));
}

async function visitGoogle(client: TestClient, person: string, query = "") {
  const address = await start(client, `/auth/google/start${query}`);
  const answer = new URLSearchParams((await choose(address, person)).split("#")[1]);
  const input = { credential: answer.get("id_token"), state: answer.get("state") };
  return (await client.graphql(SIGN_IN, { input })).data.signInWithGoogle;
}

const connect = (client: TestClient, person: string) =>
  visitLinkedIn(client, person, "?link=1&next=/account/sign-in");
const identitiesOf = async (client: TestClient) =>
  (await client.graphql(IDENTITIES)).data.me.identities.nodes;
const eventsOf = ({ id }: User, kind: AuditEvent["kind"]) =>
  app.dataSource.manager.findBy(AuditEvent, { subjectId: id, kind });
const proveCode = (user: User) =>
  app.dataSource.query("UPDATE users SET codeProvenAt = ? WHERE id = ?", [new Date(), user.id]);

describe("connecting an account", () => {
  it("makes LinkedIn sign its owner in from then on", async () => {
    const user = await buildUser(app);
    expect(await visitLinkedIn(app.client(), DANA)).toBe(CODE_STEP);
    const client = await signedIn(app, user);
    expect(await connect(client, DANA)).toBe("/account/sign-in");
    expect(await identitiesOf(client)).toMatchObject([
      { provider: "LINKEDIN", email: "staffboard.demo.dana@gmail.com", lastUsedAt: null },
    ]);
    const browser = app.client();
    expect(await visitLinkedIn(browser, DANA, "?next=/jobs")).toBe("/jobs");
    expect((await browser.get("/api/auth/me")).body._id).toBe(user.id);
    const [event] = await eventsOf(user, "IDENTITY_LINKED");
    expect(event?.details).toEqual({ provider: "LINKEDIN" });
    const [mail] = await app.inbox.mailsTo(user.email);
    expect(mail?.subject).toBe("New way to log in (Staffboard)");
  });

  it("connects Google too, whatever its address, and keeps the session", async () => {
    const user = await buildUser(app);
    const client = await signedIn(app, user);
    const before = client.cookies.get("sid");
    const answer = await visitGoogle(client, ANIKA, "?link=1");
    expect(answer).toMatchObject({ user: { id: user.id }, userErrors: [] });
    expect(client.cookies.get("sid")).toBe(before);
    expect(await app.dataSource.manager.countBy(Session, { userId: user.id })).toBe(1);
    expect((await visitGoogle(app.client(), ANIKA)).user.id).toBe(user.id);
  });

  it("changes nothing the second time", async () => {
    const user = await buildUser(app);
    const client = await signedIn(app, user);
    await connect(client, DANA);
    expect(await connect(client, DANA)).toBe("/account/sign-in");
    expect(await identitiesOf(client)).toHaveLength(1);
    expect(await eventsOf(user, "IDENTITY_LINKED")).toHaveLength(1);
  });

  it("refuses an account that signs another person in", async () => {
    await connect(await signedIn(app, await buildUser(app)), DANA);
    await visitGoogle(app.client(), DANA);
    const client = await signedIn(app, await buildUser(app));
    expect(await connect(client, DANA)).toBe(problem("taken"));
    const answer = await visitGoogle(client, DANA, "?link=1");
    expect(answer.userErrors).toMatchObject([
      { code: "CONFLICT", message: expect.stringContaining("another account here") },
    ]);
    expect(await identitiesOf(client)).toEqual([]);
  });

  it("gives an account that two people connect at once to one of them", async () => {
    const clients = [
      await signedIn(app, await buildUser(app)),
      await signedIn(app, await buildUser(app)),
    ];
    const places = await Promise.all(clients.map((client) => connect(client, DANA)));
    expect(places.sort()).toEqual(["/account/sign-in", problem("taken")]);
    expect(await app.dataSource.manager.count(Identity)).toBe(1);
  });

  it("asks for a proof that is at most 10 minutes old", async () => {
    const client = await signedIn(app, await buildUser(app));
    app.clock.advance(minutes(11));
    expect(await start(client, "/auth/linkedin/start?link=1")).toBe(
      "/account/sign-in?connect=linkedin",
    );
    app.clock.advance(-minutes(11));
  });

  it("asks staff for their second factor", async () => {
    const admin = await buildUser(app, { role: "ADMIN" });
    const client = await signedIn(app, admin, { secondFactor: false });
    expect(await start(client, "/auth/google/start?link=1")).toBe(
      "/account/sign-in?connect=google",
    );
    expect(await connect(await signedIn(app, admin), DANA)).toBe("/account/sign-in");
  });

  it("does not start from another site's page or without a session", async () => {
    const client = await signedIn(app, await buildUser(app));
    const path = "/auth/linkedin/start?link=1";
    for (const site of ["cross-site", "same-site"])
      expect(await start(client, path, { "sec-fetch-site": site })).toBe(problem("failed"));
    for (const site of ["same-origin", "none"])
      expect(await start(client, path, { "sec-fetch-site": site })).toMatch(/^http/);
    expect(await start(app.client(), path)).toBe(problem("signed-out"));
  });

  it("starts in a browser without Fetch Metadata from our pages only", async () => {
    const client = await signedIn(app, await buildUser(app));
    const from = (referer: string) =>
      start(client, "/auth/linkedin/start?link=1", referer ? { referer } : {});
    expect(await from(`${app.origin}/account/sign-in`)).toMatch(/^http/);
    for (const referer of ["", "https://evil.example/", `${app.origin}.evil.example/`, "x"])
      expect(await from(referer)).toBe(problem("failed"));
  });

  it("does not connect to whoever is signed in when the visit ends", async () => {
    const client = await signedIn(app, await buildUser(app));
    for (const next of [app.client(), await signedIn(app, await buildUser(app))]) {
      const back = await choose(await start(client, "/auth/linkedin/start?link=1"), DANA);
      next.cookies.set("flow", client.cookies.get("flow") ?? "");
      expect(await start(next, back)).toBe(problem("signed-out"));
    }
    expect(await app.dataSource.manager.count(Identity)).toBe(0);
  });

  it("stops at 20", async () => {
    const user = await buildUser(app);
    const client = await signedIn(app, user);
    const rows = Array.from({ length: 19 }, () => row(user));
    await app.dataSource.manager.insert(Identity, rows);
    expect(await connect(client, DANA)).toBe("/account/sign-in");
    expect(await connect(client, PRIYA)).toBe(problem("failed"));
    expect(await identitiesOf(client)).toHaveLength(10);
  });
});

const row = ({ id: userId }: User, createdAt = app.clock.now()) => ({
  issuer: "https://accounts.example",
  subject: newId(),
  userId,
  createdAt,
});

describe("the stand-in for LinkedIn", () => {
  it("says that the person canceled", async () => {
    expect(await visitLinkedIn(app.client(), "")).toBe(problem("canceled"));
  });

  it("exchanges a code once, with the secret, the verifier, and the address it was issued to", async () => {
    const user = await buildUser(app);
    const client = await signedIn(app, user);
    const address = await start(client, "/auth/linkedin/start?link=1");
    const back = await choose(address, DANA);
    const code = new URL(back, app.origin).searchParams.get("code") ?? "";
    const ask = async (change: object) => {
      const form = {
        grant_type: "authorization_code",
        code,
        client_id: app.env.LINKEDIN_CLIENT_ID ?? "",
        client_secret: app.env.LINKEDIN_CLIENT_SECRET ?? "",
        redirect_uri: `${app.origin}/auth/linkedin/callback`,
        ...change,
      };
      const body = new URLSearchParams(form);
      return (await fetch(app.env.LINKEDIN_TOKEN_URL, { method: "POST", body })).status;
    };
    expect(await ask({ client_secret: "wrong" })).toBe(401);
    expect(await ask({ code_verifier: "v".repeat(43) })).toBe(400);
    expect(await start(client, back)).toBe(problem("failed"));
  });
});

describe("the connected accounts", () => {
  it("are listed newest first, in pages", async () => {
    const user = await buildUser(app);
    const other = await buildUser(app);
    const times = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 0, day)));
    await app.dataSource.manager.insert(Identity, [
      ...times.map((time) => row(user, time)),
      row(other),
    ]);
    const client = await signedIn(app, user);
    const page = async (after?: string) =>
      (await client.graphql(IDENTITIES, { first: 2, after })).data.me.identities;
    const first = await page();
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const second = await page(first.pageInfo.endCursor);
    expect(second.pageInfo.hasNextPage).toBe(false);
    const seen = [...first.nodes, ...second.nodes].map(({ createdAt }) => createdAt);
    expect(seen).toEqual(times.toReversed().map((time) => time.toISOString()));
    const { errors } = await client.graphql(IDENTITIES, { first: 2, after: "made-up" });
    expect(errors?.[0]?.extensions.code).toBe("BAD_INPUT");
  });

  it("can be disconnected, all of them, once a code has worked", async () => {
    const user = await buildUser(app);
    const client = await signedIn(app, user);
    await connect(client, DANA);
    const [identity] = await identitiesOf(client);
    expect(identity.viewerCanUnlink).toBe(false);
    const refused = await client.graphql(UNLINK, { id: identity.id });
    expect(refused.data.unlinkIdentity.userErrors).toMatchObject([{ code: "CONFLICT" }]);

    await app.inbox.mailsTo(user.email);
    await client.post("/api/auth/login", { email: user.email });
    const otp = await app.inbox.codeFor(user.email);
    await client.post("/api/auth/verify-otp", { email: user.email, otp });
    expect((await identitiesOf(client))[0].viewerCanUnlink).toBe(true);
    const { data } = await client.graphql(UNLINK, { id: identity.id });
    expect(data.unlinkIdentity).toEqual({
      message: "LinkedIn is disconnected. It won’t log you in anymore.",
      userErrors: [],
    });
    expect(await identitiesOf(client)).toEqual([]);
    // Within a minute of the code for an earlier visit.
    expect(await visitLinkedIn(app.client(), DANA)).toBe(problem("code-first"));
    const [event] = await eventsOf(user, "IDENTITY_UNLINKED");
    const subjects = (await app.inbox.mailsTo(user.email)).map(({ subject }) => subject);
    expect(subjects).toContain("Way to log in removed (Staffboard)");
    expect(event?.details).toEqual({ provider: "LINKEDIN" });
  });

  it("end the sessions that began with them, except the current one, and tell the person", async () => {
    const user = await buildUser(app);
    await proveCode(user);
    const client = await signedIn(app, user, { by: "LINKEDIN" });
    await connect(client, DANA);
    const browser = app.client();
    await visitLinkedIn(browser, DANA);
    const byGoogle = await signedIn(app, user, { by: "GOOGLE" });
    const byCode = await signedIn(app, user);
    const [{ id }] = await identitiesOf(client);
    await client.graphql(UNLINK, { id });
    const alive = async (one: TestClient) => (await one.get("/api/auth/me")).status === 200;
    expect(await Promise.all([client, browser, byGoogle, byCode].map(alive))).toEqual([
      ...[true, false, true, true],
    ]);
    expect(await eventsOf(user, "SESSION_ENDED")).toHaveLength(1);
    const mail = (await app.inbox.mailsTo(user.email)).find(({ subject }) =>
      subject.startsWith("Way to log in removed"),
    );
    expect(mail?.body.text?.replace(/\s+/g, " ")).toContain(
      "you logged in that way are logged out",
    );
  });

  it("are read with the same number of statements, however many there are", async () => {
    const statementsFor = async (count: number): Promise<number> => {
      const user = await buildUser(app);
      await app.dataSource.manager.insert(
        Identity,
        Array.from({ length: count }, () => row(user)),
      );
      const client = await signedIn(app, user);
      const query = jest.spyOn(app.dataSource, "createQueryRunner");
      await identitiesOf(client);
      const { length } = query.mock.calls;
      query.mockRestore();
      return length;
    };
    expect(await statementsFor(9)).toBe(await statementsFor(3));
  });

  it("keep one if no code has ever worked, even when two are disconnected at once", async () => {
    const user = await buildUser(app);
    const client = await signedIn(app, user);
    await connect(client, DANA);
    await connect(client, PRIYA);
    const both = await identitiesOf(client);
    expect(both.map((each: { viewerCanUnlink: boolean }) => each.viewerCanUnlink)).toEqual([
      true,
      true,
    ]);
    const answers = await Promise.all(
      both.map(({ id }: { id: string }) => client.graphql(UNLINK, { id })),
    );
    const errors = answers.map(({ data }) => data.unlinkIdentity.userErrors.length);
    expect(errors.sort()).toEqual([0, 1]);
    expect(await identitiesOf(client)).toHaveLength(1);
  });

  it("can be disconnected only by their owner, with a recent proof", async () => {
    const user = await buildUser(app);
    await proveCode(user);
    const client = await signedIn(app, user);
    await connect(client, DANA);
    const [{ id }] = await identitiesOf(client);
    const stranger = await signedIn(app, await buildUser(app));
    for (const target of [id, newId(), "", "x".repeat(65)]) {
      const { data } = await stranger.graphql(UNLINK, { id: target });
      expect(data.unlinkIdentity.userErrors).toHaveLength(1);
    }
    app.clock.advance(minutes(11));
    const { errors } = await client.graphql(UNLINK, { id });
    expect(errors?.[0]?.extensions.code).toBe("FRESH_PROOF_REQUIRED");
    app.clock.advance(-minutes(11));
    expect(await identitiesOf(client)).toHaveLength(1);
  });
});
