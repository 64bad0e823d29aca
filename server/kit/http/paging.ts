import type { Request, Response } from "express";
import { z } from "zod";
import { parse } from "../../core/validation.js";
import type { Page } from "../../core/paging.js";

/** The documented lists return up to 500 entries, 200 by default. */
export const MAX_LIMIT = 500;
const DEFAULT_LIMIT = 200;

const listQuery = z.object({
  limit: z.coerce
    .number({ error: `limit is a number from 1 to ${MAX_LIMIT}.` })
    .int(`limit is a whole number from 1 to ${MAX_LIMIT}.`)
    .min(1, `limit is a number from 1 to ${MAX_LIMIT}.`)
    .max(MAX_LIMIT, `limit is a number from 1 to ${MAX_LIMIT}.`)
    .default(DEFAULT_LIMIT),
  after: z.string({ error: "after is a cursor." }).nullable().default(null),
});

/** `?limit=&after=` @throws BAD_INPUT */
export const readListQuery = (request: Request) => parse(listQuery, request.query);

/** Sends a public list: the array, `Link: rel="next"` if there is more, and an `ETag` (304 if unchanged). */
export function sendList<Node>(
  request: Request,
  response: Response,
  page: Page<Node>,
  present: (node: Node) => object,
): void {
  const { limit } = readListQuery(request);
  const { hasNextPage, endCursor } = page.pageInfo;
  if (hasNextPage && endCursor)
    response.set(
      "Link",
      `<${request.baseUrl}${request.path}?limit=${limit}&after=${endCursor}>; rel="next"`,
    );
  response.set("Cache-Control", "public, max-age=60");
  response.json(page.edges.map((edge) => present(edge.node)));
}
