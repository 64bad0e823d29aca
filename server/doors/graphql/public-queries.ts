import { HeaderMap, type ApolloServer, type HTTPGraphQLRequest } from "@apollo/server";
import type { Request, RequestHandler, Response } from "express";
import type { PricedContext } from "./cost.js";

/** Keeps answers that are for everyone. */
export interface AnswerKeeper {
  /** Whether the answer to a request may be for everyone. */
  isPublicQuery(request: Request): boolean;
  /** Called before the query runs. @returns sends the text and keeps it */
  beginText(request: Request, response: Response): (text: string) => Promise<void>;
}

/** Answers queries that are sent by GET and may be for everyone; leaves all others to the next handler. */
export const publicQueries =
  (
    server: ApolloServer<PricedContext>,
    keeper: AnswerKeeper,
    contextOf: (request: Request) => PricedContext,
  ): RequestHandler =>
  async (request, response, next) => {
    if (!keeper.isPublicQuery(request)) return next();
    const send = keeper.beginText(request, response);
    const contextValue = { ...contextOf(request), publicAnswer: { isForEveryone: false } };
    const { body, headers, status } = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: asApolloReads(request),
      context: async () => contextValue,
    });
    if (body.kind !== "complete") throw new Error("No query is answered in parts.");
    // The answer to a query that took too long is none of its own, even if that ends at the same moment.
    const isAnswered = (status ?? 200) === 200;
    if (isAnswered && contextValue.publicAnswer.isForEveryone) return send(body.string);
    for (const [name, value] of headers) response.setHeader(name, value);
    response.status(status ?? 200).send(body.string);
  };

function asApolloReads({ method, headers, originalUrl }: Request): HTTPGraphQLRequest {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(", ") : value);
  return { method, headers: map, search: originalUrl.replace(/^[^?]*/, ""), body: {} };
}
