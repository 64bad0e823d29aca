import { afterAll, beforeAll, expect, it, jest } from "@jest/globals";
import { minutes, seconds } from "../../../core/clock.js";
import { buildApplication } from "../../../test/applications/build-application.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import {
  buildCompany,
  buildJob,
  buildRecruiter,
  buildUser,
  signedIn,
} from "../../../test/factories.js";
import type { TestClient } from "../../../test/test-client.js";
import type { Company } from "../../companies/company.entity.js";
import { Job } from "../../jobs/record/job.entity.js";
import { OutboxMessage } from "../../outbox/outbox.entity.js";
import { Application, ApplicationStatusEnum } from "../application.entity.js";
import { ApplicationEvent } from "./application-event.entity.js";

const CLOSE = `mutation ($input: CloseJobInput!) { closeJob(input: $input) { job { status } userErrors { code } } }`;
const CLOSE_ALL = `mutation ($input: CloseJobsInput!) { closeJobs(input: $input) { results { userErrors { code } } } }`;
const UNDO = `mutation ($input: UndoCloseJobsInput!) { undoCloseJobs(input: $input) { results { job { status } userErrors { code } } } }`;

interface Change {
  job: { status: string } | null;
  userErrors: { code: string }[];
}

/** More than two batches. */
const MANY = 120;

let app: TestApp;
let company: Company;
let recruiter: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.hold();
  company = await buildCompany(app);
  recruiter = await signedIn(app, await buildRecruiter(app, company));
});
afterAll(() => app.close());

const close = async (job: Job, openApplications?: string) => {
  const input = { id: job.id, reason: "FILLED", ...(openApplications ? { openApplications } : {}) };
  return (await recruiter.graphql(CLOSE, { input })).data.closeJob;
};
/** Opens jobs again. @returns for each, its status or the code of the refusal */
const undo = async (client: TestClient, ...jobs: Job[]): Promise<string[]> => {
  const { data } = await client.graphql(UNDO, { input: { ids: jobs.map(({ id }) => id) } });
  const { results } = data.undoCloseJobs as { results: Change[] };
  return results.map(({ job, userErrors: [error] }) => error?.code ?? job?.status ?? "");
};
/** The desk offers to undo a closing for ten seconds; the applications wait a little longer. */
const waitForRejections = () => app.clock.advance(seconds(16));
const stagesOf = async (job: Job) => {
  const found = await app.dataSource.manager.findBy(Application, { jobId: job.id });
  return found.map(({ status }) => status);
};

it("keeps open applications unless told otherwise", async () => {
  const job = await buildJob(app, { company });
  await buildApplication(app, job);
  expect((await close(job)).job.status).toBe("CLOSED");
  waitForRejections();
  expect(await app.services.jobClosings.drain()).toBe(0);
  expect(await stagesOf(job)).toEqual(["SUBMITTED"]);
});

it("rejects open applications only, and tells each candidate once", async () => {
  const job = await buildJob(app, { company });
  for (const status of Object.values(ApplicationStatusEnum))
    await buildApplication(app, job, { status });
  const applicant = await buildUser(app);
  await buildApplication(app, job, { by: applicant });
  await close(job, "REJECT");
  expect(await app.services.jobClosings.drain()).toBe(0);
  waitForRejections();
  expect(await app.services.jobClosings.drain()).toBe(1);
  expect((await stagesOf(job)).sort()).toEqual(
    ["HIRED", ...Array.from({ length: 7 }, () => "REJECTED"), "WITHDRAWN"].sort(),
  );
  app.clock.advance(seconds(16));
  for (let n = 0; n < 2; n += 1) {
    const mails = await app.inbox.mailsTo(applicant.email);
    expect(mails.map(({ subject }) => subject)).toEqual([`About your application: ${job.role}`]);
    await close(job, "REJECT");
    waitForRejections();
    await app.services.jobClosings.drain();
    app.clock.advance(seconds(16));
  }
});

