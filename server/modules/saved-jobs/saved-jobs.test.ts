import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { days, seconds } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import {
  buildCompany,
  buildJob,
  buildRecruiter,
  buildUser,
  signedIn,
} from "../../test/factories.js";
import type { User } from "../accounts/user.entity.js";
import type { Company } from "../companies/company.entity.js";
import { Job } from "../jobs/record/job.entity.js";
import type { TestClient } from "../../test/test-client.js";
import { SavedJob } from "./saved-job.entity.js";

const SAVE = `mutation ($input: SaveJobInput!) { saveJob(input: $input) {
  jobId userErrors { field code message } } }`;
const SAVE_ALL = `mutation ($input: SaveJobsInput!) { saveJobs(input: $input) {
  savedJobIds leftOut withoutRoom userErrors { field code } } }`;
const UNSAVE = `mutation ($input: UnsaveJobInput!) { unsaveJob(input: $input) {
  jobId userErrors { code } } }`;
const BY_IDS = "query ($ids: [ID!]!) { jobsByIds(ids: $ids) { id status } }";
const CLOSE = `mutation ($input: CloseJobInput!) { closeJob(input: $input) { userErrors { code } } }`;

let app: TestApp;
let company: Company;
let jobs: [Job, Job, Job];
let user: User;
let client: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  company = await buildCompany(app);
  const build = () => buildJob(app, { company });
  jobs = [await build(), await build(), await build()];
});
beforeEach(async () => {
  user = await buildUser(app);
  client = await signedIn(app, user);
});
afterAll(() => app.close());

const save = async (jobId: string, by = client) => {
  // So that no two are saved at the same time.
  app.clock.advance(seconds(1));
  return (await by.graphql(SAVE, { input: { jobId } })).data.saveJob;
};
const saveAll = async (jobIds: string[]) =>
  (await client.graphql(SAVE_ALL, { input: { jobIds } })).data.saveJobs;
const unsave = async (jobId: string, by = client) =>
  (await by.graphql(UNSAVE, { input: { jobId } })).data.unsaveJob;
const saved = async (by = client): Promise<string[]> =>
  (await by.graphql("{ savedJobIds }")).data.savedJobIds;

/** Saves this many jobs that don't exist, past the services and the foreign key. */
async function fill(total: number) {
  const savedAt = app.clock.now();
  const rows = Array.from({ length: total }, () => ({ userId: user.id, jobId: newId(), savedAt }));
  const connection = app.dataSource.createQueryRunner();
  await connection.query("SET SESSION foreign_key_checks = 0");
  await connection.manager.insert(SavedJob, rows);
  await connection.query("SET SESSION foreign_key_checks = 1");
  await connection.release();
}

describe("saving a job", () => {
  it("puts it first, by id or code, for this person alone", async () => {
    const [first, second] = jobs;
    expect(await save(first.id)).toEqual({ jobId: first.id, userErrors: [] });
    expect(await save(second.code)).toEqual({ jobId: second.id, userErrors: [] });
    expect(await saved()).toEqual([second.id, first.id]);
    expect(await saved(await signedIn(app, await buildUser(app)))).toEqual([]);
  });

  it("changes nothing the second time, also from two tabs at once", async () => {
    const [first, second] = jobs;
    await save(first.id);
    await Promise.all([save(second.id), save(second.id), save(second.id)]);
    expect(await save(first.id)).toEqual({ jobId: first.id, userErrors: [] });
    expect(await saved()).toEqual([second.id, first.id]);
  });

  it("refuses jobs that the person can't see", async () => {
    const draft = await buildJob(app, { company, publish: false });
    for (const jobId of [draft.id, newId(), "SB-0", ""]) {
      const { userErrors } = await save(jobId);
      expect([jobId, userErrors]).toMatchObject([jobId, [{ code: "NOT_FOUND" }]]);
    }
    expect(await saved()).toEqual([]);
  });

  it("is undone by taking it off, as often as one likes", async () => {
    const [first, second] = jobs;
    await save(first.id);
    await save(second.id);
    for (let turn = 0; turn < 2; turn += 1)
      expect(await unsave(first.code)).toEqual({ jobId: first.id, userErrors: [] });
    const stranger = await signedIn(app, await buildUser(app));
    expect(await unsave(second.id, stranger)).toMatchObject({ userErrors: [] });
    expect(await saved()).toEqual([second.id]);
  });

  it("takes off a job that is gone by now", async () => {
    const { id } = await buildJob(app, { company });
    await save(id);
    await app.dataSource.query("UPDATE jobs SET takenDownAt = ? WHERE id = ?", [
      app.clock.now(),
      id,
    ]);
    expect((await app.client().graphql(BY_IDS, { ids: [id] })).data.jobsByIds).toEqual([]);
    expect(await saved()).toEqual([id]);
    await unsave(id);
    expect(await saved()).toEqual([]);
  });
});

