import { ApolloServer, type GraphQLResponse } from "@apollo/server";
import { describe, expect, it } from "@jest/globals";
import { buildSchema, parse } from "graphql";
import { QUERY_COST } from "../../kit/graphql/query-cost.js";
import { costOf, costPlugin, MAX_COST, type PricedContext } from "./cost.js";

const schema = buildSchema(`
  type Query { job: Job jobs(first: Int): Jobs name(length: Int): String }
  type Jobs { totalCount: Int nodes: [Job] }
  type Job { role: String company: Company alike(first: Int): Jobs }
  type Company { name: String }
`);
const cost = (query: string) => costOf(schema, { document: parse(query) });

describe("the cost of an operation", () => {
  it.each([
    ["{ name }", 0],
    ["{ job { role } }", 1],
    ["{ job { role company { name } } }", 2],
    ["{ jobs { nodes { role } } }", 2],
    ["{ jobs(first: 5) { nodes { role } } }", 6],
    ["{ jobs(first: 0) { nodes { role } } }", 2],
    ["{ jobs(first: 3) { nodes { alike(first: 2) { nodes { role } } } } }", 13],
    ["{ jobs(first: 5) { totalCount } }", 1 + QUERY_COST],
    ["{ jobs(first: 5) { a: totalCount b: totalCount } }", 1 + 2 * QUERY_COST],
    ["{ jobs { ... { totalCount } } }", 1 + QUERY_COST],
    ["{ jobs { ... on Jobs { ... { totalCount } } } }", 1 + QUERY_COST],
    ["{ jobs { ...Count } } fragment Count on Jobs { totalCount }", 1 + QUERY_COST],
    ["{ __schema { queryType { name } } }", 51],
    ['{ __type(name: "Job") { name } }', 5],
    ["{ __typename }", 0],
  ])("%s: %d points", (query, points) => {
    expect(cost(query)).toBe(points);
  });
});

/** Runs a query. @returns what it was charged, its answer, and whether the answer may be for everyone */
async function run(query: string, given: { variables?: object; isPublic?: boolean } = {}) {
  const server = new ApolloServer<PricedContext>({
    ...{ schema, plugins: [costPlugin], stopOnTerminationSignals: false },
    rootValue: { name: "Ann" },
  });
  const charged: number[] = [];
  const status = { maximumAvailable: 9, currentlyAvailable: 8, restoreRate: 7 };
  const publicAnswer = { isForEveryone: false };
  const context = {
    reservation: { status, settle: (points: number) => void charged.push(points) },
    ...(given.isPublic ? { publicAnswer } : {}),
  };
  const response: GraphQLResponse = await server.executeOperation(
    { query, variables: { ...given.variables } },
    { contextValue: context as unknown as PricedContext },
  );
  await server.stop();
  if (response.body.kind !== "single") throw new Error("more than one answer");
  const { errors = [], extensions = {} } = response.body.singleResult;
  const [error] = errors;
  const refusal = error && [error.extensions?.code, error.message, response.http.status];
  return { charged, refusal, cost: extensions.cost, publicAnswer, status };
}

describe("an operation", () => {
  it("is charged, and told what is left", async () => {
    const { charged, cost: told, refusal, status } = await run("{ jobs { nodes { role } } }");
    expect([charged, refusal]).toEqual([[2], undefined]);
    expect(told).toEqual({
      requestedQueryCost: 2,
      maximumQueryCost: MAX_COST,
      throttleStatus: status,
    });
  });

  it("is refused above the most points, and not charged", async () => {
    const { charged, refusal } = await run(`{ jobs(first: ${MAX_COST}) { nodes { role } } }`);
    expect(charged).toEqual([]);
    expect(refusal).toEqual([
      "QUERY_TOO_COSTLY",
      `Costs ${MAX_COST + 1} points; at most ${MAX_COST} are allowed.`,
      400,
    ]);
    const most = await run(`{ jobs(first: ${MAX_COST - 1}) { nodes { role } } }`);
    expect([most.charged, most.refusal]).toEqual([[MAX_COST], undefined]);
  });

  it("is refused if its variables do not fit", async () => {
    const query = "query ($first: Int) { jobs(first: $first) { totalCount } }";
    const { charged, refusal } = await run(query, { variables: { first: "many" } });
    expect(charged).toEqual([]);
    expect(refusal).toEqual(["BAD_USER_INPUT", expect.stringContaining("invalid value"), 400]);
  });

  it("says nothing of one caller's points in an answer for everyone", async () => {
    const own = await run("{ name }", { isPublic: true });
    expect(own.publicAnswer).toEqual({ isForEveryone: false });
    expect(own.cost).toHaveProperty("throttleStatus");
    const shared = await run("{ jobs { totalCount } }", { isPublic: true });
    expect(shared.publicAnswer).toEqual({ isForEveryone: true });
    expect(shared.cost).toEqual({
      requestedQueryCost: 1 + QUERY_COST,
      maximumQueryCost: MAX_COST,
    });
  });
});
