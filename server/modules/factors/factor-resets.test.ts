import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { hours, minutes } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import { erasedAddress, type User } from "../accounts/user.entity.js";
import { AuditEvent } from "../audit/audit.entity.js";
import { Passkey } from "./passkey.entity.js";

let app: TestApp;
let person: User;
let client: TestClient;
let admins: [User, User];
beforeAll(async () => {
  app = await createTestApp();
  app.clock.hold();
});
beforeEach(async () => {
  person = await recruiterWithPasskey();
  client = await signedIn(app, person);
  admins = [await buildUser(app, { role: "ADMIN" }), await buildUser(app, { role: "ADMIN" })];
});
afterAll(() => app.close());

const FIELDS = `reset { id userId userName userEmail requestedByName canceledAt doneAt
  viewerCanConfirm createdAt takesEffectAt } userErrors { code }`;
const REQUEST = `mutation ($input: RequestFactorResetInput!) { requestFactorReset(input: $input) { ${FIELDS} } }`;
const CONFIRM = `mutation ($input: ConfirmFactorResetInput!) { confirmFactorReset(input: $input) { ${FIELDS} } }`;
const CANCEL = `mutation ($input: CancelFactorResetInput!) { cancelFactorReset(input: $input) { message userErrors { code } } }`;
const SET_ROLE = `mutation ($input: SetRoleInput!) { setRole(input: $input) { userErrors { code } } }`;
const DISABLE = `mutation ($input: DisablePersonInput!) { disablePerson(input: $input) { userErrors { code } } }`;
const ENABLE = `mutation ($input: EnablePersonInput!) { enablePerson(input: $input) { userErrors { code } } }`;
const OWN = `{ me { factorReset { id viewerCanConfirm } secondFactor { passkeyCount } } }`;
const LIST = `query ($first: Int!, $after: String) { factorResets(first: $first, after: $after) {
  totalCount pageInfo { endCursor hasNextPage } nodes { id viewerCanConfirm doneAt } } }`;

async function recruiterWithPasskey(): Promise<User> {
  const user = await buildUser(app, { role: "RECRUITER" });
  const key = { publicKey: "", counter: "0", transports: [], backedUp: false, name: "Phone" };
  const row = { id: newId(), userId: user.id, credentialId: newId(), createdAt: app.clock.now() };
  await app.dataSource.manager.insert(Passkey, { ...row, ...key });
  return user;
}

type GraphQLAnswer = Awaited<ReturnType<TestClient["graphql"]>>;
function outcome({ data, errors }: GraphQLAnswer): string {
  const [payload] = Object.values<{ userErrors: { code: string }[] }>(data ?? {});
  return errors?.[0]?.extensions.code ?? payload?.userErrors[0]?.code ?? "ok";
}
const request = async (admin = admins[0], userId = person.id) =>
  (await signedIn(app, admin)).graphql(REQUEST, { input: { userId } });
const requested = async (): Promise<string> => (await request()).data.requestFactorReset.reset.id;
const confirm = async (id: string, admin: User) =>
  (await signedIn(app, admin)).graphql(CONFIRM, { input: { id } });
const cancel = async (by: TestClient, input: object) =>
  outcome(await by.graphql(CANCEL, { input }));
const hasPasskey = (user = person) => app.dataSource.manager.existsBy(Passkey, { userId: user.id });
const isSignedIn = async () => (await client.graphql(OWN)).data.me !== null;
const eventsOf = async (user: User) =>
  (await app.dataSource.manager.findBy(AuditEvent, { subjectId: user.id }))
    .filter(({ kind }) => kind.startsWith("FACTOR_"))
    .map(({ kind, actorId, actorKind }) => ({ kind, actorId, actorKind }));
async function tokenInMail(): Promise<string> {
  const text = (await app.inbox.mailsTo(person.email)).at(-1)?.body.text ?? "";
  const [link = ""] = /http\S+\/account\/factor-reset\?\S+/.exec(text) ?? [];
  return new URL(link).searchParams.get("token") ?? "";
}

