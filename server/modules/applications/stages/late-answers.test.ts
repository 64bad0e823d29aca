import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { answerLateMailTexts } from "#texts/mails";
import { days, later } from "../../../core/clock.js";
import { buildApplication } from "../../../test/applications/build-application.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildJob } from "../../../test/factories.js";
import type { Job } from "../../jobs/record/job.entity.js";
import { Application, type ApplicationStatus } from "../application.entity.js";

let app: TestApp;
let job: Job;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.hold();
  // To a Monday afternoon where the firm is.
  const monday = app.clock.now();
  monday.setUTCHours(18, 0, 0, 0);
  do monday.setUTCDate(monday.getUTCDate() + 1);
  while (monday.getUTCDay() !== 1);
  app.clock.advance(monday.getTime() - app.clock.now().getTime());
  job = await buildJob(app, { company: await buildCompany(app) });
});
afterAll(() => app.close());

/** An application of some days ago. */
const sent = (daysAgo: number) =>
  buildApplication(app, job, { appliedAt: later(app.clock.now(), -days(daysAgo)) });

async function apologiesTo({ email }: Application) {
  await app.services.lateAnswers.queueDue();
  const mails = await app.inbox.mailsTo(email);
  return mails.filter(({ subject }) => subject === answerLateMailTexts.subject(job.role));
}

const become = ({ id }: Application, status: ApplicationStatus) =>
  app.dataSource.manager.update(Application, { id }, { status });

it("tells a candidate once that the two business days are over", async () => {
  const onWednesday = await sent(5);
  expect(await apologiesTo(onWednesday)).toHaveLength(1);
  expect(await apologiesTo(onWednesday)).toHaveLength(1);
});

it("waits over a weekend, and tells no one after more than a week", async () => {
  const onThursday = await sent(4);
  const long = await sent(8.1);
  expect(await apologiesTo(onThursday)).toHaveLength(0);
  expect(await apologiesTo(long)).toHaveLength(0);
});

it.each(["REVIEWED", "WITHDRAWN"] as const)("is not sent for one that is %s", async (status) => {
  const before = await sent(5);
  await become(before, status);
  expect(await apologiesTo(before)).toHaveLength(0);
  const meanwhile = await sent(5);
  await app.services.lateAnswers.queueDue();
  await become(meanwhile, status);
  expect(await apologiesTo(meanwhile)).toHaveLength(0);
});
