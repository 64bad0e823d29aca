import type { Request, Response } from "express";
import { z } from "zod";
import type { Page } from "../../core/paging.js";
import { parseQuery } from "../../core/query-string.js";
import { isFromNobody, OWN, STALE_IF_ERROR_S, varyByCaller } from "./cache-control.js";
import { toAppError } from "./failures.js";
import type { PointBuckets } from "./point-buckets.js";

/** The documented lists return up to 500 entries, 200 by default. */
export const MAX_LIMIT = 500;
const DEFAULT_LIMIT = 200;

/** Of a list for callers that nobody knows. */
const FOR_ALL = `public, max-age=60, stale-if-error=${STALE_IF_ERROR_S}`;

const listQuery = z.object({
  limit: z.coerce
    .number({ error: `limit is a number from 1 to ${MAX_LIMIT}.` })
    .int(`limit is a whole number from 1 to ${MAX_LIMIT}.`)
    .min(1, `limit is a number from 1 to ${MAX_LIMIT}.`)
    .max(MAX_LIMIT, `limit is a number from 1 to ${MAX_LIMIT}.`)
    .default(DEFAULT_LIMIT),
  after: z.string({ error: "after is a cursor." }).nullable().default(null),
});

export type ListQuery = z.output<typeof listQuery>;

/** Sends a public list to the caller. */
export type SendList = (list: readonly object[]) => Promise<void>;

/** Sends public lists, and may answer later calls from memory: everyone without a session or key gets the same list. */
export interface ListSender {
  /**
   * Called before the list is read: what changes from then on may be missing in it.
   * @param names parameters that the list depends on
   */
  begin(request: Request, response: Response, names: readonly string[]): SendList;
  /** Called when the list can't be read. @returns whether the last one that could be was sent instead */
  sendLast(request: Request, response: Response): Promise<boolean>;
}

/** What routes of public lists need. */
export interface ListDoor {
  points: PointBuckets;
  sender: ListSender;
}

/**
 * Sends a public list, `?limit=&after=`: the array, `Link: rel="next"` if there is more, and an `ETag` (304 if unchanged).
 * Its reader pays a point for each entry, as in GraphQL.
 * @param kept other parameters of the list, for the address of its next page
 * @throws BAD_INPUT, THROTTLED
 */
export async function sendList<Node>(
  request: Request,
  response: Response,
  { points, sender }: ListDoor,
  load: (query: ListQuery) => Promise<Page<Node>>,
  present: (node: Node) => object,
  kept = new URLSearchParams(),
): Promise<void> {
  const query = parseQuery(listQuery, request.query);
  const reservation = points.reserve(request.context, query.limit);
  const names = [...Object.keys(listQuery.shape), ...kept.keys()];
  const send = sender.begin(request, response, names);
  const page = await load(query).catch(async (error: unknown) => {
    if (toAppError(error).code !== "UNAVAILABLE") throw error;
    if (!(await sender.sendLast(request, response))) throw error;
    return null;
  });
  if (!page) return;
  const { edges, pageInfo } = page;
  reservation.settle(edges.length);
  const { hasNextPage, endCursor } = pageInfo;
  if (hasNextPage && endCursor) {
    const next = new URLSearchParams([
      ["limit", String(query.limit)],
      ["after", endCursor],
      ...kept,
    ]);
    response.set("Link", `<${request.baseUrl}${request.path}?${next.toString()}>; rel="next"`);
  }
  varyByCaller(response).set("Cache-Control", isFromNobody(request) ? FOR_ALL : OWN);
  await send(edges.map((edge) => present(edge.node)));
}