describe("a reset by one administrator", () => {
  it("waits 24 hours, then removes the factors and ends the sessions", async () => {
    const { data } = await request();
    expect(data.requestFactorReset.reset).toMatchObject({
      userId: person.id,
      userEmail: person.email,
      requestedByName: admins[0].name,
      viewerCanConfirm: false,
      canceledAt: null,
      doneAt: null,
    });
    await app.inbox.mailsTo(person.email);
    app.clock.advance(hours(24) - minutes(1));
    await app.services.factorResets.runDue();
    expect(await hasPasskey()).toBe(true);
    client = await signedIn(app, person);
    app.clock.advance(minutes(1));
    await app.services.factorResets.runDue();
    expect(await hasPasskey()).toBe(false);
    expect(await isSignedIn()).toBe(false);
    expect(await eventsOf(person)).toEqual([
      { kind: "FACTOR_RESET_REQUESTED", actorId: admins[0].id, actorKind: "PERSON" },
      { kind: "FACTOR_RESET_DONE", actorId: null, actorKind: "SYSTEM" },
    ]);
    const subjects = (await app.inbox.mailsTo(person.email)).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual([
      "Someone asked to reset your Staffboard login security",
      "Your Staffboard login security was reset",
    ]);
  });

  it("is done once, on however many instances", async () => {
    await request();
    const other = await createTestApp();
    for (const { clock } of [app, other]) clock.advance(hours(24));
    const { factorResets } = other.services;
    const counts = await Promise.all([
      app.services.factorResets.runDue(),
      factorResets.runDue(),
      app.services.factorResets.runDue(),
    ]);
    await other.close();
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  });

  it("is canceled when that administrator is none anymore", async () => {
    await request();
    await app.dataSource.query("UPDATE users SET disabledAt = NOW(3) WHERE id = ?", [admins[0].id]);
    app.clock.advance(hours(24));
    expect(await app.services.factorResets.runDue()).toBe(0);
    expect(await hasPasskey()).toBe(true);
    expect((await (await signedIn(app, person)).graphql(OWN)).data.me.factorReset).toBeNull();
  });

  it.each([
    ["oneself", async () => request(admins[0], admins[0].id), "CONFLICT"],
    ["a person without factors", async () => request(admins[0], admins[1].id), "CONFLICT"],
    ["nobody", async () => request(admins[0], newId()), "NOT_FOUND"],
    ["a strange id", async () => request(admins[0], "x"), "NOT_FOUND"],
  ])("is refused for %s", async (_name, ask, expected) => {
    expect(outcome(await ask())).toBe(expected);
  });

  it("is refused while another waits, even in parallel", async () => {
    const outcomes = (await Promise.all([request(), request(admins[1])])).map(outcome);
    expect(outcomes.sort()).toEqual(["CONFLICT", "ok"]);
  });

  it("is refused after three about one person in 24 hours, whoever asks", async () => {
    for (const admin of [admins[0], admins[1], admins[0]]) {
      const { data } = await request(admin);
      const { id } = data.requestFactorReset.reset;
      expect(await cancel(await signedIn(app, admins[0]), { id })).toBe("ok");
    }
    expect(outcome(await request(admins[1]))).toBe("RATE_LIMITED");
    app.clock.advance(hours(24));
    expect(outcome(await request())).toBe("ok");
  });

  it("is refused after ten by one administrator in 24 hours", async () => {
    for (let i = 0; i < 10; i += 1)
      expect(outcome(await request(admins[0], (await recruiterWithPasskey()).id))).toBe("ok");
    expect(outcome(await request())).toBe("RATE_LIMITED");
    expect(outcome(await request(admins[1]))).toBe("ok");
  });

  it("is carried out although others fail before and after it", async () => {
    const broken = [await recruiterWithPasskey(), await recruiterWithPasskey()];
    await request(admins[0], broken[0]?.id);
    app.clock.advance(1);
    await request();
    app.clock.advance(1);
    await request(admins[0], broken[1]?.id);
    for (const { id } of broken)
      await app.dataSource.query("UPDATE users SET email = ? WHERE id = ?", [
        erasedAddress(id),
        id,
      ]);
    app.clock.advance(hours(24));
    await app.services.factorResets.runDue();
    expect(await hasPasskey()).toBe(false);
    for (const user of broken) expect(await hasPasskey(user)).toBe(true);
    await app.dataSource.query("DELETE FROM factor_resets WHERE doneAt IS NULL");
  });

  it("needs a fresh second factor", async () => {
    const admin = await signedIn(app, admins[0]);
    app.clock.advance(minutes(10) + 1);
    const answer = await admin.graphql(REQUEST, { input: { userId: person.id } });
    expect(outcome(answer)).toBe("SECOND_FACTOR_REQUIRED");
  });
});

