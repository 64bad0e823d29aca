import type { Request, RequestHandler, Response } from "express";
import { getNamedType, isInputObjectType, type GraphQLField, type GraphQLSchema } from "graphql";
import { GraphQLUpload, Upload } from "graphql-upload-minimal";
import { finished } from "node:stream/promises";
import { requireUser } from "../../core/actor.js";
import { AppError, badInput } from "../../core/errors.js";
import {
  MultipartForm,
  unexpectedFile,
  type FormFields,
  type FormFile,
} from "../../kit/http/multipart-form.js";
import { RESUME_FORM, resumeMissing } from "../../modules/applications/resume-form.js";
import { logoMissing } from "../../modules/companies/company-logo-form.js";
import { sendGraphQLError } from "./errors.js";

const FORM = { ...RESUME_FORM, maxFields: 2, maxFieldBytes: 100_000 };
const PREFLIGHT_HEADER = "apollo-require-preflight";

/**
 * GraphQL multipart requests (https://github.com/jaydenseric/graphql-multipart-request-spec). Permission is checked before
 * any byte is parsed. Must run before Apollo and after the request's context is set.
 */
export function graphqlUploads(schema: GraphQLSchema): RequestHandler {
  const paths = uploadPaths(schema);
  return async (request, response, next) => {
    if (!request.is("multipart/form-data")) return next();
    try {
      request.body = await readOperation(admit(request, response), paths);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return sendGraphQLError(response, error);
    }
    next();
  };
}

/** Another site's form can send multipart with the visitor's cookie, but cannot send this header without a preflight. */
function admit(request: Request, response: Response): MultipartForm {
  if (!request.get(PREFLIGHT_HEADER))
    throw new AppError("CSRF", "Uploads need the header Apollo-Require-Preflight.");
  requireUser(request.context.actor);
  return new MultipartForm(request, response, FORM);
}

/** Where files are allowed: `variables.<argument>.<field>` of each mutation whose input has an upload. */
function uploadPaths(schema: GraphQLSchema): ReadonlySet<string> {
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
 * The operation, as soon as its fields have arrived; the file is passed on while it is still being received.
 * @throws BAD_INPUT for any other request
 */
async function readOperation(form: MultipartForm, paths: ReadonlySet<string>): Promise<object> {
  const operation = deferred<object>();
  const file = deferred<FormFile>();
  form
    .read(async (arriving, fields) => {
      operation.resolve(toOperation(fields, paths, file.promise, arriving.field));
      file.resolve(arriving);
      await finished(arriving.content);
    })
    .then((fields) => {
      operation.resolve(toOperation(fields, paths, file.promise));
      file.reject(missingIn(fields));
    })
    .catch(operation.reject)
    .finally(() => file.reject(resumeMissing()));
  return operation.promise;
}

/** The error for a file that the map announces but that did not come. */
function missingIn(fields: FormFields): AppError {
  const [target] = Object.values(readJson(fields, "map")).flat();
  return String(target).endsWith(".logo") ? logoMissing() : resumeMissing();
}

/** The operation with the file inserted. @param fileField name of the form field with the file */
function toOperation(
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

/** Replaces an own property of the request's objects, never an inherited one. */
function place(target: unknown, [name = "", ...inner]: readonly string[], upload: Upload): void {
  if (!isRecord(target) || !Object.hasOwn(target, name))
    throw badInput("The map puts the file where no variable is.");
  if (inner.length > 0) return place(target[name], inner, upload);
  target[name] = upload;
}

function readJson(fields: FormFields, name: string): Record<string, unknown> {
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

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((bring, miss) => {
    resolve = bring;
    reject = miss;
  });
  // Code that awaits the file receives the error too; this avoids an unhandled rejection if none does.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
