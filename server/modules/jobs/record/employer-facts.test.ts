import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
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

const JOBS = `query ($filter: JobFilter, $query: String, $top: Int = 0) {
  jobs(first: 50, filter: $filter, query: $query, sort: NEWEST) {
    totalCount
    nodes { role openTo employerFacts }
    filterCounts(top: $top) { filter values { value total } }
  }
}`;
const PAYLOAD = "job { id employerFacts } userErrors { field message }";
const CREATE = `mutation ($input: CreateJobInput!) { createJob(input: $input) { ${PAYLOAD} } }`;
const DRAFT = `mutation ($input: SaveJobDraftInput!) { saveJobDraft(input: $input) { ${PAYLOAD} } }`;

let app: TestApp;
let company: Company;
let recruiter: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  company = await buildCompany(app);
  recruiter = await signedIn(app, await buildRecruiter(app, company));
  await buildJob(app, { company, role: "Plain", workAuthorization: ["OPT"] });
  await buildJob(app, { company, role: "E-Verify", employerFacts: ["E_VERIFY"] });
  await buildJob(app, { company, role: "Both", employerFacts: ["CAP_EXEMPT", "E_VERIFY"] });
  const workAuthorization = ["Green Card"];
  await buildJob(app, { company, role: "Secret", securityClearance: "SECRET", workAuthorization });
});
afterAll(() => app.close());

interface Listed {
  role: string;
  openTo: string[];
  employerFacts: string[];
}
interface Counted {
  filter: string;
  values: { value: string; total: number }[];
}
const list = async (variables: object) => {
  const { data } = await app.client().graphql(JOBS, variables);
  const { nodes, filterCounts, totalCount } = data.jobs as {
    nodes: Listed[];
    filterCounts: Counted[];
    totalCount: number;
  };
  const totals = (field: string) =>
    Object.fromEntries(
      (filterCounts.find(({ filter }) => filter === field)?.values ?? []).map(
        ({ value, total }) => [value, total],
      ),
    );
  return { roles: nodes.map(({ role }) => role).toSorted(), nodes, totals, totalCount };
};

describe("a fact about the employer", () => {
  it("finds the jobs that state it, and is counted", async () => {
    const filtered = (employerFacts: string[]) => list({ filter: { employerFacts } });
    expect((await filtered(["E_VERIFY"])).roles).toEqual(["Both", "E-Verify"]);
    expect((await filtered(["CAP_EXEMPT"])).roles).toEqual(["Both"]);
    expect((await filtered([])).roles).toHaveLength(4);
    const { totals } = await list({});
    expect(totals("employerFacts")).toEqual({ E_VERIFY: 2, CAP_EXEMPT: 1 });
  });

  it("is found by its words", async () => {
    expect((await list({ query: "everify" })).roles).toEqual(["Both", "E-Verify"]);
    expect((await list({ query: "cap exempt" })).roles).toEqual(["Both"]);
  });

  it("is not stated unless someone does, and only facts are taken", async () => {
    const create = async (change: object) => {
      const input = { ...jobInput(company.id), publish: false, ...change };
      return (await recruiter.graphql(CREATE, { input })).data?.createJob;
    };
    expect(await create({})).toMatchObject({ job: { employerFacts: [] } });
    expect(await create({ employerFacts: ["CAP_EXEMPT", "E_VERIFY", "E_VERIFY"] })).toMatchObject({
      job: { employerFacts: ["E_VERIFY", "CAP_EXEMPT"] },
    });
    expect(await create({ employerFacts: ["NO"] })).toBeUndefined();
  });

  it("is kept by a draft that doesn't name it, and taken back by null", async () => {
    const save = async (change: object) => {
      const input = { companyId: company.id, role: "Draft", ...change };
      return (await recruiter.graphql(DRAFT, { input })).data.saveJobDraft.job;
    };
    const { id } = await save({ employerFacts: ["E_VERIFY"] });
    expect(await save({ id, role: "Draft 2" })).toMatchObject({ employerFacts: ["E_VERIFY"] });
    expect(await save({ id, employerFacts: null })).toMatchObject({ employerFacts: [] });
  });

  it("is in the REST job, and a filter of its list, which refuses others", async () => {
    const ask = (query: string) => app.client().get(`/api/jobs?${query}`);
    const { body, headers } = await ask("employer=cap-exempt&employer=e-verify&limit=1");
    expect(body).toMatchObject([{ role: "Both", employerFacts: ["E_VERIFY", "CAP_EXEMPT"] }]);
    expect(headers.get("link")).toContain("&employer=cap-exempt&employer=e-verify");
    const refused = await ask("employer=everify");
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toHaveProperty(["employer.0"]);
  });
});

describe("a status that allows working for any employer", () => {
  it("finds every job, named or not, but none with a clearance for citizens", async () => {
    const filtered = (status: string) => list({ filter: { workAuthorization: [status] } });
    const open = ["Both", "E-Verify", "Plain"];
    for (const status of ["L2_EAD", "H4_EAD", "GC_EAD"])
      expect([status, (await filtered(status)).roles]).toEqual([status, open]);
    for (const status of ["GREEN_CARD", "US_CITIZEN"])
      expect([status, (await filtered(status)).totalCount]).toEqual([status, 4]);
    expect((await list({ query: "L2 EAD" })).roles).toEqual(open);
    const { body } = await app.client().get("/api/jobs?open-to=l2-ead");
    expect(body).toHaveLength(3);
  });

  it("is counted as it finds, and short lists of values are counted whole, whatever is asked for", async () => {
    const { totals } = await list({ top: 0 });
    expect(totals("workAuthorization")).toMatchObject({ L2_EAD: 3, GREEN_CARD: 4, OPT: 1 });
    expect(totals("workplaceType")).toEqual({ HYBRID: 4 });
    expect(totals("skills")).toEqual({});
  });

  it("is among those that a job is open to", async () => {
    const { nodes } = await list({});
    const openTo = (role: string) => nodes.find((job) => job.role === role)?.openTo;
    const always = ["H4_EAD", "L2_EAD", "GC_EAD", "GREEN_CARD", "US_CITIZEN"];
    expect(openTo("Plain")).toEqual(["OPT", ...always]);
    expect(openTo("Secret")).toEqual(["GREEN_CARD", "US_CITIZEN"]);
  });
});
