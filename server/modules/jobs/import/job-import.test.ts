import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { days } from "../../../core/clock.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildRecruiter, signedIn } from "../../../test/factories.js";
import { buildPartner, jobRow } from "../../../test/partner.js";
import type { TestClient } from "../../../test/test-client.js";
import type { Company } from "../../companies/company.entity.js";
import { Job } from "../record/job.entity.js";

const UPSERT = `mutation ($input: UpsertJobInput!) { upsertJob(input: $input) {
  job { id version updatedAt status role skills salary contract externalId source } outcome
  userErrors { field code message } } }`;
const IMPORT = `mutation ($input: ImportJobsInput!) { importJobs(input: $input) {
  results { index externalId outcome job { id version } userErrors { field code } }
  userErrors { field code } } }`;
const CLOSE = `mutation ($input: CloseJobInput!) { closeJob(input: $input) { userErrors { code } } }`;
const TAKE_DOWN = `mutation ($input: TakeDownJobInput!) { takeDownJob(input: $input) { userErrors { code } } }`;
const RELIST = `mutation ($input: RelistJobInput!) { relistJob(input: $input) { job { id externalId source } userErrors { code } } }`;

let instances: [TestApp, TestApp];
let app: TestApp;
let company: Company;
let partner: TestClient;
beforeAll(async () => {
  instances = [await createTestApp(), await createTestApp()];
  [app] = instances;
  company = await buildCompany(app);
  partner = await buildPartner(app, [company]);
});
afterAll(async () => {
  for (const instance of instances) await instance.close();
});

let last = 0;
const newExternalId = () => `REQ-${(last += 1)}`;
const inputOf = (externalId: string, change: object = {}) => ({
  companyId: company.id,
  ...jobRow({ externalId, ...change }),
});
const upsert = async (externalId: string, change: object = {}, client = partner) =>
  (await client.graphql(UPSERT, { input: inputOf(externalId, change) })).data.upsertJob;
const importRows = async (rows: unknown[], change: object = {}, client = partner) =>
  (await client.graphql(IMPORT, { input: { companyId: company.id, rows, ...change } })).data
    .importJobs;

const jobsWith = (externalId: string) =>
  app.dataSource.manager.findBy(Job, { companyId: company.id, externalId });
const countChanges = async () => {
  const [row] = await app.dataSource.query("SELECT COUNT(*) AS total FROM changes");
  return Number(row.total);
};
const close = (client: TestClient, id: string) =>
  client.graphql(CLOSE, { input: { id, reason: "FILLED" } });
const expire = (id: string) =>
  app.dataSource.manager.update(Job, { id }, { validThrough: new Date(Date.now() - days(1)) });
const recruiter = async () => signedIn(app, await buildRecruiter(app, company));

