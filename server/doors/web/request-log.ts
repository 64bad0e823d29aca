import type { RequestHandler, Response } from "express";
import { pinoHttp } from "pino-http";
import { randomUUID } from "node:crypto";
import type { Logger } from "../../core/logger.js";
import { requestScope } from "../../core/request-scope.js";
import { toAppError } from "../../kit/http/failures.js";
import { sendError } from "../rest/errors.js";

/** Gives each request an id and logs one line about it, without query string, headers or addresses. */
export const requestLog = (logger: Logger): RequestHandler[] => [openScope, logLine(logger)];

const logLine = (logger: Logger) =>
  pinoHttp({
    logger,
    genReqId: () => requestScope.getStore()?.requestId ?? randomUUID(),
    quietReqLogger: true,
    customLogLevel: (_req, res) => (res.statusCode >= 500 ? "error" : "debug"),
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split("?")[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });

/** Uses enterWith instead of run: the body's events come later, outside our callbacks. */
const openScope: RequestHandler = (_request, response, next) => {
  requestScope.enterWith({ requestId: randomUUID(), abandon: () => abandon(response) });
  next();
};

function abandon(response: Response): void {
  if (response.headersSent) response.destroy();
  else sendError(response, toAppError(new Error("abandoned")));
}
