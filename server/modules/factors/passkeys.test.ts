import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { minutes } from "../../core/clock.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, signedIn } from "../../test/factories.js";
import { SoftAuthenticator, type Change } from "../../test/soft-authenticator.js";
import type { TestClient } from "../../test/test-client.js";
import type { User } from "../accounts/user.entity.js";
import { AuditEvent } from "../audit/audit.entity.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const START = `mutation { startPasskeyRegistration { optionsJson userErrors { code } } }`;
const FINISH = `mutation ($input: FinishPasskeyRegistrationInput!) {
  finishPasskeyRegistration(input: $input) {
    passkey { id name isSynced createdAt lastUsedAt } recoveryCodes userErrors { code message } } }`;
const RENAME = `mutation ($input: RenamePasskeyInput!) {
  renamePasskey(input: $input) { passkey { name } userErrors { code } } }`;
const REMOVE = `mutation ($input: RemovePasskeyInput!) {
  removePasskey(input: $input) { passkeyId userErrors { code } } }`;
const START_SIGN_IN = `mutation { startPasskeySignIn { optionsJson userErrors { code } } }`;
const SIGN_IN = `mutation ($input: SignInWithPasskeyInput!) {
  signInWithPasskey(input: $input) { user { id } userErrors { code } } }`;
const START_PROOF = `mutation { startPasskeyProof { optionsJson userErrors { code } } }`;
const PROVE = `mutation ($input: ProvePasskeyInput!) {
  provePasskey(input: $input) { me { id } userErrors { code } } }`;
const ME = `{ me { id secondFactor { passkeyCount recoveryCodesLeft isProven }
  passkeys(first: 10) { totalCount nodes { id name lastUsedAt } } } }`;

type GraphQLAnswer = Awaited<ReturnType<TestClient["graphql"]>>;
function outcome({ data, errors }: GraphQLAnswer): string {
  const [payload] = Object.values<{ userErrors: { code: string }[] }>(data ?? {});
  return errors?.[0]?.extensions.code ?? payload?.userErrors[0]?.code ?? "ok";
}

const candidate = () => buildUser(app);
const recruiter = () => buildUser(app, { role: "RECRUITER" });
const halfway = (user: User) => signedIn(app, user, { secondFactor: false });
const meOf = async (client: TestClient) => (await client.graphql(ME)).data.me;

/** The browser's options from one of the mutations that start something. */
async function options(client: TestClient, mutation: string): Promise<string> {
  const [payload] = Object.values<{ optionsJson: string }>((await client.graphql(mutation)).data);
  return payload?.optionsJson ?? "";
}

const finish = (client: TestClient, responseJson: string, name = "Phone") =>
  client.graphql(FINISH, { input: { responseJson, name } });
async function register(client: TestClient, change?: Change) {
  const authenticator = new SoftAuthenticator(app.origin);
  const answer = await finish(client, authenticator.create(await options(client, START), change));
  const payload = answer.data?.finishPasskeyRegistration;
  return { authenticator, answer, id: payload?.passkey?.id, codes: payload?.recoveryCodes };
}
const signIn = async (client: TestClient, responseJson: string) =>
  outcome(await client.graphql(SIGN_IN, { input: { responseJson } }));
const prove = async (client: TestClient, responseJson: string) =>
  outcome(await client.graphql(PROVE, { input: { responseJson } }));
const remove = async (client: TestClient, id: string) =>
  outcome(await client.graphql(REMOVE, { input: { id } }));

const lastEvent = (user: User) =>
  app.dataSource.manager.findOne(AuditEvent, {
    where: { subjectId: user.id },
    order: { at: "DESC", id: "DESC" },
  });

