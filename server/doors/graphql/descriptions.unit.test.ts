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

/** "Null while it is open", "Null: …", "null and `NOT_FOUND` for everyone else". */
const WHEN_NULL =
  /\bnull(?::| (?:if|when|while|where|until|unless|after|before|once|for|in|on|to|at|from|with|without|above|except|otherwise)\b| and `\w+` for\b)/i;

it("says of every field that can be null when it is", () => {
  const fields = types
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    .filter(({ field }) => !isNonNullType(field.type));
  expect(fields.length).toBeGreaterThan(300);
  const silent = fields
    .filter(({ field }) => !WHEN_NULL.test(field.description ?? ""))
    .map(({ type, field }) => `${type.name}.${field.name}`);
  expect(silent).toEqual([]);
});

/** What a request can leave out: not required, and without a default that the schema states. */
const isOptional = ({ type, defaultValue }: GraphQLArgument | GraphQLInputField): boolean =>
  !isNonNullType(type) && defaultValue === undefined;

/** What happens without it. Not every "without" says so: "without macros", "works without signing in". */
const LEAVES_OUT =
  /\bnull\b|\b(?:omit|leave) (?:it|out)\b|\b(?:omitted|you leave out)\b|\b(?:if|when|be|that are|what is|those) left out\b|(?:^|\. )Without (?:it|this|both)\b/i;
/** "Only jobs of this company": without it, there is no such condition. */
const IS_CONDITION = /^Only\b|\bDefault: /;
const tells = (own: string): boolean => LEAVES_OUT.test(own) || IS_CONDITION.test(own);

it.each([
  "A PDF, at most 5 MiB, without macros or password.",
  "The token of the link. It works without signing in.",
  "HTML. Only `p` and `br` are kept.",
  "Plain text; the default font is used.",
  "Leave the field as it is.",
])("takes no chance word for what a request can leave out: %s", (description) => {
  expect(tells(description)).toBe(false);
});

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
