import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { HeaderMap } from "@apollo/server";
import { buildSchema, getIntrospectionQuery } from "graphql";
import { seconds } from "../core/clock.js";
import { createTestApp, type TestApp } from "../test/create-test-app.js";
import { buildCompany, buildUser, signedIn } from "../test/factories.js";
import { DeadlineServer } from "./deadline.js";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await buildCompany(app);
});
afterAll(() => app.close());

/** Each fragment spreads the next one twice: 2ⁿ walks for who does not remember. */
const bomb = (levels: number, on: string, leaf: string) =>
  Array.from(
    { length: levels },
    (_, i) => `fragment F${i} on ${on} { ...F${i + 1} ...F${i + 1} }`,
  ).join(" ") + ` fragment F${levels} on ${on} { ${leaf} }`;

/** No query over today's types is this deep; the limit stands for those to come. */
const nested = (levels: number): string => (levels === 0 ? "x" : `x { ${nested(levels - 1)} }`);

describe("the size of one operation", () => {
  it.each([
    ["nine levels", `{ ${nested(8)} }`, "QUERY_TOO_LARGE"],
    ["eight levels", `{ ${nested(7)} }`, "GRAPHQL_VALIDATION_FAILED"],
    [
      "two changes",
      `mutation { a: signOut { message } b: signOut { message } }`,
      "QUERY_TOO_LARGE",
    ],
    [
      "two changes in fragments",
      `mutation { ...A ...A } fragment A on Mutation { signOut { message } }`,
      "QUERY_TOO_LARGE",
    ],
    [
      "aliases",
      `{ ${Array.from({ length: 16 }, (_, i) => `a${i}: __typename`).join(" ")} }`,
      "QUERY_TOO_LARGE",
    ],
    ["a fragment bomb", `{ ...F0 } ${bomb(40, "Query", "__typename")}`, "QUERY_TOO_LARGE"],
    [
      "a fragment bomb in a list",
      `{ jobs(first: 1) { ...F0 } } ${bomb(40, "JobConnection", "totalCount")}`,
      "QUERY_TOO_LARGE",
    ],
    [
      "a fragment bomb in the introspection",
      `{ __schema { ...F0 } } ${bomb(40, "__Schema", "__typename")}`,
      "QUERY_TOO_LARGE",
    ],
    [
      "a circle of fragments",
      `{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }`,
      "GRAPHQL_VALIDATION_FAILED",
    ],
    // Who walks one of the bombs does not come back before the test is ended.
  ])("%s", async (_name, query, code) => {
    const answer = await app.client().graphql(query);
    expect(answer.errors?.[0]?.extensions.code).toBe(code);
    expect(answer.status).toBe(400);
  });

  it("allows what every tool asks of a schema", async () => {
    const { status, errors } = await app.client().graphql(getIntrospectionQuery());
    expect([status, errors]).toEqual([200, undefined]);
  });

  it("refuses batches and bodies over 100 kB", async () => {
    expect((await app.client().post("/graphql", [{ query: "{ __typename }" }])).status).toBe(400);
    const query = `{ __typename } # ${"x".repeat(110_000)}`;
    expect((await app.client().post("/graphql", { query })).status).toBe(413);
  });
});

describe("the cost of one operation", () => {
  const costOf = async (query: string, variables = {}) =>
    (await app.client().graphql(query, variables)).body.extensions.cost.requestedQueryCost;

  it.each([
    ["{ __typename }", 0],
    ["{ jobs(first: 10) { nodes { id company { name } } } }", 1 + 10 * 2],
    ["{ jobs(first: 10) { totalCount nodes { id } } }", 1 + 10 + 10 * 1],
    ["{ jobs(first: 2) { ...C ...C } } fragment C on JobConnection { totalCount }", 1 + 2 * 10],
    ["{ jobs(first: 2) { totalCount @skip(if: true) nodes { id } } }", 1 + 10 + 2],
    ["{ companies(first: 3) { nodes { openJobCount } } }", 1 + 3 * (1 + 10)],
    ['{ myApplications(jobIds: ["a", "b", "c"]) { job { company { name } } } }', 1 + 3 * 2],
  ])("%s", async (query, cost) => {
    expect(await costOf(query)).toBe(cost);
  });

  it("is counted with the variables", async () => {
    const query = "query ($first: Int!) { jobs(first: $first) { nodes { id } } }";
    expect(await costOf(query, { first: 7 })).toBe(8);
  });

  it("has an end", async () => {
    const query = `{ companies(first: 100) { nodes { openJobCount } } }`;
    const { status, errors } = await app.client().graphql(query);
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, "QUERY_TOO_COSTLY"]);
  });
});

describe("a caller's points", () => {
  const DEAR = "{ companies(first: 90) { nodes { openJobCount } } }";
  const COST = 991;
  // They come back as time passes.
  beforeAll(() => app.clock.hold());
  afterAll(() => app.clock.release());

  it("run out and come back", async () => {
    const visitor = app.client();
    const first = await visitor.graphql(DEAR);
    expect(first.body.extensions.cost).toMatchObject({
      requestedQueryCost: COST,
      throttleStatus: { maximumAvailable: 2000, currentlyAvailable: 2000 - COST, restoreRate: 50 },
    });
    expect((await visitor.graphql(DEAR)).status).toBe(200);
    const refused = await visitor.graphql(DEAR);
    expect(refused.status).toBe(429);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "THROTTLED" });
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBe(refused.errors?.[0]?.extensions.retryAfterSeconds);
    expect(wait).toBeGreaterThan(15);
    expect(refused.body.extensions.cost.throttleStatus.currentlyAvailable).toBeLessThan(COST);
    expect((await app.client().graphql(DEAR)).status).toBe(200);
    app.clock.advance(seconds(wait));
    expect((await visitor.graphql(DEAR)).status).toBe(200);
  });

  it("are a session's own", async () => {
    const user = await signedIn(app, await buildUser(app));
    const { throttleStatus } = (await user.graphql(DEAR)).body.extensions.cost;
    expect(throttleStatus).toMatchObject({ maximumAvailable: 1000, restoreRate: 20 });
    expect((await user.graphql(DEAR)).status).toBe(429);
  });
});

describe("what is refused in front of the queries", () => {
  it.each([
    ["a body that is no JSON", "{", {}, 400, "BAD_INPUT"],
    ["a key that opens nothing", "{}", { authorization: "Bearer x" }, 401, "UNAUTHENTICATED"],
    ["another site's page", "{}", { "sec-fetch-site": "cross-site" }, 403, "CSRF"],
  ])("%s is answered as GraphQL", async (_name, body, headers, status, code) => {
    const answer = await app.client().post("/graphql", body, headers);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({
      errors: [{ message: expect.any(String), extensions: { code } }],
    });
  });
});

describe("an operation that takes too long", () => {
  it("is answered all the same", async () => {
    const schema = buildSchema("type Query { never: String }");
    const server = new DeadlineServer({
      schema,
      rootValue: { never: () => new Promise(() => undefined) },
      stopOnTerminationSignals: false,
    });
    server.operationMs = 20;
    await server.start();
    const answer = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: "POST",
        headers: new HeaderMap([["content-type", "application/json"]]),
        search: "",
        body: { query: "{ never }" },
      },
      context: async () => ({}),
    });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(answer.body).toMatchObject({ string: expect.stringContaining('"code":"UNAVAILABLE"') });
    await server.stop();
  });
});
