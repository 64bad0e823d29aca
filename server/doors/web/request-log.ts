import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler, Response } from "express";
import { seconds } from "../../core/clock.js";
import type { Logger } from "../../core/logger.js";
import { countRequest } from "../../core/metrics/counts.js";
import { requestScope } from "../../core/request-scope.js";
import { toAppError } from "../../kit/http/failures.js";
import { routeOf } from "../metrics/counted-routes.js";
import { sendError } from "../rest/errors.js";
import { isRefusal } from "./refusals.js";

/** Above it, a request leaves a line even if it succeeds. Uploads from phones may take as long. */
const SLOW_MS = seconds(10);

interface LoggedRequest {
  id: string;
  method: string;
  /** Without the query, which may hold codes and names. */
  path: string;
}

/**
 * Gives each request an id, and logs those that fail or take long, without query string, headers, or addresses. The others
 * are logged only at level "debug": a line for each would cost more than a cached answer.
 */
export const requestLog =
  (logger: Logger): RequestHandler =>
  (request, response, next) => {
    const requestId = logRequest(logger, request, response);
    // Not `run`: the body's events come later, outside our callbacks.
    requestScope.enterWith({ requestId, abandon: () => abandon(response) });
    next();
  };

/** Counts how a request ends, and logs it. @returns the request's id */
export function logRequest(
  logger: Logger,
  { method = "", url = "" }: IncomingMessage,
  response: ServerResponse,
): string {
  const [path = ""] = url.split("?");
  const id = randomUUID();
  const since = performance.now();
  response.once("close", () =>
    logEnd(logger, { id, method, path }, response, performance.now() - since),
  );
  return id;
}

function logEnd(logger: Logger, req: LoggedRequest, response: ServerResponse, took: number): void {
  const { statusCode, writableFinished } = response;
  const ended = { status: statusCode, tookMs: took, isAborted: !writableFinished };
  countRequest({ ...ended, route: routeOf(req.path) });
  const facts = { req, res: { statusCode }, responseTime: Math.round(took) };
  if (isRefusal(response)) logger.debug(facts, "request refused");
  else if (statusCode >= 500) logger.error(facts, "request failed");
  else if (took > SLOW_MS) logger.warn(facts, "slow request");
  else logger.debug(facts, writableFinished ? "request completed" : "request aborted");
}

function abandon(response: Response): void {
  if (response.headersSent) response.destroy();
  else sendError(response, toAppError(new Error("abandoned")));
}
