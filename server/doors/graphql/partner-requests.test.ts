import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Company } from "../../modules/companies/company.entity.js";
import { person } from "../../test/actors.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildCompany, buildJob, buildUser, signedIn } from "../../test/factories.js";

let app: TestApp;
let company: Company;
let key: string;
let cookie: string;

beforeAll(async () => {
  app = await createTestApp();
  company = await buildCompany(app);
  const admin = person({
    ...(await buildUser(app, { role: "ADMIN" })),
    secondFactor: true,
    isFresh: true,
  });
  const { secret } = await app.services.apiKeys.create(
    admin,
    { name: "Partner", scopes: ["JOBS_READ"], expiresInDays: 30 },
    { ipAddress: "127.0.0.1", userAgent: "test" },
  );
  key = `Bearer ${secret}`;
  const client = await signedIn(app, await buildUser(app));
  cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
});
afterAll(() => app.close());

/** What `response.json()` is expected to be. */
interface Body {
  data: unknown;
  errors: unknown;
}
const bodyOf = async (response: Response) => (await response.json()) as Body;

const ask = (path: string, headers: Record<string, string>, body?: string) =>
  fetch(app.origin + path, { headers, ...(body !== undefined && { method: "POST", body }) });
const asGet = (query: string, headers: Record<string, string>) =>
  ask(`/graphql?${new URLSearchParams({ query }).toString()}`, headers);

describe("a query by GET", () => {
  it("is answered for a key, as urql asks by default", async () => {
    const response = await asGet("{ __typename }", { authorization: key });
    expect([response.status, (await bodyOf(response)).data]).toEqual([
      200,
      { __typename: "Query" },
    ]);
  });

  it("changes nothing, even with a key", async () => {
    const mutation = "mutation { signOut { message } }";
    expect((await asGet(mutation, { authorization: key })).status).toBe(405);
  });

  it.each<[string, () => Record<string, string>]>([
    ["a session", () => ({ cookie })],
    // A browser adds them to an address with a login part, for other sites' pages too.
    ["a name and a password", () => ({ cookie, authorization: "Basic eDp5" })],
    ["nobody", () => ({})],
  ])(
    "of %s is refused without the header that other sites' pages can't send",
    async (_, headers) => {
      expect((await asGet("{ __typename }", headers())).status).toBe(400);
    },
  );
});

describe("an error from before the query", () => {
  const RESPONSE = "application/graphql-response+json";
  it.each([
    [undefined, "application/json"],
    ["*/*", "application/json"],
    ["application/json", "application/json"],
    [RESPONSE, RESPONSE],
    [`${RESPONSE}, application/json;q=0.9`, RESPONSE],
    [`${RESPONSE}, application/json`, RESPONSE],
    ["text/html", "application/json"],
  ])("has the media type that was asked for: %s", async (accept, type) => {
    const headers = { "content-type": "application/json", ...(accept && { accept }) };
    for (const body of ["{", "{}"]) {
      const response = await ask("/graphql", { ...headers, authorization: "Bearer nobody" }, body);
      expect(response.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
      expect((await bodyOf(response)).errors).toHaveLength(1);
    }
  });
});

describe("the jobs of a company", () => {
  const JOBS = `query ($id: ID!, $after: String) { company(id: $id) { jobs(first: 2, after: $after) {
    totalCount nodes { role applyUrl company { id } } pageInfo { endCursor hasNextPage } } } }`;

  it("are read page by page, newest first, its open ones alone", async () => {
    await buildJob(app, { company: await buildCompany(app), role: "Of another one" });
    for (const role of ["Roofer", "Glazier", "Welder"]) await buildJob(app, { company, role });
    await buildJob(app, { company, role: "Draft", publish: false });
    const visitor = app.client();
    const first = (await visitor.graphql(JOBS, { id: company.id })).data.company.jobs;
    expect(first).toMatchObject({
      totalCount: 3,
      nodes: [{ role: "Welder", company: { id: company.id } }, { role: "Glazier" }],
    });
    expect(first.nodes[0].applyUrl).toMatch(/^https?:\/\/[^/]+\/apply-now\?jobId=/);
    const after = first.pageInfo.endCursor;
    const second = (await visitor.graphql(JOBS, { id: company.id, after })).data.company.jobs;
    expect(second).toMatchObject({ nodes: [{ role: "Roofer" }], pageInfo: { hasNextPage: false } });
  });

  it("are none of a company without an open job", async () => {
    const { id } = await buildCompany(app);
    const { data } = await app.client().graphql(JOBS, { id });
    expect(data.company.jobs).toMatchObject({ totalCount: 0, nodes: [] });
  });

  it("cost a search for each company of a list", async () => {
    const nested = `{ companies(first: 3) { nodes { jobs(first: 4) { nodes { id } } } } }`;
    const { body } = await app.client().graphql(nested);
    // 1 for the list, and for each company: itself, its list, 10 for the search, and 4 jobs.
    expect(body.extensions.cost.requestedQueryCost).toBe(1 + 3 * (1 + 1 + 10 + 4));
  });
});

it.each(["br", "gzip", "identity"])(
  "gives a REST list the same ETag the first time as later: %s",
  async (encoding) => {
    const path = `/api/jobs?limit=${encoding.length}`;
    const headers = { "accept-encoding": encoding };
    const etag = (await ask(path, headers)).headers.get("etag") ?? "";
    expect(etag).not.toBe("");
    expect((await ask(path, { ...headers, "if-none-match": etag })).status).toBe(304);
    expect((await ask(path, headers)).headers.get("etag")).toBe(etag);
  },
);
