import { expressMiddleware } from "@as-integrations/express5";
import type { Request, RequestHandler } from "express";
import type { GraphQLSchema } from "graphql";
import type { Logger } from "../../core/logger.js";
import type { PointBuckets } from "../../kit/http/point-buckets.js";
import { countOperations } from "../metrics/counted-operations.js";
import { createApolloServer } from "./apollo.js";
import { postedQueries } from "./ask-apollo.js";
import { publicQueries, type AnswerKeeper } from "./public-queries.js";
import { QueryGate } from "./query-gate.js";
import { repeatableWrites, type Repeats } from "./repeatable-writes.js";
import { RepeatedLists } from "./repeated-lists.js";
import type { KeptData } from "./kept-data.js";
import { graphqlUploads, PREFLIGHT_HEADER } from "./uploads.js";

interface Surroundings {
  points: PointBuckets;
  lists: AnswerKeeper;
  kept: KeptData;
  /** How long callers wait for the answer to a query, in milliseconds. */
  queryMs: number;
  logger: Logger;
  repeats: Repeats;
}

/**
 * Apollo takes a GET for a forgery of another site's page unless a header says that it can't be. A key is such a header: browsers never
 * send one by themselves.
 */
const trustKeys: RequestHandler = (request, _response, next) => {
  if (request.context.actor.kind === "partner") request.headers[PREFLIGHT_HEADER] ??= "key";
  next();
};

/** The handlers of /graphql, once the body is parsed and the caller identified. */
export async function graphqlDoor(
  schema: GraphQLSchema,
  { points, lists, kept, queryMs, logger, repeats }: Surroundings,
): Promise<RequestHandler[]> {
  const server = createApolloServer(schema, queryMs, logger);
  const gate = new QueryGate(points);
  const pricedContext = (req: Request) => ({
    ...req.context,
    reservation: gate.reservationOf(req),
  });
  await server.start();
  return [
    graphqlUploads(schema),
    countOperations,
    gate.handle,
    trustKeys,
    publicQueries(server, lists, pricedContext),
    repeatableWrites(server, repeats, pricedContext),
    postedQueries(server, new RepeatedLists(schema, queryMs, kept), pricedContext),
    expressMiddleware(server, { context: async ({ req }) => pricedContext(req) }),
  ];
}
