import { once } from "node:events";
import { request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { gunzipSync } from "node:zlib";
import { buffer } from "node:stream/consumers";
import { ApolloServer } from "@apollo/server";
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { seconds } from "../../core/clock.js";
import type { Company } from "../../modules/companies/company.entity.js";
import { JobService } from "../../modules/jobs/record/job.service.js";
import { person } from "../../test/actors.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildCompany, buildJob, buildUser, signedIn } from "../../test/factories.js";

let app: TestApp;
let cookie = "";

beforeAll(async () => {
  app = await createTestApp();
  await buildJob(app, { company: await buildCompany(app), role: "Glazier" });
  const client = await signedIn(app, await buildUser(app));
  cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
});
afterAll(() => app.close());

const CLIENT = { ipAddress: "127.0.0.1", userAgent: "test" };
type Headers_ = Record<string, string>;

interface Raw {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Sends no header by itself, unlike fetch. */
async function post(path: string, body: string, headers: Headers_): Promise<Raw> {
  const asked = request(app.origin + path, { method: "POST", headers });
  asked.end(body);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) };
}

const JSON_BODY = { "content-type": "application/json" };
const query = (source: string, variables = {}) => JSON.stringify({ query: source, variables });
const JOBS = query("{ jobs(first: 5) { totalCount nodes { role company { name } } } }");
const NOBODY = query("{ me { email } }");

/** What differs between any two answers. */
const comparable = ({ status, headers: { date, ...headers }, bytes }: Raw) => {
  const isZipped = headers["content-encoding"] === "gzip";
  const body = JSON.parse((isZipped ? gunzipSync(bytes) : bytes).toString());
  // The second of two callers has fewer points.
  delete body.extensions?.cost?.throttleStatus;
  const { "content-length": length, ...others } = headers;
  return { status, isDated: date !== undefined, hasLength: length !== undefined, ...others, body };
};

it.each<[string, string, () => Headers_, number]>([
  ["a visitor's query", JOBS, () => JSON_BODY, 200],
  ["a browser's query", JOBS, () => ({ ...JSON_BODY, "accept-encoding": "gzip" }), 200],
  ["a person's query", NOBODY, () => ({ ...JSON_BODY, cookie }), 200],
  ["the site's own page", NOBODY, () => ({ ...JSON_BODY, cookie, origin: app.origin }), 200],
  ["another site's page", JOBS, () => ({ ...JSON_BODY, origin: "https://evil.example" }), 403],
  ["a form of another site", JOBS, () => ({ "content-type": "text/plain" }), 400],
  ["an unknown key", JOBS, () => ({ ...JSON_BODY, authorization: "Bearer nobody" }), 401],
  ["an invalid query", query("{ jobs { nobody } }"), () => JSON_BODY, 400],
  ["an error of a field", query("{ jobs(first: 0) { totalCount } }"), () => JSON_BODY, 200],
  ["a body that is no JSON", "{", () => JSON_BODY, 400],
  ["a body that is too large", JOBS.padEnd(200_000), () => JSON_BODY, 413],
  ["no body", "", () => JSON_BODY, 400],
  [
    "a visitor's upload",
    "--x--",
    () => ({
      "content-type": "multipart/form-data; boundary=x",
      "apollo-require-preflight": "1",
    }),
    401,
  ],
])("answers %s as the routes do", async (_, body, headers, status) => {
  const short = await post("/graphql", body, headers());
  // Only the routes answer an address with parameters, which nobody reads in a POST.
  const long = await post("/graphql?long", body, headers());
  expect(comparable(short)).toEqual(comparable(long));
  expect(short.status).toBe(status);
});

const LISTS = `query Lists($first: Int!) { jobs(first: $first) { totalCount nodes { role } } }`;
const listed = (first: unknown, more = {}) =>
  JSON.stringify({ query: LISTS, variables: { first }, ...more });

