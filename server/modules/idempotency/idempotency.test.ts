import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { days } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildCompany, buildRecruiter, jobInput, signedIn } from "../../test/factories.js";
import { buildPartner } from "../../test/partner.js";
import type { TestClient } from "../../test/test-client.js";
import type { Company } from "../companies/company.entity.js";
import { Job } from "../jobs/record/job.entity.js";

const JOB = "job { id code status version } userErrors { field code }";
const CREATE = `mutation ($input: CreateJobInput!) { createJob(input: $input) { ${JOB} } }`;
const COPY = `mutation ($input: CopyJobInput!) { copyJob(input: $input) { ${JOB} } }`;
const RELIST = `mutation ($input: RelistJobInput!) { relistJob(input: $input) { ${JOB} } }`;
const DRAFT = `mutation ($input: SaveJobDraftInput!) { saveJobDraft(input: $input) { ${JOB} } }`;
const UPDATE = `mutation ($input: UpdateJobInput!) { updateJob(input: $input) { ${JOB} } }`;
const CLOSE = `mutation ($input: CloseJobInput!) { closeJob(input: $input) { ${JOB} } }`;

let instances: [TestApp, TestApp];
let app: TestApp;
let company: Company;
let partner: TestClient;
beforeAll(async () => {
  instances = [await createTestApp(), await createTestApp()];
  [app] = instances;
  // No points come back, so an answer that is made anew tells another number of them.
  instances.forEach(({ clock }) => clock.hold());
  company = await buildCompany(app);
  partner = await buildPartner(app, [company]);
});
afterAll(async () => {
  for (const instance of instances) await instance.close();
});

const send = (text: string, input: object, key: string, client = partner) =>
  client.graphql(text, { input }, { "idempotency-key": key });
const countJobs = () => app.dataSource.manager.countBy(Job, { companyId: company.id });
/** The same key on the other instance. */
function elsewhere(): TestClient {
  const client = instances[1].client();
  client.apiKey = partner.apiKey;
  return client;
}

describe("a request that is sent again", () => {
  it.each([
    ["createJob", async () => [CREATE, jobInput(company.id)] as const],
    ["saveJobDraft", async () => [DRAFT, { companyId: company.id, role: "Data" }] as const],
    ["copyJob", async () => [COPY, { id: await newJob() }] as const],
    [
      "relistJob",
      async () => {
        const id = await newJob();
        await partner.graphql(CLOSE, { input: { id, reason: "FILLED" } });
        return [RELIST, { id, publish: true }] as const;
      },
    ],
  ])("%s makes nothing, and gets the same bytes from each instance", async (_name, prepare) => {
    const [text, input] = await prepare();
    const key = newId();
    const first = await send(text, input, key);
    expect(Object.values<{ job: object }>(first.data)[0]?.job).not.toBeNull();
    const before = await countJobs();
    for (const client of [partner, elsewhere()]) {
      const again = await send(text, input, key, client);
      expect(again.status).toBe(200);
      expect(again.body).toEqual(first.body);
      expect(again.headers.get("content-type")).toBe(first.headers.get("content-type"));
    }
    expect(await countJobs()).toBe(before);
  });

  const newJob = async (): Promise<string> =>
    (await partner.graphql(CREATE, { input: jobInput(company.id) })).data.createJob.job.id;

  it("is done if the first one was refused", async () => {
    const key = newId();
    const refused = await send(CREATE, jobInput(company.id, { role: "" }), key);
    expect(refused.data.createJob.userErrors).toEqual([{ field: "role", code: "BAD_INPUT" }]);
    const done = await send(CREATE, jobInput(company.id), key);
    expect(done.data.createJob).toMatchObject({ job: { version: 1 }, userErrors: [] });
  });

  it("gets the job, if the process died before it could keep the answer", async () => {
    const key = newId();
    const first = await send(CREATE, jobInput(company.id), key);
    const { id } = first.data.createJob.job;
    await app.dataSource.query("UPDATE idempotency_keys SET answer = NULL WHERE madeId = ?", [id]);
    const before = await countJobs();
    expect((await send(CREATE, jobInput(company.id), key)).data).toEqual(first.data);
    expect(await countJobs()).toBe(before);
  });

  it("while the first one is in its transaction is told to wait", async () => {
    const key = newId();
    const runner = app.dataSource.createQueryRunner();
    await runner.startTransaction("READ COMMITTED");
    // Stops the first one inside its transaction: all new jobs take a number from this row.
    await runner.query("SELECT value FROM sequences WHERE name = 'job' FOR UPDATE");
    const before = await countNoted();
    const first = send(CREATE, jobInput(company.id), key);
    while ((await countNoted()) === before) await delay(20);
    const second = await send(CREATE, jobInput(company.id), key, elsewhere());
    await runner.rollbackTransaction();
    await runner.release();
    expect(second.status).toBe(409);
    expect(second.errors?.[0]?.extensions.code).toBe("IDEMPOTENCY_IN_PROGRESS");
    expect(second.headers.get("retry-after")).toBe("1");
    const { data } = await first;
    expect((await send(CREATE, jobInput(company.id), key, elsewhere())).data).toEqual(data);
  });

  /** Also of transactions that are still running. */
  const countNoted = () =>
    app.dataSource.transaction("READ UNCOMMITTED", async (transaction) => {
      const text = "SELECT COUNT(*) AS total FROM idempotency_keys";
      const [row] = await transaction.query<{ total: number | string }[]>(text);
      return Number(row?.total);
    });

  it("ten times at once is one job", async () => {
    const key = newId();
    const before = await countJobs();
    const clients = [partner, elsewhere()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => send(CREATE, jobInput(company.id), key, clients[n % 2])),
    );
    expect(await countJobs()).toBe(before + 1);
    const done = answers.filter(({ status }) => status === 200);
    const ids = new Set(done.map(({ data }) => data.createJob.job.id));
    expect(ids.size).toBe(1);
    const others = answers.filter(({ status }) => status !== 200);
    for (const { errors } of others)
      expect(errors?.[0]?.extensions.code).toBe("IDEMPOTENCY_IN_PROGRESS");
  });
});

