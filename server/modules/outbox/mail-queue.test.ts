import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { In, IsNull, Not } from "typeorm";
import { days, hours, later } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, newEmail, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import { MailProviderError } from "../../integrations/mail/mail-failures.js";
import { AuditEvent } from "../audit/audit.entity.js";
import { OutboxMessage } from "./outbox.entity.js";

const SUMMARY = `{ mailQueue { waiting failed failedKinds { kind count retryable } oldestWaitingAt
  pausedSince pauseReason sent { kind lastDay lastMonth } } }`;
const LIST = `query ($state: QueuedMailState!, $first: Int!, $after: String, $kind: String) {
  queuedMails(state: $state, first: $first, after: $after, kind: $kind) { totalCount
    nodes { id kind state attempts lastError nextAttemptAt failedAt } pageInfo { endCursor } } }`;
const decide = (name: string, type: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { id userErrors { code } } }`;
const RETRY = decide("retryMail", "RetryMailInput");
const RETRY_MANY = `mutation ($input: RetryMailsInput!) {
  retryMails(input: $input) { count hasMore userErrors { code } } }`;
const DISCARD = decide("discardMail", "DiscardMailInput");

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
});
beforeEach(() => app.dataSource.manager.clear(OutboxMessage));
afterAll(() => app.close());

async function queue(change: Partial<OutboxMessage> = {}): Promise<string> {
  const now = app.clock.now();
  const row = {
    ...{ id: newId(), kind: "CONTACT_RECEIPT" as const, nextAttemptAt: now, createdAt: now },
    ...{ payload: { contactMessageId: newId() }, attempts: 0 },
    ...change,
  };
  await app.dataSource.manager.insert(OutboxMessage, row);
  return row.id;
}
const giveUp = () => queue({ attempts: 26, lastError: "TimeoutError", deadAt: app.clock.now() });

describe("the mail queue", () => {
  it("counts what waits, what failed, and what was sent", async () => {
    const now = app.clock.now();
    const oldest = later(now, -hours(2));
    await queue({ createdAt: oldest });
    await queue();
    await giveUp();
    await queue({ doneAt: later(now, -hours(1)) });
    await queue({ doneAt: later(now, -days(3)) });
    await queue({ kind: "LOGIN_CODE", payload: { loginCodeId: newId() }, doneAt: now });
    expect((await admin.graphql(SUMMARY)).data.mailQueue).toEqual({
      ...{ waiting: 2, failed: 1, oldestWaitingAt: oldest.toISOString() },
      failedKinds: [{ kind: "CONTACT_RECEIPT", count: 1, retryable: 1 }],
      ...{ pausedSince: null, pauseReason: null },
      sent: [
        { kind: "CONTACT_RECEIPT", lastDay: 1, lastMonth: 2 },
        { kind: "LOGIN_CODE", lastDay: 1, lastMonth: 1 },
      ],
    });
  });

  it("is empty at first", async () => {
    expect((await admin.graphql(SUMMARY)).data.mailQueue).toEqual({
      ...{ waiting: 0, failed: 0, failedKinds: [], oldestWaitingAt: null, sent: [] },
      ...{ pausedSince: null, pauseReason: null },
    });
  });

  it("says since when sending is paused, and why", async () => {
    const { mailPause } = app.services;
    const cause = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
    const send = () => Promise.reject(new MailProviderError(cause));
    await mailPause.watch(newId(), send).catch(() => undefined);
    const since = mailPause.since?.toISOString();
    expect((await admin.graphql(SUMMARY)).data.mailQueue).toMatchObject({
      ...{ pausedSince: since, pauseReason: "MailProviderError < Error ECONNREFUSED" },
    });
    expect(await app.services.mailQueue.numbers()).toMatchObject({ isPaused: true });
    mailPause.end();
    expect(await app.services.mailQueue.numbers()).toMatchObject({ isPaused: false });
  });

  it("has numbers for metrics", async () => {
    const now = app.clock.now();
    await queue({ createdAt: later(now, -hours(2)) });
    await queue();
    await giveUp();
    const numbers = await app.services.mailQueue.numbers();
    expect(numbers).toMatchObject({ waiting: 2, dead: 1, isPaused: false });
    expect(numbers.oldestWaitingMs).toBeGreaterThanOrEqual(hours(2));
  });

  it("lists emails without any address, text, code, or link", async () => {
    const [first, second] = [await giveUp(), await giveUp()];
    await queue();
    const email = newEmail();
    await app.client().post("/api/auth/login", { email });
    const page = await admin.graphql(LIST, { state: "FAILED", first: 1 });
    expect(page.data.queuedMails).toMatchObject({
      totalCount: 2,
      nodes: [{ id: second, state: "FAILED", lastError: "TimeoutError", nextAttemptAt: null }],
    });
    const after = page.data.queuedMails.pageInfo.endCursor;
    const next = await admin.graphql(LIST, { state: "FAILED", first: 1, after });
    expect(next.data.queuedMails.nodes[0].id).toBe(first);
    const waiting = await admin.graphql(LIST, { state: "WAITING", first: 10 });
    expect(waiting.data.queuedMails.totalCount).toBe(2);
    expect(JSON.stringify(waiting.data)).not.toContain(email);
  });
});

describe("failed emails", () => {
  const retry = async (input: object) =>
    (await admin.graphql(RETRY_MANY, { input })).data.retryMails;
  const deadIds = async () =>
    (await app.dataSource.manager.findBy(OutboxMessage, { deadAt: Not(IsNull()) })).map(
      ({ id }) => id,
    );
  const dead = (change: Partial<OutboxMessage> = {}) =>
    queue({ attempts: 26, lastError: "Error", deadAt: app.clock.now(), ...change });
  const note = () => dead({ kind: "NOTE_MENTION", payload: { noteId: newId(), userId: newId() } });

  it("are put back together, as if they were new, each with its entry in the log", async () => {
    const ids = [await dead(), await note(), await dead()];
    const waiting = await queue({ attempts: 3 });
    expect(await retry({})).toEqual({ count: 3, hasMore: false, userErrors: [] });
    const { manager } = app.dataSource;
    expect(await manager.findBy(OutboxMessage, { id: In(ids) })).toEqual(
      ids.map(() => expect.objectContaining({ attempts: 0, deadAt: null, lastError: null })),
    );
    expect(await manager.findOneBy(OutboxMessage, { id: waiting })).toMatchObject({ attempts: 3 });
    const events = await manager.findBy(AuditEvent, { targetId: In(ids) });
    expect(events.map(({ kind, details }) => [kind, details.notice]).toSorted()).toEqual([
      ["MAIL_RETRIED", "CONTACT_RECEIPT"],
      ["MAIL_RETRIED", "CONTACT_RECEIPT"],
      ["MAIL_RETRIED", "NOTE_MENTION"],
    ]);
    expect(await retry({})).toEqual({ count: 0, hasMore: false, userErrors: [] });
  });

  it("are put back by kind, and by when they were given up", async () => {
    const now = app.clock.now();
    const [old, recent] = [await dead({ deadAt: later(now, -days(2)) }), await dead()];
    const other = await note();
    const since = later(now, -days(1)).toISOString();
    expect(await retry({ kind: "CONTACT_RECEIPT", since })).toMatchObject({ count: 1 });
    expect((await deadIds()).toSorted()).toEqual([old, other].toSorted());
    expect(await retry({ kind: "NO_SUCH_KIND" })).toMatchObject({ count: 0, userErrors: [] });
    expect(await retry({ kind: "NOTE_MENTION" })).toMatchObject({ count: 1 });
    expect(await deadIds()).toEqual([old]);
    expect(recent).not.toBe(old);
  });

  it("stay if they may have been sent and must not come twice", async () => {
    const id = await dead({ handedOverAt: app.clock.now(), lastError: "MaybeSentError" });
    await dead();
    expect((await admin.graphql(SUMMARY)).data.mailQueue.failedKinds).toEqual([
      { kind: "CONTACT_RECEIPT", count: 2, retryable: 1 },
    ]);
    expect(await retry({})).toMatchObject({ count: 1, hasMore: false });
    expect(await deadIds()).toEqual([id]);
  });

  it("are put back a thousand at a time, longest failed first", async () => {
    const now = app.clock.now();
    const mails = Array.from({ length: 1001 }, (_, i) => ({
      ...{ id: newId(), kind: "CONTACT_RECEIPT" as const, payload: { contactMessageId: newId() } },
      ...{ attempts: 26, nextAttemptAt: now, createdAt: now, deadAt: later(now, i) },
    }));
    await app.dataSource.manager.insert(OutboxMessage, mails);
    expect(await retry({})).toEqual({ count: 1000, hasMore: true, userErrors: [] });
    expect(await deadIds()).toEqual([mails.at(-1)?.id]);
    expect(await retry({})).toEqual({ count: 1, hasMore: false, userErrors: [] });
  });

  it("are put back once by two administrators at the same moment", async () => {
    for (let i = 0; i < 5; i += 1) await dead();
    const [one, other] = await Promise.all([retry({}), retry({})]);
    expect(one.count + other.count).toBe(5);
  });

  it("are listed by kind", async () => {
    await dead();
    const id = await note();
    const { data } = await admin.graphql(LIST, { state: "FAILED", first: 5, kind: "NOTE_MENTION" });
    expect(data.queuedMails).toMatchObject({ totalCount: 1, nodes: [{ id }] });
  });
});

describe("a failed email", () => {
  it("is sent when it is tried again", async () => {
    const email = newEmail();
    await app.client().post("/api/contact", { name: "Ana", email, message: "Hello" });
    const { manager } = app.dataSource;
    const receipt = { kind: "CONTACT_RECEIPT" } as const;
    const { id } = await manager.findOneByOrFail(OutboxMessage, receipt);
    const now = app.clock.now();
    await manager.update(OutboxMessage, { id }, { attempts: 26, deadAt: now, handedOverAt: now });
    expect(await app.inbox.mailsTo(email)).toHaveLength(0);
    const { data } = await admin.graphql(RETRY, { input: { id } });
    expect(data.retryMail).toEqual({ id, userErrors: [] });
    expect(await app.inbox.mailsTo(email)).toHaveLength(1);
    const sent = await manager.findOneByOrFail(OutboxMessage, { id });
    expect([sent.handedOverAt, sent.deadAt]).toEqual([null, null]);
    const [event] = await manager.findBy(AuditEvent, { targetId: id });
    expect([event?.kind, event?.details]).toEqual(["MAIL_RETRIED", { notice: "CONTACT_RECEIPT" }]);
  });

  it("waits like a new one, without the errors of before", async () => {
    const id = await giveUp();
    await admin.graphql(RETRY, { input: { id } });
    const { data } = await admin.graphql(LIST, { state: "WAITING", first: 10 });
    expect(data.queuedMails.nodes).toMatchObject([
      { id, state: "WAITING", attempts: 0, lastError: null, failedAt: null },
    ]);
  });

  it("is gone when it is discarded", async () => {
    const id = await giveUp();
    const { data } = await admin.graphql(DISCARD, { input: { id } });
    expect(data.discardMail).toEqual({ id, userErrors: [] });
    expect(await app.dataSource.manager.existsBy(OutboxMessage, { id })).toBe(false);
    expect((await admin.graphql(DISCARD, { input: { id } })).data.discardMail.userErrors).toEqual([
      { code: "NOT_FOUND" },
    ]);
  });

  it("can't be decided about while it is still being tried", async () => {
    const id = await queue();
    for (const [text, name] of [
      [RETRY, "retryMail"],
      [DISCARD, "discardMail"],
    ] as const)
      expect((await admin.graphql(text, { input: { id } })).data[name].userErrors).toEqual([
        { code: "CONFLICT" },
      ]);
    expect(await app.dataSource.manager.existsBy(OutboxMessage, { id })).toBe(true);
  });
});
