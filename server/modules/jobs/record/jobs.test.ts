import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { days } from "../../../core/clock.js";
import { newId } from "../../../core/ids.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import {
  buildCompany,
  buildJob,
  buildRecruiter,
  buildUser,
  jobInput,
  signedIn,
} from "../../../test/factories.js";
import { jobFields } from "./job.fields.js";
import type { TableField } from "../../../kit/fields/table-fields.js";
import type { Company } from "../../companies/company.entity.js";
import type { TestClient } from "../../../test/test-client.js";

const JOBS = `query ($first: Int!, $after: String, $query: String, $industry: Industry) {
  jobs(first: $first, after: $after, query: $query, industry: $industry) {
    totalCount nodes { id code role company { name } } pageInfo { hasNextPage endCursor } } }`;
const JOB = `query ($id: ID!) { job(id: $id) { id code status description acceptsApplications viewerCanEdit } }`;
const PAYLOAD = `job { id code status role publishedAt validThrough closeReason } userErrors { field code message }`;
const CREATE = `mutation ($input: CreateJobInput!) { createJob(input: $input) { ${PAYLOAD} } }`;
const UPDATE = `mutation ($input: UpdateJobInput!) { updateJob(input: $input) { ${PAYLOAD} } }`;
const PUBLISH = `mutation ($input: PublishJobInput!) { publishJob(input: $input) { ${PAYLOAD} } }`;
const CLOSE = `mutation ($input: CloseJobInput!) { closeJob(input: $input) { ${PAYLOAD} } }`;

let app: TestApp;
let company: Company;
let recruiter: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  company = await buildCompany(app);
  recruiter = await signedIn(app, await buildRecruiter(app, company));
  stranger = await signedIn(app, await buildRecruiter(app, await buildCompany(app)));
});
afterAll(() => app.close());

describe("reading jobs", () => {
  it("pages through all open jobs once, newest first", async () => {
    for (let i = 0; i < 5; i += 1) await buildJob(app, { company });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data } = await app.client().graphql(JOBS, { first: 2, after });
      seen.push(...data.jobs.nodes.map((n: { id: string }) => n.id));
      after = data.jobs.pageInfo.hasNextPage ? data.jobs.pageInfo.endCursor : null;
    } while (after);
    const { data } = await app.client().graphql(JOBS, { first: 100 });
    expect(seen).toEqual(data.jobs.nodes.map((n: { id: string }) => n.id));
    expect(new Set(seen).size).toBe(data.jobs.totalCount);
  });

  it("returns one job by id and by code, the same over GraphQL and REST", async () => {
    const job = await buildJob(app, { company });
    for (const key of [job.id, job.code, job.code.toLowerCase()]) {
      const { data } = await app.client().graphql(JOB, { id: key });
      const { status, body } = await app.client().get(`/api/jobs/${key}`);
      expect(data.job).toMatchObject({
        id: job.id,
        status: "PUBLISHED",
        acceptsApplications: true,
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        _id: job.id,
        jobId: job.code,
        companyName: company.name,
        status: "PUBLISHED",
      });
    }
  });

  it.each(["nothing", newId(), "SB-99999999", "%27%20OR%201=1", "..%2f..%2fetc"])(
    "returns no job for %s",
    async (id) => {
      const { status, body } = await app.client().get(`/api/jobs/${id}`);
      expect(status).toBe(404);
      expect(body).toEqual({ error: "Job not found", message: "Job not found", code: "NOT_FOUND" });
      expect((await app.client().graphql(JOB, { id: decodeURIComponent(id) })).data.job).toBeNull();
    },
  );

  it("returns the documented job fields", async () => {
    const job = await buildJob(app, { company });
    const { body } = await app.client().get(`/api/jobs/${job.id}`);
    const documented = [
      "_id",
      "companyDescription",
      "companyLocation",
      "companyLogo",
      "companyName",
      "contract",
      "jobDetails",
      "jobId",
      "jobPostedDate",
      "jobType",
      "responsibilities",
      "role",
      "salary",
      "skills",
      "status",
      "workAuthorization",
    ];
    expect(Object.keys(body)).toEqual(expect.arrayContaining(documented));
    // The field table may define a REST name; no other names are allowed.
    const declared = Object.values<TableField>(jobFields).flatMap(({ rest }) => rest ?? []);
    const allowed = new Set([...documented, ...declared]);
    expect(Object.keys(body).filter((name) => !allowed.has(name))).toEqual([]);
  });

  it("lists over REST cost their reader a point per job, like lists over GraphQL", async () => {
    await buildJob(app);
    await buildJob(app);
    app.clock.hold();
    const visitor = app.client();
    const pointsLeft = async () =>
      (await visitor.graphql("{ __typename }")).body.extensions.cost.throttleStatus
        .currentlyAvailable;
    const before = await pointsLeft();
    const { body } = await visitor.get("/api/jobs?limit=500");
    expect(body.length).toBeGreaterThan(1);
    expect(before - (await pointsLeft())).toBe(body.length + 1);
    app.clock.release();
  });

  it("lists over REST have Link and ETag headers, and return 304 if unchanged", async () => {
    const first = await app.client().get("/api/jobs?limit=2");
    expect(first.body).toHaveLength(2);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1];
    const second = await app.client().get(next ?? "");
    expect(second.body[0]._id).not.toBe(first.body[0]._id);
    const etag = first.headers.get("etag") ?? "";
    expect(
      (
        await app
          .client()
          .get("/api/jobs?limit=2", { "if-none-match": etag, "cache-control": "max-age=0" })
      ).status,
    ).toBe(304);
  });

  it.each(["limit=0", "limit=501", "limit=x", "after=zzz", "limit=2&limit=3"])(
    "refuses ?%s",
    async (query) => {
      const { status, body } = await app.client().get(`/api/jobs?${query}`);
      expect(status).toBe(400);
      expect(body.code).toBe("BAD_INPUT");
    },
  );

  it.each([
    ["query=a&query=b", "query"],
    ["limit=2&limit=3", "limit"],
    ["after=x&after=y", "after"],
  ])("says that a parameter of ?%s takes one value", async (query, name) => {
    const { status, body } = await app.client().get(`/api/jobs?${query}`);
    const message = `${name} takes one value.`;
    expect([status, body.code, body.message]).toEqual([400, "BAD_INPUT", message]);
    expect(body.fields).toEqual({ [name]: message });
  });

  it.each([0, 101, -1])("refuses first: %d", async (first) => {
    const { errors } = await app.client().graphql(JOBS, { first });
    expect(errors?.[0]?.extensions.code).toBe("BAD_INPUT");
  });
});

