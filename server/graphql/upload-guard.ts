import type { Request, RequestHandler, Response } from "express";
import { processRequest } from "graphql-upload-minimal";
import { Writable, type Readable } from "node:stream";
import { requireUser } from "../core/actor.js";
import { AppError, badInput } from "../core/errors.js";
import { boundUploadBody, fileTooLarge, MAX_UPLOAD_BYTES } from "../core/upload-body.js";
import { sendGraphQLError } from "./errors.js";

const MAX_OPERATION_BYTES = 100_000;
const PREFLIGHT_HEADER = "apollo-require-preflight";

/**
 * GraphQL multipart requests (https://github.com/jaydenseric/graphql-multipart-request-spec): who may send one is
 * settled before a byte of it is parsed. To be mounted in front of Apollo, after the request's context.
 */
export const graphqlUploads = (): RequestHandler[] => [
  onlyMultipart(guard),
  onlyMultipart(parseUpload),
];

const onlyMultipart =
  (handler: (request: Request, response: Response) => void | Promise<void>): RequestHandler =>
  async (request, response, next) => {
    if (!request.is("multipart/form-data")) return next();
    try {
      await handler(request, response);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return sendGraphQLError(response, error);
    }
    next();
  };

/** Another site's form can send multipart with the visitor's cookie, but not this header without a preflight. */
function guard(request: Request, response: Response): void {
  if (!request.get(PREFLIGHT_HEADER))
    throw new AppError("CSRF", 403, "Uploads need the header Apollo-Require-Preflight.");
  requireUser(request.context.actor);
  boundUploadBody(request, response);
}

async function parseUpload(request: Request, response: Response): Promise<void> {
  heedEveryError(request);
  const operation = await processRequest(request, response, {
    maxFieldSize: MAX_OPERATION_BYTES,
    maxFiles: 1,
    // The library cuts off without an error at its limit; the receiver counts and refuses.
    maxFileSize: MAX_UPLOAD_BYTES + 1,
  }).catch((error: unknown) => {
    throw isTooLarge(error) ? fileTooLarge() : badInput("The upload could not be read.");
  });
  if (Array.isArray(operation)) throw badInput("Send one operation at a time.");
  request.body = operation;
}

/**
 * What the library leaves open: it hears the first error of its parser only, and a second one would end the process;
 * and a parser that gave up may still announce a file, which would then never end.
 */
function heedEveryError(request: Request): void {
  const pipe = request.pipe.bind(request);
  request.pipe = (parser, options) => {
    parser.on("error", () => undefined);
    parser.on("file", (_name: string, file: Readable) => {
      if (parser instanceof Writable && parser.destroyed) file.destroy(new Error("Malformed form"));
    });
    return pipe(parser, options);
  };
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && "status" in error && error.status === 413;
