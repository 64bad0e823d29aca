import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { newId } from "../../core/ids.js";
import type { CompanyRole } from "../../core/actor.js";
import { pdfFile } from "../../test/applications/harness.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import {
  buildCompany,
  buildJob,
  buildRecruiter,
  buildUser,
  jobInput,
  signedIn,
} from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import type { User } from "../accounts/user.entity.js";
import { AuditEvent } from "../audit/audit.entity.js";
import { CompanyRecruiter, type Company } from "../companies/company.entity.js";
import type { Job } from "../jobs/record/job.entity.js";

const MEMBER = "id userId name email role lastSeenAt disabledAt viewerCanChange";
const LIST = `query ($companyId: ID!, $first: Int!, $after: String) {
  companyMembers(companyId: $companyId, first: $first, after: $after) {
    totalCount nodes { ${MEMBER} } pageInfo { hasNextPage endCursor } } }`;
const SET = `mutation ($input: SetCompanyRoleInput!) {
  setCompanyRole(input: $input) { member { ${MEMBER} } userErrors { field code } } }`;
const REMOVE = `mutation ($input: RemoveCompanyMemberInput!) {
  removeCompanyMember(input: $input) { removedId userErrors { code } } }`;
const COMPANY = `query ($id: ID!) { company(id: $id) { viewerRole viewerCanManageMembers viewerCanPostJob } }`;

let app: TestApp;
let company: Company;
let draft: Job;
let published: Job;
let resume: string;
let people: Record<"owner" | "recruiter" | "viewer" | "rival" | "admin" | "candidate", User>;

async function member(of: Company, role: CompanyRole, name: string): Promise<User> {
  const user = await buildRecruiter(app, of);
  const { manager } = app.dataSource;
  await manager.update(CompanyRecruiter, { companyId: of.id, userId: user.id }, { role });
  await manager.update("users", { id: user.id }, { name });
  return user;
}

beforeAll(async () => {
  app = await createTestApp();
  company = await buildCompany(app);
  people = {
    owner: await member(company, "OWNER", "Abe"),
    recruiter: await member(company, "RECRUITER", "Bea"),
    viewer: await member(company, "VIEWER", "Cal"),
    rival: await member(await buildCompany(app), "OWNER", "Dee"),
    admin: await buildUser(app, { role: "ADMIN" }),
    candidate: await buildUser(app),
  };
  [draft, published] = [
    await buildJob(app, { company, publish: false }),
    await buildJob(app, { company }),
  ];
  const form = new FormData();
  const { name, email } = people.candidate;
  const fields = { jobId: published.code, name, email, location: "Dallas, TX", visaType: "H-1B" };
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set("resume", pdfFile());
  const { body } = await (await signedIn(app, people.candidate)).postForm("/api/apply-jobs", form);
  ({ resume } = body);
});
afterAll(() => app.close());

const as = (who: keyof typeof people) => signedIn(app, people[who]);
const errorOf = ({ errors, data }: Awaited<ReturnType<TestClient["graphql"]>>): string => {
  const [payload] = Object.values<{ userErrors?: { code: string }[] } | null>(data ?? {});
  return errors?.[0]?.extensions.code ?? payload?.userErrors?.[0]?.code ?? "ok";
};

