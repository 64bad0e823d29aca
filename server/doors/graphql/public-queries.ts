import type { ApolloServer } from "@apollo/server";
import type { Request, RequestHandler, Response } from "express";
import { askApollo } from "./ask-apollo.js";
import type { PricedContext } from "./cost.js";

/** Keeps answers that are for everyone. */
export interface AnswerKeeper {
  /** Whether the answer to a request may be for everyone. */
  isPublicQuery(request: Request): boolean;
  /** Called before the query runs. @returns sends the text and keeps it */
  beginText(request: Request, response: Response): (text: string) => Promise<void>;
  /** Called when the query can't be answered. @returns whether the last good answer was sent instead */
  sendLast(request: Request, response: Response): Promise<boolean>;
}

const UNAVAILABLE = 503;

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
    const { status, headers, body } = await askApollo(server, request, contextValue);
    // The answer to a query that took too long is none of its own, even if that ends at the same moment.
    const isAnswered = status === 200;
    if (isAnswered && contextValue.publicAnswer.isForEveryone) return send(body);
    if (status === UNAVAILABLE && (await keeper.sendLast(request, response))) return;
    for (const [name, value] of headers) response.setHeader(name, value);
    response.status(status).send(body);
  };
