import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { days } from "../../../core/clock.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildJob } from "../../../test/factories.js";
import type { Company } from "../../companies/company.entity.js";

const JOBS = `query ($first: Int!, $after: String, $query: String, $filter: JobFilter, $industry: Industry, $sort: JobSort) {
  jobs(first: $first, after: $after, query: $query, filter: $filter, industry: $industry, sort: $sort) {
    totalCount nodes { id role } pageInfo { hasNextPage endCursor } } }`;

let app: TestApp;
let company: Company;

beforeAll(async () => {
  app = await createTestApp();
  company = await buildCompany(app);
  const post = async (role: string, change: object, before: number) => {
    const now = app.clock.now();
    app.clock.advance(-days(before));
    await buildJob(app, { company, role, ...change });
    app.clock.advance(now.getTime() - app.clock.now().getTime());
  };
  const all = ["H4 EAD", "Green Card", "US Citizen"];
  const full = { jobType: "Full-time", contract: "Full time", workplaceType: "ONSITE" };
  const contract = { jobType: "Contract", contract: "W2, 6 months", workplaceType: "REMOTE" };
  await post("Old Nurse", { ...full, workAuthorization: all }, 40);
  await post("Month Nurse", { ...full, workAuthorization: ["OPT", "STEM OPT", ...all] }, 20);
  await post("Week Engineer", { ...contract, workAuthorization: ["H1B transfer", ...all] }, 5);
  await post(
    "Hire Engineer",
    { ...contract, jobType: "Contract-to-Hire", workAuthorization: ["STEM-OPT"] },
    3,
  );
  await post(
    "New Nurse",
    {
      ...contract,
      workplaceType: "HYBRID",
      industry: "HEALTHCARE",
      workAuthorization: ["H-1B", "TN"],
    },
    0,
  );
});
afterAll(() => app.close());

const ask = async (variables: object) => app.client().graphql(JOBS, { first: 50, ...variables });
const roles = async (filter: object | null, more: object = {}): Promise<string[]> => {
  const { data, errors } = await ask({ filter, ...more });
  expect(errors).toBeUndefined();
  expect(data.jobs.totalCount).toBe(data.jobs.nodes.length);
  return data.jobs.nodes.map(({ role }: { role: string }) => role);
};

