import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildJob } from "../../../test/factories.js";
import type { Company } from "../../companies/company.entity.js";
import type { Job } from "../record/job.entity.js";

const JOBS = `query ($first: Int!, $after: String, $query: String, $sort: JobSort) {
  jobs(first: $first, after: $after, query: $query, sort: $sort) {
    totalCount nodes { id role } pageInfo { hasNextPage endCursor } } }`;

let app: TestApp;
let company: Company;
let designer: Job;
let nurse: Job;

beforeAll(async () => {
  app = await createTestApp();
  company = await buildCompany(app, { name: "3M Health" });
  designer = await buildJob(app, {
    company,
    role: "UX Designer",
    companyLocation: "Dallas, TX",
    contract: "C2C or W2, 12 months",
    jobType: "Contract",
    workplaceType: "REMOTE",
    industry: "IT",
    workAuthorization: ["OPT", "STEM OPT", "H-1B", "H4 EAD", "GC EAD", "Green Card", "US Citizen"],
    skills: ["Figma", "C#", ".NET Core", "Go", "R", "C++"],
  });
  nurse = await buildJob(app, {
    company: await buildCompany(app, { name: "Quillhaven" }),
    role: "Registered Nurses and Options Clerk",
    companyLocation: "Portland, Oregon",
    contract: "Full time",
    jobType: "Full-time",
    workplaceType: "ONSITE",
    industry: "HEALTHCARE",
    workAuthorization: ["TN", "H4 EAD", "USC"],
    skills: ["Optimisation", "Generative AI"],
  });
});
afterAll(() => app.close());

const search = async (query: string): Promise<string[]> => {
  const { data, errors } = await app.client().graphql(JOBS, { first: 50, query });
  expect(errors).toBeUndefined();
  expect(data.jobs.totalCount).toBe(data.jobs.nodes.length);
  return data.jobs.nodes.map(({ role }: { role: string }) => role);
};
const UX = "UX Designer";
const NURSE = "Registered Nurses and Options Clerk";

describe("words of recruiting", () => {
  it.each([
    ["H-1B", UX],
    ["h1b", UX],
    ["H1-B", UX],
    ["H 1B", UX],
    ["OPT", UX],
    ["opt jobs", UX],
    ["STEM-OPT", UX],
    ["F-1", UX],
    ["TN", NURSE],
    ["W2", UX],
    ["w-2", UX],
    ["C2C", UX],
    ["corp to corp", UX],
    ["full time", NURSE],
    ["Full-time nurse", NURSE],
    ["remote", UX],
    ["remote jobs", UX],
    ["on-site", NURSE],
    ["TX", UX],
    ["Texas", UX],
    ["Dallas, TX", UX],
    ["dallas tx", UX],
    ["OR", NURSE],
    ["Portland, or", NURSE],
    ["Oregon", NURSE],
    ["UX", UX],
    ["AI", NURSE],
    ["IT", UX],
    ["healthcare", NURSE],
    ["3M", UX],
    ["c#", UX],
    [".net", UX],
    ["C++", UX],
    ["go", UX],
    ["R", UX],
    ["nurse", NURSE],
    ["nurses", NURSE],
    ["UX designer H-1B W2 Dallas, TX", UX],
    ["designer in the US", UX],
  ])("%s finds the jobs it means", async (query, role) => {
    expect(await search(query)).toEqual([role]);
  });

  it.each([
    ...["US Citizen", "U.S. citizenship", "usc", "H4 EAD", "h4ead", "H-4", "EAD"],
    ...["green card", "GC", "GC EAD", "L2 EAD"],
  ])("%s finds every job open to it, in any wording or none", async (query) => {
    expect(await search(query)).toEqual([NURSE, UX]);
  });

  it.each([
    "L-1",
    "1099",
    "hybrid",
    "NY",
    "UX nurse",
    "remote TN",
    "SB-1",
    "SB-99999",
    "sb-99999 nurse",
    "CPT",
  ])("%s finds nothing if there is nothing", async (query) => {
    expect(await search(query)).toEqual([]);
  });

  it("a job is found by its code, as people type it", async () => {
    const number = designer.code.slice(3);
    for (const code of [designer.code, `sb ${number}`, `SB${number}`, `#sb-${number}`])
      expect(await search(code)).toEqual([UX]);
    expect(await search(`${nurse.code} nurse`)).toEqual([NURSE]);
  });

  it("does not take the words in and or for states", async () => {
    expect(await search("nurse in portland")).toEqual([NURSE]);
    expect(await search("NURSE IN PORTLAND")).toEqual([NURSE]);
    expect(await search("doctor or nurse")).toEqual([NURSE]);
  });

  it("work the same in job alerts", async () => {
    const { jobs } = app.services;
    for (const query of ["H-1B", "W2", "Dallas, TX"]) {
      const { edges } = await jobs.list({ kind: "visitor" }, { first: 5, query, sort: "NEWEST" });
      expect(edges.map(({ node }) => node.id)).toEqual([designer.id]);
    }
  });
});

