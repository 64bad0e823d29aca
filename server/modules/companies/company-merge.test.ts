import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { newId } from "../../core/ids.js";
import { applicationForm } from "../../test/access/actors.js";
import { buildApplication } from "../../test/applications/build-application.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import {
  buildCompany,
  buildJob,
  buildRecruiter,
  buildUser,
  newEmail,
  signedIn,
} from "../../test/factories.js";
import { buildPartner, jobRow } from "../../test/partner.js";
import type { TestClient } from "../../test/test-client.js";
import { Application } from "../applications/application.entity.js";
import { AuditEvent } from "../audit/audit.entity.js";
import { Job } from "../jobs/record/job.entity.js";
import { ApiKey } from "../partners/api-key.entity.js";
import { MailTemplateRow } from "../records/mails/mail-template.entity.js";
import { ApplicationTag, Tag } from "../records/tags/tag.entity.js";
import { Company, CompanyRecruiter } from "./company.entity.js";

const PREVIEW = `query ($fromId: ID!, $intoId: ID!) {
  companyMergePreview(fromId: $fromId, intoId: $intoId) { from { name } into { name } parts { kind count } } }`;
const MERGE = `mutation ($input: MergeCompaniesInput!) { mergeCompanies(input: $input) {
  company { id } userErrors { field code message } } }`;
const ONE = "query ($id: ID!) { company(id: $id) { id } }";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
});
afterAll(() => app.close());

const merge = async (from: Company, into: Company, confirmName = from.name, by = admin) =>
  (await by.graphql(MERGE, { input: { fromId: from.id, intoId: into.id, confirmName } })).data
    ?.mergeCompanies;