describe("a second administrator", () => {
  it("carries it out at once", async () => {
    const id = await requested();
    const { data } = await confirm(id, admins[1]);
    expect(data.confirmFactorReset.reset).toMatchObject({ id, viewerCanConfirm: false });
    expect(data.confirmFactorReset.reset.doneAt).not.toBeNull();
    expect(await hasPasskey()).toBe(false);
    expect(await isSignedIn()).toBe(false);
  });

  it("is someone else than the first, and than the person", async () => {
    const id = await requested();
    expect(outcome(await confirm(id, admins[0]))).toBe("CONFLICT");
    await app.dataSource.query("UPDATE users SET role = 'ADMIN' WHERE id = ?", [person.id]);
    const self = await app.services.accounts.get(person.id);
    expect(outcome(await confirm(id, self))).toBe("CONFLICT");
    expect(await hasPasskey()).toBe(true);
  });

  it("was one a day before the request, and was not turned on again since", async () => {
    const accomplice = await buildUser(app);
    const boss = await signedIn(app, admins[0]);
    await boss.graphql(SET_ROLE, { input: { userId: accomplice.id, role: "ADMIN" } });
    const promoted = await app.services.accounts.get(accomplice.id);
    const input = { userId: admins[1].id };
    await boss.graphql(DISABLE, { input: { ...input, reason: "OTHER" } });
    await boss.graphql(ENABLE, { input });
    app.clock.advance(hours(24) - minutes(1));
    const id = await requested();
    for (const admin of [promoted, admins[1]]) {
      expect(outcome(await confirm(id, admin))).toBe("CONFLICT");
      const { data } = await (await signedIn(app, admin)).graphql(LIST, { first: 1 });
      expect(data.factorResets.nodes).toMatchObject([{ id, viewerCanConfirm: false }]);
    }
    expect(await hasPasskey()).toBe(true);
    await cancel(await signedIn(app, admins[0]), { id });
    app.clock.advance(minutes(1));
    expect(outcome(await confirm(await requested(), promoted))).toBe("ok");
  });

  it("cannot confirm twice, or what was canceled", async () => {
    const id = await requested();
    const outcomes = await Promise.all([confirm(id, admins[1]), confirm(id, admins[1])]);
    expect(outcomes.map(outcome).sort()).toEqual(["CONFLICT", "ok"]);
    person = await recruiterWithPasskey();
    const next = await requested();
    await cancel(await signedIn(app, admins[0]), { id: next });
    expect(outcome(await confirm(next, admins[1]))).toBe("CONFLICT");
    expect(await hasPasskey()).toBe(true);
  });
});

describe("canceling", () => {
  it("works by the link in the email, without signing in, and again", async () => {
    await request();
    const token = await tokenInMail();
    expect(await cancel(app.client(), { token })).toBe("ok");
    expect(await cancel(app.client(), { token })).toBe("ok");
    app.clock.advance(hours(24));
    await app.services.factorResets.runDue();
    expect(await hasPasskey()).toBe(true);
    expect(await eventsOf(person)).toMatchObject([
      { kind: "FACTOR_RESET_REQUESTED" },
      { kind: "FACTOR_RESET_CANCELED", actorKind: "VISITOR" },
    ]);
  });

  it("works for the person, even without the second factor, and for administrators", async () => {
    const halfway = await signedIn(app, person, { secondFactor: false });
    const id = await requested();
    const { factorReset } = (await halfway.graphql(OWN)).data.me;
    expect(factorReset).toEqual({ id, viewerCanConfirm: false });
    expect(await cancel(halfway, { id })).toBe("ok");
    expect((await halfway.graphql(OWN)).data.me.factorReset).toBeNull();
    const again = await requested();
    expect(await cancel(await signedIn(app, admins[1]), { id: again })).toBe("ok");
  });

  it("is refused for others, with a forged token, and when it is too late", async () => {
    const id = await requested();
    const token = await tokenInMail();
    const other = await signedIn(app, await buildUser(app, { role: "RECRUITER" }));
    expect(await cancel(other, { id })).toBe("NOT_FOUND");
    expect(await cancel(app.client(), { id })).toBe("UNAUTHENTICATED");
    expect(await cancel(app.client(), {})).toBe("UNAUTHENTICATED");
    const forged = token.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    expect(await cancel(app.client(), { token: forged })).toBe("INVALID_LINK");
    await confirm(id, admins[1]);
    expect(await cancel(app.client(), { token })).toBe("CONFLICT");
  });
});

it("lists resets for administrators, newest first, page by page", async () => {
  const id = await requested();
  const admin = await signedIn(app, admins[1]);
  const first = (await admin.graphql(LIST, { first: 1 })).data.factorResets;
  expect(first.nodes).toEqual([{ id, viewerCanConfirm: true, doneAt: null }]);
  expect(first.totalCount).toBeGreaterThan(1);
  const after = first.pageInfo.endCursor;
  const second = (await admin.graphql(LIST, { first: 100, after })).data.factorResets;
  expect(second.nodes).toHaveLength(first.totalCount - 1);
  expect(second.nodes.map((one: { id: string }) => one.id)).not.toContain(id);
});
