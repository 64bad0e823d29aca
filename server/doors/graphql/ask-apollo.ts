import { HeaderMap, type ApolloServer, type HTTPGraphQLRequest } from "@apollo/server";
import type { Request, RequestHandler, Response } from "express";
import type { PricedContext } from "./cost.js";

/** What Apollo answers to a request. */
export interface ApolloAnswer<Body = string | Buffer> {
  status: number;
  headers: Map<string, string>;
  body: Body;
}

export async function askApollo(
  server: ApolloServer<PricedContext>,
  request: Request,
  contextValue: PricedContext,
): Promise<ApolloAnswer<string>> {
  const { body, headers, status } = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: asApolloReads(request),
    context: async () => contextValue,
  });
  if (body.kind !== "complete") throw new Error("No query is answered in parts.");
  return { status: status ?? 200, headers, body: body.string };
}

/** A way to answer queries that Apollo has answered before. */
export interface Shortcut {
  /** @returns null if Apollo has to answer */
  answer(
    request: Request,
    contextOf: (request: Request) => PricedContext,
  ): Promise<ApolloAnswer | null>;
  /** Called with a request whose query Apollo has found valid. */
  learn(request: Request): void;
}

/** Answers a POST. Nobody asks again for its answer, so it needs no `ETag`, for which Express would hash it. */
export const postedQueries =
  (
    server: ApolloServer<PricedContext>,
    repeated: Shortcut,
    contextOf: (request: Request) => PricedContext,
  ): RequestHandler =>
  async (request, response, next) => {
    if (request.method !== "POST") return next();
    const repeatedAnswer = await repeated.answer(request, contextOf);
    const answer = repeatedAnswer ?? (await askApollo(server, request, contextOf(request)));
    // An invalid query gets another status, unlike one that fails.
    if (!repeatedAnswer && answer.status === 200) repeated.learn(request);
    sendAnswer(response, answer);
  };

export function sendAnswer(response: Response, { status, headers, body }: ApolloAnswer): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  response.status(status);
  response.setHeader("Content-Length", Buffer.byteLength(body)).end(body);
}

function asApolloReads({ method, headers, originalUrl, body }: Request): HTTPGraphQLRequest {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(", ") : value);
  return { method, headers: map, search: searchOf(originalUrl), body: body as unknown };
}

const searchOf = (address: string): string => {
  const start = address.indexOf("?");
  return start < 0 ? "" : address.slice(start);
};