describe("cursors", () => {
  const cursor = (...key: string[]) => Buffer.from(JSON.stringify(key)).toString("base64url");

  it.each(["8640000000000000", "253402300800000", "-1", "x", ""])(
    "with the time %s are refused over GraphQL and REST",
    async (time) => {
      const after = cursor(time, newId());
      const { errors } = await app.client().graphql(JOBS, { first: 1, after });
      expect(errors?.[0]?.extensions.code).toBe("BAD_INPUT");
      expect((await app.client().get(`/api/jobs?after=${after}`)).status).toBe(400);
    },
  );
});

describe("companies", () => {
  it("return their number of open jobs, all in one query", async () => {
    const [busy, idle] = [await buildCompany(app), await buildCompany(app)];
    await buildJob(app, { company: busy });
    await buildJob(app, { company: busy });
    await buildJob(app, { company: busy, publish: false });
    const query = "{ companies(first: 80) { nodes { id openJobCount } } }";
    const counted = jest.spyOn(app.services.jobs, "countOpen");
    const { data } = await app.client().graphql(query);
    expect(data.companies.nodes).toEqual(
      expect.arrayContaining([
        { id: busy.id, openJobCount: 2 },
        { id: idle.id, openJobCount: 0 },
      ]),
    );
    expect(counted).toHaveBeenCalledTimes(1);
    counted.mockRestore();
  });
});

