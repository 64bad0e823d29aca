import { getNamedType, isInputObjectType, type GraphQLField, type GraphQLSchema } from "graphql";
import { GraphQLUpload, Upload } from "graphql-upload-minimal";
import { badInput } from "../../core/errors.js";
import { unexpectedFile, type FormFields, type FormFile } from "../../kit/http/multipart-form.js";

/** Where files are allowed: `variables.<argument>.<field>` of each mutation whose input has an upload. */
export function uploadPaths(schema: GraphQLSchema): ReadonlySet<string> {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  return new Set(mutations.flatMap(uploadPathsOf));
}

const uploadPathsOf = ({ args }: GraphQLField<unknown, unknown>): string[] =>
  args.flatMap(({ name, type }) => {
    const input = getNamedType(type);
    if (!isInputObjectType(input)) return [];
    return Object.values(input.getFields())
      .filter((field) => getNamedType(field.type) === GraphQLUpload)
      .map((field) => `variables.${name}.${field.name}`);
  });

/**
 * The operation with the file inserted. graphql-upload-minimal 1.6.4 inserts it wherever the request says, which let one
 * request end the process. Here, it only takes the place of a variable that the schema has for a file and that was sent as
 * null, as the specification of multipart requests has it.
 * @param fileField name of the form field with the file
 * @throws BAD_INPUT for any other map
 */
export function toOperation(
  fields: FormFields,
  paths: ReadonlySet<string>,
  file: Promise<FormFile>,
  fileField?: string,
): object {
  const operation = readJson(fields, "operations");
  const map = Object.entries(readJson(fields, "map"));
  if (map.length > 1) throw badInput("Send one file per operation.");
  for (const [field, targets] of map) {
    const path: unknown = Array.isArray(targets) && targets.length === 1 ? targets[0] : undefined;
    if (typeof path !== "string" || !paths.has(path))
      throw badInput(`A file can only go to ${[...paths].join(" or ")}.`, { map: field });
    place(operation, path.split("."), Object.assign(new Upload(), { promise: file }));
  }
  if (fileField !== undefined && fileField !== map[0]?.[0]) throw unexpectedFile(fileField);
  return operation;
}

/** Replaces a null among the own properties of the request's objects. */
function place(target: unknown, [name = "", ...inner]: readonly string[], upload: Upload): void {
  if (!isRecord(target) || !Object.hasOwn(target, name)) throw misplaced();
  if (inner.length > 0) return place(target[name], inner, upload);
  if (target[name] !== null) throw misplaced();
  target[name] = upload;
}

const misplaced = () => badInput("The map puts the file where no variable is null.");

/** @throws BAD_INPUT if the field is not one JSON object */
export function readJson(fields: FormFields, name: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(fields[name] ?? "");
    if (isRecord(value)) return value;
  } catch {
    // Refused below.
  }
  throw badInput("An upload must have operations, map, and the file, in that order.", {
    [name]: "One JSON object.",
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
