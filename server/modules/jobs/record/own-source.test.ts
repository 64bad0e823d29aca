import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import {
  buildCompany,
  buildJob,
  buildRecruiter,
  jobInput,
  signedIn,
} from "../../../test/factories.js";
import { buildPartner } from "../../../test/partner.js";
import type { TestClient } from "../../../test/test-client.js";
import type { Company } from "../../companies/company.entity.js";
import { Job } from "./job.entity.js";

const CREATE = `mutation ($input: CreateJobInput!) { createJob(input: $input) { job { id } userErrors { code } } }`;
const CLOSE = `mutation ($input: CloseJobInput!) { closeJob(input: $input) { userErrors { code } } }`;

let app: TestApp;
let company: Company;
let feed: TestClient;
let board: TestClient;
let all: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  company = await buildCompany(app);
  feed = await buildPartner(app, [company], { source: "Feed" });
  board = await buildPartner(app, [company], { source: "Board" });
  const scopes = ["JOBS_WRITE", "ALL_JOBS"];
  all = await buildPartner(app, [company], { source: "Agency", scopes });
});
afterAll(() => app.close());

const post = async (client: TestClient, publish: boolean): Promise<string> =>
  (await client.graphql(CREATE, { input: jobInput(company.id, { publish }) })).data.createJob.job
    .id;

/** A job that may be listed again. */
async function closed(client: TestClient): Promise<string> {
  const id = await post(client, true);
  await client.graphql(CLOSE, { input: { id, reason: "FILLED" } });
  return id;
}
const open = (client: TestClient) => post(client, true);
const draft = (client: TestClient) => post(client, false);

type Prepare = (client: TestClient) => Promise<string>;

const inputType = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;

describe.each<[string, Prepare, object]>([
  ["updateJob", open, { role: "Data Engineer" }],
  ["saveJobDraft", draft, { role: "Data Engineer" }],
  ["publishJob", draft, {}],
  ["closeJob", open, { reason: "FILLED" }],
  ["extendJob", open, {}],
  ["copyJob", open, {}],
  ["relistJob", closed, {}],
  ["deleteJob", draft, {}],
  ["takeDownJob", open, {}],
])("%s", (name, prepare, change) => {
  const text = `mutation ($input: ${inputType(name)}!) { ${name}(input: $input) { userErrors { code } } }`;
  const outcomeOf = async (client: TestClient, id: string) => {
    const { data, errors } = await client.graphql(text, { input: { id, ...change } });
    return errors?.[0]?.extensions.code ?? data[name].userErrors;
  };

  it("is for keys of the job's source, and those with ALL_JOBS", async () => {
    const id = await prepare(feed);
    const before = await app.dataSource.manager.findOneByOrFail(Job, { id });
    expect(await outcomeOf(board, id)).toBe("FORBIDDEN");
    expect(await app.dataSource.manager.findOneByOrFail(Job, { id })).toEqual(before);
    expect(await outcomeOf(feed, id)).toEqual([]);
    expect(await outcomeOf(all, await prepare(feed))).toEqual([]);
  });
});

describe.each<[string, Prepare, object]>([
  ["closeJobs", open, { reason: "FILLED" }],
  ["extendJobs", open, {}],
  ["copyJobs", open, {}],
  ["relistJobs", closed, {}],
  ["undoCloseJobs", closed, {}],
])("%s", (name, prepare, change) => {
  const text = `mutation ($input: ${inputType(name)}!) { ${name}(input: $input) {
    results { userErrors { code } } userErrors { code } } }`;

  it("leaves out the jobs of other sources", async () => {
    const [own, others] = [await prepare(feed), await prepare(board)];
    const input = { ids: [own, others], ...change };
    const { data } = await feed.graphql(text, { input });
    expect(data[name].results).toEqual([
      { userErrors: [] },
      { userErrors: [{ code: "NOT_FOUND" }] },
    ]);
  });
});

it("people change jobs of every source; what they post has none", async () => {
  const person = await signedIn(app, await buildRecruiter(app, company));
  const text = `mutation ($input: UpdateJobInput!) { updateJob(input: $input) { job { source } userErrors { code } } }`;
  const id = await open(feed);
  const { data } = await person.graphql(text, { input: { id, role: "Data Engineer" } });
  expect(data.updateJob).toEqual({ job: { source: "Feed" }, userErrors: [] });
  const own = await app.dataSource.manager.findOneByOrFail(Job, { id: await open(person) });
  expect(own.source).toBeNull();
});

describe("what a key sees of whose job it is", () => {
  const SEEN = `query ($id: ID!) { job(id: $id) { source viewerCanEdit author { kind name source } editor { source } } }`;
  const seenBy = async (client: TestClient, id: string) =>
    (await client.graphql(SEEN, { id })).data.job;

  it("are the keys that wrote it, also of other systems of its company", async () => {
    const id = await open(feed);
    const author = { kind: "API_KEY", name: "Feed", source: "Feed" };
    const seen = { source: "Feed", author, editor: { source: "Feed" } };
    expect(await seenBy(feed, id)).toEqual({ ...seen, viewerCanEdit: true });
    expect(await seenBy(board, id)).toEqual({ ...seen, viewerCanEdit: false });
  });

  it("is nothing about people, and nothing for others", async () => {
    const { id } = await buildJob(app, { company });
    const nothing = { source: null, author: null, editor: null };
    expect(await seenBy(all, id)).toEqual({ ...nothing, viewerCanEdit: true });
    const others = await buildPartner(app, [await buildCompany(app)]);
    expect(await seenBy(others, await open(feed))).toEqual({ ...nothing, viewerCanEdit: false });
    expect(await seenBy(app.client(), await open(feed))).toEqual({
      ...nothing,
      viewerCanEdit: false,
    });
  });
});

it("companyJobs lists the caller's own", async () => {
  const other = await buildCompany(app);
  const [one, two] = [
    await buildPartner(app, [other], { source: "One" }),
    await buildPartner(app, [other], { source: "Two" }),
  ];
  const person = await signedIn(app, await buildRecruiter(app, other));
  const postFor = async (client: TestClient) =>
    (await client.graphql(CREATE, { input: jobInput(other.id) })).data.createJob.job.id;
  const ids = [await postFor(one), await postFor(two), await postFor(person)];
  const text = `query ($companyId: ID!, $mine: Boolean) { companyJobs(companyId: $companyId, first: 9, filter: { mine: $mine }) {
    totalCount nodes { id } } }`;
  for (const [index, client] of [one, two, person].entries()) {
    const { data } = await client.graphql(text, { companyId: other.id, mine: true });
    expect(data.companyJobs).toEqual({ totalCount: 1, nodes: [{ id: ids[index] }] });
    const everyone = await client.graphql(text, { companyId: other.id, mine: false });
    expect(everyone.data.companyJobs.totalCount).toBe(3);
  }
});

describe("viewerKey", () => {
  const KEY = "{ viewerKey { name source scopes companies { id } expiresAt } }";

  it("says what the key is", async () => {
    const partner = await buildPartner(app, [company], { name: "Acme ATS", source: undefined });
    expect((await partner.graphql(KEY)).data.viewerKey).toEqual({
      name: "Acme ATS",
      source: "Acme ATS",
      scopes: ["JOBS_WRITE"],
      companies: [{ id: company.id }],
      expiresAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it("is null without one", async () => {
    expect((await app.client().graphql(KEY)).data.viewerKey).toBeNull();
  });
});