/** A company with one of everything. */
async function furnished(name: string) {
  const company = await buildCompany(app, { name });
  const job = await buildJob(app, { company });
  await buildJob(app, { company, publish: false });
  const candidate = await buildUser(app);
  const client = await signedIn(app, candidate);
  await client.postForm("/api/apply-jobs", applicationForm(job, candidate.name, candidate.email));
  const recruiter = await buildRecruiter(app, company);
  const add = `mutation ($input: AddCompanyContactInput!) { addCompanyContact(input: $input) { contact { id } } }`;
  await admin.graphql(add, { input: { companyId: company.id, name: "Ada Poe" } });
  const issue = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { apiKey { id } } }`;
  const key = await admin.graphql(issue, {
    input: { name: "Partner", scopes: ["JOBS_WRITE"], companyIds: [company.id] },
  });
  const invite = `mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { invitation { id } } }`;
  const input = { email: newEmail(), role: "RECRUITER", companyId: company.id };
  await admin.graphql(invite, { input });
  return { company, job, recruiter, keyId: key.data.createApiKey.apiKey.id };
}

/** @returns the id of an application to a job of the company */
async function appliedTo(company: Company): Promise<string> {
  return (await buildApplication(app, await buildJob(app, { company }))).id;
}

async function tag(applicationId: string, name: string): Promise<void> {
  const text = `mutation ($input: TagApplicationInput!) { tagApplication(input: $input) { userErrors { code } } }`;
  const { data } = await admin.graphql(text, { input: { applicationId, name } });
  expect(data.tagApplication.userErrors).toEqual([]);
}

async function template(company: Company, name: string, subject: string): Promise<void> {
  const text = `mutation ($input: CreateMailTemplateInput!) { createMailTemplate(input: $input) { userErrors { code } } }`;
  const input = { companyId: company.id, name, subject, body: "Hello" };
  const { data } = await admin.graphql(text, { input });
  expect(data.createMailTemplate.userErrors).toEqual([]);
}

describe("merging two companies", () => {
  it("shows first what would move, then moves it all", async () => {
    const { company: from, job, recruiter, keyId } = await furnished("Basalt Group");
    const into = await buildCompany(app, { name: "Basalt" });
    const ids = { fromId: from.id, intoId: into.id };
    const { data } = await admin.graphql(PREVIEW, ids);
    expect(data.companyMergePreview).toEqual({
      from: { name: "Basalt Group" },
      into: { name: "Basalt" },
      parts: [
        { kind: "JOBS", count: 2 },
        { kind: "APPLICATIONS", count: 1 },
        { kind: "REPRESENTATIONS", count: 0 },
        { kind: "PLACEMENTS", count: 0 },
        { kind: "TAGS", count: 0 },
        { kind: "TEMPLATES", count: 0 },
        { kind: "MEMBERS", count: 1 },
        { kind: "CONTACTS", count: 1 },
        { kind: "KEYS", count: 1 },
        { kind: "INVITATIONS", count: 1 },
      ],
    });
    expect(await merge(from, into, "basalt group ")).toEqual({
      company: { id: into.id },
      userErrors: [],
    });
    const { manager } = app.dataSource;
    expect(await manager.existsBy(Company, { id: from.id })).toBe(false);
    expect(await manager.countBy(Job, { companyId: into.id })).toBe(2);
    expect(await manager.countBy(Application, { companyId: into.id, jobId: job.id })).toBe(1);
    const key = await manager.findOneByOrFail(ApiKey, { id: keyId });
    expect(key.companyIds).toEqual([into.id]);
    const after = await admin.graphql(PREVIEW, {
      fromId: into.id,
      intoId: (await buildCompany(app)).id,
    });
    expect(after.data.companyMergePreview.parts).toEqual(data.companyMergePreview.parts);
    // The recruiter works for the other company now.
    const staff = await signedIn(app, recruiter);
    const { data: seen } = await staff.graphql(
      "query ($id: ID!) { job(id: $id) { company { id } applications(first: 5) { totalCount } } }",
      { id: job.id },
    );
    expect(seen.job).toEqual({ company: { id: into.id }, applications: { totalCount: 1 } });
    const events = await manager.findBy(AuditEvent, { kind: "COMPANIES_MERGED" });
    expect(events.map(({ targetId, details }) => [targetId, details])).toEqual([
      [into.id, { name: "Basalt Group", fromId: from.id }],
    ]);
  });

  it("leads from the old id to the other company, over several merges, and keeps the old slug", async () => {
    const [first, second, third] = [
      await buildCompany(app, { name: "Onyx", slug: "onyx" }),
      await buildCompany(app),
      await buildCompany(app),
    ];
    await merge(first, second);
    await merge(second, third);
    for (const { id } of [first, second, third])
      expect((await app.client().graphql(ONE, { id })).data.company).toEqual({ id: third.id });
    const create = `mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { company { id } } }`;
    const { data } = await admin.graphql(create, { input: { name: "Onyx" } });
    const { id } = data.createCompany.company;
    expect((await app.dataSource.manager.findOneByOrFail(Company, { id })).slug).toBe("onyx-2");
  });

  it("keeps the higher role of someone who is a member of both", async () => {
    const [from, into] = [await buildCompany(app), await buildCompany(app)];
    const user = await buildUser(app, { role: "RECRUITER" });
    const member = (companyId: string, role: CompanyRecruiter["role"]) => ({
      ...{ companyId, userId: user.id, role },
    });
    const { manager } = app.dataSource;
    await manager.insert(CompanyRecruiter, [member(from.id, "OWNER"), member(into.id, "VIEWER")]);
    await merge(from, into);
    expect(await manager.findBy(CompanyRecruiter, { userId: user.id })).toEqual([
      member(into.id, "OWNER"),
    ]);
  });

  it("makes one tag of two with the same name, on the applications of both", async () => {
    const [from, into] = [await buildCompany(app), await buildCompany(app)];
    const [moved, kept] = [await appliedTo(from), await appliedTo(into)];
    for (const name of ["Urgent", "Java"]) await tag(moved, name);
    for (const name of ["urgent", "Go"]) await tag(kept, name);
    expect((await merge(from, into)).userErrors).toEqual([]);
    const { manager } = app.dataSource;
    const tags = await manager.findBy(Tag, { companyId: into.id });
    expect(tags.map(({ name }) => name).sort()).toEqual(["Go", "Java", "urgent"]);
    const tagsOf = async (applicationId: string) => {
      const rows = await manager.findBy(ApplicationTag, { applicationId });
      return rows.map(({ tagId }) => tags.find(({ id }) => id === tagId)?.name).sort();
    };
    expect(await tagsOf(moved)).toEqual(["Java", "urgent"]);
    expect(await tagsOf(kept)).toEqual(["Go", "urgent"]);
    // The staff of the other company works with them as before.
    await tag(moved, "Go");
    expect(await tagsOf(moved)).toEqual(["Go", "Java", "urgent"]);
  });

  it("keeps both templates of the same name, and renames the one that moved", async () => {
    const [from, into] = [await buildCompany(app), await buildCompany(app)];
    const long = "A name that is as long as any template of this site can have it, and no longer!!";
    for (const name of ["Interview", long, "Only here"]) await template(from, name, "Moved");
    for (const name of ["interview", long]) await template(into, name, "Kept");
    expect((await merge(from, into)).userErrors).toEqual([]);
    const rows = await app.dataSource.manager.findBy(MailTemplateRow, { companyId: into.id });
    const named = (subject: string) =>
      rows
        .filter((row) => row.subject === subject)
        .map(({ name }) => name)
        .sort();
    expect(named("Kept")).toEqual([long, "interview"]);
    expect(named("Moved")).toEqual([
      expect.stringMatching(/^A name that is as long .{1,44} \([0-9a-f]{8}\)$/),
      expect.stringMatching(/^Interview \([0-9a-f]{8}\)$/),
      "Only here",
    ]);
  });

  it("refuses a wrong name, the same company, and one that is not there, and moves nothing", async () => {
    const { company: from } = await furnished("Gneiss");
    const into = await buildCompany(app);
    const wrong = await merge(from, into, "Gneis");
    expect(wrong.userErrors).toEqual([
      { field: "confirmName", code: "BAD_INPUT", message: expect.stringContaining("Gneiss") },
    ]);
    expect((await merge(from, from)).userErrors[0]).toMatchObject({ field: "intoId" });
    const gone = Object.assign(new Company(), { id: newId(), name: "x" });
    expect((await merge(from, gone)).userErrors[0]).toMatchObject({ code: "NOT_FOUND" });
    expect(await app.dataSource.manager.countBy(Job, { companyId: from.id })).toBe(2);
  });

  it("asks for the second factor again after 10 minutes", async () => {
    const [from, into] = [await buildCompany(app), await buildCompany(app)];
    const someone = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
    app.clock.advance(11 * 60_000);
    const input = { fromId: from.id, intoId: into.id, confirmName: from.name };
    const { errors } = await someone.graphql(MERGE, { input });
    expect(errors?.[0]?.extensions.code).toBe("SECOND_FACTOR_REQUIRED");
    app.clock.advance(-11 * 60_000);
  });

  it("of two merges in both directions at once, one works", async () => {
    const [one, two] = [await buildCompany(app), await buildCompany(app)];
    const answers = await Promise.all([merge(one, two), merge(two, one)]);
    const codes = answers.map(({ userErrors }) => userErrors[0]?.code ?? "ok");
    expect(codes.sort()).toEqual(["NOT_FOUND", "ok"]);
  });

  it("keeps one job for each id at a source: that of the company that stays", async () => {
    const [from, into] = [await buildCompany(app), await buildCompany(app)];
    const partner = await buildPartner(app, [from, into]);
    const text = `mutation ($input: ImportJobsInput!) { importJobs(input: $input) { results { job { id } } } }`;
    const post = async (company: Company, ...externalIds: string[]): Promise<string[]> => {
      const rows = externalIds.map((externalId) => jobRow({ externalId }));
      const { data } = await partner.graphql(text, { input: { companyId: company.id, rows } });
      return data.importJobs.results.map(({ job }: { job: Job }) => job.id);
    };
    const [moved, twice] = await post(from, "1", "2");
    const [kept] = await post(into, "2");
    expect(await merge(from, into)).toEqual({ company: { id: into.id }, userErrors: [] });
    const jobs = await app.dataSource.manager.findBy(Job, { companyId: into.id });
    expect(new Map(jobs.map(({ id, externalId }) => [id, externalId]))).toEqual(
      new Map([
        [moved, "1"],
        [twice, null],
        [kept, "2"],
      ]),
    );
    expect(await post(into, "1", "2")).toEqual([moved, kept]);
  });
});

/** Tables that name a company but stay as they are in a merge: what was imported for it, and what happened to it. */
const STAYING = ["board_imports", "changes"];

it("moves every table that names a company", async () => {
  const rows = await app.dataSource.query<{ name: string }[]>(
    `SELECT DISTINCT TABLE_NAME AS name FROM information_schema.COLUMNS
     WHERE TABLE_SCHEMA = DATABASE() AND COLUMN_NAME = 'companyId'`,
  );
  const moved = app.services.companyParts.flatMap(({ tables }) => tables);
  expect([...moved, ...STAYING].sort()).toEqual(rows.map(({ name }) => name).sort());
});
