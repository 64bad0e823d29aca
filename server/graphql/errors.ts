import type { ErrorRequestHandler, Response } from "express";
import type { AppError } from "../core/errors.js";
import type { Logger } from "../core/logger.js";
import { toAppError } from "../failures.js";

/** An error's `extensions`: the stable code, messages by field, how long to wait. */
export const extensionsOf = ({ code, details: { fields, retryAfterSeconds } }: AppError) => ({
  code,
  ...(fields ? { fields } : {}),
  ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
});

export const toGraphQLBody = (error: AppError) => ({
  errors: [{ message: error.message, extensions: extensionsOf(error) }],
});

/** What is refused in front of Apollo is answered as Apollo would. */
export function sendGraphQLError(response: Response, error: AppError): void {
  const { retryAfterSeconds } = error.details;
  if (retryAfterSeconds) response.set("Retry-After", String(retryAfterSeconds));
  response.status(error.status).set("Cache-Control", "no-store").json(toGraphQLBody(error));
}

/** For /graphql: a body that is no JSON, a key that opens nothing, another site's page, a lost database. */
export const graphqlErrorHandler =
  (logger: Logger): ErrorRequestHandler =>
  (error, _request, response, next) => {
    if (response.headersSent) return next(error);
    const known = toAppError(error);
    if (known.status >= 500) logger.error({ err: error, path: "/graphql" }, "request failed");
    sendGraphQLError(response, known);
  };