it("goes on where it was interrupted, with small transactions", async () => {
  const job = await buildJob(app, { company });
  for (let n = 0; n < MANY; n += 1) await buildApplication(app, job, { by: await buildUser(app) });
  await close(job, "REJECT");
  let mails = 0;
  const { outbox } = app.services;
  const enqueue = outbox.enqueue.bind(outbox);
  const spy = jest.spyOn(outbox, "enqueue").mockImplementation((...given) => {
    mails += 1;
    return mails === 60 ? Promise.reject(new Error("the database went away")) : enqueue(...given);
  });
  waitForRejections();
  await app.services.jobClosings.drain();
  const rejected = async () => (await stagesOf(job)).filter((status) => status === "REJECTED");
  expect(await rejected()).toHaveLength(50);
  app.clock.advance(seconds(6));
  await app.services.jobClosings.drain();
  spy.mockRestore();
  expect(await rejected()).toHaveLength(MANY);
  const applications = await app.dataSource.manager.findBy(Application, { jobId: job.id });
  const ids = new Set(applications.map(({ id }) => id));
  const events = await app.dataSource.manager.find(ApplicationEvent);
  expect(events.filter(({ applicationId }) => ids.has(applicationId))).toHaveLength(MANY);
  const keys = new Set(events.map(({ id }) => `stage:${id}`));
  const queued = await app.dataSource.manager.findBy(OutboxMessage, { kind: "APPLICATION_MOVED" });
  expect(queued.every(({ dedupeKey }) => keys.has(dedupeKey ?? ""))).toBe(true);
});

it("rejects the open applications of several jobs", async () => {
  const jobs = [await buildJob(app, { company }), await buildJob(app, { company })];
  for (const job of jobs) await buildApplication(app, job);
  const ids = jobs.map(({ id }) => id);
  const input = { ids, reason: "FILLED", openApplications: "REJECT" };
  const { data } = await recruiter.graphql(CLOSE_ALL, { input });
  expect(data.closeJobs.results).toEqual([{ userErrors: [] }, { userErrors: [] }]);
  waitForRejections();
  await app.services.jobClosings.drain();
  for (const job of jobs) expect(await stagesOf(job)).toEqual(["REJECTED"]);
});

it("opens jobs again that were closed by mistake, and rejects no one", async () => {
  const jobs = [await buildJob(app, { company }), await buildJob(app, { company })];
  for (const job of jobs) {
    await buildApplication(app, job);
    await close(job, "REJECT");
  }
  expect(await undo(recruiter, ...jobs)).toEqual(["PUBLISHED", "PUBLISHED"]);
  waitForRejections();
  expect(await app.services.jobClosings.drain()).toBe(0);
  for (const job of jobs) {
    expect(await stagesOf(job)).toEqual(["SUBMITTED"]);
    const now = await app.dataSource.manager.findOneByOrFail(Job, { id: job.id });
    expect(now).toMatchObject({ closeReason: null, closedAt: null });
    expect(now.validThrough).toEqual(job.validThrough);
  }
});

it("opens a job that had expired as an expired one", async () => {
  const job = await buildJob(app, { company });
  const validThrough = app.clock.now();
  await app.dataSource.manager.update(Job, { id: job.id }, { validThrough });
  await close(job);
  expect(await undo(recruiter, job)).toEqual(["EXPIRED"]);
});

it("opens no job again that is not closed, or too late, or after someone else", async () => {
  const job = await buildJob(app, { company });
  expect(await undo(recruiter, job)).toEqual(["CONFLICT"]);
  await close(job);
  const colleague = await signedIn(app, await buildRecruiter(app, company));
  expect(await undo(colleague, job)).toEqual(["CONFLICT"]);
  app.clock.advance(minutes(1) + 1);
  expect(await undo(recruiter, job)).toEqual(["CONFLICT"]);
  const stranger = await signedIn(app, await buildRecruiter(app, await buildCompany(app)));
  expect(await undo(stranger, job)).toEqual(["NOT_FOUND"]);
});

it("keeps a job closed once its candidates are being rejected", async () => {
  const job = await buildJob(app, { company });
  await buildApplication(app, job);
  await close(job, "REJECT");
  waitForRejections();
  await app.services.jobClosings.drain();
  expect(await undo(recruiter, job)).toEqual(["CONFLICT"]);
  expect(await stagesOf(job)).toEqual(["REJECTED"]);
});