describe("searching", () => {
  const search = async (query: string) =>
    (await app.client().graphql(JOBS, { first: 50, query })).data.jobs.nodes.map(
      (n: { role: string }) => n.role,
    );

  it("matches words in role, place, company and text, and requires all of them", async () => {
    await buildJob(app, {
      company,
      role: "Zymurgy Platform Lead",
      skills: ["Terraform", "C#", "Go", ".NET Core", "R"],
    });
    expect(await search("zymurgy")).toEqual(["Zymurgy Platform Lead"]);
    expect(await search("Dallas zymurgy terraform")).toEqual(["Zymurgy Platform Lead"]);
    expect(await search("zymurgy kubernetes")).toEqual([]);
  });

  it.each(["C#", "Go", ".NET", "R", "zymurgy C#", "zymurgy go"])(
    "finds the short skill in %s",
    async (query) => {
      expect(await search(query)).toContain("Zymurgy Platform Lead");
    },
  );

  it.each([
    '"',
    "+",
    "-",
    "(zymurgy",
    "zymurgy*",
    "~<>@",
    "' OR 1=1 --",
    "%",
    "+-zymurgy",
    "\\",
    "🙂",
    "a".repeat(200),
  ])("never fails on the query %j", async (query) => {
    const { errors, data } = await app.client().graphql(JOBS, { first: 5, query });
    expect(errors).toBeUndefined();
    expect(Array.isArray(data.jobs.nodes)).toBe(true);
  });

  it("refuses a query that is too long", async () => {
    const { errors } = await app.client().graphql(JOBS, { first: 5, query: "x".repeat(201) });
    expect(errors?.[0]?.extensions.code).toBe("BAD_INPUT");
  });
});

describe("industries", () => {
  const INDUSTRY = "query ($id: ID!) { job(id: $id) { industry } }";
  const industryOf = async (id: string) =>
    (await recruiter.graphql(INDUSTRY, { id })).data.job.industry;
  const rolesIn = async (variables: object) =>
    (await app.client().graphql(JOBS, { first: 50, ...variables })).data.jobs.nodes.map(
      (n: { role: string }) => n.role,
    );

  it("list only their own jobs, page by page and with a search", async () => {
    const roles = ["Charge Nurse", "Night Nurse", "Unit Clerk"];
    for (const role of roles) await buildJob(app, { company, role, industry: "HEALTHCARE" });
    await buildJob(app, { company, role: "Nurse Scheduling Lead", industry: "LOGISTICS" });
    await buildJob(app, { company, role: "Ward Draft", industry: "HEALTHCARE", publish: false });
    const newestFirst = [...roles].reverse();
    expect(await rolesIn({ industry: "HEALTHCARE" })).toEqual(newestFirst);
    expect(await rolesIn({ industry: "HEALTHCARE", query: "nurse" })).toEqual([
      "Night Nurse",
      "Charge Nurse",
    ]);
    const page = { first: 2, industry: "HEALTHCARE" };
    const { jobs } = (await app.client().graphql(JOBS, page)).data;
    expect(jobs).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    expect(await rolesIn({ ...page, after: jobs.pageInfo.endCursor })).toEqual(["Charge Nurse"]);
  });

  it("can be set, changed and removed, and stay unchanged if omitted", async () => {
    const input = jobInput(company.id, { industry: undefined });
    const { id } = (await recruiter.graphql(CREATE, { input })).data.createJob.job;
    expect(await industryOf(id)).toBeNull();
    for (const [change, after] of [
      [{ industry: "AI" }, "AI"],
      [{ role: "Research Engineer" }, "AI"],
      [{ industry: null }, null],
    ] as const) {
      const { data } = await recruiter.graphql(UPDATE, { input: { id, ...change } });
      expect(data.updateJob.userErrors).toEqual([]);
      expect(await industryOf(id)).toBe(after);
    }
  });
});