describe("one job", () => {
  it("is created once, published, with its source", async () => {
    const externalId = newExternalId();
    const first = await upsert(externalId);
    expect(first).toMatchObject({
      outcome: "CREATED",
      job: { status: "PUBLISHED", externalId, source: "Feed", version: 1 },
      userErrors: [],
    });
    const second = await upsert(externalId);
    expect(second).toEqual({ ...first, outcome: "UNCHANGED" });
    expect(await jobsWith(externalId)).toHaveLength(1);
  });

  it("is set as a whole: what is left out takes its default", async () => {
    const externalId = newExternalId();
    const { job } = await upsert(externalId);
    const input = inputOf(externalId, { role: "Data Engineer", skills: undefined, contract: null });
    const changed = (await partner.graphql(UPSERT, { input })).data.upsertJob;
    expect(changed).toMatchObject({
      outcome: "UPDATED",
      job: { id: job.id, version: 2, role: "Data Engineer", skills: [], contract: "" },
    });
  });

  it("is unchanged if only markup and spaces that cleaning removes differ", async () => {
    const externalId = newExternalId();
    const { job } = await upsert(externalId);
    const before = await countChanges();
    const again = await upsert(externalId, {
      role: "  Senior Java Developer ",
      skills: ["Java", "Java", "Spring Boot", "Go", "C#", ".NET Core"],
      description: '<div style="color:red">Rebuild the order service.</div>',
    });
    expect(again).toMatchObject({ outcome: "UNCHANGED", job });
    expect(await countChanges()).toBe(before);
  });

  it("with publish: false is a draft, and is published later", async () => {
    const externalId = newExternalId();
    const draft = await upsert(externalId, { publish: false });
    expect(draft).toMatchObject({ outcome: "CREATED", job: { status: "DRAFT" } });
    expect(await upsert(externalId, { publish: false })).toMatchObject({ outcome: "UNCHANGED" });
    expect(await upsert(externalId)).toMatchObject({
      outcome: "UPDATED",
      job: { id: draft.job.id, status: "PUBLISHED", version: 2 },
    });
    expect(await upsert(externalId, { publish: false })).toMatchObject({
      outcome: "UNCHANGED",
      job: { status: "PUBLISHED" },
    });
  });

  it("that expired is published again under its id", async () => {
    const externalId = newExternalId();
    const { job } = await upsert(externalId);
    await expire(job.id);
    expect(await upsert(externalId, { publish: false })).toMatchObject({
      outcome: "UNCHANGED",
      job: { status: "EXPIRED" },
    });
    expect(await upsert(externalId)).toMatchObject({
      outcome: "REOPENED",
      job: { id: job.id, status: "PUBLISHED", version: 2 },
    });
  });

  it("that its source closed is listed again with a new id, which the external id moves to", async () => {
    const externalId = newExternalId();
    const { job } = await upsert(externalId);
    await close(partner, job.id);
    const again = await upsert(externalId, { role: "Data Engineer" });
    expect(again).toMatchObject({
      outcome: "REOPENED",
      job: { status: "PUBLISHED", role: "Data Engineer", externalId },
    });
    expect(again.job.id).not.toBe(job.id);
    expect(await upsert(externalId, { role: "Data Engineer" })).toMatchObject({
      outcome: "UNCHANGED",
      job: { id: again.job.id },
    });
    const old = await app.dataSource.manager.findOneByOrFail(Job, { id: job.id });
    expect(old).toMatchObject({ status: "CLOSED", externalId: null, source: "Feed" });
  });

  it.each([
    ["closed", async (id: string) => close(await recruiter(), id)],
    ["took down", async (id: string) => (await recruiter()).graphql(TAKE_DOWN, { input: { id } })],
    [
      "took down after the source closed it",
      async (id: string) => {
        await close(partner, id);
        await (await recruiter()).graphql(TAKE_DOWN, { input: { id } });
      },
    ],
  ])("that a person %s stays so", async (_what, end) => {
    const externalId = newExternalId();
    const { job } = await upsert(externalId);
    await end(job.id);
    expect(await upsert(externalId)).toMatchObject({
      outcome: null,
      job: null,
      userErrors: [{ field: null, code: "JOB_CLOSED" }],
    });
    expect((await jobsWith(externalId)).map(({ status }) => status)).toEqual(["CLOSED"]);
  });

  it("that a person listed again is still the one that the source means", async () => {
    const externalId = newExternalId();
    const { job } = await upsert(externalId);
    await close(partner, job.id);
    const relisted = (
      await (await recruiter()).graphql(RELIST, { input: { id: job.id, publish: true } })
    ).data.relistJob.job;
    expect(relisted).toMatchObject({ externalId, source: "Feed" });
    expect(await upsert(externalId)).toMatchObject({
      outcome: "UNCHANGED",
      job: { id: relisted.id },
    });
  });

  it("belongs to its company and source: others may use the same id, in other case too", async () => {
    const externalId = newExternalId();
    const rival = await buildCompany(app);
    const both = await buildPartner(app, [company, rival], { source: "Other feed" });
    await upsert(externalId);
    expect(await upsert(externalId, { companyId: rival.id }, both)).toMatchObject({
      outcome: "CREATED",
    });
    expect(await upsert(externalId, {}, both)).toMatchObject({ outcome: "CREATED" });
    expect(await upsert(externalId.toLowerCase())).toMatchObject({ outcome: "CREATED" });
  });

  it.each([
    ["an empty id", { externalId: " " }, "externalId"],
    ["an id of 101 characters", { externalId: "x".repeat(101) }, "externalId"],
    ["an id with a control character", { externalId: "a\u0000b" }, "externalId"],
    ["a source that is not the key's", { source: "Other feed" }, "source"],
    ["what must not be published", { description: "<p>Males only.</p>" }, "description"],
  ])("is refused with %s", async (_what, change, field) => {
    const externalId = newExternalId();
    expect(await upsert(externalId, change)).toMatchObject({
      outcome: null,
      job: null,
      userErrors: [{ field, code: "BAD_INPUT" }],
    });
    expect(await jobsWith(externalId)).toEqual([]);
  });

  it("is refused for another company, and for a key that only reads", async () => {
    const input = inputOf(newExternalId(), { companyId: (await buildCompany(app)).id });
    expect((await partner.graphql(UPSERT, { input })).errors?.[0]?.extensions.code).toBe(
      "FORBIDDEN",
    );
    const reader = await buildPartner(app, [company], { scopes: ["JOBS_READ"] });
    const { errors } = await reader.graphql(UPSERT, { input: inputOf(newExternalId()) });
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });

  it("of people needs a source, and then belongs to it", async () => {
    const person = await recruiter();
    const externalId = newExternalId();
    expect(await upsert(externalId, {}, person)).toMatchObject({
      userErrors: [{ field: "source", code: "BAD_INPUT" }],
    });
    expect(await upsert(externalId, { source: "Board" }, person)).toMatchObject({
      outcome: "CREATED",
      job: { source: "Board" },
    });
  });

  it("sent ten times at once to two instances is one job", async () => {
    const externalId = newExternalId();
    const clients = instances.map((instance) => {
      const client = instance.client();
      client.apiKey = partner.apiKey;
      return client;
    });
    const sent = Array.from({ length: 10 }, (_, n) => upsert(externalId, {}, clients[n % 2]));
    const outcomes = (await Promise.all(sent)).map(({ outcome }) => outcome).sort();
    expect(outcomes).toEqual(["CREATED", ...Array<string>(9).fill("UNCHANGED")]);
    expect(await jobsWith(externalId)).toHaveLength(1);
  });

  it("200 of them, with each fifth answer lost and sent again, are 200 jobs", async () => {
    const client = await buildPartner(app, [company], { source: "Lossy" });
    const other = instances[1].client();
    other.apiKey = client.apiKey;
    const ids = Array.from({ length: 200 }, newExternalId);
    const outcomes: string[] = [];
    for (const [n, externalId] of ids.entries()) {
      if (n % 5 === 4) await upsert(externalId, {}, client);
      outcomes.push((await upsert(externalId, {}, other)).outcome);
      // So that the key has points enough.
      instances.forEach(({ clock }) => clock.advance(1000));
    }
    expect(outcomes.filter((outcome) => outcome === "CREATED")).toHaveLength(160);
    expect(outcomes.filter((outcome) => outcome === "UNCHANGED")).toHaveLength(40);
    const where = { companyId: company.id, source: "Lossy" };
    expect(await app.dataSource.manager.countBy(Job, where)).toBe(200);
  });

  it("listed again by two instances at once is one job, too", async () => {
    const externalId = newExternalId();
    const { job } = await upsert(externalId);
    await close(partner, job.id);
    const other = instances[1].client();
    other.apiKey = partner.apiKey;
    const answers = await Promise.all([upsert(externalId), upsert(externalId, {}, other)]);
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(["REOPENED", "UNCHANGED"]);
    expect(await jobsWith(externalId)).toHaveLength(1);
  });
});

