import { afterAll, beforeAll, expect, it, jest } from "@jest/globals";
import { poolOf } from "../../../kit/db/pool.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildJob, buildRecruiter, signedIn } from "../../../test/factories.js";
import type { Company } from "../../companies/company.entity.js";
import type { Job } from "../record/job.entity.js";

const QUERY = `query ($id: ID!, $first: Int!) {
  job(id: $id) { similar(first: $first) { id role description } } }`;
const CLOSE = `mutation ($input: CloseJobInput!) { closeJob(input: $input) { userErrors { code } } }`;

let app: TestApp;
let company: Company;
let job: Job;

const build = (role: string, skills: string[], companyLocation: string, publish = true) =>
  buildJob(app, { company, role, skills, companyLocation, publish });
const similarTo = async ({ id }: Pick<Job, "id">, first = 4): Promise<string[]> => {
  const { data } = await app.client().graphql(QUERY, { id, first });
  return data.job.similar.map(({ role }: { role: string }) => role);
};

beforeAll(async () => {
  app = await createTestApp();
  company = await buildCompany(app);
  job = await build("Java Developer", ["Java", "Kafka"], "Dallas, TX");
  await build("Pastry Chef", ["Baking"], "Reno, NV");
  await build("Backend Developer", ["Kafka"], "Boston, MA");
  await build("Java Developer II", ["Java", "Kafka"], "Fort Worth, TX");
  await build("Java Developer Intern", ["Java", "Kafka"], "Dallas, TX", false);
});
afterAll(() => app.close());

it("lists open jobs with the same skills, words, or place, the most alike first", async () => {
  expect(await similarTo(job)).toEqual(["Java Developer II", "Backend Developer"]);
  expect(await similarTo(job, 1)).toEqual(["Java Developer II"]);
});

it("reads long texts when they are asked for", async () => {
  const { data } = await app.client().graphql(QUERY, { id: job.id, first: 1 });
  expect(data.job.similar[0].description).not.toBe("");
});

it("follows the list of open jobs, also for a job that has closed itself", async () => {
  const recruiter = await signedIn(app, await buildRecruiter(app, company));
  const late = await build("Java Developer III", ["Java", "Kafka"], "Dallas, TX");
  expect(await similarTo(job)).toContain("Java Developer III");
  await recruiter.graphql(CLOSE, { input: { id: late.id, reason: "FILLED" } });
  expect(await similarTo(job)).not.toContain("Java Developer III");
  expect(await similarTo(late)).toContain("Java Developer");
});

it.each([0, -1, 21])("refuses to list %i jobs", async (first) => {
  const { errors } = await app.client().graphql(QUERY, { id: job.id, first });
  expect(errors).toMatchObject([{ extensions: { code: "BAD_INPUT" } }]);
});

it("reads the rows for a whole list of jobs at once", async () => {
  const spy = jest.spyOn(poolOf(app.dataSource), "execute");
  const text = "{ jobs(first: 10) { nodes { role similar(first: 3) { role code } } } }";
  const { data } = await app.client().graphql(text);
  const reads = spy.mock.calls.filter(([sql]) => sql.includes("j.id IN (?"));
  spy.mockRestore();
  // The list itself, and all that is like its jobs.
  expect(reads).toHaveLength(2);
  type Listed = { role: string; similar: { role: string }[] };
  const found = (data.jobs.nodes as Listed[]).find(({ role }) => role === "Java Developer");
  expect(found?.similar.map(({ role }) => role)).toEqual(await similarTo(job, 3));
});

it.each([
  ["{ jobs(first: 90) { nodes { similar(first: 20) { description } } } }"],
  ["{ jobs(first: 40) { nodes { similar(first: 20) { id } } } }"],
])("refuses %s, which reads too many jobs", async (text) => {
  const { errors } = await app.client().graphql(text);
  expect(errors).toMatchObject([{ extensions: { code: "QUERY_TOO_COSTLY" } }]);
});

it("counts what a list of similar jobs costs", async () => {
  const text = "{ jobs(first: 100) { nodes { similar(first: 20) { id } } } }";
  const { errors } = await app.client().graphql(text);
  expect(errors).toMatchObject([{ extensions: { code: "QUERY_TOO_COSTLY" } }]);
});
