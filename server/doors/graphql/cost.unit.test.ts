import { expect, it, jest } from "@jest/globals";
import { GraphQLInt, GraphQLObjectType, GraphQLSchema, GraphQLString, parse } from "graphql";
import { costOf, MAX_COUNTED } from "./cost.js";

const complexity = jest.fn(({ args }: { args: { first?: number } }) => args.first ?? 1);
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: "Query",
    fields: {
      jobs: {
        type: GraphQLString,
        args: { first: { type: GraphQLInt }, query: { type: GraphQLString } },
        extensions: { complexity },
      },
    },
  }),
});
const LIST = "query List($first: Int = 7, $query: String) { jobs(first: $first, query: $query) }";

/** How often the cost of the field was counted meanwhile. */
function countsIn(work: () => void): number {
  complexity.mockClear();
  work();
  return complexity.mock.calls.length;
}

it("counts an operation once for the same variables", () => {
  const document = parse(LIST);
  const cost = (variables = {}) => costOf(schema, { document, variables, operationName: "List" });
  expect([cost({ first: 3 }), cost({ first: 4 }), cost(), cost({ first: null })]).toEqual([
    3, 4, 7, 1,
  ]);
  const again = countsIn(() => expect([cost({ first: 4 }), cost()]).toEqual([4, 7]));
  expect(again).toBe(0);
});

it("tells the operations of one document apart", () => {
  const document = parse("query A { jobs(first: 2) } query B { jobs(first: 5) }");
  const costs = ["A", "B", "A"].map((operationName) => costOf(schema, { document, operationName }));
  expect(costs).toEqual([2, 5, 2]);
});

it("ignores variables that the operation does not declare", () => {
  const document = parse("{ jobs(first: 3) }");
  const counts = countsIn(() => {
    for (const x of ["a", "b", "c".repeat(1_000)]) costOf(schema, { document, variables: { x } });
  });
  expect(counts).toBe(1);
});

it("does not remember long variables", () => {
  const document = parse(LIST);
  const variables = { query: "x".repeat(500) };
  expect(countsIn(() => [1, 2].map(() => costOf(schema, { document, variables })))).toBe(2);
});

it("remembers a limited number of costs, whatever the documents are", () => {
  const first = parse("{ jobs }");
  costOf(schema, { document: first });
  // They are held, as Apollo holds the documents that it has read.
  const others = Array.from({ length: MAX_COUNTED }, (_, i) => parse(`{ a${i}: jobs }`));
  for (const document of others) costOf(schema, { document });
  expect(countsIn(() => costOf(schema, { document: first }))).toBe(1);
  const last = others.at(-1);
  expect(countsIn(() => last && costOf(schema, { document: last }))).toBe(0);
});

it.each([
  ["not declared", "{ jobs }", 1],
  ["declared", "query ($x: [Int]) { jobs }", 1],
])("takes a variable nested 40,000 times that is %s", (_which, query, cost) => {
  const x: unknown = JSON.parse("[".repeat(40_000) + "]".repeat(40_000));
  const count = () => costOf(schema, { document: parse(query), variables: { x } });
  if (query.includes("$x")) expect(count).toThrow("got invalid value");
  else expect(count()).toBe(cost);
});
