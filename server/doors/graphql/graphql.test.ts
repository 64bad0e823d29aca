import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { HeaderMap } from "@apollo/server";
import { buildSchema, getIntrospectionQuery, type GraphQLSchema } from "graphql";
import { seconds } from "../../core/clock.js";
import { AppError } from "../../core/errors.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildCompany, buildUser, signedIn } from "../../test/factories.js";
import type { GraphQLAnswer } from "../../test/test-client.js";
import { DeadlineServer } from "./deadline.js";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await buildCompany(app);
});
afterAll(() => app.close());

/** Each fragment spreads the next one twice, which doubles the fields with each level: 10 levels exceed the limit. */
const doubled = (levels: number, on: string, leaf: string) =>
  Array.from(
    { length: levels },
    (_, i) => `fragment F${i} on ${on} { ...F${i + 1} ...F${i + 1} }`,
  ).join(" ") + ` fragment F${levels} on ${on} { ${leaf} }`;

const times = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => write(i)).join(" ");

/** Nested this many levels. The schema has no type that deep yet; the limit is for future ones. */
const nested = (levels: number): string => (levels === 0 ? "x" : `x { ${nested(levels - 1)} }`);

describe("the size of one operation", () => {
  it.each([
    ["nine levels", `{ ${nested(8)} }`, "QUERY_TOO_LARGE"],
    ["eight levels", `{ ${nested(7)} }`, "GRAPHQL_VALIDATION_FAILED"],
    [
      "two mutations",
      `mutation { a: signOut { message } b: signOut { message } }`,
      "QUERY_TOO_LARGE",
    ],
    [
      "two mutations in fragments",
      `mutation { ...A ...A } fragment A on Mutation { signOut { message } }`,
      "QUERY_TOO_LARGE",
    ],
    [
      "aliases",
      `{ ${Array.from({ length: 16 }, (_, i) => `a${i}: __typename`).join(" ")} }`,
      "QUERY_TOO_LARGE",
    ],
    ["fragments that double", `{ ...F0 } ${doubled(10, "Query", "__typename")}`, "QUERY_TOO_LARGE"],
    [
      "fragments that double in a list",
      `{ jobs(first: 1) { ...F0 } } ${doubled(10, "JobConnection", "totalCount")}`,
      "QUERY_TOO_LARGE",
    ],
    [
      "fragments that double in introspection",
      `{ __schema { ...F0 } } ${doubled(10, "__Schema", "__typename")}`,
      "QUERY_TOO_LARGE",
    ],
    [
      "unused fragments that double",
      `{ __typename } ${doubled(10, "Query", "__typename")}`,
      "QUERY_TOO_LARGE",
    ],
    ["one field fifty times", `{ me { ${times(50, () => "id")} } }`, "QUERY_TOO_LARGE"],
    [
      "one field in fifty fragments",
      `{ ${times(50, (i) => `...F${i}`)} }
       ${times(50, (i) => `fragment F${i} on Query { me { id } }`)}`,
      "QUERY_TOO_LARGE",
    ],
    [
      "one field many times, in an unused fragment",
      `{ __typename } fragment F on User { ${times(50, () => "id")} }`,
      "QUERY_TOO_LARGE",
    ],
    [
      "one field many times, below one field many times",
      `{ ${times(10, () => `me { ${times(6, () => "id")} }`)} }`,
      "QUERY_TOO_LARGE",
    ],
    [
      "many operations",
      `${times(11, (i) => `query Q${i} { ...F }`)}
       fragment F on Query { ${times(100, (i) => `f${i}`)} }`,
      "QUERY_TOO_LARGE",
    ],
    ["2001 tokens", `{ ${times(1999, (i) => `f${i}`)} }`, "GRAPHQL_PARSE_FAILED"],
    [
      "a fragment cycle through fields",
      `{ ...A } fragment A on Query { me { ...B } } fragment B on User { id companies { ...B } }`,
      "GRAPHQL_VALIDATION_FAILED",
    ],
    [
      "a fragment cycle that branches",
      `{ ...A } fragment A on Query { a { ...B } b { ...B } } fragment B on User { c { ...B } d { ...B } }`,
      "GRAPHQL_VALIDATION_FAILED",
    ],
    [
      "a fragment cycle",
      `{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }`,
      "GRAPHQL_VALIDATION_FAILED",
    ],
  ])("%s", async (_name, query, code) => {
    const answer = await app.client().graphql(query);
    expect(answer.errors?.[0]?.extensions.code).toBe(code);
    expect(answer.status).toBe(400);
  });

  it("allows the introspection query that tools send", async () => {
    const { status, errors } = await app.client().graphql(getIntrospectionQuery());
    expect([status, errors]).toEqual([200, undefined]);
  });

  it.each(["subscription { x }", "subscription S { jobs { id } }"])(
    "%s is reported as the caller's error",
    async (query) => {
      const { status, errors } = await app.client().graphql(query);
      expect(status).toBe(400);
      expect(errors?.[0]?.extensions.code).toBe("GRAPHQL_VALIDATION_FAILED");
    },
  );

  it("allows a field in several fragments", async () => {
    const query = `{ ${times(10, (i) => `...F${i}`)} }
      ${times(10, (i) => `fragment F${i} on Query { me { id name } }`)}`;
    const { status, errors } = await app.client().graphql(query);
    expect([status, errors]).toEqual([200, undefined]);
  });

  it("reports ten errors at most", async () => {
    const { errors } = await app.client().graphql(`{ ${times(500, (i) => `f${i}`)} }`);
    expect(errors).toHaveLength(11);
    expect(errors?.at(-1)?.message).toMatch(/Too many validation errors/);
  });

  it.each(["query { __typename }", "query Q { __typename }"])(
    "%s with another operation's name is reported as the caller's error",
    async (query) => {
      const answer = await app.client().post("/graphql", { query, operationName: "Other" });
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0].extensions.code).toBe("OPERATION_RESOLUTION_FAILURE");
    },
  );

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
    ["{ __schema { types { name } } }", 50 + 1],
    ['{ __type(name: "Job") { fields { name } } }', 5 + 1],
    ["{ jobs(first: 10) { nodes { id company { name } } } }", 1 + 10 * 2],
    ["{ jobs(first: 10) { totalCount nodes { id } } }", 1 + 10 + 10 * 1],
    ["{ jobs(first: 2) { ...C ...C } } fragment C on JobConnection { totalCount }", 1 + 2 * 10],
    ["{ jobs(first: 2) { totalCount @skip(if: true) nodes { id } } }", 1 + 10 + 2],
    ["{ companies(first: 3) { nodes { openJobCount } } }", 1 + 3 * (1 + 10)],
    ['{ myApplicationsTo(jobIds: ["a", "b", "c"]) { job { company { name } } } }', 1 + 3 * 2],
  ])("%s", async (query, cost) => {
    expect(await costOf(query)).toBe(cost);
  });

  it("is counted with the variables", async () => {
    const query = "query ($first: Int!) { jobs(first: $first) { nodes { id } } }";
    expect(await costOf(query, { first: 7 })).toBe(8);
  });

  it("has a maximum", async () => {
    const query = `{ companies(first: 100) { nodes { openJobCount } } }`;
    const { status, errors } = await app.client().graphql(query);
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, "QUERY_TOO_COSTLY"]);
  });
});

