import type { Request, RequestHandler } from "express";
import { GraphQLError, parse, type DocumentNode } from "graphql";
import { LRUCache } from "lru-cache";
import { AppError } from "../../core/errors.js";
import type { PointBuckets, Reservation } from "../../kit/http/point-buckets.js";
import { presentCost } from "./cost.js";
import { sendGraphQLError } from "./errors.js";
import { MAX_TOKENS, sizeFault } from "./limits.js";

/** Query characters per point: a document of 2,000 tokens, which is expensive to validate, costs about 50 points. */
const CHARACTERS_A_POINT = 100;
/** Total characters of remembered queries that passed, so that the queries of our pages are measured only once. */
const MAX_REMEMBERED = 1_000_000;

export const PARSE_OPTIONS = { maxTokens: MAX_TOKENS };

/**
 * Runs before Apollo, which parses and validates before any plugin can refuse. Each query first pays for its size,
 * valid or not, and its size must be safe to validate.
 */
export class QueryGate {
  private readonly reservations = new WeakMap<Request, Reservation>();
  private readonly fine = new LRUCache<string, true>({
    maxSize: MAX_REMEMBERED,
    sizeCalculation: (_fine, query) => query.length,
  });

  constructor(private readonly points: PointBuckets) {}

  /** Must run after the body is parsed and the caller identified. */
  readonly handle: RequestHandler = (request, response, next) => {
    const query = queryOf(request);
    try {
      this.reservations.set(request, this.points.reserve(request.context, priceOf(query)));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const cost = presentCost(0, this.points.statusOf(request.context));
      return sendGraphQLError(response, error, { cost });
    }
    const fault = this.faultOf(query);
    if (!fault) return next();
    response.status(400).json({ errors: [fault] });
  };

  /** What the request has paid so far. */
  reservationOf(request: Request): Reservation {
    const reservation = this.reservations.get(request);
    if (!reservation) throw new Error("The query gate is not mounted in front of Apollo.");
    return reservation;
  }

  private faultOf(query: string): GraphQLError | null {
    if (query === "" || this.fine.has(query)) return null;
    const document = parsed(query);
    const fault = document && sizeFault(document);
    if (document && !fault) this.fine.set(query, true);
    return fault;
  }
}

/** Reads the query where Apollo reads it; Apollo refuses one that is not text. */
function queryOf({ method, body, originalUrl }: Request<unknown, unknown, unknown>): string {
  if (method !== "POST")
    return new URLSearchParams(originalUrl.replace(/^[^?]*/, "")).get("query") ?? "";
  const query = typeof body === "object" && body !== null && "query" in body ? body.query : "";
  return typeof query === "string" ? query : "";
}

const priceOf = (query: string): number =>
  Math.max(1, Math.ceil(query.length / CHARACTERS_A_POINT));

/** Null for a query that Apollo will refuse as invalid GraphQL, or that is too long. */
function parsed(query: string): DocumentNode | null {
  try {
    return parse(query, PARSE_OPTIONS);
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}