it.each<[string, string, Headers_]>([
  ["a list", listed(3), {}],
  ["a list with its name", listed(3, { operationName: "Lists" }), { accept: "*/*" }],
  [
    "Apollo's client",
    listed(3),
    { accept: "application/graphql-response+json,application/json;q=0.9" },
  ],
  ["another name", listed(3, { operationName: "Others" }), {}],
  ["a type that is not offered", listed(3), { accept: "text/html" }],
  ["a refused size", listed(0), {}],
  ["a size that is too costly", listed(2_000), {}],
  ["a variable that does not fit", listed("three"), {}],
  ["no variables", JSON.stringify({ query: LISTS }), {}],
  ["variables that are text", JSON.stringify({ query: LISTS, variables: "{}" }), {}],
  ["a list of companies", query("{ companies(first: 2) { nodes { name openJobCount } } }"), {}],
])("answers %s again as Apollo does", async (_, body, headers) => {
  const ask = (text: string) => post("/graphql", text, { ...JSON_BODY, ...headers });
  expect((await post("/graphql", listed(3), JSON_BODY)).status).toBe(200);
  await ask(body);
  const execution = jest.spyOn(ApolloServer.prototype, "executeHTTPGraphQLRequest");
  const again = await ask(body);
  const isApollos = execution.mock.calls.length > 0;
  // Extensions mean nothing here, but only Apollo reads them.
  const first = await ask(JSON.stringify({ ...JSON.parse(body), extensions: {} }));
  execution.mockRestore();
  expect(comparable(again)).toEqual(comparable(first));
  expect(isApollos).toBe(JSON.parse(again.bytes.toString()).errors !== undefined);
});

it("sends the length of an answer, and no ETag", async () => {
  const { headers, bytes } = await post("/graphql", JOBS, JSON_BODY);
  expect(headers["content-length"]).toBe(String(bytes.length));
  expect(headers.etag).toBeUndefined();
});

describe("a list that was asked before", () => {
  const ROLES = query("{ jobs(first: 4) { nodes { role viewerCanEdit } } }");
  let company: Company;
  let key: Headers_;

  async function ask(headers: Headers_ = {}) {
    const { bytes } = await post("/graphql", ROLES, { ...JSON_BODY, ...headers });
    const { data, extensions } = JSON.parse(bytes.toString());
    const [first] = data.jobs.nodes as { role: string; viewerCanEdit: boolean }[];
    return { ...first, cost: extensions.cost };
  }
  /** @returns how often the jobs are read */
  async function readsDuring(work: () => Promise<unknown>): Promise<number> {
    const list = jest.spyOn(JobService.prototype, "list");
    await work();
    const { length } = list.mock.calls;
    list.mockRestore();
    return length;
  }

  beforeAll(async () => {
    company = await buildCompany(app);
    const admin = await buildUser(app, { role: "ADMIN" });
    const proven = person({ ...admin, secondFactor: true, isFresh: true });
    const input = { name: "Partner", companyIds: [company.id], expiresInDays: 30 };
    const { secret } = await app.services.apiKeys.create(
      proven,
      { ...input, scopes: ["JOBS_WRITE", "ALL_JOBS"] },
      CLIENT,
    );
    key = { authorization: `Bearer ${secret}` };
  });
  beforeEach(async () => {
    // The first time, Apollo answers.
    for (const headers of [{}, {}, key]) await ask(headers);
  });

  it("is not read again until something changes", async () => {
    expect(await readsDuring(() => ask())).toBe(0);
    await buildJob(app, { company, role: "Roofer" });
    await app.services.changeFollower.poll();
    expect(await ask()).toMatchObject({ role: "Roofer" });
  });

  it("is the caller's own", async () => {
    await buildJob(app, { company, role: "Plumber" });
    await app.services.changeFollower.poll();
    expect(await ask()).toMatchObject({ role: "Plumber", viewerCanEdit: false });
    expect(await ask(key)).toMatchObject({ role: "Plumber", viewerCanEdit: true });
    expect(await readsDuring(() => ask(key))).toBe(0);
    expect(await ask()).toMatchObject({ viewerCanEdit: false });
  });

  it("is read each time for a person", async () => {
    expect(await readsDuring(() => ask({ cookie }))).toBe(1);
  });

  it("is read again after half a minute, since jobs end by their date", async () => {
    expect(await readsDuring(() => ask())).toBe(0);
    app.clock.advance(seconds(31));
    expect(await readsDuring(() => ask())).toBe(1);
  });

  it("costs as much as the first time", async () => {
    app.clock.hold();
    const { cost: before } = await ask();
    const { cost: after } = await ask();
    const left = ({ throttleStatus }: typeof before) => throttleStatus.currentlyAvailable;
    expect(left(before) - left(after)).toBe(before.requestedQueryCost);
  });
});
