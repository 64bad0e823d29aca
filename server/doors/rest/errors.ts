import type { ErrorRequestHandler, Response } from "express";
import { isOurFault, type AppError } from "../../core/errors.js";
import type { Logger } from "../../core/logger.js";
import { toAppError } from "../../kit/http/failures.js";
import { statusOf } from "../../kit/http/status-of.js";

/** `{ error, message, code, fields }`: clients read the text under either of the first two names. */
export function toRestBody({ message, code, details: { fields } }: AppError) {
  const body = { error: message, message, code };
  return fields ? { ...body, fields } : body;
}

export function sendError(response: Response, error: AppError): void {
  const { retryAfterSeconds } = error.details;
  response.set("Cache-Control", "no-store");
  if (retryAfterSeconds) response.set("Retry-After", String(retryAfterSeconds));
  response.status(statusOf(error)).json(toRestBody(error));
}

export const errorHandler =
  (logger: Logger): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const known = toAppError(error);
    if (isOurFault(known)) logger.error({ err: error, path: request.path }, "request failed");
    sendError(response, known);
  };