describe("what a member may do", () => {
  const WHO = ["owner", "recruiter", "viewer", "rival", "admin", "candidate"] as const;
  const input = () => jobInput(company.id, { publish: false });
  const actions: Record<string, [(client: TestClient) => Promise<string>, string]> = {
    "see a draft in GraphQL": [
      async (client) =>
        (await client.graphql(`{ job(id: "${draft.id}") { id } }`)).data.job ? "ok" : "null",
      "ok ok ok null ok null",
    ],
    "see a draft in REST": [
      async (client) => String((await client.get(`/api/jobs/${draft.id}`)).status),
      "200 200 200 404 200 404",
    ],
    "list drafts": [
      async (client) =>
        errorOf(
          await client.graphql(
            `{ companyJobs(companyId: "${company.id}", first: 5) { nodes { id } } }`,
          ),
        ),
      "ok ok ok NOT_FOUND ok NOT_FOUND",
    ],
    "open a resume": [
      async (client) => String((await client.get(`/uploads/resumes/${resume}`)).status),
      "302 302 302 404 302 302",
    ],
    "post a job": [
      async (client) =>
        errorOf(
          await client.graphql(
            `mutation ($input: CreateJobInput!) { createJob(input: $input) { userErrors { code } } }`,
            { input: input() },
          ),
        ),
      "ok ok FORBIDDEN FORBIDDEN ok FORBIDDEN",
    ],
    "edit a job": [
      async (client) =>
        errorOf(
          await client.graphql(
            `mutation { updateJob(input: { id: "${draft.id}", role: "Nurse" }) { userErrors { code } } }`,
          ),
        ),
      "ok ok FORBIDDEN NOT_FOUND ok NOT_FOUND",
    ],
    "publish a job": [
      async (client) => {
        const { id } = await buildJob(app, { company, publish: false });
        return errorOf(
          await client.graphql(
            `mutation { publishJob(input: { id: "${id}" }) { userErrors { code } } }`,
          ),
        );
      },
      "ok ok FORBIDDEN NOT_FOUND ok NOT_FOUND",
    ],
    "close a job": [
      async (client) => {
        const { id } = await buildJob(app, { company });
        return errorOf(
          await client.graphql(
            `mutation { closeJob(input: { id: "${id}", reason: FILLED }) { userErrors { code } } }`,
          ),
        );
      },
      "ok ok FORBIDDEN NOT_FOUND ok NOT_FOUND",
    ],
    "see the members": [
      async (client) => errorOf(await client.graphql(LIST, { companyId: company.id, first: 5 })),
      "ok ok ok NOT_FOUND ok NOT_FOUND",
    ],
    "change a member": [
      async (client) => {
        const { id: userId } = await member(company, "RECRUITER", "Zed");
        const change = { companyId: company.id, userId, role: "VIEWER" };
        return errorOf(await client.graphql(SET, { input: change }));
      },
      "ok FORBIDDEN FORBIDDEN NOT_FOUND ok NOT_FOUND",
    ],
    "remove a member": [
      async (client) => {
        const { id: userId } = await member(company, "RECRUITER", "Zed");
        return errorOf(await client.graphql(REMOVE, { input: { companyId: company.id, userId } }));
      },
      "ok FORBIDDEN FORBIDDEN NOT_FOUND ok NOT_FOUND",
    ],
    "read what they may do": [
      async (client) => {
        const { viewerRole, viewerCanManageMembers, viewerCanPostJob } = (
          await client.graphql(COMPANY, { id: company.id })
        ).data.company;
        return `${viewerRole}/${viewerCanManageMembers}/${viewerCanPostJob}`;
      },
      "OWNER/true/true RECRUITER/false/true VIEWER/false/false null/false/false OWNER/true/true null/false/false",
    ],
  };

  it.each(Object.entries(actions))("%s", async (_what, [act, expected]) => {
    const found: string[] = [];
    for (const who of WHO) found.push(await act(await as(who)));
    expect(found).toEqual(expected.split(" "));
  });
});

describe("the list of members", () => {
  it("is by name, page by page", async () => {
    const own = await buildCompany(app);
    const [abe, bea] = [await member(own, "VIEWER", "Abe"), await member(own, "OWNER", "Bea")];
    const client = await signedIn(app, bea);
    const first = await client.graphql(LIST, { companyId: own.id, first: 1 });
    expect(first.data.companyMembers).toMatchObject({
      totalCount: 2,
      nodes: [{ userId: abe.id, name: "Abe", role: "VIEWER", viewerCanChange: true }],
    });
    const { endCursor: after } = first.data.companyMembers.pageInfo;
    const rest = await client.graphql(LIST, { companyId: own.id, first: 1, after });
    expect(rest.data.companyMembers).toMatchObject({
      nodes: [{ userId: bea.id, role: "OWNER", lastSeenAt: expect.any(String) }],
      pageInfo: { hasNextPage: false },
    });
  });

  it("needs a second factor", async () => {
    const client = await signedIn(app, people.owner, { secondFactor: false });
    const { errors } = await client.graphql(LIST, { companyId: company.id, first: 1 });
    expect(errors?.[0]?.extensions.code).toBe("SECOND_FACTOR_REQUIRED");
  });
});