describe("a list of rows", () => {
  it("gives each row its own result", async () => {
    const [known, fresh] = [newExternalId(), newExternalId()];
    const { job } = await upsert(known);
    const rows = [
      jobRow({ externalId: known }),
      jobRow({ externalId: fresh }),
      jobRow({ externalId: fresh }),
      jobRow({ externalId: newExternalId(), skills: "Java", workplaceType: 7 }),
      jobRow({ externalId: newExternalId(), salaryRange: { min: "60000", max: 3, period: "X" } }),
      jobRow({ externalId: newExternalId(), color: "red" }),
      jobRow({ externalId: 12 }),
      "a job",
    ];
    const { results, userErrors } = await importRows(rows);
    expect(userErrors).toEqual([]);
    expect(results.map(({ index }: { index: number }) => index)).toEqual([...rows.keys()]);
    const refused = (...fields: (string | null)[]) => ({
      outcome: null,
      job: null,
      userErrors: fields.map((field) => ({ field, code: "BAD_INPUT" })),
    });
    expect(results).toMatchObject([
      { externalId: known, outcome: "UNCHANGED", job: { id: job.id, version: 1 }, userErrors: [] },
      { externalId: fresh, outcome: "CREATED", job: { version: 1 }, userErrors: [] },
      refused("externalId"),
      refused("workplaceType", "skills"),
      refused("salaryRange.min", "salaryRange.period"),
      refused("color"),
      { ...refused("externalId"), externalId: null },
      { ...refused(null), externalId: null },
    ]);
    expect(await jobsWith(fresh)).toHaveLength(1);
  });

  it("is only looked at in a dry run", async () => {
    const [known, fresh, gone] = [newExternalId(), newExternalId(), newExternalId()];
    const { job } = await upsert(known);
    const closed = await upsert(gone);
    await close(await recruiter(), closed.job.id);
    const before = await countChanges();
    const rows = [
      jobRow({ externalId: known, role: "Data Engineer" }),
      jobRow({ externalId: fresh }),
      jobRow({ externalId: gone }),
    ];
    const { results } = await importRows(rows, { dryRun: true });
    expect(results).toMatchObject([
      { outcome: "UPDATED", job: { id: job.id, version: 1 } },
      { outcome: "CREATED", job: null, userErrors: [] },
      { outcome: null, userErrors: [{ code: "JOB_CLOSED" }] },
    ]);
    expect(await jobsWith(fresh)).toEqual([]);
    expect(await countChanges()).toBe(before);
  });

  it.each([
    ["no row", 0],
    ["101 rows", 101],
  ])("is refused with %s", async (_what, length) => {
    const rows = Array.from({ length }, () => jobRow({ externalId: newExternalId() }));
    const client = await recruiter();
    const input = { companyId: company.id, source: "Board", rows };
    const text = `mutation ($input: ImportJobsInput!) { importJobs(input: $input) {
      results { index } userErrors { field code } } }`;
    const { data } = await client.graphql(text, { input });
    expect(data.importJobs).toEqual({
      results: [],
      userErrors: [{ field: "rows", code: "BAD_INPUT" }],
    });
  });

  it("of a hundred jobs, sent again, writes nothing", async () => {
    const client = await buildPartner(app, [company], { source: "Nightly" });
    const ids = Array.from({ length: 100 }, newExternalId);
    const rows = ids.map((externalId) => jobRow({ externalId }));
    const first = await importRows(rows, {}, client);
    const before = await countChanges();
    const second = await importRows(rows, {}, client);
    const outcomesOf = ({ results }: { results: { outcome: string }[] }) =>
      new Set(results.map(({ outcome }) => outcome));
    expect(outcomesOf(first)).toEqual(new Set(["CREATED"]));
    expect(outcomesOf(second)).toEqual(new Set(["UNCHANGED"]));
    expect(await countChanges()).toBe(before);
    const versions = new Set(second.results.map((row: { job: Job }) => row.job.version));
    expect(versions).toEqual(new Set([1]));
  });
});