describe("the limit", () => {
  it("is 500 jobs, also for those of a browser", async () => {
    const [first, second, third] = jobs;
    await save(first.id);
    await fill(498);
    expect(await saveAll([second.id, third.id])).toMatchObject({
      ...{ leftOut: 1, withoutRoom: [third.id], userErrors: [] },
    });
    expect(await saved()).toHaveLength(500);
    expect(await saved()).not.toContain(third.id);
    expect((await save(third.id)).userErrors).toEqual([
      { field: null, code: "CONFLICT", message: "You can save up to 500 jobs. Remove one first." },
    ]);
    expect((await save(second.id)).userErrors).toEqual([]);
    await unsave(first.id);
    expect((await save(third.id)).userErrors).toEqual([]);
  });

  it("refuses a list of more than 500", async () => {
    const ids = Array.from({ length: 501 }, () => newId());
    expect(await saveAll(ids)).toMatchObject({
      userErrors: [{ field: "jobIds", code: "BAD_INPUT" }],
    });
  });
});

describe("the jobs that a browser kept", () => {
  it("are added to those of the account, in their order", async () => {
    const [first, second, third] = jobs;
    await save(second.id);
    app.clock.advance(seconds(1));
    const answer = await saveAll([third.id, second.id, first.id, newId(), third.id]);
    expect(answer).toEqual({
      savedJobIds: [third.id, first.id, second.id],
      leftOut: 1,
      withoutRoom: [],
      userErrors: [],
    });
    expect(await saveAll([third.id])).toMatchObject({ leftOut: 0 });
    expect(await saveAll([])).toMatchObject({ leftOut: 0 });
    expect(await saved()).toHaveLength(3);
  });
});

describe("saving many jobs at once", () => {
  it("costs points for each", async () => {
    const jobIds = Array.from({ length: 400 }, () => newId());
    const { extensions } = (await client.graphql(SAVE_ALL, { input: { jobIds } })).body;
    expect(extensions.cost.requestedQueryCost).toBeGreaterThanOrEqual(400);
  });

  it("leaves out drafts of others and jobs taken down, without reading the jobs' texts", async () => {
    const draft = await buildJob(app, { company, publish: false });
    const gone = await buildJob(app, { company });
    await app.dataSource.manager.update(Job, gone.id, { takenDownAt: app.clock.now() });
    const spy = jest.spyOn(app.dataSource.manager, "find");
    const answer = await saveAll([draft.id, jobs[0].id, gone.id]);
    const reads = spy.mock.calls.filter(([entity]) => entity === Job);
    spy.mockRestore();
    expect(answer).toMatchObject({ savedJobIds: [jobs[0].id], leftOut: 2, withoutRoom: [] });
    const select = { id: true, companyId: true, status: true, takenDownAt: true };
    expect(reads.map(([, options]) => options?.select)).toEqual([select]);
  });

  it("is refused after 30 lists in an hour", async () => {
    for (let list = 0; list < 30; list += 1)
      expect(await saveAll([])).toMatchObject({ leftOut: 0 });
    const { errors } = await client.graphql(SAVE_ALL, { input: { jobIds: [] } });
    expect(errors).toMatchObject([{ extensions: { code: "RATE_LIMITED" } }]);
  });
});

describe("reading jobs by their ids", () => {
  it("costs a point for each", async () => {
    const ids = Array.from({ length: 100 }, () => newId());
    const query = "query ($ids: [ID!]!) { jobsByIds(ids: $ids) { description responsibilities } }";
    const { extensions } = (await app.client().graphql(query, { ids })).body;
    expect(extensions.cost.requestedQueryCost).toBe(110);
  });

  it("answers in the order of the ids, and says which jobs are closed", async () => {
    const [first, second] = jobs;
    const closed = await buildJob(app, { company });
    const recruiter = await signedIn(app, await buildRecruiter(app, company));
    await recruiter.graphql(CLOSE, { input: { id: closed.id, reason: "FILLED" } });
    const ids = [second.id, closed.id, newId(), first.id, second.id];
    expect((await app.client().graphql(BY_IDS, { ids })).data.jobsByIds).toEqual([
      { id: second.id, status: "PUBLISHED" },
      { id: closed.id, status: "CLOSED" },
      { id: first.id, status: "PUBLISHED" },
    ]);
    expect((await app.client().graphql(BY_IDS, { ids: [] })).data.jobsByIds).toEqual([]);
  });

  it("refuses more than 100", async () => {
    const ids = Array.from({ length: 101 }, () => newId());
    const { errors } = await app.client().graphql(BY_IDS, { ids });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_INPUT" } }]);
  });
});

it("are forgotten a year after they were saved", async () => {
  const [first, second] = jobs;
  await save(first.id);
  app.clock.advance(days(364));
  await save(second.id, (client = await signedIn(app, user)));
  await app.services.retention.run();
  expect(await saved()).toEqual([second.id, first.id]);
  app.clock.advance(days(2));
  await app.services.retention.run();
  expect(await saved((client = await signedIn(app, user)))).toEqual([second.id]);
});
