import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from "@jest/globals";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildJob } from "../../../test/factories.js";
import { SEARCH_VERSION } from "../job.fields.js";
import { indexJobs, JobIndex } from "./job-index.js";

const JOBS = 7;
const BATCH = 3;
const NEXT = SEARCH_VERSION + 1;

let app: TestApp;
let ids: string[];

beforeAll(async () => {
  app = await createTestApp();
  const company = await buildCompany(app, { name: "Kiln & Co" });
  ids = [];
  for (let n = 1; n <= JOBS; n += 1)
    ids.push((await buildJob(app, { company, role: `C# Developer ${n}` })).id);
});
afterAll(() => app.close());
beforeEach(() => setVersions(SEARCH_VERSION));
afterEach(() => {
  jest.restoreAllMocks();
});

const index = (version = SEARCH_VERSION) => new JobIndex(app.dataSource, version, BATCH);
const setVersions = (version: number) =>
  app.dataSource.query("UPDATE jobs SET searchVersion = ?", [version]);
const versions = async (): Promise<number[]> => {
  const rows = await app.dataSource.query<{ searchVersion: number }[]>(
    "SELECT searchVersion FROM jobs ORDER BY searchVersion",
  );
  return rows.map(({ searchVersion }) => searchVersion);
};
const stored = async () => [
  await app.dataSource.query("SELECT id, searchText FROM jobs ORDER BY id"),
  await app.dataSource.query("SELECT * FROM job_terms ORDER BY jobId, term"),
];
const all = (version: number): number[] => Array.from({ length: JOBS }, () => version);

describe("the job index", () => {
  it("does not touch jobs of the current version", async () => {
    expect(await versions()).toEqual(all(SEARCH_VERSION));
    expect(await index().upgrade()).toBe(0);
    expect(await index().rebuild()).toBe(0);
  });

  it("restores missing texts and tokens", async () => {
    const before = await stored();
    await app.dataSource.query("DELETE FROM job_terms");
    await app.dataSource.query("UPDATE jobs SET searchText = '', searchVersion = 0");
    expect(await index().upgrade()).toBe(JOBS);
    expect(await stored()).toEqual(before);
    expect(await versions()).toEqual(all(SEARCH_VERSION));
  });

  it("continues where an interrupted run stopped", async () => {
    const transaction = app.dataSource.transaction.bind(app.dataSource);
    jest
      .spyOn(app.dataSource, "transaction")
      .mockImplementationOnce(transaction)
      .mockRejectedValueOnce(new Error("the process died"));
    await expect(index(NEXT).upgrade()).rejects.toThrow("the process died");
    expect((await versions()).filter((version) => version === NEXT)).toHaveLength(BATCH);
    expect(await index(NEXT).upgrade()).toBe(JOBS - BATCH);
    expect(await versions()).toEqual(all(NEXT));
  });

  it("runs only once at a time", async () => {
    const results = await Promise.all([index(NEXT).upgrade(), index(NEXT).upgrade()]);
    expect(results.toSorted()).toEqual([JOBS, null].toSorted());
  });

  it("indexes jobs that an older release writes in the meantime, and no others", async () => {
    await index(NEXT).upgrade();
    const [changed = "", posted = ""] = ids;
    await indexJobs(app.dataSource.manager, [changed], SEARCH_VERSION);
    // Posts a job like a release from before the version column.
    await app.dataSource.query("UPDATE jobs SET searchVersion = DEFAULT WHERE id = ?", [posted]);
    expect(await index(NEXT).upgrade()).toBe(2);
    expect(await versions()).toEqual(all(NEXT));
  });

  it("leaves jobs of a newer release alone, unless that release was rolled back", async () => {
    await setVersions(NEXT);
    expect(await index().upgrade()).toBe(0);
    expect(await index().rebuild()).toBe(JOBS);
    expect(await versions()).toEqual(all(SEARCH_VERSION));
  });
});