it("200 posts with each fifth answer cut, and sent again, are 200 jobs", async () => {
  const before = await countJobs();
  const ids = new Set<string>();
  const [one, other] = [partner, elsewhere()];
  for (let n = 0; n < 200; n += 1) {
    const [key, input] = [newId(), jobInput(company.id, { role: `Engineer ${n}` })];
    if (n % 5 === 4) await send(CREATE, input, key, one);
    const { data } = await send(CREATE, input, key, other);
    ids.add(data.createJob.job.id);
    // A key may post about eight jobs a second for long.
    instances.forEach(({ clock }) => clock.advance(1000));
  }
  expect(ids.size).toBe(200);
  expect(await countJobs()).toBe(before + 200);
});

describe("a key", () => {
  it("stands for one body", async () => {
    const key = newId();
    await send(CREATE, jobInput(company.id), key);
    const before = await countJobs();
    const other = await send(CREATE, jobInput(company.id, { role: "Data Engineer" }), key);
    expect([other.status, other.errors?.[0]?.extensions.code]).toEqual([
      422,
      "IDEMPOTENCY_KEY_REUSED",
    ]);
    expect(await countJobs()).toBe(before);
  });

  it("belongs to its caller", async () => {
    const key = newId();
    const person = await signedIn(app, await buildRecruiter(app, company));
    const first = await send(CREATE, jobInput(company.id), key);
    const second = await send(CREATE, jobInput(company.id), key, person);
    expect(second.data.createJob.job.id).not.toBe(first.data.createJob.job.id);
    expect((await send(CREATE, jobInput(company.id), key, person)).body).toEqual(second.body);
  });

  it.each([
    ["empty", ""],
    ["blank", "  "],
    ["of 256 characters", "k".repeat(256)],
  ])("that is %s is refused", async (_what, key) => {
    const before = await countJobs();
    const { status, errors } = await send(CREATE, jobInput(company.id), key);
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, "BAD_INPUT"]);
    expect(await countJobs()).toBe(before);
  });

  it("does nothing for what is safe to repeat anyway", async () => {
    const key = newId();
    const { id } = (await partner.graphql(CREATE, { input: jobInput(company.id) })).data.createJob
      .job;
    const versions: number[] = [];
    for (const role of ["Data Engineer", "Data Analyst"])
      versions.push((await send(UPDATE, { id, role }, key)).data.updateJob.job.version);
    expect(versions).toEqual([2, 3]);
    const draft = (await send(DRAFT, { companyId: company.id }, newId())).data.saveJobDraft.job;
    const saved = await send(DRAFT, { id: draft.id, role: "Data Engineer" }, key);
    expect(saved.data.saveJobDraft.job.version).toBe(2);
  });

  it("without a caller gets no further than without it", async () => {
    const { errors } = await send(CREATE, jobInput(company.id), newId(), app.client());
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  it("is forgotten a day later", async () => {
    const key = newId();
    await send(CREATE, jobInput(company.id), key);
    const isKept = async () =>
      Number(
        (await app.dataSource.query("SELECT COUNT(*) AS total FROM idempotency_keys"))[0].total,
      );
    app.clock.advance(days(1) - 60_000);
    expect(await isKept()).toBeGreaterThan(0);
    app.clock.advance(120_000);
    await app.services.housekeeping.run();
    expect(await isKept()).toBe(0);
  });
});
