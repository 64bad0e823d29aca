import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { cleanJobHtml, HTML_VERSION } from "./clean-html.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildJob, buildRecruiter, signedIn } from "../../../test/factories.js";
import { xssVectors } from "../../../test/html/xss-vectors.js";
import type { Job } from "../record/job.entity.js";

const JOB = "query ($id: ID!) { job(id: $id) { description responsibilities } }";
const UPDATE = `mutation ($input: UpdateJobInput!) { updateJob(input: $input) { userErrors { message } } }`;
/** As many attacks of the whole list as jobs can be made for in a few seconds. */
const ATTACKS = xssVectors.filter((_, at) => at % 37 === 0);

let app: TestApp;
let jobs: Job[];
beforeAll(async () => {
  app = await createTestApp();
  const company = await buildCompany(app);
  jobs = [];
  while (jobs.length < ATTACKS.length) jobs.push(await buildJob(app, { company }));
});
afterAll(() => app.close());

/** Writes texts as they are, cleaned by the rules of this version or not at all. */
const store = (id: string, description: string, responsibilities: string, version: number) =>
  app.dataSource.query(
    "UPDATE jobs SET description = ?, responsibilities = ?, textsVersion = ? WHERE id = ?",
    [description, responsibilities, version, id],
  );
const stored = async (id: string) => {
  const [row] = await app.dataSource.query<{ description: string; textsVersion: number }[]>(
    "SELECT description, responsibilities, textsVersion FROM jobs WHERE id = ?",
    [id],
  );
  return row;
};
const shown = async (id: string): Promise<object> =>
  (await app.client().graphql(JOB, { id })).data.job;

it("shows texts of older rules clean, over GraphQL and REST, and then stores them clean", async () => {
  expect(ATTACKS.length).toBeGreaterThan(40);
  const other = (at: number) => ATTACKS.at(-at - 1) ?? "";
  for (const [at, job] of jobs.entries()) await store(job.id, ATTACKS[at] ?? "", other(at), 0);
  const clean = ATTACKS.map((attack, at) => ({
    description: cleanJobHtml(attack),
    responsibilities: cleanJobHtml(other(at)),
  }));
  for (const [at, { id }] of jobs.entries()) {
    expect(await shown(id)).toEqual(clean[at]);
    const { body } = await app.client().get(`/api/jobs/${id}`);
    expect(body.jobDetails).toBe(clean[at]?.description);
  }
  expect(await app.services.jobTextSweep.run()).toBeGreaterThanOrEqual(jobs.length);
  for (const [at, { id }] of jobs.entries())
    expect(await stored(id)).toEqual({ ...clean[at], textsVersion: HTML_VERSION });
  expect(await app.services.jobTextSweep.run()).toBe(0);
});

it("leaves texts of newer rules as they are, and shows them cleaned by its own", async () => {
  const [job] = jobs;
  const id = job?.id ?? "";
  await store(id, "<p>Hi</p><script>x</script>", "<p>You</p>", HTML_VERSION + 1);
  await app.services.jobTextSweep.run();
  expect(await stored(id)).toMatchObject({ textsVersion: HTML_VERSION + 1 });
  expect(await shown(id)).toMatchObject({ description: "<p>Hi</p>" });
});

it("cleans both texts when one of them is changed", async () => {
  const company = await buildCompany(app);
  const { id } = await buildJob(app, { company });
  await store(id, "<p>Old<script>x</script></p>", "<p>You</p>", 0);
  const recruiter = await signedIn(app, await buildRecruiter(app, company));
  const input = { id, responsibilities: "<p>New</p>" };
  const { data } = await recruiter.graphql(UPDATE, { input });
  expect(data.updateJob.userErrors).toEqual([]);
  expect(await stored(id)).toEqual({
    description: "<p>Old</p>",
    responsibilities: "<p>New</p>",
    textsVersion: HTML_VERSION,
  });
});