describe("a recruiter's jobs", () => {
  it("go from draft to published to closed", async () => {
    const created = (
      await recruiter.graphql(CREATE, { input: jobInput(company.id, { publish: false }) })
    ).data.createJob;
    expect(created).toMatchObject({ userErrors: [], job: { status: "DRAFT", publishedAt: null } });
    const { id } = created.job;
    expect((await app.client().graphql(JOB, { id })).data.job).toBeNull();
    expect((await app.client().get(`/api/jobs/${id}`)).status).toBe(404);
    expect((await recruiter.graphql(JOB, { id })).data.job.viewerCanEdit).toBe(true);

    const published = (await recruiter.graphql(PUBLISH, { input: { id } })).data.publishJob.job;
    expect(published.status).toBe("PUBLISHED");
    expect(Date.parse(published.validThrough) - Date.parse(published.publishedAt)).toBe(days(60));

    const edited = (
      await recruiter.graphql(UPDATE, { input: { id, role: "Principal Java Developer" } })
    ).data.updateJob.job;
    expect(edited.role).toBe("Principal Java Developer");

    const closed = (await recruiter.graphql(CLOSE, { input: { id, reason: "FILLED" } })).data
      .closeJob.job;
    expect(closed).toMatchObject({ status: "CLOSED", closeReason: "FILLED" });
    expect((await app.client().get(`/api/jobs/${id}`)).body.status).toBe("CLOSED");
    const again = (await recruiter.graphql(UPDATE, { input: { id, role: "X" } })).data.updateJob;
    expect(again.userErrors[0].code).toBe("CONFLICT");
  });

  it("can be edited only by the company's recruiters", async () => {
    const job = await buildJob(app, { company });
    for (const [query, input] of [
      [UPDATE, { id: job.id, role: "X" }],
      [PUBLISH, { id: job.id }],
      [CLOSE, { id: job.id, reason: "FILLED" }],
    ] as const) {
      const { data } = await stranger.graphql(query, { input });
      expect(Object.values<{ userErrors: { code: string }[] }>(data)[0]?.userErrors[0]?.code).toBe(
        "NOT_FOUND",
      );
      expect((await app.client().graphql(query, { input })).errors?.[0]?.extensions.code).toBe(
        "UNAUTHENTICATED",
      );
    }
    const candidate = await signedIn(app, await buildUser(app));
    for (const caller of [stranger, candidate])
      expect(
        (await caller.graphql(CREATE, { input: jobInput(company.id) })).errors?.[0]?.extensions
          .code,
      ).toBe("FORBIDDEN");
  });

  it("may have null for all that may be left out", async () => {
    const names = Object.entries<TableField>(jobFields)
      .filter(([, { whenMissing }]) => whenMissing !== undefined)
      .map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(["skills", "workAuthorization", "contract"]));
    const nulls = Object.fromEntries([...names, "publish"].map((name) => [name, null]));
    const salaryRange = { min: 6200, max: 7000, currency: "USD", period: "HOUR" };
    const input = { ...jobInput(company.id), ...nulls, salaryRange };
    const { job, userErrors } = (await recruiter.graphql(CREATE, { input })).data.createJob;
    expect(userErrors).toEqual([]);
    expect(job.status).toBe("DRAFT");
    const query = `query ($id: ID!) { job(id: $id) { ${names.join(" ")} } }`;
    const { data } = await recruiter.graphql(query, { id: job.id });
    expect(data.job).toMatchObject({
      ...{ contract: "", responsibilities: "", industry: null, securityClearance: "NONE" },
      ...{ skills: [], workAuthorization: [], sponsorship: [], employerFacts: [] },
    });
  });

  it("may leave out what other systems don't have", async () => {
    const { contract, responsibilities, skills, workAuthorization, ...input } = jobInput(
      company.id,
      { publish: true },
    );
    expect([contract, responsibilities, skills, workAuthorization]).not.toContain(undefined);
    const { job, userErrors } = (await recruiter.graphql(CREATE, { input })).data.createJob;
    expect(userErrors).toEqual([]);
    const { body } = await app.client().get(`/api/jobs/${job.id}`);
    expect(body).toMatchObject({
      ...{ contract: "", responsibilities: "", skills: [], workAuthorization: [] },
      status: "PUBLISHED",
    });
  });

  it("report invalid fields and write nothing", async () => {
    const before = await app.dataSource.query("SELECT COUNT(*) AS n FROM jobs");
    const input = jobInput(company.id, {
      role: " ",
      description: "<p> </p>",
      salaryRange: { min: 9, max: 1, currency: "USD", period: "HOUR" },
    });
    const { userErrors } = (await recruiter.graphql(CREATE, { input })).data.createJob;
    expect(userErrors.map((e: { field: string }) => e.field).sort()).toEqual([
      "description",
      "role",
      "salaryRange.min",
    ]);
    expect(await app.dataSource.query("SELECT COUNT(*) AS n FROM jobs")).toEqual(before);
  });

  it("contain no scripts in their texts", async () => {
    const description = `<p onclick="x()">Hi<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">l</a><xmp><b>x</b></xmp></p>`;
    const { job } = (
      await recruiter.graphql(CREATE, { input: jobInput(company.id, { description }) })
    ).data.createJob;
    const { body } = await app.client().get(`/api/jobs/${job.id}`);
    expect(body.jobDetails).not.toMatch(/script|onerror|onclick|javascript|<img|<xmp/i);
    // Written directly, like a row from before the cleaning rule.
    await app.dataSource.query("UPDATE jobs SET description = ?, textsVersion = 0 WHERE id = ?", [
      description,
      job.id,
    ]);
    const { data } = await app.client().graphql(JOB, { id: job.id });
    expect(data.job.description).toBe(body.jobDetails);
    expect((await app.client().get(`/api/jobs/${job.id}`)).body.jobDetails).toBe(body.jobDetails);
  });

  it("can be changed while another transaction locks the company", async () => {
    const job = await buildJob(app, { company, publish: false });
    const other = app.dataSource.createQueryRunner();
    await other.startTransaction();
    try {
      await other.query("SELECT id FROM companies WHERE id = ? FOR UPDATE", [company.id]);
      const { data } = await recruiter.graphql(PUBLISH, { input: { id: job.code } });
      expect(data.publishJob.job.status).toBe("PUBLISHED");
    } finally {
      await other.rollbackTransaction();
      await other.release();
    }
  });

  it("expire automatically and can be published again", async () => {
    const job = await buildJob(app, { company });
    const late = await createTestApp();
    late.clock.advance(days(61));
    const { data } = await late.client().graphql(JOB, { id: job.id });
    expect(data.job).toMatchObject({ status: "EXPIRED", acceptsApplications: false });
    expect((await late.client().get(`/api/jobs/${job.id}`)).body.status).toBe("CLOSED");
    await late.close();
  });
});

