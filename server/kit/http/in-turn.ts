import type { RequestListener } from "node:http";
import type { ErrorRequestHandler, Express, Request, RequestHandler, Response } from "express";

/**
 * Calls an application's handlers one after another, without its router, which looks at the path for each of them: for a path that is
 * asked all the time. The last handler must answer.
 * @param onError gets what a handler throws, rejects with, or passes on; if it passes that on, the connection is cut off
 */
export function inTurn(
  app: Express,
  handlers: readonly RequestHandler[],
  onError: ErrorRequestHandler,
): RequestListener {
  return (incoming, outgoing) => {
    // As Express does with each request.
    const request = Object.setPrototypeOf(incoming, app.request) as Request;
    const response = Object.setPrototypeOf(outgoing, app.response) as Response;
    request.res = response;
    response.req = request;
    request.originalUrl = request.url;
    const cutOff = () => void response.destroy();
    const fail = (error: unknown): void => {
      try {
        onError(error, request, response, cutOff);
      } catch {
        cutOff();
      }
    };
    // A promise can reject with nothing, which must not go on to the next handler.
    const failed = (reason: unknown): void => fail(reason ?? new Error("A handler failed."));
    let turn = 0;
    const next = (error?: unknown): void => {
      if (error) return fail(error);
      const handler = handlers[turn++];
      if (!handler) return next(new Error("No handler has answered."));
      try {
        const work: unknown = handler(request, response, next);
        if (work instanceof Promise) work.catch(failed);
      } catch (thrown) {
        failed(thrown);
      }
    };
    next();
  };
}