describe("adding a passkey", () => {
  it("is a recruiter's second factor, proven at once, with recovery codes", async () => {
    const user = await recruiter();
    const client = await halfway(user);
    const { answer, codes } = await register(client);
    expect(answer.data.finishPasskeyRegistration).toMatchObject({
      passkey: { name: "Phone", isSynced: false, lastUsedAt: null },
      userErrors: [],
    });
    expect(codes).toHaveLength(10);
    expect((await meOf(client)).secondFactor).toEqual({
      passkeyCount: 1,
      recoveryCodesLeft: 10,
      isProven: true,
    });
    const second = await register(client);
    expect(second.codes).toBeNull();
    expect(await lastEvent(user)).toMatchObject({ kind: "FACTOR_ADDED", targetId: second.id });
    const [mail] = await app.inbox.mailsTo(user.email);
    expect(mail?.subject).toBe("Passkey added (Staffboard)");
  });

  it("gives a candidate no recovery codes, and needs a fresh proof", async () => {
    const client = await signedIn(app, await candidate());
    expect((await register(client)).codes).toBeNull();
    app.clock.advance(minutes(10) + 1);
    expect(outcome(await client.graphql(START))).toBe("FRESH_PROOF_REQUIRED");
  });

  it("needs a recruiter's factor when there is one", async () => {
    const user = await recruiter();
    await register(await halfway(user));
    expect(outcome(await (await halfway(user)).graphql(START))).toBe("SECOND_FACTOR_REQUIRED");
  });

  it("refuses what was started before another session added a factor", async () => {
    const user = await recruiter();
    const [thief, owner] = [await halfway(user), await halfway(user)];
    const started = await options(thief, START);
    await register(owner);
    const response = new SoftAuthenticator(app.origin).create(started);
    expect(outcome(await finish(thief, response))).toBe("SECOND_FACTOR_REQUIRED");
    expect((await meOf(owner)).passkeys.totalCount).toBe(1);
  });

  it("accepts ten, and one authenticator once", async () => {
    const client = await signedIn(app, await candidate());
    const { authenticator } = await register(client);
    const again = authenticator.create(await options(client, START));
    expect(outcome(await finish(client, again))).toBe("CONFLICT");
    for (let i = 1; i < 10; i += 1) expect(outcome((await register(client)).answer)).toBe("ok");
    expect(outcome(await client.graphql(START))).toBe("CONFLICT");
    expect((await meOf(client)).passkeys.totalCount).toBe(10);
  });

  it.each<[string, Change]>([
    ["of another site", { origin: "https://evil.example" }],
    ["for another site's id", { rpId: "evil.example" }],
    ["without the person being verified", { userVerified: false }],
    ["of a sign-in", { type: "webauthn.get" }],
    ["to a challenge of someone's own", { challenge: "c29tZXRoaW5n" }],
    [
      "with certificates",
      {
        attestation: {
          fmt: "packed",
          attStmt: new Map<string, unknown>([
            ["alg", -7],
            ["sig", new Uint8Array(8)],
            ["x5c", [new Uint8Array(8)]],
          ]),
        },
      },
    ],
    ["of another format", { attestation: { fmt: "android-key", attStmt: new Map() } }],
  ])("refuses an answer %s", async (_name, change) => {
    const client = await signedIn(app, await candidate());
    expect(outcome((await register(client, change)).answer)).toBe("INVALID_CODE");
    expect((await meOf(client)).passkeys.totalCount).toBe(0);
  });

  it("refuses an answer given twice, too late, or in another session", async () => {
    const user = await candidate();
    const client = await signedIn(app, user);
    const response = new SoftAuthenticator(app.origin).create(await options(client, START));
    expect(outcome(await finish(await signedIn(app, user), response))).toBe("INVALID_CODE");
    expect(outcome(await finish(client, response))).toBe("ok");
    expect(outcome(await finish(client, response))).toBe("INVALID_CODE");
    const late = new SoftAuthenticator(app.origin).create(await options(client, START));
    app.clock.advance(minutes(5) + 1);
    expect(outcome(await finish(client, late))).toBe("INVALID_CODE");
  });

  it.each(["", "{}", "null", "[]", '{"id":1}', "not JSON"])("refuses %j", async (response) => {
    const client = await signedIn(app, await candidate());
    const code = outcome(await finish(client, response));
    expect(code).toBe(response === "" ? "BAD_INPUT" : "INVALID_CODE");
  });
});

