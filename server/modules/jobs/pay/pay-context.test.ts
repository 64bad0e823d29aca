import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { createLogger } from "../../../core/logger.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildJob, buildRecruiter, signedIn } from "../../../test/factories.js";
import { until } from "../../../test/until.js";
import { startWorkers } from "../../../workers.js";
import type { Company } from "../../companies/company.entity.js";
import type { CreateJob } from "../record/job.validation.js";
import type { SalaryRange } from "./salary-range.js";
import { refreshRoleFamilies } from "../record/families/role-families.js";

const QUERY = `query ($id: ID!) {
  job(id: $id) { payContext { family jobCount payLessCount lowerQuartile median upperQuartile } } }`;

const DONE = "{ userErrors { code } }";
const UPDATE = `mutation ($input: UpdateJobInput!) { updateJob(input: $input) ${DONE} }`;
const CLOSE = `mutation ($input: CloseJobInput!) { closeJob(input: $input) ${DONE} }`;

let app: TestApp;
let company: Company;

const hourly = (pay: number): SalaryRange => ({
  min: pay - 100,
  max: pay + 100,
  currency: "USD",
  period: "HOUR",
});
const build = (role: string, salaryRange: SalaryRange | null, change: Partial<CreateJob> = {}) =>
  buildJob(app, { company, role, salaryRange, ...change });
const contextOf = async ({ id }: { id: string }) =>
  (await app.client().graphql(QUERY, { id })).data.job.payContext;

beforeAll(async () => {
  app = await createTestApp();
  company = await buildCompany(app);
  for (const pay of [4000, 4200, 4400, 4600, 4800]) await build("Registered Nurse", hourly(pay));
  // None of these can be compared with a nurse who is paid in dollars.
  await build("Forklift Operator", hourly(1500));
  await build("Travel Nurse", null);
  await build("Travel Nurse", { ...hourly(100), currency: "CAD" });
  await build("Travel Nurse", hourly(100), { publish: false });
});
afterAll(() => app.close());

it("compares with the other open jobs of the family and currency", async () => {
  expect(await contextOf(await build("Night Shift RN", hourly(4500)))).toEqual({
    family: "NURSING",
    jobCount: 5,
    payLessCount: 3,
    lowerQuartile: 4200,
    median: 4400,
    upperQuartile: 4600,
  });
});

it("is null without pay in numbers, a known kind of work, or enough jobs to compare", async () => {
  expect(await contextOf(await build("Charge Nurse", null))).toBeNull();
  expect(await contextOf(await build("Lighthouse Keeper", hourly(4500)))).toBeNull();
  expect(await contextOf(await build("Warehouse Associate", hourly(1600)))).toBeNull();
});

it("follows a changed title and closed jobs", async () => {
  const recruiter = await signedIn(app, await buildRecruiter(app, company));
  const job = await build("Clerk", hourly(9000));
  const nurse = await build("Nurse", hourly(4100));
  const counts = async () => (await contextOf(nurse)).jobCount;
  const before = await counts();
  await recruiter.graphql(UPDATE, { input: { id: job.id, role: "Head Nurse" } });
  expect(await counts()).toBe(before + 1);
  await recruiter.graphql(CLOSE, { input: { id: job.id, reason: "FILLED" } });
  expect(await counts()).toBe(before);
});

it("costs as much as a query of its own", async () => {
  const { body } = await app.client().graphql(QUERY, { id: "SB-1" });
  expect(body.extensions.cost.requestedQueryCost).toBe(12);
});

it("finds jobs that an earlier release sorted by other rules, soon after a start", async () => {
  const nurse = await build("Nurse", hourly(4300));
  const before = await contextOf(nurse);
  await app.dataSource.query("UPDATE jobs SET roleFamily = NULL");
  expect(await contextOf(nurse)).toBeNull();
  const workers = startWorkers(app.services, createLogger("silent"));
  await until("the family", async () => (await contextOf(nurse)) !== null);
  await workers.stop();
  expect(await contextOf(nurse)).toEqual(before);
  expect(await refreshRoleFamilies(app.dataSource)).toBe(0);
});
