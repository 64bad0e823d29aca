import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { buildSchema, isInterfaceType, isNonNullType, isObjectType } from "graphql";

it("says of every field that can be null when it is", () => {
  const types = Object.values(buildSchema(readFileSync("schema.graphql", "utf8")).getTypeMap());
  const fields = types
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .filter(({ name }) => !name.startsWith("__"))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    .filter(({ field }) => !isNonNullType(field.type));
  expect(fields.length).toBeGreaterThan(300);
  const silent = fields
    .filter(({ field }) => !/\bnull\b/i.test(field.description ?? ""))
    .map(({ type, field }) => `${type.name}.${field.name}`);
  expect(silent).toEqual([]);
});