describe("filters", () => {
  it.each<[object | null, string[]]>([
    [{ workAuthorization: ["H1B"] }, ["New Nurse", "Week Engineer"]],
    [{ workAuthorization: ["OPT"] }, ["Month Nurse"]],
    [{ workAuthorization: ["STEM_OPT"] }, ["Hire Engineer", "Month Nurse"]],
    [{ workAuthorization: ["OPT", "TN"] }, ["New Nurse", "Month Nurse"]],
    [{ workAuthorization: ["CPT"] }, []],
    [{ workplaceType: ["REMOTE"] }, ["Hire Engineer", "Week Engineer"]],
    [{ workplaceType: ["REMOTE", "HYBRID"] }, ["New Nurse", "Hire Engineer", "Week Engineer"]],
    [{ jobType: ["CONTRACT"] }, ["New Nurse", "Week Engineer"]],
    [{ jobType: ["CONTRACT_TO_HIRE"] }, ["Hire Engineer"]],
    [{ jobType: ["FULL_TIME"] }, ["Month Nurse", "Old Nurse"]],
    [{ taxTerms: ["W2"] }, ["New Nurse", "Hire Engineer", "Week Engineer"]],
    [{ taxTerms: ["C2C", "FORM_1099"] }, []],
    [{ contractLength: ["PERMANENT"] }, ["Month Nurse", "Old Nurse"]],
    [{ contractLength: ["MONTHS_4_TO_6"], jobType: ["CONTRACT"] }, ["New Nurse", "Week Engineer"]],
    [{ payAtLeast: { amount: 7001, period: "HOUR" } }, []],
    [{ payAtLeast: { amount: 14_560_000, period: "YEAR" }, postedWithinDays: 1 }, ["New Nurse"]],
    [{ payAtLeast: { amount: 14_570_000, period: "YEAR" } }, []],
    [{ postedWithinDays: 1 }, ["New Nurse"]],
    [{ postedWithinDays: 7 }, ["New Nurse", "Hire Engineer", "Week Engineer"]],
    [{ workAuthorization: ["H1B"], workplaceType: ["REMOTE"] }, ["Week Engineer"]],
    [{ workAuthorization: ["H1B"], jobType: ["CONTRACT"], postedWithinDays: 1 }, ["New Nurse"]],
    [{ workAuthorization: ["OPT"], workplaceType: ["REMOTE"] }, []],
    [
      { workAuthorization: [], jobType: null, postedWithinDays: 7 },
      ["New Nurse", "Hire Engineer", "Week Engineer"],
    ],
  ])("%j", async (filter, expected) => {
    expect(await roles(filter)).toEqual(expected);
  });

  it("combine with a search, an industry and every sort order", async () => {
    const filter = { workAuthorization: ["H1B"] };
    expect(await roles(filter, { query: "nurse" })).toEqual(["New Nurse"]);
    expect(await roles(filter, { query: "engineer", sort: "NEWEST" })).toEqual(["Week Engineer"]);
    expect(await roles(filter, { query: "W2" })).toEqual(["New Nurse", "Week Engineer"]);
    expect(await roles(filter, { industry: "HEALTHCARE" })).toEqual(["New Nurse"]);
  });

  it.each([null, "nurse"])("page without duplicates or gaps (search: %s)", async (query) => {
    const filter = { postedWithinDays: 30, workAuthorization: ["H1B", "OPT", "STEM_OPT"] };
    const all = await roles(filter, { query });
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { data } = await ask({ first: 1, filter, query, after });
      seen.push(...data.jobs.nodes.map(({ role }: { role: string }) => role));
      after = data.jobs.pageInfo.endCursor;
      more = data.jobs.pageInfo.hasNextPage;
    }
    expect(seen).toEqual(all);
    expect(all.length).toBeGreaterThan(1);
  });

  it.each([1, 365])("accept %d days", async (postedWithinDays) => {
    expect(await roles({ postedWithinDays })).toContain("New Nurse");
  });

  it.each([0, -1, 366])("refuse %d days", async (postedWithinDays) => {
    const { errors, data } = await ask({ filter: { postedWithinDays } });
    expect(data).toBeNull();
    expect(errors?.[0]).toMatchObject({
      message: "Choose 1 to 365 days.",
      extensions: {
        code: "BAD_INPUT",
        fields: { "filter.postedWithinDays": "Between 1 and 365." },
      },
    });
  });

  it.each([
    { postedWithinDays: 1.5 },
    { workAuthorization: ["GREEN"] },
    { workAuthorization: "'; DROP TABLE jobs" },
    { jobType: ["FULL-TIME"] },
    { color: "red" },
  ])("refuse %j", async (filter) => {
    const { status, body } = await ask({ filter });
    expect(status).toBe(400);
    expect(body.errors[0].extensions.code).toBe("BAD_USER_INPUT");
  });

  it("leave the documented REST list, which is newest first, to its own parameters", async () => {
    const { body } = await app.client().get("/api/jobs?filter=x&jobType=FULL_TIME");
    expect(body.map(({ role }: { role: string }) => role)).toEqual([
      "New Nurse",
      "Hire Engineer",
      "Week Engineer",
      "Month Nurse",
      "Old Nurse",
    ]);
  });

  it("are the same in the REST list", async () => {
    const named = async (query: string) => {
      const { body } = await app.client().get(`/api/jobs?${query}`);
      return body.map(({ role }: { role: string }) => role);
    };
    expect(await named("tax=w2&workplace=remote")).toEqual(["Hire Engineer", "Week Engineer"]);
    expect(await named("query=nurse&type=full-time&posted=30")).toEqual(["Month Nurse"]);
    expect(await named("pay=70.01")).toEqual([]);
    expect(await named("pay=70&length=permanent")).toEqual(["Month Nurse", "Old Nurse"]);
  });
});
