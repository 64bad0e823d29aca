import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { stageTexts } from "#texts/stages";
import { days, minutes } from "../../../core/clock.js";
import { person } from "../../../test/actors.js";
import { buildApplication } from "../../../test/applications/build-application.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import {
  buildCompany,
  buildJob,
  buildRecruiter,
  buildUser,
  signedIn,
} from "../../../test/factories.js";
import type { TestClient } from "../../../test/test-client.js";
import { erasedAddress, User } from "../../accounts/user.entity.js";
import { CompanyRecruiter, type Company } from "../../companies/company.entity.js";
import type { Job } from "../../jobs/record/job.entity.js";
import type { Application } from "../application.entity.js";
import { pageStatement } from "./application-list.query.js";
import { ApplicationListService } from "./application-list.service.js";
import type { NameSearchLimits } from "./application-pages.js";
import { fewWithAll, placesOf } from "./name-keys.js";

const LIST = `query ($first: Int!, $after: String, $filter: ApplicationFilter) {
  applications(first: $first, after: $after, filter: $filter) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { id name status version appliedAt resume { url } job { id role company { name } } } } } }`;
const BOARD = `query ($id: ID!, $first: Int!, $after: String, $status: [ApplicationStatus!]) { job(id: $id) { id
  applications(first: $first, after: $after, status: $status) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { id status name appliedAt version resume { url } } } } } }`;

let app: TestApp;
let company: Company;
let other: Company;
let java: Job;
let nurse: Job;
let foreign: Job;
/** Works for `company` and `other`. */
let recruiter: TestClient;
let admin: TestClient;
let colleagueId: string;
/** Oldest first. */
const rows: Record<string, Application> = {};

beforeAll(async () => {
  app = await createTestApp();
  [company, other] = [await buildCompany(app), await buildCompany(app)];
  java = await buildJob(app, { company, role: "Java Developer" });
  nurse = await buildJob(app, { company: other, role: "Nurse" });
  foreign = await buildJob(app);
  const rita = await buildRecruiter(app, company);
  colleagueId = rita.id;
  const add = async (name: string, job: Job, change: Partial<Application> = {}) => {
    rows[name] = await buildApplication(app, job, { name, ...change });
    app.clock.advance(minutes(1));
  };
  await add("Ana María Ortiz", java);
  await add("Ben Okafor", java, { status: "REVIEWED" });
  await add("Chen Li", nurse, { status: "REVIEWED", assigneeId: rita.id });
  app.clock.advance(days(3));
  await add("Dana O'Neil", foreign);
  await add("Eve Ortega", java, { status: "INTERVIEW" });
  await add("Fay 100% Li", nurse);
  admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
});
// Another one for each test, since each person may only ask for so much at once.
beforeEach(async () => {
  const user = await buildRecruiter(app, company);
  await app.dataSource.manager.insert(CompanyRecruiter, { companyId: other.id, userId: user.id });
  recruiter = await signedIn(app, user);
});
afterAll(() => app.close());

async function list(client: TestClient, filter: object | null = null, first = 7) {
  const names: string[] = [];
  for (let after: string | null = null; ;) {
    const { data, errors } = await client.graphql(LIST, { first, after, filter });
    if (errors?.[0]) return errors[0].extensions.code;
    const { edges, pageInfo, totalCount } = data.applications;
    names.push(...edges.map(({ node }: { node: { name: string } }) => node.name.split(" ")[0]));
    after = pageInfo.endCursor;
    if (pageInfo.hasNextPage) continue;
    expect(totalCount).toBe(names.length);
    return names.join(" ");
  }
}

