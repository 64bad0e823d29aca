import { z } from "zod";
import { invalidRequest } from "../core/errors.js";
import { integer, text } from "./params.js";

const since = z.strictObject({ gte: integer() });

/** Parameters of every list endpoint. */
export const pageParams = {
  limit: integer(1, 100).optional(),
  starting_after: text().optional(),
};

/** The same, plus the filter on creation time. */
export const listParams = { ...pageParams, created: since.optional() };

export interface PageInput {
  limit?: number | undefined;
  starting_after?: string | undefined;
  created?: z.output<typeof since> | undefined;
}

export interface Page<T> {
  object: "list";
  data: T[];
  has_more: boolean;
  url: string;
}

export const DEFAULT_LIMIT = 10;

/** One page, newest first. `items` are ordered oldest first, as in the store. */
export function page<T extends { id: string; created?: number }>(
  items: T[],
  input: PageInput,
  url: string,
): Page<T> {
  const earliest = input.created?.gte ?? -Infinity;
  const newestFirst = items.filter(({ created = Infinity }) => created >= earliest).reverse();
  const limit = input.limit ?? DEFAULT_LIMIT;
  const start =
    input.starting_after === undefined
      ? 0
      : indexOf(newestFirst, input.starting_after, "starting_after") + 1;
  const data = newestFirst.slice(start, start + limit);
  return { object: "list", data, has_more: start + limit < newestFirst.length, url };
}

function indexOf(items: { id: string }[], id: string, param: string): number {
  const index = items.findIndex((item) => item.id === id);
  if (index < 0) throw invalidRequest(`No such object: '${id}'`, param, "resource_missing");
  return index;
}
