import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import {
  buildCompany,
  buildJob,
  buildRecruiter,
  jobInput,
  signedIn,
} from "../../../test/factories.js";
import type { Company } from "../../companies/company.entity.js";
import type { TestClient } from "../../../test/test-client.js";

const JOBS = `query ($filter: JobFilter) {
  jobs(first: 50, filter: $filter) { totalCount nodes { role securityClearance } } }`;
const SEARCH = `query ($query: String!) { jobs(first: 50, query: $query) { nodes { role } } }`;
const PAYLOAD = "job { id securityClearance } userErrors { field }";
const CREATE = `mutation ($input: CreateJobInput!) { createJob(input: $input) { ${PAYLOAD} } }`;
const UPDATE = `mutation ($input: UpdateJobInput!) { updateJob(input: $input) { ${PAYLOAD} } }`;

let app: TestApp;
let company: Company;
let recruiter: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  company = await buildCompany(app);
  recruiter = await signedIn(app, await buildRecruiter(app, company));
  await buildJob(app, { company, role: "Analyst", securityClearance: "SECRET" });
  await buildJob(app, { company, role: "Nurse" });
  await buildJob(app, { company, role: "Engineer", securityClearance: "TOP_SECRET" });
  await buildJob(app, { company, role: "Inspector", securityClearance: "PUBLIC_TRUST" });
});
afterAll(() => app.close());

const roles = async (securityClearance: string[]): Promise<string[]> => {
  const { data } = await app.client().graphql(JOBS, { filter: { securityClearance } });
  expect(data.jobs.totalCount).toBe(data.jobs.nodes.length);
  return data.jobs.nodes.map(({ role }: { role: string }) => role).toSorted();
};

it("can be filtered by several values", async () => {
  expect(await roles(["SECRET"])).toEqual(["Analyst"]);
  expect(await roles(["SECRET", "TOP_SECRET"])).toEqual(["Analyst", "Engineer"]);
  expect(await roles(["NONE"])).toEqual(["Nurse"]);
  expect(await roles(["PUBLIC_TRUST"])).toEqual(["Inspector"]);
});

it.each([
  ["clearance", ["Analyst", "Engineer", "Inspector"]],
  ["security clearance", ["Analyst", "Engineer", "Inspector"]],
  ["secret clearance", ["Analyst"]],
  ["active secret clearance", ["Analyst"]],
  ["top secret", ["Engineer"]],
  ["Active Top Secret Clearance", ["Engineer"]],
  ["TS/SCI", ["Engineer"]],
  ["TS clearance", ["Engineer"]],
  ["public trust", ["Inspector"]],
  ["security", []],
])("is found by the words people use for it: %s", async (query, expected) => {
  const { data } = await app.client().graphql(SEARCH, { query });
  expect(data.jobs.nodes.map(({ role }: { role: string }) => role).toSorted()).toEqual(expected);
});

it("is NONE by default, can be changed, and is not affected by other changes", async () => {
  const input = jobInput(company.id, { publish: false });
  const { job } = (await recruiter.graphql(CREATE, { input })).data.createJob;
  expect(job.securityClearance).toBe("NONE");
  const update = async (change: object) =>
    (await recruiter.graphql(UPDATE, { input: { id: job.id, ...change } })).data.updateJob.job;
  expect(await update({ securityClearance: "PUBLIC_TRUST" })).toMatchObject({
    securityClearance: "PUBLIC_TRUST",
  });
  expect(await update({ role: "Clerk" })).toMatchObject({ securityClearance: "PUBLIC_TRUST" });
});

it("is sent over REST along with the documented fields", async () => {
  const job = await buildJob(app, { company, role: "Pilot", securityClearance: "SECRET" });
  const { body } = await app.client().get(`/api/jobs/${job.id}`);
  expect(body).toMatchObject({ role: "Pilot", securityClearance: "SECRET" });
});
