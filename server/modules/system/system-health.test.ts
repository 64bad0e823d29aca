import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { hours, later, minutes } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { inTransaction } from "../../kit/db/transactions.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import { OutboxMessage } from "../outbox/outbox.entity.js";
import { QUEUES } from "./site-numbers.js";

const HEALTH = `{ systemHealth { startedAt concerns { kind subject amount } minutes { requests failed }
  connections { inUse free waiting } queues { name waiting oldestSeconds dead } workers { name failures }
  providers { name ok failed } signIns { name ok failed } applications payments failedPayments tempFreeBytes } }`;

interface Outcomes {
  name: string;
  ok: number;
  failed: number;
}
interface Health {
  concerns: { kind: string; subject: string | null; amount: number }[];
  minutes: { requests: number; failed: number }[];
  queues: { name: string; waiting: number; oldestSeconds: number; dead: number }[];
  providers: Outcomes[];
  signIns: Outcomes[];
  tempFreeBytes: number;
}

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
});
afterAll(() => app.close());

const health = async () => {
  const { data } = await admin.graphql(HEALTH);
  return data.systemHealth as unknown as Health;
};
const queueOf = async (name: string) => (await health()).queues.find((each) => each.name === name);
const byCode = async () => (await health()).signIns.find(({ name }) => name === "CODE");

const queue = (change: Partial<OutboxMessage> = {}) => {
  const now = app.clock.now();
  const payload = { contactMessageId: newId() };
  const row = { id: newId(), kind: "CONTACT_RECEIPT" as const, payload, nextAttemptAt: now };
  return app.dataSource.manager.insert(OutboxMessage, { ...row, createdAt: now, ...change });
};

describe("the queues", () => {
  it("are all there, and say what waits, since when, and what was given up", async () => {
    const now = app.clock.now();
    expect((await health()).queues.map(({ name }) => name)).toEqual([...QUEUES]);
    await app.dataSource.manager.clear(OutboxMessage);
    await queue({ createdAt: later(now, -hours(1)), nextAttemptAt: later(now, minutes(5)) });
    await queue();
    await queue({ doneAt: now });
    await queue({ deadAt: now });
    const { oldestSeconds = 0, ...counts } = (await queueOf("outbox")) ?? {};
    expect(counts).toEqual({ name: "outbox", waiting: 2, dead: 1 });
    expect(oldestSeconds).toBeGreaterThanOrEqual(3600);
    const { concerns } = await health();
    expect(concerns).toEqual(
      expect.arrayContaining([
        { kind: "WORK_GIVEN_UP", subject: "outbox", amount: 1 },
        { kind: "QUEUE_LATE", subject: "outbox", amount: expect.any(Number) },
      ]),
    );
  });

  it("have entries of the audit log until they are sealed", async () => {
    const { auditSealer } = app.services;
    await auditSealer.run();
    expect(await queueOf("audit seals")).toMatchObject({ waiting: 0, oldestSeconds: 0 });
    await signedIn(app, await buildUser(app));
    expect((await queueOf("audit seals"))?.waiting).toBeGreaterThan(0);
    await auditSealer.run();
    expect(await queueOf("audit seals")).toMatchObject({ waiting: 0 });
  });
});

describe("what was counted", () => {
  it("are logins that worked and that didn't, once they are written", async () => {
    const { email } = await buildUser(app);
    const visitor = app.client();
    await visitor.post("/api/auth/login", { email });
    const otp = await app.inbox.codeFor(email);
    const before = await byCode();
    await visitor.post("/api/auth/verify-otp", {
      email,
      otp: otp === "000000" ? "000001" : "000000",
    });
    await signedIn(app, await buildUser(app));
    const after = await byCode();
    expect(after).toEqual({
      name: "CODE",
      ok: (before?.ok ?? 0) + 1,
      failed: (before?.failed ?? 0) + 1,
    });
    const undone = inTransaction(app.dataSource, async (transaction) => {
      const event = { kind: "SIGNED_IN", actor: { kind: "visitor" }, details: { by: "CODE" } };
      await app.services.audit.record(transaction, event as never);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await byCode()).toEqual(after);
  });

  it("is shown by the minute", async () => {
    expect((await health()).minutes).toEqual([]);
    await app.services.recentMinutes.note();
    await app.client().get("/api/jobs");
    await app.services.recentMinutes.note();
    const { minutes: last } = await health();
    expect(last).toHaveLength(2);
    expect(last.at(-2)?.requests).toBeGreaterThan(0);
  });
});

it("has the space for uploads", async () => {
  expect((await health()).tempFreeBytes).toBeGreaterThan(0);
});
