import { afterAll, beforeAll, expect, it, jest } from "@jest/globals";
import { days, hours, later } from "../../../core/clock.js";
import { newId } from "../../../core/ids.js";
import { buildApplication } from "../../../test/applications/build-application.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildJob } from "../../../test/factories.js";
import type { Company } from "../../companies/company.entity.js";
import { Job } from "../../jobs/record/job.entity.js";
import { ApplicationEvent, type ApplicationEventKind } from "../stages/application-event.entity.js";

const ASK = `query ($slug: String!) { companyBySlug(slug: $slug) {
  answerTime { medianBusinessDays percentWithinTwoDays applicationCount } } }`;
const LIST = `query ($ids: [ID!]!) { jobsByIds(ids: $ids) {
  company { answerTime { medianBusinessDays } } } }`;
let app: TestApp;
let company: Company;
let job: Job;
/** Two weeks ago or longer. */
let tuesday: Date;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.hold();
  tuesday = later(app.clock.now(), -days(14));
  tuesday.setUTCHours(16, 0, 0, 0);
  while (tuesday.getUTCDay() !== 2) tuesday = later(tuesday, -days(1));
});
afterAll(() => app.close());

async function fresh(): Promise<void> {
  company = await buildCompany(app);
  job = await buildJob(app, { company });
}

type Step = readonly [kind: ApplicationEventKind, hoursAfter: number];

/** An application, and what happened to it, some hours later each. An undone move is the one before. */
async function sent(appliedAt: Date, ...steps: Step[]): Promise<void> {
  const { id: applicationId } = await buildApplication(app, job, { appliedAt });
  let undoesId: string | null = null;
  for (const [kind, after] of steps) {
    const id = newId();
    await app.dataSource.manager.insert(ApplicationEvent, {
      ...{ id, applicationId, kind, toStatus: "REVIEWED", at: later(appliedAt, hours(after)) },
      undoesId: kind === "UNDONE" ? undoesId : null,
    });
    undoesId = id;
  }
}

async function sentOften(count: number, ...steps: Step[]): Promise<void> {
  for (let n = 0; n < count; n += 1) await sent(tuesday, ...steps);
}

const answerTime = async () =>
  (await app.client().graphql(ASK, { slug: company.slug })).data.companyBySlug.answerTime;

const jobIdOf = async (companyId: string): Promise<string> =>
  (await app.dataSource.manager.findOneByOrFail(Job, { companyId })).id;

it("is measured by the first move that was not undone", async () => {
  await fresh();
  await sentOften(6, ["MOVED", 1], ["UNDONE", 1.1], ["MOVED", 24], ["MOVED", 24 * 6]);
  await sentOften(4, ["RESUME_REPLACED", 1], ["MOVED", 24 * 6]);
  await sentOften(2, ["MOVED", 1], ["UNDONE", 1.1]);
  expect(await answerTime()).toEqual({
    medianBusinessDays: 1,
    percentWithinTwoDays: 50,
    applicationCount: 10,
  });
});

it("counts from when an application was sent again", async () => {
  await fresh();
  await sentOften(9, ["MOVED", 24]);
  await sent(tuesday, ["MOVED", -48], ["WITHDRAWN", -24], ["REAPPLIED", 0]);
  expect(await answerTime()).toBeNull();
});

it("is that of one company, and of the last 180 days", async () => {
  await fresh();
  await sentOften(9, ["MOVED", 1]);
  await sent(later(app.clock.now(), -days(181)), ["MOVED", 1]);
  const { id: companyId } = company;
  const other = await buildCompany(app);
  job = await buildJob(app, { company: other });
  await sent(tuesday, ["MOVED", 1]);
  expect(companyId).not.toBe(other.id);
  expect(await answerTime()).toBeNull();
});

it("is kept for an hour, so that no one can watch single answers", async () => {
  await fresh();
  await sentOften(9, ["MOVED", 1]);
  expect(await answerTime()).toBeNull();
  await sent(tuesday, ["MOVED", 1]);
  expect(await answerTime()).toBeNull();
});

it("is read for all companies of a list in one query, each for itself", async () => {
  const all: Company[] = [];
  for (const answers of [10, 9, 0, 11]) {
    await fresh();
    all.push(company);
    await sentOften(answers, ["MOVED", answers === 11 ? 24 : 1]);
  }
  const spy = jest.spyOn(app.dataSource, "query");
  const ids = await Promise.all(all.map(({ id }) => jobIdOf(id)));
  const { data } = await app.client().graphql(LIST, { ids });
  const asked = spy.mock.calls.filter(([sql]) => sql.includes("answeredAt"));
  spy.mockRestore();
  const days = data.jobsByIds.map(
    (listed: { company: { answerTime: { medianBusinessDays: number } | null } }) =>
      listed.company.answerTime?.medianBusinessDays ?? null,
  );
  expect(days).toEqual([0, null, null, 1]);
  expect(asked).toHaveLength(1);
});

it("is null for a company without applications", async () => {
  await fresh();
  expect(await answerTime()).toBeNull();
});
