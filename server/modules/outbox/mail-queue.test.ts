import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { days, hours, later } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, newEmail, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import { AuditEvent } from "../audit/audit.entity.js";
import { OutboxMessage } from "./outbox.entity.js";

const SUMMARY = "{ mailQueue { waiting failed oldestWaitingAt sent { kind lastDay lastMonth } } }";
const LIST = `query ($state: QueuedMailState!, $first: Int!, $after: String) {
  queuedMails(state: $state, first: $first, after: $after) { totalCount
    nodes { id kind state attempts lastError nextAttemptAt failedAt } pageInfo { endCursor } } }`;
const decide = (name: string, type: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { id userErrors { code } } }`;
const RETRY = decide("retryMail", "RetryMailInput");
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
const giveUp = () => queue({ attempts: 8, lastError: "TimeoutError", deadAt: app.clock.now() });

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
      sent: [
        { kind: "CONTACT_RECEIPT", lastDay: 1, lastMonth: 2 },
        { kind: "LOGIN_CODE", lastDay: 1, lastMonth: 1 },
      ],
    });
  });

  it("is empty at first", async () => {
    expect((await admin.graphql(SUMMARY)).data.mailQueue).toEqual({
      ...{ waiting: 0, failed: 0, oldestWaitingAt: null, sent: [] },
    });
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

describe("a failed email", () => {
  it("is sent when it is tried again", async () => {
    const email = newEmail();
    await app.client().post("/api/contact", { name: "Ana", email, message: "Hello" });
    const { manager } = app.dataSource;
    const receipt = { kind: "CONTACT_RECEIPT" } as const;
    const { id } = await manager.findOneByOrFail(OutboxMessage, receipt);
    const now = app.clock.now();
    await manager.update(OutboxMessage, { id }, { attempts: 8, deadAt: now, handedOverAt: now });
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
