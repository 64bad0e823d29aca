import { pageSize } from "../../../core/paging.js";
import type { Industry } from "../record/industry.js";
import type { JobSort } from "./job-sort.js";
import type { Position } from "./index/index-calls.js";
import { cursorsOf, type ListOrder } from "./job.cursors.js";
import {
  filterConditions,
  placeAsked,
  radiusAsked,
  type FilterConditions,
  type JobFilterOptions,
  type PlaceAsked,
} from "./filter-conditions.js";
import { readNumbers } from "./language/job-numbers.js";
import type { Places } from "./language/places.js";
import { tokens } from "./language/tokens.js";
import { LENIENT, type UnknownValues } from "./unknown-values.js";

/** Which jobs are searched for, and in which order. */
export interface SearchedJobs {
  /** Words to find in role, company, place, skills and text; all must match. */
  query?: string | null;
  /** By default best match first with a query, newest first without. */
  sort?: JobSort | null;
  /** Only jobs of this industry. */
  industry?: Industry | null;
  filter?: JobFilterOptions | null;
  /** By default, as for a search that was kept earlier, values that no open job has find nothing. */
  unknown?: UnknownValues;
  /** Whether to count the jobs of each filter's values. */
  withCounts?: boolean;
}

/** A page of a search, as someone asks for it. */
export interface SearchRequest extends SearchedJobs {
  first: number;
  after?: string | null;
  /** The REST limit is higher than GraphQL's. */
  max?: number;
}

/** A search that was read: everything is checked and decided, except for what the words mean. */
export interface Asked extends ListOrder {
  /** What was typed; empty if nothing was. */
  typed: string;
  /** Numbers of jobs, if nothing else was typed. */
  numbers: readonly string[];
  filter: FilterConditions;
  /** The place chosen; the words then name no other. */
  place: PlaceAsked | null;
  /** Miles chosen around a city that the words name; null leaves them to the words. */
  radius: number | null;
  /** Filters that ignore chosen values that no open job has. */
  lenient: readonly string[];
  /** Whether no job can be found, because only signs were typed, or the industries chosen exclude each other. */
  isHopeless: boolean;
  first: number;
  /** Where the page before ended; null on the first page. */
  after: Position | null;
  /** Encodes where a page of this list ends. */
  cursorOf: (position: Position) => string;
  withCounts: boolean;
  /** The time of the search, in milliseconds since 1970. */
  now: number;
}

/** The order that someone asks for. Without words, no job matches better than another. */
export function readOrder({ query, sort }: Pick<SearchedJobs, "query" | "sort">): ListOrder {
  const words = tokens(query ?? "");
  if (sort === "PAY" || sort === "NEWEST") return { sort, words };
  return { sort: words.length > 0 ? "BEST_MATCH" : "NEWEST", words };
}

/**
 * Reads a search once, for everyone who answers it.
 * @throws BAD_INPUT for, in this order, a bad size, a bad cursor, a query that is too long, a bad value of a filter, and a place that
 * is not known, or is abroad
 */
export function readAsked(request: SearchRequest, places: Places, now: Date): Asked {
  const typed = request.query ?? "";
  const order = readOrder(request);
  const { encode, decode } = cursorsOf(order);
  const first = pageSize(request.first, request.max);
  const after = request.after ? decode(request.after) : null;
  const numbers = readNumbers(typed);
  const chosen = filterConditions(request.filter, now);
  const place = placeAsked(request.filter?.near, places, request.unknown === undefined);
  const radius = radiusAsked(request.filter?.radius);
  // Nothing is asked for by signs alone, while "jobs" alone asks for all jobs.
  const isOnlySigns = typed.trim() !== "" && order.words.length === 0;
  const { industry } = request;
  const { industry: industries = [] } = chosen.values;
  const isOtherIndustry = !!industry && industries.length > 0 && !industries.includes(industry);
  return {
    ...order,
    typed,
    numbers,
    filter: industry ? { ...chosen, values: { ...chosen.values, industry: [industry] } } : chosen,
    place,
    radius,
    lenient: request.unknown === "IGNORED" ? LENIENT : [],
    isHopeless: isOnlySigns || isOtherIndustry,
    first,
    after,
    cursorOf: encode,
    withCounts: request.withCounts ?? false,
    now: now.getTime(),
  };
}