describe("changing members", () => {
  it("takes effect with the next request and is recorded", async () => {
    const user = await member(company, "RECRUITER", "Eve");
    const client = await signedIn(app, user);
    const change = { companyId: company.id, userId: user.id, role: "VIEWER" };
    const { data } = await (await as("owner")).graphql(SET, { input: change });
    expect(data.setCompanyRole.member).toMatchObject({ name: "Eve", role: "VIEWER" });
    const { company: seen } = (await client.graphql(COMPANY, { id: company.id })).data;
    expect(seen).toMatchObject({ viewerRole: "VIEWER", viewerCanPostJob: false });
    await (
      await as("owner")
    ).graphql(REMOVE, {
      input: { companyId: company.id, userId: user.id },
    });
    expect((await client.graphql(COMPANY, { id: company.id })).data.company.viewerRole).toBeNull();
    const events = { subjectId: user.id, kind: "COMPANY_ROLE_CHANGED" } as const;
    const found = await app.dataSource.manager.find(AuditEvent, {
      where: events,
      order: { at: "ASC", id: "ASC" },
    });
    expect(found).toMatchObject([
      { targetId: company.id, details: { from: "RECRUITER", to: "VIEWER" } },
      { actorId: people.owner.id, details: { from: "VIEWER", to: null } },
    ]);
  });

  it("by an administrator adds a recruiter, but not a candidate", async () => {
    const recruiter = await buildUser(app, { role: "RECRUITER" });
    const add = async (userId: string, who: "admin" | "owner") =>
      errorOf(
        await (
          await as(who)
        ).graphql(SET, {
          input: { companyId: company.id, userId, role: "VIEWER" },
        }),
      );
    expect(await add(recruiter.id, "owner")).toBe("NOT_FOUND");
    expect(await add(recruiter.id, "admin")).toBe("ok");
    expect(await add(people.candidate.id, "admin")).toBe("BAD_INPUT");
    expect(await add(newId(), "admin")).toBe("NOT_FOUND");
  });

  it("needs a second factor proven within ten minutes", async () => {
    const client = await as("owner");
    app.clock.advance(10 * 60_000 + 1000);
    const change = { companyId: company.id, userId: people.viewer.id, role: "OWNER" };
    expect(errorOf(await client.graphql(SET, { input: change }))).toBe("SECOND_FACTOR_REQUIRED");
  });

  it.each([
    ["an unknown company", () => ({ companyId: newId(), userId: people.viewer.id })],
    ["a company id of another kind", () => ({ companyId: "x", userId: people.viewer.id })],
    ["someone who isn't a member", () => ({ companyId: company.id, userId: people.rival.id })],
    ["an unknown person", () => ({ companyId: company.id, userId: "é" })],
  ])("answers NOT_FOUND for %s", async (_what, input) => {
    const { data } = await (await as("admin")).graphql(REMOVE, { input: input() });
    expect(data.removeCompanyMember.userErrors).toEqual([{ code: "NOT_FOUND" }]);
  });

  it("removes an owner's rights before their parallel change", async () => {
    for (let round = 0; round < 5; round += 1) {
      const own = await buildCompany(app);
      const [abe, bea] = [await member(own, "OWNER", "Abe"), await member(own, "OWNER", "Bea")];
      const [asAbe, asBea] = [await signedIn(app, abe), await signedIn(app, bea)];
      await Promise.all([
        asAbe.graphql(REMOVE, { input: { companyId: own.id, userId: bea.id } }),
        asBea.graphql(REMOVE, { input: { companyId: own.id, userId: abe.id } }),
      ]);
      expect(await app.dataSource.manager.countBy(CompanyRecruiter, { companyId: own.id })).toBe(1);
    }
  });
});
