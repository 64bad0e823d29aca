import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { parse, validate, type OperationDefinitionNode } from "graphql";
import { getVariableValues } from "graphql/execution/values.js";
// The schema is made of the resolvers that are loaded with it.
import "../../compose.js";
import { createSchema } from "./schema.js";

const text = readFileSync("docs/partner-api.md", "utf8");
/** Each query or mutation, with the variables that follow it in the text. */
const examples = [...text.matchAll(/```graphql\n(.*?)```\s+```json\n(.*?)```/gs)].map(
  ([, query = "", variables = ""]) => ({ query, variables }),
);
const schema = createSchema();

describe("the examples in docs/partner-api.md", () => {
  it("are all found", () => {
    expect(examples.length).toBe(text.match(/```graphql/g)?.length);
    expect(examples.length).toBeGreaterThan(4);
  });

  it.each(examples)("fit the schema: $query", ({ query, variables }) => {
    const document = parse(query);
    expect(validate(schema, document)).toEqual([]);
    const [operation] = document.definitions as OperationDefinitionNode[];
    const defined = operation?.variableDefinitions ?? [];
    expect(getVariableValues(schema, defined, JSON.parse(variables)).errors).toBeUndefined();
  });
});

it("has a schema that is printed without resolvers, but not served without one of each class", () => {
  expect(() => createSchema([])).toThrow(/^No module brings a \w+Resolver among its resolvers\.$/);
});
