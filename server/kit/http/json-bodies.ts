import { json, type Request, type RequestHandler } from "express";
import { isStaff, type Actor } from "../../core/actor.js";
import type { PointBuckets } from "./point-buckets.js";

/** Bytes that anyone may send. */
const MOST = 100 * 1024;
/** Bytes that those who post jobs may send to GraphQL: a hundred jobs with their texts. */
const MOST_OF_POSTERS = 5 * 1024 * 1024;
/** Bytes beyond `MOST` for a point, which is taken before they are read. */
const BYTES_A_POINT = 10_000;
const GRAPHQL = /^\/graphql\/?(?:\?|$)/;

const small = json({ limit: MOST });
const large = json({ limit: MOST_OF_POSTERS });

/** Reads JSON before the caller is known, unless it is long and may be from someone who posts jobs: then it waits. */
export const jsonBody: RequestHandler = (request, response, next) => {
  if (waits(request)) next();
  else small(request, response, next);
};

/** Reads what has waited, once the caller is known. */
export const longJsonBody =
  (points: PointBuckets): RequestHandler =>
  (request, response, next) => {
    if (!waits(request)) return next();
    if (!maySendMuch(request.context.actor)) return small(request, response, next);
    points.reserve(request.context, Math.ceil((lengthOf(request) - MOST) / BYTES_A_POINT));
    large(request, response, next);
  };

/** A stranger's long body is refused by its length at once, and so is one without a length, as soon as it is too long. */
function waits(request: Request): boolean {
  const length = lengthOf(request);
  return (
    length > MOST &&
    length <= MOST_OF_POSTERS &&
    GRAPHQL.test(request.originalUrl) &&
    (request.headers.authorization ?? request.headers.cookie) !== undefined &&
    request.is("json") !== false
  );
}

const lengthOf = ({ headers }: Request): number => Number(headers["content-length"] ?? 0);

const maySendMuch = (actor: Actor): boolean =>
  actor.kind === "partner"
    ? actor.scopes.has("JOBS_WRITE")
    : actor.kind === "user" && isStaff(actor) && actor.secondFactor;
