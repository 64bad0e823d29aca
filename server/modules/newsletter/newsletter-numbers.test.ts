import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { days, later } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, newEmail, signedIn } from "../../test/factories.js";
import { OutboxMessage } from "../outbox/outbox.entity.js";
import {
  NewsletterRequest,
  NewsletterSubscriber,
  NewsletterSubscription,
  type Frequency,
  type Topic,
} from "./newsletter.entity.js";

const NUMBERS = `{ newsletterNumbers { unconfirmed topics { topic subscribers daily ended }
  confirmedByWeek { day count } digestsByDay { day count } } }`;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.hold();
});
afterAll(() => app.close());

const numbers = async () => {
  const admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
  return (await admin.graphql(NUMBERS)).data.newsletterNumbers;
};
const counts = (days: { count: number }[]) => days.map(({ count }) => count);
const none = (length: number) => Array.from({ length }, () => 0);

async function subscribe(
  confirmedAt: Date,
  mailings: [topic: Topic, frequency: Frequency, endedAt?: Date][],
) {
  const { manager } = app.dataSource;
  const id = newId();
  const subscriber = { id, email: newEmail(), confirmedAt, confirmedFrom: "127.0.0.1" };
  await manager.insert(NewsletterSubscriber, subscriber);
  for (const [topic, frequency, endedAt = null] of mailings)
    await manager.insert(NewsletterSubscription, {
      ...{ id: newId(), subscriberId: id, topic, query: newId(), frequency, endedAt },
      ...{ createdAt: confirmedAt, sentThrough: confirmedAt, nextSendAt: confirmedAt },
    });
}

it("counts subscribers, confirmations, and digests", async () => {
  expect(await numbers()).toMatchObject({
    unconfirmed: 0,
    topics: [
      { topic: "NEWS", subscribers: 0, daily: 0, ended: 0 },
      { topic: "JOB_ALERTS", subscribers: 0, daily: 0, ended: 0 },
    ],
  });
  const now = app.clock.now();
  const ago = (count: number) => later(now, -days(count));
  await subscribe(now, [
    ["NEWS", "WEEKLY"],
    ["JOB_ALERTS", "DAILY"],
    ["JOB_ALERTS", "WEEKLY"],
  ]);
  await subscribe(ago(8), [["NEWS", "WEEKLY", ago(1)]]);
  await subscribe(ago(400), [["NEWS", "WEEKLY"]]);
  const { manager } = app.dataSource;
  const request = { topics: ["NEWS" as const], query: "", frequency: "WEEKLY" as const };
  for (const [expiresAt, confirmedAt] of [
    [later(now, days(1)), null],
    [later(now, days(1)), now],
    [ago(1), null],
  ] as const)
    await manager.insert(NewsletterRequest, {
      ...{ ...request, id: newId(), email: newEmail() },
      ...{ createdAt: now, expiresAt, confirmedAt },
    });
  for (const doneAt of [now, now, ago(29), ago(30), null])
    await manager.insert(OutboxMessage, {
      ...{ id: newId(), kind: "NEWSLETTER_DIGEST" as const, attempts: 0, doneAt },
      ...{ payload: { subscriptionId: newId(), since: "" }, nextAttemptAt: now, createdAt: now },
    });
  const found = await numbers();
  expect(found.unconfirmed).toBe(1);
  expect(found.topics).toEqual([
    { topic: "NEWS", subscribers: 2, daily: 0, ended: 1 },
    { topic: "JOB_ALERTS", subscribers: 1, daily: 1, ended: 0 },
  ]);
  expect(counts(found.confirmedByWeek)).toEqual([...none(10), 1, 1]);
  expect(counts(found.digestsByDay)).toEqual([1, ...none(28), 2]);
  expect(found.digestsByDay.at(-1).day).toBe(`${now.toISOString().slice(0, 10)}T00:00:00.000Z`);
});
