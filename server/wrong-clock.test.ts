import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { IsNull } from "typeorm";
import { minutes, systemClock } from "./core/clock.js";
import { ClockGuard, databaseTime } from "./kit/db/clock-guard.js";
import { OutboxMessage } from "./modules/outbox/outbox.entity.js";
import { createTestApp, type TestApp } from "./test/create-test-app.js";
import { newEmail } from "./test/factories.js";
import { recordingLogger } from "./test/recording-logger.js";
import { until } from "./test/until.js";
import { startWorkers } from "./workers.js";

const CODES = 30;

/** Two instances on one database, whose clock is the right one's. */
let right: TestApp;
let wrong: TestApp;
beforeAll(async () => {
  right = await createTestApp();
  const sharedTime = () => Promise.resolve(right.clock.now());
  wrong = await createTestApp({}, { sharedTime });
});
beforeEach(async () => {
  await right.dataSource.manager.clear(OutboxMessage);
  wrong.clock.advanceTo(right.clock.now());
  await wrong.services.clockGuard.check();
});
afterAll(async () => {
  await wrong.close();
  await right.close();
});

async function askForCodes(between: () => Promise<unknown>): Promise<string[]> {
  const emails = [];
  for (let i = 0; i < CODES; i += 1) {
    const email = newEmail();
    await right.client().post("/api/auth/login", { email });
    emails.push(email);
    await between();
  }
  return emails;
}

async function expectCodes(emails: string[]): Promise<void> {
  await right.inbox.send();
  expect(await right.dataSource.manager.find(OutboxMessage)).toEqual(
    emails.map(() => expect.objectContaining({ unsent: null, doneAt: expect.any(Date) })),
  );
  for (const email of emails) expect(await right.inbox.mailsTo(email)).toHaveLength(1);
}

describe("an instance whose clock is ten minutes fast", () => {
  it("leaves codes that look expired to it to others, even before it knows of its clock", async () => {
    wrong.clock.advance(minutes(10));
    await expectCodes(await askForCodes(() => wrong.services.mailWorker.drain()));
  });

  it("runs no workers, and is not ready", async () => {
    wrong.clock.advance(minutes(10));
    const { logger, lines } = recordingLogger();
    const workers = startWorkers(wrong.services, logger);
    try {
      await expectCodes(
        await askForCodes(async () => {
          workers.nudge();
          expect((await fetch(`${wrong.origin}/readyz`)).status).toBe(503);
        }),
      );
    } finally {
      await workers.stop();
    }
    expect(lines).toEqual([]);
    expect((await fetch(`${wrong.origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${right.origin}/readyz`)).status).toBe(200);
    expect(wrong.services.clockGuard.offsetMs).toBeGreaterThan(minutes(9));
  });

  it("works again once its clock is right", async () => {
    wrong.clock.advance(minutes(10));
    expect(await wrong.services.clockGuard.confirm()).toBe(false);
    wrong.clock.advance(-minutes(10));
    const workers = startWorkers(wrong.services, recordingLogger().logger);
    const email = newEmail();
    await right.client().post("/api/auth/login", { email });
    const { manager } = right.dataSource;
    await until("the code is sent", async () => {
      workers.nudge();
      return !(await manager.existsBy(OutboxMessage, { doneAt: IsNull() }));
    });
    await workers.stop();
    expect(await right.inbox.mailsTo(email)).toHaveLength(1);
    expect((await fetch(`${wrong.origin}/readyz`)).status).toBe(200);
  });
});

it("an instance whose clock is slow runs no workers either: it would send what is long expired", async () => {
  wrong.clock.advance(-minutes(10));
  expect(await wrong.services.clockGuard.confirm()).toBe(false);
  expect((await fetch(`${wrong.origin}/readyz`)).status).toBe(503);
});

it("the database tells its time", async () => {
  const { logger } = recordingLogger();
  const sharedTime = databaseTime(right.dataSource);
  expect(await new ClockGuard({ sharedTime, clock: systemClock, logger }).check()).toBe(true);
});
