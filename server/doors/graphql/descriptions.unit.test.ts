import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import {
  buildSchema,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLInputField,
} from "graphql";

const types = Object.values(
  buildSchema(readFileSync("schema.graphql", "utf8")).getTypeMap(),
).filter(({ name }) => !name.startsWith("__"));

it("says of every field that can be null when it is", () => {
  const fields = types
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    .filter(({ field }) => !isNonNullType(field.type));
  expect(fields.length).toBeGreaterThan(300);
  const silent = fields
    .filter(({ field }) => !/\bnull\b/i.test(field.description ?? ""))
    .map(({ type, field }) => `${type.name}.${field.name}`);
  expect(silent).toEqual([]);
});

/** What a request can leave out: not required, and without a default that the schema states. */
const isOptional = ({ type, defaultValue }: GraphQLArgument | GraphQLInputField): boolean =>
  !isNonNullType(type) && defaultValue === undefined;

const LEAVES_OUT =
  /\b(?:null|omit|omitted|without)\b|\b(?:leave|leaves|leaving)\b[^.]*\bout\b|\bleft out\b/i;
/** "Only jobs of this company": without it, there is no such condition. */
const IS_CONDITION = /\bonly\b|\bdefault\b/i;
const tells = (own = "") => LEAVES_OUT.test(own) || IS_CONDITION.test(own);

it("says of everything that a request can leave out what that does", () => {
  const fields = types
    .filter((type) => isInputObjectType(type))
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({
        ...{ name: `${type.name}.${field.name}`, field },
        // One sentence about all fields of an input is enough.
        isTold: LEAVES_OUT.test(type.description ?? "") || tells(field.description ?? ""),
      })),
    );
  const args = types
    .filter((type) => isObjectType(type))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    .flatMap(({ type, field: { name, args: given } }) =>
      given.map((field) => ({
        ...{ name: `${type.name}.${name}(${field.name})`, field },
        isTold: tells(field.description ?? ""),
      })),
    );
  const optional = [...fields, ...args].filter(({ field }) => isOptional(field));
  expect(optional.length).toBeGreaterThan(200);
  expect(optional.filter(({ isTold }) => !isTold).map(({ name }) => name)).toEqual([]);
});
