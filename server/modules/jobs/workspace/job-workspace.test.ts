import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { days } from "../../../core/clock.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import {
  buildCompany,
  buildJob,
  buildRecruiter,
  jobInput,
  signedIn,
} from "../../../test/factories.js";
import type { TestClient } from "../../../test/test-client.js";
import type { User } from "../../accounts/user.entity.js";
import type { Company } from "../../companies/company.entity.js";

const FIELDS = `id code status version role companyLocation workplaceType salary description skills
  validThrough takenDownAt ageDays url viewCount author { kind id name } editor { name }
  viewerCanDelete viewerCanPublish viewerCanClose viewerCanTakeDown viewerCanRelist`;
const PAYLOAD = `job { ${FIELDS} } userErrors { field code message }`;
const change = (name: string) =>
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${PAYLOAD} } }`;
const LIST = `query ($companyId: ID, $first: Int!, $after: String, $filter: CompanyJobFilter, $sort: CompanyJobSort) {
  companyJobs(companyId: $companyId, first: $first, after: $after, filter: $filter, sort: $sort) {
    totalCount nodes { code role } pageInfo { hasNextPage endCursor } } }`;

let app: TestApp;
let company: Company;
let user: User;
let recruiter: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.hold();
  company = await buildCompany(app);
  user = await buildRecruiter(app, company);
  recruiter = await signedIn(app, user);
  stranger = await signedIn(app, await buildRecruiter(app, await buildCompany(app)));
});
afterAll(() => app.close());

const run = async (name: string, input: object, client = recruiter) => {
  const { data, errors } = await client.graphql(change(name), { input });
  if (errors) throw new Error(JSON.stringify(errors));
  return data[name];
};
const create = async (fields: object = {}) =>
  (await run("createJob", { ...jobInput(company.id), ...fields })).job;
const jobFor = async (client: TestClient, id: string) =>
  (await client.graphql(`query ($id: ID!) { job(id: $id) { ${FIELDS} } }`, { id })).data.job;

describe("a draft", () => {
  it("needs nothing but its company, and is filled in bit by bit", async () => {
    const { job, userErrors } = await run("saveJobDraft", { companyId: company.id });
    expect(userErrors).toEqual([]);
    expect(job).toMatchObject({ status: "DRAFT", version: 1, role: "", viewerCanDelete: true });
    const saved = await run("saveJobDraft", { id: job.id, role: "Welder", description: "<p></p>" });
    expect(saved.job).toMatchObject({ role: "Welder", description: "", version: 2 });
    const emptied = await run("saveJobDraft", { id: job.id, role: null });
    expect(emptied.job).toMatchObject({ role: "", version: 3 });
  });

  it("cannot be published before it is complete", async () => {
    const { job } = await run("saveJobDraft", { companyId: company.id, role: "Welder" });
    const { userErrors } = await run("publishJob", { id: job.id });
    expect(userErrors.map(({ field }: { field: string }) => field).sort()).toEqual(
      ["companyLocation", "description", "jobType", "salary"].sort(),
    );
    const { publish, ...fields } = jobInput(company.id, { role: "Welder" });
    expect(publish).toBe(true);
    await run("saveJobDraft", { id: job.id, ...fields, salary: null });
    const published = await run("publishJob", { id: job.id });
    expect(published.userErrors).toEqual([]);
    expect(published.job).toMatchObject({ status: "PUBLISHED", salary: "$62–$70 an hour" });
  });

  it("is gone after it is deleted; a published job can't be deleted, nor emptied", async () => {
    const draft = await create({ publish: false });
    const DELETE = `mutation ($input: DeleteJobInput!) { deleteJob(input: $input) { deletedJobId userErrors { code } } }`;
    const { data } = await recruiter.graphql(DELETE, { input: { id: draft.code } });
    expect(data.deleteJob).toEqual({ deletedJobId: draft.id, userErrors: [] });
    expect(await jobFor(recruiter, draft.id)).toBeNull();
    const job = await create();
    const refused = await recruiter.graphql(DELETE, { input: { id: job.id } });
    expect(refused.data.deleteJob.userErrors).toEqual([{ code: "CONFLICT" }]);
    const { userErrors } = await run("saveJobDraft", { id: job.id, role: null });
    expect(userErrors).toMatchObject([{ code: "CONFLICT" }]);
    expect(await jobFor(recruiter, job.id)).toMatchObject({ role: "Senior Java Developer" });
  });
});

describe("two people who edit one job at the same time", () => {
  it("do not overwrite each other: one is told, and sees the other's text", async () => {
    const job = await create();
    const edit = (role: string) =>
      run("updateJob", { id: job.id, role, expectedVersion: job.version });
    const answers = await Promise.all([edit("First Editor"), edit("Second Editor")]);
    const [won, lost] = answers.toSorted((a, b) => a.userErrors.length - b.userErrors.length);
    expect(won).toMatchObject({ userErrors: [], job: { version: 2 } });
    expect(lost.userErrors).toMatchObject([{ code: "CONFLICT", field: null }]);
    expect(lost.job).toMatchObject({ version: 2, role: won.job.role });
    expect(await jobFor(recruiter, job.id)).toMatchObject({ version: 2, role: won.job.role });
  });

  it("may still overwrite without a version, and an empty change changes nothing", async () => {
    const job = await create();
    expect((await run("updateJob", { id: job.id, role: "Nurse" })).job.version).toBe(2);
    expect((await run("updateJob", { id: job.id })).job.version).toBe(2);
    const stale = await run("saveJobDraft", {
      id: (await create({ publish: false })).id,
      expectedVersion: 9,
    });
    expect(stale.userErrors).toMatchObject([{ code: "CONFLICT" }]);
  });
});

describe("the rules for advertisements", () => {
  const UNLAWFUL =
    "<p>Must be US citizen. USC/GC only. No OPT. H-1B preferred. Male preferred.</p>";
  const DENVER = { companyLocation: "Denver, CO", salary: "DOE", salaryRange: null };

  it("keep a job from being created as published, but not as a draft", async () => {
    const refused = await run("createJob", {
      ...jobInput(company.id),
      description: UNLAWFUL,
      ...DENVER,
    });
    expect(refused.job).toBeNull();
    expect(refused.userErrors).toEqual([
      { field: "description", code: "BAD_INPUT", message: expect.stringMatching(/citizen/) },
      { field: "salaryRange", code: "BAD_INPUT", message: expect.stringContaining("CO") },
    ]);
    const draft = await create({ description: UNLAWFUL, publish: false });
    expect(draft.status).toBe("DRAFT");
    expect((await run("publishJob", { id: draft.id })).userErrors).toMatchObject([
      { field: "description", code: "BAD_INPUT" },
    ]);
  });

  it("keep a published job from being changed into an unlawful one", async () => {
    const job = await create();
    for (const fields of [{ description: UNLAWFUL }, { companyLocation: "Narnia" }, DENVER])
      expect((await run("updateJob", { id: job.id, ...fields })).userErrors).not.toEqual([]);
    expect(await jobFor(recruiter, job.id)).toMatchObject({ version: 1 });
  });

  it("can be asked before anything is written", async () => {
    const CHECK = `query ($input: ValidateJobInput!) { validateJob(input: $input) { missing findings { field code severity message suggestion source } } }`;
    const input = { ...jobInput(company.id), description: UNLAWFUL, ...DENVER };
    const { findings, missing } = (await recruiter.graphql(CHECK, { input })).data.validateJob;
    expect(missing).toEqual([]);
    expect(findings.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining([
        "CITIZENSHIP_REQUIRED",
        "VISA_PREFERRED",
        "VISA_EXCLUDED",
        "SEX",
        "PAY_RANGE_REQUIRED",
      ]),
    );
    expect(findings[0]).toMatchObject({
      severity: "BLOCKING",
      source: expect.stringContaining("8 U.S.C."),
    });
    const draft = (await recruiter.graphql(CHECK, { input: { role: "Welder" } })).data.validateJob;
    expect(draft).toMatchObject({ findings: [], missing: expect.arrayContaining(["description"]) });
  });

  it("let the salary text follow the range", async () => {
    const job = await create({ salary: null });
    expect(job.salary).toBe("$62–$70 an hour");
    const salaryRange = { min: 12_000_000, max: 14_000_000, currency: "USD", period: "YEAR" };
    expect((await run("updateJob", { id: job.id, salaryRange })).job.salary).toBe(
      "$120,000–$140,000 a year",
    );
  });
});

describe("taking a job down", () => {
  it("hides it from everyone but its company, and keeps its applications", async () => {
    const job = await create();
    const { job: down } = await run("takeDownJob", { id: job.id });
    expect(down).toMatchObject({
      status: "CLOSED",
      takenDownAt: expect.any(String),
      viewerCanTakeDown: false,
    });
    for (const client of [app.client(), stranger]) expect(await jobFor(client, job.id)).toBeNull();
    expect((await app.client().get(`/api/jobs/${job.id}`)).status).toBe(404);
    expect(await app.services.jobs.wasTakenDown(job.code)).toBe(true);
    expect((await run("takeDownJob", { id: job.id })).userErrors).toEqual([]);
    const draft = await create({ publish: false });
    expect((await run("takeDownJob", { id: draft.id })).userErrors).toMatchObject([
      { code: "CONFLICT" },
    ]);
  });
});

describe("more time", () => {
  it("is 60 days from now, before and after the job expires", async () => {
    const later = await createTestApp();
    later.clock.hold();
    const job = await create();
    for (const day of [50, 130]) {
      later.clock.advance(days(day) - (later.clock.now().getTime() - app.clock.now().getTime()));
      const client = await signedIn(later, user);
      const { job: extended } = await run("extendJob", { id: job.id }, client);
      expect(extended.status).toBe("PUBLISHED");
      const end = Date.parse(extended.validThrough);
      expect(end - later.clock.now().getTime()).toBe(days(60));
    }
    await later.close();
  });

  it("is refused for drafts and closed jobs, which are copied and listed again instead", async () => {
    const draft = await create({ publish: false });
    const closed = await create();
    await run("closeJob", { id: closed.id, reason: "FILLED" });
    for (const { id } of [draft, closed])
      expect((await run("extendJob", { id })).userErrors).toMatchObject([{ code: "CONFLICT" }]);
    expect((await run("relistJob", { id: draft.id })).userErrors).toMatchObject([
      { code: "CONFLICT" },
    ]);
    const again = (await run("relistJob", { id: closed.id })).job;
    expect(again).toMatchObject({ status: "PUBLISHED", role: closed.role, version: 1 });
    expect(again.code).not.toBe(closed.code);
    const copy = (await run("copyJob", { id: closed.id })).job;
    expect(copy).toMatchObject({ status: "DRAFT", role: closed.role, skills: closed.skills });
  });

  it("is given to many at once, each by itself", async () => {
    const [job, draft] = [await create(), await create({ publish: false })];
    const foreign = await buildJob(app);
    const EXTEND = `mutation ($input: ExtendJobsInput!) { extendJobs(input: $input) { results { id job { version } userErrors { code } } userErrors { field code } } }`;
    const ids = [job.id, draft.code, foreign.id, job.id];
    const { data } = await recruiter.graphql(EXTEND, { input: { ids } });
    expect(data.extendJobs).toEqual({
      userErrors: [],
      results: [
        { id: job.id, job: { version: 2 }, userErrors: [] },
        { id: draft.code, job: null, userErrors: [{ code: "CONFLICT" }] },
        { id: foreign.id, job: null, userErrors: [{ code: "NOT_FOUND" }] },
      ],
    });
    for (const bad of [[], Array.from({ length: 101 }, (_, n) => `SB-${n}`)]) {
      const refused = await recruiter.graphql(EXTEND, { input: { ids: bad } });
      expect(refused.data.extendJobs.userErrors).toEqual([{ field: "ids", code: "BAD_INPUT" }]);
    }
  });
});

describe("several jobs at once", () => {
  const runAll = async (name: string, ids: string[]) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const { data } = await recruiter.graphql(
      `mutation ($input: ${type}!) { ${name}(input: $input) { results { id job { id status role } userErrors { code } } userErrors { field code } } }`,
      { input: { ids } },
    );
    return data[name];
  };
  const newJob = (status: string, { id, role }: { id: string; role: string }) => ({
    id,
    job: { id: expect.not.stringMatching(id), status, role },
    userErrors: [],
  });

  it("are copied, each by itself", async () => {
    const [job, draft] = [await create(), await create({ publish: false })];
    const foreign = await buildJob(app);
    expect(await runAll("copyJobs", [job.id, draft.id, foreign.id])).toEqual({
      userErrors: [],
      results: [
        newJob("DRAFT", job),
        newJob("DRAFT", draft),
        { id: foreign.id, job: null, userErrors: [{ code: "NOT_FOUND" }] },
      ],
    });
  });

  it("are changed once if they are sent by id and by code", async () => {
    const [job, other] = [await create(), await create()];
    const names = [job.id, other.code, job.code, job.code.toLowerCase(), job.id.toUpperCase()];
    const rowsOf = ({ results }: { results: { id: string; job: { id: string } }[] }) =>
      results.map((result) => [result.id, result.job.id] as const);
    const extended = await runAll("extendJobs", names);
    expect(rowsOf(extended)).toEqual(
      names.map((name) => [name, name === other.code ? other.id : job.id]),
    );
    expect(await jobFor(recruiter, job.id)).toMatchObject({ version: 2 });

    const copies = new Map(rowsOf(await runAll("copyJobs", names)));
    expect([...copies.keys()]).toEqual(names);
    expect(new Set(copies.values()).size).toBe(2);
    expect(copies.get(job.code)).toBe(copies.get(job.id));

    const close = `mutation ($input: CloseJobsInput!) { closeJobs(input: $input) {
      results { id job { version } } } }`;
    const input = { ids: names, reason: "FILLED" };
    const { data } = await recruiter.graphql(close, { input });
    expect(data.closeJobs.results).toEqual(names.map((id) => ({ id, job: { version: 3 } })));
    const reopened = await runAll("undoCloseJobs", names);
    expect(reopened.results).toMatchObject(names.map((id) => ({ id, userErrors: [] })));
    await recruiter.graphql(close, { input });
    const relisted = new Map(rowsOf(await runAll("relistJobs", names)));
    expect([...relisted.keys()]).toEqual(names);
    expect(new Set(relisted.values()).size).toBe(2);
  });

  it("are listed again, each by itself", async () => {
    const [closed, open] = [await create(), await create()];
    await run("closeJob", { id: closed.id, reason: "FILLED" });
    expect(await runAll("relistJobs", [closed.id, open.id])).toEqual({
      userErrors: [],
      results: [
        newJob("PUBLISHED", closed),
        { id: open.id, job: null, userErrors: [{ code: "CONFLICT" }] },
      ],
    });
    expect((await runAll("relistJobs", [])).userErrors).toEqual([
      { field: "ids", code: "BAD_INPUT" },
    ]);
  });
});

describe("the list of a company's jobs", () => {
  const listed = async (variables: object, client = recruiter) => {
    const { data, errors } = await client.graphql(LIST, { first: 50, ...variables });
    return errors
      ? errors[0]?.extensions.code
      : data.companyJobs.nodes.map(({ role }: { role: string }) => role);
  };
  let own: Company;
  let client: TestClient;
  let author: User;

  beforeAll(async () => {
    own = await buildCompany(app);
    author = await buildRecruiter(app, own);
    client = await signedIn(app, author);
    for (const role of ["Alpha Nurse", "Beta Welder", "Gamma Nurse"])
      await run(
        "createJob",
        { ...jobInput(own.id), role, publish: role !== "Beta Welder" },
        client,
      );
    await buildJob(app, { company: own, role: "Delta Pilot" });
  });

  it("is filtered by status, words, author, and time left", async () => {
    const companyId = own.id;
    expect(await listed({ companyId }, client)).toEqual([
      "Delta Pilot",
      "Gamma Nurse",
      "Beta Welder",
      "Alpha Nurse",
    ]);
    expect(await listed({ companyId, filter: { status: ["DRAFT"] } }, client)).toEqual([
      "Beta Welder",
    ]);
    expect(await listed({ companyId, filter: { query: "nurse" } }, client)).toEqual([
      "Gamma Nurse",
      "Alpha Nurse",
    ]);
    expect(await listed({ companyId, filter: { query: "100%_" } }, client)).toEqual([]);
    expect(await listed({ companyId, filter: { authorId: author.id } }, client)).toHaveLength(3);
    expect(await listed({ companyId, filter: { expiringWithinDays: 59 } }, client)).toEqual([]);
    expect(await listed({ companyId, filter: { expiringWithinDays: 61 } }, client)).toHaveLength(3);
    expect(await listed({ companyId, filter: { expiringWithinDays: 0 } }, client)).toBe(
      "BAD_INPUT",
    );
    expect(await listed({ companyId, filter: { query: "x".repeat(201) } }, client)).toBe(
      "BAD_INPUT",
    );
  });

  it("counts nothing for filters, which lists of open jobs have", async () => {
    const { data, errors } = await recruiter.graphql(
      "{ companyJobs(first: 1) { unknownValues filterCounts { values { total } } rangeCounts { steps { total } } } }",
    );
    expect(errors).toBeUndefined();
    const { unknownValues, filterCounts, rangeCounts } = data.companyJobs;
    expect([unknownValues, filterCounts[0], rangeCounts[0]]).toEqual([
      [],
      { values: [] },
      { steps: [] },
    ]);
  });

  it("has all companies of the caller, and no others", async () => {
    expect(await listed({}, client)).toHaveLength(4);
    expect(await listed({ companyId: own.id })).toBe("NOT_FOUND");
  });

  it.each(["NEWEST", "UPDATED", "EXPIRING"])(
    "is read page by page in the order %s",
    async (sort) => {
      const all = await listed({ companyId: own.id, sort }, client);
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const { data } = await client.graphql(LIST, { companyId: own.id, first: 1, after, sort });
        seen.push(...data.companyJobs.nodes.map(({ role }: { role: string }) => role));
        after = data.companyJobs.pageInfo.hasNextPage ? data.companyJobs.pageInfo.endCursor : null;
      } while (after);
      expect(seen).toEqual(all);
      expect(seen).toHaveLength(sort === "EXPIRING" ? 3 : 4);
    },
  );
});

describe("what only staff see of a job", () => {
  it("is who wrote it, and how often it was read", async () => {
    const job = await create();
    const name = user.name;
    expect(job).toMatchObject({
      author: { kind: "PERSON", id: user.id, name },
      editor: { name },
      viewCount: 0,
      ageDays: 0,
    });
    expect(job.url).toMatch(new RegExp(`^http.*/job-details/${job.id}$`));
    for (const client of [app.client(), stranger])
      expect(await jobFor(client, job.id)).toMatchObject({
        author: null,
        editor: null,
        viewCount: null,
        ageDays: null,
      });
  });

  it("counts readers, but neither staff nor robots", async () => {
    const job = await create();
    const { jobViews } = app.services;
    for (const agent of [
      "Mozilla/5.0 Firefox/140.0",
      "Mozilla/5.0 (compatible; Googlebot/2.1)",
      "curl/8",
    ])
      jobViews.count(job.id, agent);
    jobViews.count(job.code, "Mozilla/5.0 Chrome/140.0");
    jobViews.count("no such job", "Mozilla/5.0 Chrome/140.0");
    expect(await jobViews.flush()).toBe(3);
    jobViews.count(job.id, "Mozilla/5.0 Firefox/140.0");
    await jobViews.flush();
    expect((await jobFor(recruiter, job.id)).viewCount).toBe(3);
    expect(await jobViews.flush()).toBe(0);
  });
});
