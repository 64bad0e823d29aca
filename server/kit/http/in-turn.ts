import type { RequestListener } from "node:http";
import type { ErrorRequestHandler, Express, Request, RequestHandler, Response } from "express";

/**
 * Calls an application's handlers one after another, without its router, which looks at the path for each of them: for a path that is
 * asked all the time. The last handler must answer.
 * @param onError gets what a handler throws, rejects with, or passes on
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
    let turn = 0;
    const next = (error?: unknown): void => {
      if (error) return void onError(error, request, response, () => response.destroy());
      const handler = handlers[turn++];
      if (!handler) return next(new Error("No handler has answered."));
      try {
        const work: unknown = handler(request, response, next);
        if (work instanceof Promise) work.catch(next);
      } catch (thrown) {
        next(thrown);
      }
    };
    next();
  };
}