describe("the list", () => {
  it("shows a person's own passkeys, which they can rename", async () => {
    const [mine, others] = [
      await signedIn(app, await candidate()),
      await signedIn(app, await candidate()),
    ];
    const { id } = await register(mine);
    await register(others);
    const rename = async (client: TestClient, name: string) =>
      outcome(await client.graphql(RENAME, { input: { id, name } }));
    expect(await rename(others, "Mine now")).toBe("NOT_FOUND");
    expect(await rename(mine, " ")).toBe("BAD_INPUT");
    expect(await rename(mine, "x".repeat(61))).toBe("BAD_INPUT");
    expect(await rename(mine, "Laptop")).toBe("ok");
    expect((await meOf(mine)).passkeys.nodes).toEqual([{ id, name: "Laptop", lastUsedAt: null }]);
  });
});

describe("removing a passkey", () => {
  it("needs a fresh proof, and works for one's own only", async () => {
    const [mine, others] = [
      await signedIn(app, await candidate()),
      await signedIn(app, await candidate()),
    ];
    const { id } = await register(mine);
    expect(await remove(others, id)).toBe("NOT_FOUND");
    app.clock.advance(minutes(10) + 1);
    expect(await remove(mine, id)).toBe("FRESH_PROOF_REQUIRED");
    const again = await signedIn(app, await app.services.accounts.get((await meOf(mine)).id));
    expect(await remove(again, id)).toBe("ok");
    expect((await meOf(again)).passkeys.totalCount).toBe(0);
  });

  it("leaves a member of the staff one factor, even in parallel", async () => {
    const client = await halfway(await recruiter());
    const first = await register(client);
    const second = await register(client);
    const outcomes = await Promise.all([remove(client, first.id), remove(client, second.id)]);
    expect(outcomes.sort()).toEqual(["CONFLICT", "ok"]);
    expect((await meOf(client)).passkeys.totalCount).toBe(1);
  });
});