describe("a caller's points", () => {
  const EXPENSIVE = "{ companies(first: 90) { nodes { openJobCount } } }";
  const COST = 991;
  // Points are restored as time passes.
  beforeAll(() => app.clock.hold());
  afterAll(() => app.clock.release());

  it("run out and are restored", async () => {
    const visitor = app.client();
    const first = await visitor.graphql(EXPENSIVE);
    expect(first.body.extensions.cost).toMatchObject({
      requestedQueryCost: COST,
      throttleStatus: { maximumAvailable: 2000, currentlyAvailable: 2000 - COST, restoreRate: 400 },
    });
    expect((await visitor.graphql(EXPENSIVE)).status).toBe(200);
    const refused = await visitor.graphql(EXPENSIVE);
    expect(refused.status).toBe(429);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "THROTTLED" });
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBe(refused.errors?.[0]?.extensions.retryAfterSeconds);
    expect(wait).toBe(3);
    expect(refused.body.extensions.cost.throttleStatus.currentlyAvailable).toBeLessThan(COST);
    expect((await app.client().graphql(EXPENSIVE)).status).toBe(200);
    app.clock.advance(seconds(wait));
    expect((await visitor.graphql(EXPENSIVE)).status).toBe(200);
  });

  const leftOf = (answer: GraphQLAnswer) =>
    answer.body.extensions.cost.throttleStatus.currentlyAvailable;

  it.each([
    ["not GraphQL", `{ me ${" ".repeat(990)}`, 10],
    ["too long", `{ ${times(2500, () => "a")} }`, 51],
    ["invalid", `{ ${times(100, (i) => `unknown${i}`)} }`, 10],
    ["too costly", "{ companies(first: 100) { nodes { openJobCount } } }", 1],
  ])("are spent by a query that is %s", async (_what, query, price) => {
    expect(leftOf(await app.client().graphql(query))).toBe(2000 - price);
  });

  it("are spent by oversized queries, until these are refused unparsed", async () => {
    const visitor = app.client();
    const query = `{ me { ${times(1000, () => "id")} } }`;
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 100)
      statuses.push((await visitor.graphql(query)).status);
    // 31 points each, for 3,010 characters.
    expect(statuses).toHaveLength(65);
    const refused = await visitor.graphql(query);
    expect(refused.errors?.[0]?.extensions.code).toBe("THROTTLED");
    expect(refused.headers.get("retry-after")).toBe("1");
    expect(leftOf(refused)).toBeLessThan(31);
  });

  it("are spent on a query's size even if its cost exceeds what is left", async () => {
    const visitor = app.client();
    for (let i = 0; i < 2; i += 1) await visitor.graphql(EXPENSIVE);
    const before = leftOf(await visitor.graphql(EXPENSIVE));
    expect(leftOf(await visitor.graphql(EXPENSIVE))).toBe(before - 1);
  });

  it("are separate for each session", async () => {
    const user = await signedIn(app, await buildUser(app));
    const { throttleStatus } = (await user.graphql(EXPENSIVE)).body.extensions.cost;
    expect(throttleStatus).toMatchObject({ maximumAvailable: 2000, restoreRate: 100 });
    expect((await user.graphql(EXPENSIVE)).status).toBe(200);
    expect((await user.graphql(EXPENSIVE)).status).toBe(429);
  });
});