describe("partner systems", () => {
  const KEY = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret apiKey { id prefix lastFour } userErrors { field } } }`;
  const REVOKE = `mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { apiKey { revokedAt } } }`;
  let admin: TestClient;

  const issue = async (input: object) => {
    const { data } = await admin.graphql(KEY, { input: { name: "Partner", ...input } });
    const partner = app.client();
    partner.apiKey = data.createApiKey.secret;
    return { partner, id: data.createApiKey.apiKey.id as string };
  };

  beforeAll(async () => {
    admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
  });

  it("read jobs with a key until it is revoked", async () => {
    const { partner, id } = await issue({ scopes: ["JOBS_READ"] });
    expect((await partner.graphql(JOBS, { first: 3 })).data.jobs.nodes.length).toBeGreaterThan(0);
    await admin.graphql(REVOKE, { input: { id } });
    expect((await partner.graphql(JOBS, { first: 3 })).errors?.[0]?.extensions.code).toBe(
      "UNAUTHENTICATED",
    );
  });

  it("post jobs only with the write scope, and only for their company", async () => {
    const reader = (await issue({ scopes: ["JOBS_READ"] })).partner;
    const writer = (await issue({ scopes: ["JOBS_READ", "JOBS_WRITE"], companyIds: [company.id] }))
      .partner;
    const other = await buildCompany(app);
    expect(
      (await reader.graphql(CREATE, { input: jobInput(company.id) })).errors?.[0]?.extensions.code,
    ).toBe("FORBIDDEN");
    expect(
      (await writer.graphql(CREATE, { input: jobInput(other.id) })).errors?.[0]?.extensions.code,
    ).toBe("FORBIDDEN");
    expect(
      (await writer.graphql(CREATE, { input: jobInput(company.id) })).data.createJob.job.status,
    ).toBe("PUBLISHED");
  });

  it("never access personal data", async () => {
    const { partner } = await issue({ scopes: ["JOBS_READ"] });
    expect((await partner.graphql("{ me { id } }")).data.me).toBeNull();
    expect((await partner.graphql("{ apiKeys { id } }")).errors?.[0]?.extensions.code).toBe(
      "FORBIDDEN",
    );
    expect((await partner.get("/api/auth/me")).status).toBe(403);
  });

  it("are refused with any kind of invalid key", async () => {
    for (const key of ["nonsense", `sb_${"a".repeat(8)}_${"b".repeat(40)}`, ""]) {
      const partner = app.client();
      const answer = await partner.post(
        "/graphql",
        { query: JOBS, variables: { first: 1 } },
        { authorization: `Bearer ${key || "x"}` },
      );
      expect(answer.status).toBe(401);
      expect(answer.body.errors[0].extensions.code).toBe("UNAUTHENTICATED");
    }
  });

  it("get keys only from administrators; the secret is stored as a hash", async () => {
    const candidate = await signedIn(app, await buildUser(app));
    expect(
      (await candidate.graphql(KEY, { input: { name: "X", scopes: ["JOBS_READ"] } })).errors?.[0]
        ?.extensions.code,
    ).toBe("FORBIDDEN");
    const { partner } = await issue({ scopes: ["JOBS_READ"] });
    expect(JSON.stringify(await app.dataSource.query("SELECT * FROM api_keys"))).not.toContain(
      partner.apiKey,
    );
  });
});
