import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
  GraphQLInputObjectType,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from "graphql";
import { GraphQLUpload } from "graphql-upload-minimal";
import { AppError } from "../../core/errors.js";
import { toOperation, uploadPaths } from "./upload-map.js";

const RESUME = "variables.input.resume";
const LOGO = "variables.input.logo";
const PATHS = new Set([RESUME, LOGO]);
/** It stands for the file; nothing reads it here. */
const file = new Promise<never>(() => undefined);

const insert = (operations: unknown, map: unknown, fileField?: string) =>
  toOperation(
    { operations: JSON.stringify(operations), map: JSON.stringify(map) },
    PATHS,
    file,
    fileField,
  );

/** The operation with the file, or the code of the refusal. */
function outcome(operations: unknown, map: unknown): unknown {
  try {
    return insert(operations, map);
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const NAMES = ["variables", "input", "other", "name", "resume", "logo", "query", "0", ""];
const name = fc.constantFrom(...NAMES);
const path = fc.oneof(
  fc.constantFrom(
    RESUME,
    LOGO,
    "variables.input.name",
    "variables.other.resume",
    "variables.input",
  ),
  fc.array(name, { maxLength: 5 }).map((names) => names.join(".")),
);
/** Objects, lists and values of any depth under the names above. */
const { value } = fc.letrec<{ value: unknown; record: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom(null, null, "text", 7, true, ""),
    fc.array(tie("value"), { maxLength: 2 }),
    tie("record"),
  ),
  record: fc.dictionary(name, tie("value"), { maxKeys: 5 }),
}));
const variable = fc.oneof(fc.constant(null), value);
const input = fc.record({ resume: variable, name: variable, logo: variable }, { requiredKeys: [] });
const operation = fc.oneof(
  fc.dictionary(name, value, { maxKeys: 5 }),
  fc.record({ query: fc.constant("mutation"), variables: fc.dictionary(name, value) }),
  fc.record({ variables: fc.record({ input }) }),
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether the request has this variable, as null. The rule again, in other words: through the entries of its objects. */
function hasNull(target: unknown, names: readonly string[]): boolean {
  const found = isObject(target) ? Object.entries(target).filter(([key]) => key === names[0]) : [];
  return found.some(([, inner]) =>
    names.length === 1 ? inner === null : hasNull(inner, names.slice(1)),
  );
}

describe("the map of an upload", () => {
  it("puts the file only where the schema has one and the request has null", () => {
    let inserted = 0;
    fc.assert(
      fc.property(operation, path, (operations, at) => {
        const isAllowed = PATHS.has(at) && hasNull(operations, at.split("."));
        const result = outcome(operations, { 0: [at] });
        if (!isAllowed) return expect(result).toBe("BAD_INPUT");
        inserted += 1;
        // Nothing but the variable changes.
        const [, , field = ""] = at.split(".");
        expect(result).toMatchObject({ variables: { input: { [field]: { promise: file } } } });
        const { variables } = result as { variables: { input: Record<string, unknown> } };
        variables.input[field] = null;
        expect(result).toEqual(operations);
      }),
      { numRuns: 1_000, seed: 20_261_122 },
    );
    expect(inserted).toBeGreaterThan(20);
  });

  it.each<[string, unknown]>([
    ["a string", "Priya"],
    ["a number", 0],
    ["an object", { resume: null }],
    ["a list", [null]],
    ["false", false],
    ["empty", ""],
  ])("keeps a variable that is %s", (_what, resume) => {
    expect(outcome({ variables: { input: { resume } } }, { 0: [RESUME] })).toBe("BAD_INPUT");
  });

  it.each<[string, string, unknown]>([
    ["the variable", "resume", null],
    ["the object around it", "input", { resume: null }],
  ])("uses nothing inherited as %s", (_what, inherited, value) => {
    // Stands for the names that every object inherits.
    Object.defineProperty(Object.prototype, inherited, {
      ...{ value, configurable: true, writable: true },
    });
    try {
      const own = inherited === "resume" ? { input: {} } : {};
      expect(outcome({ variables: own }, { 0: [RESUME] })).toBe("BAD_INPUT");
      expect(outcome({ variables: { input: { resume: null } } }, { 0: [RESUME] })).toMatchObject({
        variables: { input: { resume: { promise: file } } },
      });
    } finally {
      Reflect.deleteProperty(Object.prototype, inherited);
    }
  });

  it("may be empty, and names the form's one file with one variable", () => {
    const sent = { variables: { input: { resume: null, logo: null } } };
    expect(insert(sent, {})).toEqual(sent);
    expect(() => insert(sent, { 0: [RESUME] }, "1")).toThrow(AppError);
    for (const map of [{ 0: [RESUME], 1: [LOGO] }, { 0: [RESUME, LOGO] }, { 0: RESUME }])
      expect(() => insert(sent, map)).toThrow(AppError);
  });
});

it("files are allowed where the schema has an upload", () => {
  const input = new GraphQLInputObjectType({
    name: "I",
    fields: { resume: { type: new GraphQLNonNull(GraphQLUpload) }, name: { type: GraphQLString } },
  });
  const fields = {
    apply: { type: GraphQLString, args: { input: { type: input }, name: { type: GraphQLString } } },
    rename: { type: GraphQLString, args: { name: { type: GraphQLString } } },
  };
  const mutation = new GraphQLObjectType({ name: "Mutation", fields });
  expect(uploadPaths(new GraphQLSchema({ mutation }))).toEqual(new Set([RESUME]));
});
