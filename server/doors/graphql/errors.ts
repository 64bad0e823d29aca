import type { ErrorRequestHandler, Response } from "express";
import { isOurFault, type AppError } from "../../core/errors.js";
import type { Logger } from "../../core/logger.js";
import { OWN } from "../../kit/http/cache-control.js";
import { toAppError } from "../../kit/http/failures.js";
import { statusOf } from "../../kit/http/status-of.js";

/** An error's `extensions`: the stable code, messages by field, the time to wait. */
export const extensionsOf = ({ code, details: { fields, retryAfterSeconds } }: AppError) => ({
  code,
  ...(fields ? { fields } : {}),
  ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
});

export const toGraphQLBody = (error: AppError) => ({
  errors: [{ message: error.message, extensions: extensionsOf(error) }],
});

/** Of types that a caller likes as much, the first is taken. */
const TYPES = ["application/json", "application/graphql-response+json"];

/** Sends errors from before Apollo in Apollo's format, as the media type that was asked for. */
export function sendGraphQLError(
  response: Response,
  error: AppError,
  extensions?: Record<string, unknown>,
): void {
  const { retryAfterSeconds } = error.details;
  if (retryAfterSeconds) response.set("Retry-After", String(retryAfterSeconds));
  response
    .status(statusOf(error))
    .set("Cache-Control", OWN)
    .type(response.req.accepts(TYPES) || "application/json")
    .json({
      ...toGraphQLBody(error),
      ...(extensions ? { extensions } : {}),
    });
}

/** Error handler for /graphql: a body that is not JSON, an unknown key, another site's page, a lost database. */
export const graphqlErrorHandler =
  (logger: Logger): ErrorRequestHandler =>
  (error, _request, response, next) => {
    if (response.headersSent) {
      logger.error({ err: error, path: "/graphql" }, "request failed after its answer began");
      return next(error);
    }
    const known = toAppError(error);
    if (isOurFault(known)) logger.error({ err: error, path: "/graphql" }, "request failed");
    sendGraphQLError(response, known);
  };