describe("applications across jobs", () => {
  it("are those of one's own companies, newest first, page by page", async () => {
    expect(await list(recruiter)).toBe("Fay Eve Chen Ben Ana");
    expect(await list(recruiter, null, 1)).toBe("Fay Eve Chen Ben Ana");
    expect(await list(recruiter, null, 2)).toBe("Fay Eve Chen Ben Ana");
    expect(await list(admin, null, 2)).toBe("Fay Eve Dana Chen Ben Ana");
  });

  it.each([
    ["company", () => ({ companyId: other.id }), "Fay Chen"],
    ["job", () => ({ jobId: java.code }), "Eve Ben Ana"],
    ["stages", () => ({ status: ["REVIEWED", "INTERVIEW"] }), "Eve Chen Ben"],
    ["stages twice", () => ({ status: ["REVIEWED", "REVIEWED"] }), "Chen Ben"],
    ["job and stage", () => ({ jobId: java.id, status: ["REVIEWED"] }), "Ben"],
    ["job of another company of one's own", () => ({ jobId: java.id, companyId: other.id }), ""],
    ["assignee", () => ({ assigneeId: colleagueId }), "Chen"],
    ["assignee and stage", () => ({ assigneeId: colleagueId, status: ["OFFER"] }), ""],
    ["assignee who is no one", () => ({ assigneeId: "x" }), ""],
    ["date", () => ({ appliedSince: rows["Eve Ortega"]?.appliedAt }), "Fay Eve"],
    ["days without an answer", () => ({ unansweredDays: 2 }), "Ana"],
    ["no days without an answer", () => ({ unansweredDays: 0 }), "Fay Ana"],
    ["unanswered in another stage", () => ({ unansweredDays: 0, status: ["OFFER"] }), ""],
    ["start of a word", () => ({ query: "ort" }), "Eve Ana"],
    ["two words in any order", () => ({ query: "ortiz ana" }), "Ana"],
    ["word without accents", () => ({ query: "maria" }), "Ana"],
    ["short word", () => ({ query: "Li" }), "Fay Chen"],
    ["word with a sign of LIKE", () => ({ query: "100%" }), "Fay"],
    ["sign of LIKE alone", () => ({ query: "%" }), ""],
    ["middle of a word", () => ({ query: "tiz" }), ""],
    ["blank query", () => ({ query: "  " }), "Fay Eve Chen Ben Ana"],
  ])("can be filtered by %s", async (_what, filter, names) => {
    expect(await list(recruiter, filter())).toBe(names);
    expect(await list(recruiter, filter(), 1)).toBe(names);
  });

  it("name the colleague who handles one, until that account is deleted", async () => {
    const job = await buildJob(app);
    const handler = await buildUser(app, { role: "RECRUITER", name: "Nora Lind" });
    await buildApplication(app, job, { assigneeId: handler.id });
    const query = `{ applications(first: 9, filter: { jobId: "${job.id}" }) { nodes { assigneeName } } }`;
    const named = async () => (await admin.graphql(query)).data.applications.nodes;
    expect(await named()).toEqual([{ assigneeName: "Nora Lind" }]);
    await app.dataSource.manager.update(
      User,
      { id: handler.id },
      { email: erasedAddress(handler.id) },
    );
    expect(await named()).toEqual([{ assigneeName: null }]);
  });

  it("find the same names by their keys as by reading them all", async () => {
    const vendor = await buildCompany(app);
    const job = await buildJob(app, { company: vendor });
    const names = ["Li", "Li Li", "Jo Li Ann", "Sam De La Cruz Li", "Maria Ana Eva Lopez Ruiz"];
    for (const name of names) await buildApplication(app, job, { name });
    const found = async (word: string, rareWord?: string) => {
      const search = { companyIds: [vendor.id], stages: [], words: [word], rareWord };
      const list = await app.dataSource.query<{ a_name: string }[]>(...pageStatement(search, 50));
      return list.map((row) => row.a_name);
    };
    expect(await found("li", "li")).toHaveLength(4);
    for (const word of ["li", "ann", "cruz", "ana", "eva", "lopez", "RUIZ", "iz", "sam"])
      expect(await found(word, word)).toEqual(await found(word));
  });

  it("find names by several common words in the keys as by reading them all", async () => {
    const vendor = await buildCompany(app);
    const job = await buildJob(app, { company: vendor });
    const names = [
      "Ivy Noor",
      "Noor Ivy",
      "Jo Ivy Noor",
      "A B C Noor Ivy",
      "Ivy X Y Z Noor",
      "Ivy",
    ];
    for (const name of names) await buildApplication(app, job, { name });
    const search = (words: string[]) => ({ companyIds: [vendor.id], stages: [], words });
    const found = async (given: Parameters<typeof pageStatement>[0]) => {
      const list = await app.dataSource.query<{ a_name: string }[]>(...pageStatement(given, 50));
      return list.map((row) => row.a_name);
    };
    const among = async (words: string[]) => {
      const few = await placesOf(app.dataSource, words);
      // As if each of them were common, in all places.
      const many = few.map((places) => places.map(() => 2000));
      const [byScarce, byFirst] = await Promise.all(
        [few, many].map(async (places) => {
          const ids = await fewWithAll(app.dataSource, words, places);
          return found({ ...search(words), among: ids });
        }),
      );
      expect(byScarce).toEqual(byFirst);
      return byFirst;
    };
    expect(await among(["ivy", "noor"])).toHaveLength(5);
    expect(await among(["ivy", "zoe"])).toEqual([]);
    for (const words of [
      ["noor", "ivy"],
      ["iv", "ivy"],
      ["ÍVY", "iv", "ivy"],
      ["noor", "y"],
      ["z", "noor", "i"],
      ["b", "ivy"],
    ])
      expect(await among(words)).toEqual(await found(search(words)));
  });

  it("find the same names among the newest applications as by the keys", async () => {
    const vendor = await buildCompany(app);
    const job = await buildJob(app, { company: vendor });
    const names = ["Uma Rao", "Uma Li", "Rao Uma", "Jo Rao", "Uma Rao", "Li Uma", "Uma X Y Z Rao"];
    for (const [day, name] of names.entries())
      await buildApplication(app, job, { name, appliedAt: new Date(days(day)) });
    const actor = person({ role: "ADMIN", secondFactor: true });
    const serviceWith = (...byName: NameSearchLimits[]) =>
      new ApplicationListService(app.dataSource, { find: async () => job }, app.clock, ...byName);
    const byKeys = serviceWith();
    const read = async (service: ApplicationListService, query: string, first: number) => {
      const found: string[] = [];
      for (let after: string | null | undefined; ;) {
        const page = await service.list(actor, { first, after }, { companyId: vendor.id, query });
        found.push(...page.edges.map(({ node }) => node.id));
        expect(await page.countAll()).toBe((await all(query)).length);
        after = page.pageInfo.endCursor;
        if (!page.pageInfo.hasNextPage) return found;
      }
    };
    const all = async (query: string) => {
      const page = await byKeys.list(actor, { first: 50 }, { companyId: vendor.id, query });
      return page.edges.map(({ node }) => node.id);
    };
    expect(await all("uma rao")).toHaveLength(4);
    for (const [sample, newest] of [
      [1, 1],
      [1, 4],
      [2, 3],
      [4, 100],
      [100, 100],
    ] as const) {
      const byNewest = serviceWith({ rare: 0, newest, sample });
      for (const query of ["uma rao", "uma li", "rao jo", "uma zed"])
        for (const first of [1, 2, 50])
          expect(await read(byNewest, query, first)).toEqual(await all(query));
    }
  });

  it("hide other companies and their jobs", async () => {
    expect(await list(recruiter, { jobId: foreign.id })).toBe("NOT_FOUND");
    expect(await list(recruiter, { companyId: foreign.companyId })).toBe("NOT_FOUND");
    expect(await list(recruiter, { jobId: "SB-1" })).toBe("NOT_FOUND");
    expect(await list(admin, { jobId: foreign.id })).toBe("Dana");
    const none = await buildUser(app, { role: "RECRUITER" });
    expect(await list(await signedIn(app, none))).toBe("");
  });

  it.each([
    [{ unansweredDays: -1 }, stageTexts.chooseDays(365)],
    [{ unansweredDays: 366 }, stageTexts.chooseDays(365)],
    [{ query: "x".repeat(101) }, stageTexts.nameTooLong(100)],
    [{ appliedSince: "0000-01-01T00:00:00Z" }, stageTexts.badTime],
  ])("refuse the filter %j", async (filter, message) => {
    const { errors } = await recruiter.graphql(LIST, { first: 1, filter });
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: "BAD_INPUT" } });
  });

  it("do not have the visa type, as a field or a filter", async () => {
    const asked = "query { applications(first: 1) { nodes { visaType } } }";
    expect((await recruiter.graphql(asked)).errors?.[0]?.message).toMatch(/visaType/);
    const { data } = await recruiter.graphql(
      `query { __type(name: "ApplicationFilter") { inputFields { name } } }`,
    );
    const names = data.__type.inputFields.map(({ name }: { name: string }) => name);
    expect(names.filter((name: string) => /visa|authorization/i.test(name))).toEqual([]);
  });

  it("load the jobs of a page in one query", async () => {
    const spy = jest.spyOn(app.dataSource, "query");
    await recruiter.graphql(LIST, { first: 10 });
    const statements = spy.mock.calls
      .map(([sql]) => sql)
      .filter((sql) => /\bapplications\b/.test(sql));
    spy.mockRestore();
    expect(statements).toHaveLength(2);
  });
});