describe("signing in with a passkey", () => {
  let user: User;
  let authenticator: SoftAuthenticator;
  beforeEach(async () => {
    user = await recruiter();
    ({ authenticator } = await register(await halfway(user)));
  });
  const start = (client: TestClient) => options(client, START_SIGN_IN);

  it("opens a session with the second factor proven", async () => {
    const client = app.client();
    expect(await signIn(client, authenticator.get(await start(client)))).toBe("ok");
    expect(await meOf(client)).toMatchObject({ id: user.id, secondFactor: { isProven: true } });
    expect((await meOf(client)).passkeys.nodes[0].lastUsedAt).not.toBeNull();
    expect(client.cookies.has("passkey")).toBe(false);
    const [session] = await app.dataSource.query(
      "SELECT signedInBy FROM sessions WHERE userId = ? ORDER BY createdAt DESC, id DESC LIMIT 1",
      [user.id],
    );
    expect(session.signedInBy).toBe("PASSKEY");
  });

  it("works alone for candidates", async () => {
    const mine = await candidate();
    const { authenticator: own } = await register(await signedIn(app, mine));
    const client = app.client();
    expect(await signIn(client, own.get(await start(client)))).toBe("ok");
    expect((await meOf(client)).id).toBe(mine.id);
  });

  it.each<[string, Change]>([
    ["of another site", { origin: "https://evil.example" }],
    ["for another site's id", { rpId: "evil.example" }],
    ["without the person being verified", { userVerified: false }],
    ["of a registration", { type: "webauthn.create" }],
    ["in another person's name", { userHandle: Buffer.from("another").toString("base64url") }],
    ["to a challenge of someone's own", { challenge: "c29tZXRoaW5n" }],
  ])("refuses an answer %s", async (_name, change) => {
    const client = app.client();
    expect(await signIn(client, authenticator.get(await start(client), change))).toBe(
      "INVALID_CODE",
    );
    expect(await meOf(client)).toBeNull();
  });

  it("refuses an unknown passkey, and one that was removed", async () => {
    const client = app.client();
    const unknown = new SoftAuthenticator(app.origin);
    expect(await signIn(client, unknown.get(await start(client)))).toBe("INVALID_CODE");
    await app.dataSource.query("DELETE FROM passkeys WHERE userId = ?", [user.id]);
    expect(await signIn(client, authenticator.get(await start(client)))).toBe("INVALID_CODE");
  });

  it("refuses a signature by another key", async () => {
    const client = app.client();
    const forged = JSON.parse(new SoftAuthenticator(app.origin).get(await start(client))) as object;
    const id = authenticator.credentialId;
    expect(await signIn(client, JSON.stringify({ ...forged, id, rawId: id }))).toBe("INVALID_CODE");
    expect(await lastEvent(user)).toMatchObject({
      kind: "SIGN_IN_FAILED",
      actorKind: "VISITOR",
      details: { by: "PASSKEY", why: "ANSWER" },
    });
  });

  it("refuses an answer given twice, too late, or in another browser", async () => {
    const client = app.client();
    const response = authenticator.get(await start(client));
    const stranger = app.client();
    expect(await signIn(stranger, response)).toBe("INVALID_CODE");
    await start(stranger);
    expect(await signIn(stranger, response)).toBe("INVALID_CODE");
    expect(await signIn(client, response)).toBe("ok");
    await client.post("/api/auth/logout");
    await start(client);
    expect(await signIn(client, response)).toBe("INVALID_CODE");
    const late = authenticator.get(await start(client));
    app.clock.advance(minutes(5) + 1);
    expect(await signIn(client, late)).toBe("INVALID_CODE");
  });

  it("accepts one of several same answers at once", async () => {
    const client = app.client();
    const response = authenticator.get(await start(client));
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => signIn(client, response)));
    expect(outcomes.filter((one) => one === "ok")).toHaveLength(1);
  });

  it("lets sign-ins in two tabs go on", async () => {
    const client = app.client();
    const first = authenticator.get(await start(client));
    await start(client);
    expect(await signIn(client, first)).toBe("ok");
  });

  it("refuses an answer to a challenge of another purpose", async () => {
    const session = await halfway(user);
    const toProve = await options(session, START_PROOF);
    await start(session);
    expect(await signIn(session, authenticator.get(toProve))).toBe("INVALID_CODE");
    expect(await prove(session, authenticator.get(await start(session)))).toBe("INVALID_CODE");
    const added = authenticator.get(await options(await signedIn(app, user), START));
    expect(await prove(session, added)).toBe("INVALID_CODE");
  });

  it("records which factor was refused", async () => {
    const session = await halfway(user);
    const forged = JSON.parse(
      new SoftAuthenticator(app.origin).get(await options(session, START_PROOF)),
    ) as object;
    const id = authenticator.credentialId;
    expect(await prove(session, JSON.stringify({ ...forged, id, rawId: id }))).toBe("INVALID_CODE");
    expect(await lastEvent(user)).toMatchObject({
      kind: "FACTOR_FAILED",
      actorId: user.id,
      details: { factor: "PASSKEY", why: "ANSWER" },
    });
  });

  it("refuses a disabled person", async () => {
    await app.dataSource.query("UPDATE users SET disabledAt = NOW(3) WHERE id = ?", [user.id]);
    const client = app.client();
    expect(await signIn(client, authenticator.get(await start(client)))).toBe("ACCOUNT_DISABLED");
    expect(await meOf(client)).toBeNull();
  });

  it.each([
    ["goes back", 4],
    ["stands still", 5],
    ["is gone", 0],
  ])(
    "refuses a counter that %s, keeps the passkey, and tells the person",
    async (_name, counter) => {
      const client = app.client();
      expect(await signIn(client, authenticator.get(await start(client), { counter: 5 }))).toBe(
        "ok",
      );
      const copy = app.client();
      const response = authenticator.get(await start(copy), { counter });
      expect(await signIn(copy, response)).toBe("INVALID_CODE");
      expect(await lastEvent(user)).toMatchObject({
        kind: "SIGN_IN_FAILED",
        details: { by: "PASSKEY", why: "COUNTER" },
      });
      const subjects = (await app.inbox.mailsTo(user.email)).map(({ subject }) => subject);
      expect(subjects).toContain("We refused one of your passkeys (Staffboard)");
      const next = app.client();
      expect(await signIn(next, authenticator.get(await start(next), { counter: 6 }))).toBe("ok");
    },
  );

  it("accepts an authenticator that does not count", async () => {
    for (let i = 0; i < 2; i += 1) {
      const client = app.client();
      const response = authenticator.get(await start(client), { counter: 0 });
      expect(await signIn(client, response)).toBe("ok");
    }
  });
});