describe("the order of a search", () => {
  const WORD = "Cryogenics";
  const posted: { id: string; role: string }[] = [];
  const page = async (variables: object) => {
    const { data } = await app.client().graphql(JOBS, { first: 50, ...variables });
    return data.jobs;
  };
  const rolesOf = (jobs: { nodes: { role: string }[] }) => jobs.nodes.map(({ role }) => role);
  const pageThrough = async (
    variables: object,
    between: () => Promise<unknown> = async () => undefined,
  ) => {
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const jobs = await page({ ...variables, first: 2, after });
      seen.push(...rolesOf(jobs));
      [after, more] = [jobs.pageInfo.endCursor, jobs.pageInfo.hasNextPage];
      await between();
    }
    return seen;
  };

  beforeAll(async () => {
    const mention = { description: `<p>Works with ${WORD} and valves.</p>` };
    const roles: [string, object][] = [
      [`${WORD} Engineer 1`, {}],
      ["Body 2", mention],
      [`Lead, ${WORD} 3`, {}],
      ["Skill 4", { skills: [WORD] }],
      [`${WORD} Engineer 5`, {}],
      ["Body 6", mention],
      ["Body 7", mention],
    ];
    for (const [role, change] of roles) {
      posted.push(await buildJob(app, { company, role, ...change }));
      app.clock.advance(1000);
    }
  });
  const best = ["Cryogenics Engineer 5", "Lead, Cryogenics 3", "Cryogenics Engineer 1"];
  const others = ["Skill 4", "Body 7", "Body 6", "Body 2"];
  // "Dallas" before what roles are named is their place, and none of the words.
  const inDallas = [...best, ...others];

  it("is matching roles first, then skills, then texts, each newest first", async () => {
    for (const sort of [null, "BEST_MATCH"])
      expect(rolesOf(await page({ query: WORD, sort }))).toEqual([...best, ...others]);
    expect(rolesOf(await page({ query: "cryogenics engineers" }))).toEqual([best[0], best[2]]);
    // The place does not keep matching roles from coming first.
    expect(rolesOf(await page({ query: `dallas ${WORD}` }))).toEqual(inDallas);
  });

  it("is newest first if requested, and without a query", async () => {
    const newest = posted.map(({ role }) => role).reverse();
    expect(rolesOf(await page({ query: WORD, sort: "NEWEST" }))).toEqual(newest);
    for (const sort of [null, "NEWEST", "BEST_MATCH"])
      expect(rolesOf(await page({ sort })).slice(0, 7)).toEqual(newest);
  });

  it("pages without gaps or duplicates", async () => {
    expect(await pageThrough({ query: WORD })).toEqual([...best, ...others]);
    expect(await pageThrough({ query: WORD, sort: "NEWEST" })).toEqual(
      rolesOf(await page({ query: WORD, sort: "NEWEST" })),
    );
    expect((await page({ query: WORD, first: 2 })).totalCount).toBe(7);
  });

  it("is not overridden by a single role that contains another of the words", async () => {
    app.clock.advance(1000);
    await buildJob(app, { company, role: "Dallas Site Lead" });
    const found = rolesOf(await page({ query: `dallas ${WORD}` }));
    expect(found).toEqual(inDallas);
    expect(rolesOf(await page({ query: "dallas lead" }))[0]).toBe("Dallas Site Lead");
  });

  it("does not change between pages when new jobs are posted", async () => {
    let posts = 0;
    const post = async () => {
      posts += 1;
      if (posts > 1) return;
      app.clock.advance(1000);
      await buildJob(app, { company, role: `Dallas ${WORD} Lead` });
    };
    expect(await pageThrough({ query: `dallas ${WORD}` }, post)).toEqual(inDallas);
  });

  it("ranks short skills by role", async () => {
    await buildJob(app, { company, role: "XQ Analyst", skills: [] });
    app.clock.advance(1000);
    await buildJob(app, { company, role: "Analyst", skills: ["XQ"] });
    expect(await pageThrough({ query: "XQ" })).toEqual(["XQ Analyst", "Analyst"]);
    expect(await pageThrough({ query: "XQ", sort: "NEWEST" })).toEqual(["Analyst", "XQ Analyst"]);
  });

  it("accepts only its own cursors", async () => {
    const ranked = (await page({ query: WORD, first: 2 })).pageInfo.endCursor;
    const timed = (await page({ first: 2 })).pageInfo.endCursor;
    const forged = (...key: string[]) => Buffer.from(JSON.stringify(key)).toString("base64url");
    const { id = "" } = posted[0] ?? {};
    for (const variables of [
      { after: ranked },
      { after: ranked, query: WORD, sort: "NEWEST" },
      { after: ranked, query: `${WORD} two words` },
      { after: timed, query: WORD },
      { after: forged("1", id, "first", "1"), query: WORD },
      { after: forged("1", id, "role", "2"), query: WORD },
      { after: forged("x", id, "role", "1"), query: WORD },
      { after: forged("1", "x", "role", "1"), query: WORD },
    ]) {
      const { errors } = await app.client().graphql(JOBS, { first: 2, ...variables });
      expect(errors?.[0]?.extensions.code).toBe("BAD_INPUT");
    }
  });
});

describe("a job that changes", () => {
  it("is found at once, by its new words only, and only while it is open", async () => {
    const job = await buildJob(app, { company, role: "KQ Lead", publish: false });
    expect(await search("KQ")).toEqual([]);
    const admin = { ...ADMIN };
    await app.services.jobs.publish(admin, job.id);
    expect(await search("KQ")).toEqual(["KQ Lead"]);
    await app.services.jobs.update(admin, { id: job.id, role: "ZQ Lead" });
    expect(await search("KQ")).toEqual([]);
    expect(await search("ZQ")).toEqual(["ZQ Lead"]);
    await app.services.jobClose.close(admin, job.id, "FILLED");
    expect(await search("ZQ")).toEqual([]);
  });
});

const ADMIN = {
  kind: "user" as const,
  id: "00000000-0000-7000-8000-000000000001",
  email: "admin@example.com",
  role: "ADMIN" as const,
  sessionId: "",
  secondFactor: false,
  isFresh: false,
  provenByCodeLately: true,
  companyRoles: new Map(),
};
