import { HeaderMap, type ApolloServer, type HTTPGraphQLRequest } from "@apollo/server";
import type { Request, RequestHandler } from "express";
import type { PricedContext } from "./cost.js";

/** What Apollo answers to a request. */
export interface ApolloAnswer {
  status: number;
  headers: Map<string, string>;
  text: string;
}

export async function askApollo(
  server: ApolloServer<PricedContext>,
  request: Request,
  contextValue: PricedContext,
): Promise<ApolloAnswer> {
  const { body, headers, status } = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: asApolloReads(request),
    context: async () => contextValue,
  });
  if (body.kind !== "complete") throw new Error("No query is answered in parts.");
  return { status: status ?? 200, headers, text: body.string };
}

/** Answers a POST. Nobody asks again for its answer, so it needs no `ETag`, for which Express would hash it. */
export const postedQueries =
  (
    server: ApolloServer<PricedContext>,
    contextOf: (request: Request) => PricedContext,
  ): RequestHandler =>
  async (request, response, next) => {
    if (request.method !== "POST") return next();
    const { status, headers, text } = await askApollo(server, request, contextOf(request));
    for (const [name, value] of headers) response.setHeader(name, value);
    response.status(status);
    response.setHeader("Content-Length", Buffer.byteLength(text)).end(text);
  };

function asApolloReads({ method, headers, originalUrl, body }: Request): HTTPGraphQLRequest {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(", ") : value);
  // Express leaves the body undefined for GET, which Apollo takes for a missing body parser.
  return { method, headers: map, search: searchOf(originalUrl), body: (body as unknown) ?? {} };
}

const searchOf = (address: string): string => {
  const start = address.indexOf("?");
  return start < 0 ? "" : address.slice(start);
};