describe("applications to a job", () => {
  const board = async (client: TestClient, change: object = {}) =>
    client.graphql(BOARD, { id: java.id, first: 10, ...change });

  it("are listed for staff of its company, by stage if asked", async () => {
    const { data } = await board(recruiter);
    const { edges, totalCount } = data.job.applications;
    expect(totalCount).toBe(3);
    expect(edges[0].node).toEqual({
      id: rows["Eve Ortega"]?.id,
      status: "INTERVIEW",
      name: "Eve Ortega",
      appliedAt: rows["Eve Ortega"]?.appliedAt.toISOString(),
      version: 1,
      resume: { url: expect.stringMatching(/^\/uploads\/resumes\/[-\w]+\.pdf$/) },
    });
    const some = await board(recruiter, { status: ["SUBMITTED", "REVIEWED"] });
    expect(some.data.job.applications.edges).toHaveLength(2);
  });

  it("leave the rest of the job readable for everyone else", async () => {
    const rival = await signedIn(app, await buildRecruiter(app, await buildCompany(app)));
    for (const [client, code] of [
      [app.client(), "UNAUTHENTICATED"],
      [await signedIn(app, await buildUser(app)), "NOT_FOUND"],
      [rival, "NOT_FOUND"],
    ] as const) {
      const { data, errors } = await board(client);
      expect(data.job).toEqual({ id: java.id, applications: null });
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
    }
  });

  it("are counted by stage, for several jobs in one query", async () => {
    const counts = `query { jobs(first: 10) { nodes { id applicationCounts { status count } } } }`;
    const spy = jest.spyOn(app.dataSource, "query");
    const { data } = await recruiter.graphql(counts);
    expect(spy.mock.calls.filter(([sql]) => /FROM applications/.test(sql))).toHaveLength(1);
    spy.mockRestore();
    const found = new Map<string, { status: string; count: number }[] | null>(
      data.jobs.nodes.map((node: { id: string; applicationCounts: null }) => [
        node.id,
        node.applicationCounts,
      ]),
    );
    expect(found.get(java.id)?.filter(({ count }) => count > 0)).toEqual([
      { status: "SUBMITTED", count: 1 },
      { status: "REVIEWED", count: 1 },
      { status: "INTERVIEW", count: 1 },
    ]);
    expect(found.get(java.id)).toHaveLength(8);
    expect(found.get(foreign.id)).toBeNull();
  });
});
