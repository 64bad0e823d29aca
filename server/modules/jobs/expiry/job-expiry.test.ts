import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { days } from "../../../core/clock.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildJob, buildRecruiter, signedIn } from "../../../test/factories.js";
import type { TestClient } from "../../../test/test-client.js";
import type { Company } from "../../companies/company.entity.js";

const JOBS = `query ($query: String, $industry: Industry) {
  jobs(first: 50, query: $query, industry: $industry) { totalCount nodes { role } } }`;
const JOB = `query ($id: ID!) { job(id: $id) { status acceptsApplications } }`;
const PUBLISH = `mutation ($input: PublishJobInput!) { publishJob(input: $input) {
  job { status } userErrors { code } } }`;

let app: TestApp;
let company: Company;
let recruiter: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  company = await buildCompany(app);
});
afterAll(() => app.close());

const found = async (variables: object = {}): Promise<string[]> => {
  const { data } = await app.client().graphql(JOBS, variables);
  expect(data.jobs.totalCount).toBe(data.jobs.nodes.length);
  return data.jobs.nodes.map(({ role }: { role: string }) => role);
};
const storedStatus = async (id: string): Promise<unknown> =>
  (await app.dataSource.query("SELECT status FROM jobs WHERE id = ?", [id]))[0].status;

it("an expired job leaves lists and searches, and comes back when it is published again", async () => {
  const old = await buildJob(app, { company, role: "Old Kiln Operator", industry: "LOGISTICS" });
  app.clock.advance(days(59));
  const newer = await buildJob(app, { company, role: "Kiln Operator", industry: "LOGISTICS" });
  expect(await app.services.jobExpiry.run()).toBe(0);
  expect(await found({ query: "kiln" })).toEqual([newer.role, old.role]);

  app.clock.advance(days(1) + 60_000);
  const seen = async () => ({
    all: await found(),
    searched: await found({ query: "kiln" }),
    industry: await found({ industry: "LOGISTICS" }),
    job: (await app.client().graphql(JOB, { id: old.id })).data.job,
    rest: (await app.client().get(`/api/jobs/${old.id}`)).body.status,
  });
  const expected = {
    all: [newer.role],
    searched: [newer.role],
    industry: [newer.role],
    job: { status: "EXPIRED", acceptsApplications: false },
    rest: "CLOSED",
  };
  expect(await seen()).toEqual(expected);

  expect(await app.services.jobExpiry.run()).toBe(1);
  expect(await app.services.jobExpiry.run()).toBe(0);
  expect(await seen()).toEqual(expected);
  expect(await storedStatus(old.id)).toBe("EXPIRED");

  recruiter = await signedIn(app, await buildRecruiter(app, company));
  const { data } = await recruiter.graphql(PUBLISH, { input: { id: old.id } });
  expect(data.publishJob).toEqual({ job: { status: "PUBLISHED" }, userErrors: [] });
  expect(await found({ query: "kiln" })).toEqual([old.role, newer.role]);
});

it("skips a locked job without waiting and expires it in the next run", async () => {
  const job = await buildJob(app, { company, role: "Boiler Attendant" });
  app.clock.advance(days(61));
  const runner = app.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query("SELECT id FROM jobs WHERE id = ? FOR UPDATE", [job.id]);
  await app.services.jobExpiry.run();
  expect(await storedStatus(job.id)).toBe("PUBLISHED");
  await runner.rollbackTransaction();
  await runner.release();
  expect(await app.services.jobExpiry.run()).toBe(1);
  expect(await storedStatus(job.id)).toBe("EXPIRED");
});
