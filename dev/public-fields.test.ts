import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { buildSchema } from "graphql";
import { PUBLIC_FIELDS } from "../client/lib/session/public-fields.js";

test("what a browser keeps after a session ended is public in the schema", () => {
  const fields = buildSchema(readFileSync("schema.graphql", "utf8")).getQueryType()?.getFields();
  const descriptions = PUBLIC_FIELDS.map((name) => fields?.[name]?.description ?? name);
  expect(descriptions.filter((description) => !/\bPublic\./.test(description))).toEqual([]);
});