describe("proving with a passkey", () => {
  it("proves a recruiter's second factor in this session", async () => {
    const user = await recruiter();
    const { authenticator } = await register(await halfway(user));
    const client = await halfway(user);
    expect((await meOf(client)).secondFactor.isProven).toBe(false);
    expect(await prove(client, authenticator.get(await options(client, START_PROOF)))).toBe("ok");
    expect((await meOf(client)).secondFactor.isProven).toBe(true);
    expect(await lastEvent(user)).toMatchObject({ kind: "FACTOR_PROVEN" });
  });

  it("is a candidate's fresh proof", async () => {
    const client = await signedIn(app, await candidate());
    const { authenticator, id } = await register(client);
    app.clock.advance(minutes(10) + 1);
    expect(await remove(client, id)).toBe("FRESH_PROOF_REQUIRED");
    expect(await prove(client, authenticator.get(await options(client, START_PROOF)))).toBe("ok");
    expect(await remove(client, id)).toBe("ok");
  });

  it("refuses another person's passkey", async () => {
    const [one, two] = [await halfway(await recruiter()), await halfway(await recruiter())];
    const { authenticator } = await register(one);
    await register(two);
    const response = authenticator.get(await options(two, START_PROOF));
    expect(await prove(two, response)).toBe("INVALID_CODE");
  });

  it("is not offered to people without a passkey", async () => {
    expect(outcome(await (await halfway(await recruiter())).graphql(START_PROOF))).toBe(
      "NOT_FOUND",
    );
  });
});

describe("a passkey from before the person was staff", () => {
  let user: User;
  let authenticator: SoftAuthenticator;
  beforeEach(async () => {
    user = await recruiter();
    ({ authenticator } = await register(await halfway(user)));
    await app.dataSource.query("UPDATE passkeys SET needsCode = 1 WHERE userId = ?", [user.id]);
    // The notice that it was added, so that the code's email is the last one.
    await app.inbox.mailsTo(user.email);
  });
  const factorOf = async (client: TestClient) =>
    (await client.graphql("{ me { secondFactor { isProven passkeysNeedCode } } }")).data.me
      .secondFactor;
  const bySignIn = async () => {
    const client = app.client();
    const response = authenticator.get(await options(client, START_SIGN_IN));
    expect(await signIn(client, response)).toBe("ok");
    return client;
  };
  async function enterCode(client: TestClient): Promise<void> {
    await client.graphql("mutation { startFreshProof { userErrors { code } } }");
    const code = await app.inbox.codeFor(user.email);
    const confirm = `mutation ($input: ConfirmFreshProofInput!) {
      confirmFreshProof(input: $input) { userErrors { code } } }`;
    expect(outcome(await client.graphql(confirm, { input: { code } }))).toBe("ok");
  }

  it("signs in, but is no second factor before a code by email, once", async () => {
    const client = await bySignIn();
    expect(await factorOf(client)).toEqual({ isProven: false, passkeysNeedCode: true });
    expect(outcome(await client.graphql(START_PROOF))).toBe("FRESH_PROOF_REQUIRED");
    await enterCode(client);
    expect(await factorOf(client)).toEqual({ isProven: false, passkeysNeedCode: false });
    expect(await prove(client, authenticator.get(await options(client, START_PROOF)))).toBe("ok");
    expect((await factorOf(client)).isProven).toBe(true);
    expect(await factorOf(await bySignIn())).toEqual({ isProven: true, passkeysNeedCode: false });
  });

  it("does not count because another one does", async () => {
    const owner = await halfway(user);
    expect(await prove(owner, authenticator.get(await options(owner, START_PROOF)))).toBe("ok");
    const other = await register(owner);
    await app.dataSource.query("UPDATE passkeys SET needsCode = 1 WHERE id <> ? AND userId = ?", [
      other.id,
      user.id,
    ]);
    const client = await signedIn(app, user, { by: "GOOGLE", secondFactor: false });
    const offered = await options(client, START_PROOF);
    expect(offered).toContain(other.authenticator.credentialId);
    expect(offered).not.toContain(authenticator.credentialId);
    expect(await prove(client, authenticator.get(offered))).toBe("FRESH_PROOF_REQUIRED");
    expect((await factorOf(client)).isProven).toBe(false);
  });
});
