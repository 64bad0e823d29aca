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

const JOBS = `query ($filter: JobFilter) { jobs(first: 50, filter: $filter) { nodes { role } } }`;
const PAYLOAD = "job { id sponsorship } userErrors { field message }";
const CREATE = `mutation ($input: CreateJobInput!) { createJob(input: $input) { ${PAYLOAD} } }`;
const DRAFT = `mutation ($input: SaveJobDraftInput!) { saveJobDraft(input: $input) { ${PAYLOAD} } }`;

let app: TestApp;
let company: Company;
let recruiter: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  company = await buildCompany(app);
  recruiter = await signedIn(app, await buildRecruiter(app, company));
  await buildJob(app, { company, role: "Open to H-1B", workAuthorization: ["H-1B transfer"] });
  await buildJob(app, { company, role: "None", sponsorship: ["NONE"] });
  await buildJob(app, { company, role: "Transfer", sponsorship: ["TRANSFER"] });
  await buildJob(app, { company, role: "Both", sponsorship: ["GREEN_CARD", "TRANSFER"] });
});
afterAll(() => app.close());

const roles = async (sponsorship: string[]): Promise<string[]> => {
  const { data } = await app.client().graphql(JOBS, { filter: { sponsorship } });
  return data.jobs.nodes.map(({ role }: { role: string }) => role).toSorted();
};

it("finds the jobs that offer one of the kinds, as stated, and never those that are open to it", async () => {
  expect(await roles(["TRANSFER"])).toEqual(["Both", "Transfer"]);
  expect(await roles(["NEW"])).toEqual([]);
  expect(await roles(["NEW", "GREEN_CARD"])).toEqual(["Both"]);
  expect(await roles([])).toHaveLength(4);
});

it("can't be filtered by what no one offers", async () => {
  const { errors } = await app.client().graphql(JOBS, { filter: { sponsorship: ["NONE"] } });
  expect(errors?.[0]?.message).toContain("NONE");
});

it("is not stated unless someone does, and none stands alone", async () => {
  const create = async (change: object) =>
    (
      await recruiter.graphql(CREATE, {
        input: { ...jobInput(company.id), publish: false, ...change },
      })
    ).data.createJob;
  expect(await create({})).toMatchObject({ job: { sponsorship: [] } });
  expect(await create({ sponsorship: ["NONE", "NEW"] })).toMatchObject({
    job: null,
    userErrors: [
      { field: "sponsorship", message: "Choose either no sponsorship or what you sponsor." },
    ],
  });
});

it("can be taken back in a draft", async () => {
  const save = async (change: object) =>
    (await recruiter.graphql(DRAFT, { input: { companyId: company.id, role: "Draft", ...change } }))
      .data.saveJobDraft.job;
  const { id } = await save({ sponsorship: ["NEW"] });
  expect(await save({ id, role: "Draft 2" })).toMatchObject({ sponsorship: ["NEW"] });
  expect(await save({ id, sponsorship: null })).toMatchObject({ sponsorship: [] });
});

it("is a filter of the REST list too, which keeps it for the next page", async () => {
  const ask = (query: string) => app.client().get(`/api/jobs?${query}`);
  const { body, headers } = await ask("sponsorship=transfer&sponsorship=green-card&limit=1");
  expect(body).toMatchObject([{ role: "Both", sponsorship: ["TRANSFER", "GREEN_CARD"] }]);
  const next = /<([^>]+)>/.exec(headers.get("link") ?? "")?.[1];
  expect(next).toMatch(/&sponsorship=transfer&sponsorship=green-card$/);
  expect((await app.client().get(next ?? "")).body).toMatchObject([{ role: "Transfer" }]);
  const refused = await ask("sponsorship=none");
  expect(refused.status).toBe(400);
  expect(refused.body.fields).toHaveProperty(["sponsorship.0"]);
});
