import type { ErrorRequestHandler, Response } from "express";
import type { AppError } from "../core/errors.js";
import type { Logger } from "../core/logger.js";
import { toAppError } from "../failures.js";

/** `{ error, message, code, fields }`: clients read the text under either name. */
export function sendError(response: Response, error: AppError): void {
  const { fields, retryAfterSeconds } = error.details;
  response.set("Cache-Control", "no-store");
  if (retryAfterSeconds) response.set("Retry-After", String(retryAfterSeconds));
  const body = { error: error.message, message: error.message, code: error.code };
  response.status(error.status).json(fields ? { ...body, fields } : body);
}

export const errorHandler =
  (logger: Logger): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const known = toAppError(error);
    if (known.status >= 500) logger.error({ err: error, path: request.path }, "request failed");
    sendError(response, known);
  };
