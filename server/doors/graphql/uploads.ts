import type { Request, RequestHandler, Response } from "express";
import type { GraphQLSchema } from "graphql";
import { finished } from "node:stream/promises";
import { isStaff, requireUser } from "../../core/actor.js";
import { AppError } from "../../core/errors.js";
import { MultipartForm, type FormFields, type FormFile } from "../../kit/http/multipart-form.js";
import { RESUME_FORM, resumeMissing } from "../../modules/applications/resume-form.js";
import {
  boardMissing,
  boardTooLarge,
  MAX_BOARD_BYTES,
} from "../../modules/boards/desk/board-file.js";
import { logoMissing } from "../../modules/companies/company-logo-form.js";
import { sendGraphQLError } from "./errors.js";
import { readJson, toOperation, uploadPaths } from "./upload-map.js";

const FIELDS = { maxFields: 2, maxFieldBytes: 100_000 };
/** What is read of a request; each mutation has a limit of its own for its file. */
const FORM = { ...RESUME_FORM, ...FIELDS };
/** Only staff import boards. */
const STAFF_FORM = {
  ...RESUME_FORM,
  ...FIELDS,
  maxFileBytes: MAX_BOARD_BYTES,
  tooLarge: boardTooLarge,
};
/** A browser asks first before it sends it for a page of another site. */
export const PREFLIGHT_HEADER = "apollo-require-preflight";

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
  const user = requireUser(request.context.actor);
  return new MultipartForm(request, response, isStaff(user) ? STAFF_FORM : FORM);
}

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
  if (String(target).endsWith(".file")) return boardMissing();
  return String(target).endsWith(".logo") ? logoMissing() : resumeMissing();
}

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