it("an update that changes nothing is no version, no time, and no entry in the feed", async () => {
  const { job } = await upsert(newExternalId());
  const before = await countChanges();
  const text = `mutation ($input: UpdateJobInput!) { updateJob(input: $input) {
    job { id version updatedAt } userErrors { code } } }`;
  const same = {
    id: job.id,
    role: job.role,
    skills: job.skills,
    description: "<div>Rebuild the order service.</div>",
  };
  const { id, version, updatedAt } = job;
  expect((await partner.graphql(text, { input: same })).data.updateJob).toEqual({
    job: { id, version, updatedAt },
    userErrors: [],
  });
  expect(await countChanges()).toBe(before);
  const other = { ...same, role: "Data Engineer" };
  expect((await partner.graphql(text, { input: other })).data.updateJob.job.version).toBe(2);
});

describe("for a command that imports a board", () => {
  it("lists what is open, and closes what the board no longer has, so that it can come back", async () => {
    const { jobImport } = app.services;
    const actor = { kind: "user", id: "a", email: "a@example.com", role: "ADMIN" } as const;
    const admin = {
      ...{ ...actor, sessionId: "", secondFactor: true, isFresh: true },
      ...{ provenByCodeLately: true, companyRoles: new Map() },
    };
    const of = { companyId: company.id, source: "Greenhouse" };
    const rows = ["1", "2", "3"].map((externalId) => jobRow({ externalId }));
    const { results } = await jobImport.importRows(admin, { ...of, rows, dryRun: false });
    const open = await jobImport.listOpen(admin, of, { limit: 2 });
    const others = await jobImport.listOpen(admin, of, { afterId: open[1]?.id, limit: 2 });
    expect([...open, ...others].map(({ externalId }) => externalId).sort()).toEqual([
      "1",
      "2",
      "3",
    ]);
    const [first] = results;
    if (!first?.job) throw new Error("The row was refused.");
    await expect(
      jobImport.close(admin, { ...of, source: "Lever" }, first.job.id),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    await jobImport.close(admin, of, first.job.id);
    expect(await jobImport.listOpen(admin, of, { limit: 9 })).toHaveLength(2);
    const back = await jobImport.importRows(admin, { ...of, rows, dryRun: false });
    expect(back.results.map(({ outcome }) => outcome)).toEqual([
      "REOPENED",
      "UNCHANGED",
      "UNCHANGED",
    ]);
  });
});