it("says when to come back if the site is too busy for an operation", async () => {
  const busy = new AppError("UNAVAILABLE", "Busy", { retryAfterSeconds: 7 });
  const spy = jest.spyOn(app.services.jobs, "countOpen").mockRejectedValue(busy);
  const answer = await app.client().graphql("{ companies(first: 1) { nodes { openJobCount } } }");
  spy.mockRestore();
  expect(answer.errors).toMatchObject([{ extensions: { code: "UNAVAILABLE" } }]);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "7"]);
});

describe("requests refused before GraphQL runs", () => {
  it.each([
    ["a body that is not JSON", "{", {}, 400, "BAD_INPUT"],
    ["an invalid key", "{}", { authorization: "Bearer x" }, 401, "UNAUTHENTICATED"],
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
  const QUERY_MS = 20;

  it("is still answered", async () => {
    const schema = buildSchema("type Query { never: String }");
    const rootValue = { never: () => new Promise(() => undefined) };
    const answer = await answerWithin(QUERY_MS, schema, rootValue, "{ never }");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(answer.body).toMatchObject({ string: expect.stringContaining('"code":"UNAVAILABLE"') });
  });

  it("answers a mutation only when it has ended, so that the caller does not repeat it", async () => {
    const schema = buildSchema("type Query { never: String } type Mutation { pay: String }");
    jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
    const pay = async () => {
      await jest.advanceTimersByTimeAsync(10 * QUERY_MS);
      return "paid";
    };
    const answer = await answerWithin(QUERY_MS, schema, { pay }, "mutation { pay }");
    jest.useRealTimers();
    expect(answer.body).toMatchObject({ string: expect.stringContaining('{"pay":"paid"}') });
  });
});

async function answerWithin(
  queryMs: number,
  schema: GraphQLSchema,
  rootValue: object,
  query: string,
) {
  const server = new DeadlineServer(
    { schema, rootValue, stopOnTerminationSignals: false },
    queryMs,
  );
  await server.start();
  const headers = new HeaderMap([["content-type", "application/json"]]);
  const httpGraphQLRequest = { method: "POST", headers, search: "", body: { query } };
  const context = async () => ({});
  const answer = await server.executeHTTPGraphQLRequest({ httpGraphQLRequest, context });
  await server.stop();
  return answer;
}
