import { LONGEST_VALUE, MOST_VALUES } from "#site/filter-values";
import { payParameters, readPay } from "#site/pay-at-least";
import { MAX_POSTED_DAYS } from "#site/posted-days";
import { FARTHEST } from "#site/radii";
import { readWhole } from "#site/whole-number";
import { typedParameter } from "#site/typed-parameter";
import { isSecretPage } from "#site/page-rules";
import {
  leftOutParts,
  paths,
  withoutEndSlash,
  type JobsAddress,
  type LeftOutPart,
} from "#site/paths";
import { notFound } from "../../core/errors.js";
import type { JobSort } from "../../modules/jobs/search/job-sort.js";
import { jobFilters, type FilterParameter } from "../../modules/jobs/record/job.fields.js";
import { readOrder } from "../../modules/jobs/search/asked.js";
import { isCursorOf } from "../../modules/jobs/search/job.cursors.js";

/** The forms of a page's URL that rendering, caching and responding use. */
export interface PageAddress {
  /** As requested, from the first slash on. */
  asked: string;
  pathname: string;
  /** Path and only the parameters that the page reads, each once, in a fixed order: one value per page. */
  canonical: string;
  /** Contains a token or payment: must not be cached, or sent to other sites as referrer. */
  isSecret: boolean;
  /** Where to redirect if the parameters are invalid; otherwise null. */
  redirect: string | null;
}

/** Whether a text names a place. */
type IsPlace = (text: string) => boolean;

type Check = (value: string, given: URLSearchParams) => boolean;
const anything: Check = () => true;
const isShort: Check = ({ length }) => length <= LONGEST_VALUE;

const upTo =
  (max: number): Check =>
  (value) =>
    readWhole(value, max) !== null;

/** The parameters of each page; pages not listed here have none. */
const PARAMETERS: Record<string, Record<string, Check>> = {
  [paths.jobs()]: {
    query: anything,
    ...filterChecks(),
    // The page says itself which place is unknown.
    place: anything,
    radius: upTo(FARTHEST),
    pay: (value, given) => readPay(value, firstOf(given, "pay-period")) !== null,
    "pay-period": (value, given) => readPay(firstOf(given, "pay"), value) !== null,
    posted: upTo(MAX_POSTED_DAYS),
    sort: oneOf("newest", "pay"),
    exact: oneOf("1"),
    more: oneOf("1"),
    after: isCursor,
    unknown: oneOf(...leftOutParts),
  } satisfies Record<keyof JobsAddress, Check>,
  [paths.pricing]: { term: anything },
  [paths.blog]: { category: anything, query: anything },
  [paths.faq]: { query: anything },
};

function filterChecks() {
  const filters = Object.values(jobFilters);
  const checks = filters.map(
    ({ parameter, values }) => [parameter, values ? isSlugOf(values) : isShort] as const,
  );
  // The list contains every filter, so no parameter is missing.
  return Object.fromEntries(checks) as Record<FilterParameter, Check>;
}

/** Filters of several values. */
const LISTS = Object.values(jobFilters).map(({ parameter }) => parameter);

/** Parameters that may be repeated; for any other, the first value counts. */
const SEVERAL: ReadonlySet<string> = new Set([...LISTS, "unknown"]);

/** The slugs of filters with a list of values, by their letters and digits: "l-1" and "L1" are "l1". */
const SLUGS_BY_LETTERS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.values(jobFilters).flatMap(({ parameter, values }) =>
    values
      ? [[parameter, new Map(slugsOf(values).map((slug) => [lettersOf(slug), slug]))] as const]
      : [],
  ),
);

/** Parameters whose values are slugs; people type them in other letters ("state=TX"), which redirects. */
const SLUGS: ReadonlySet<string> = new Set([...SLUGS_BY_LETTERS.keys(), "pay-period"]);

/** Unknown values of a filter that stay in the address, so that the page names them. */
const MOST_NAMED = 5;

const isPayPeriod = (slug: string): boolean => readPay("0", slug) !== null;

/** Values that change nothing, as those of empty fields. */
const IDLE: Readonly<Record<string, Check>> = {
  sort: oneOf("best-match"),
  "pay-period": (value, given) =>
    value === "hour" || (isPayPeriod(value) && readPay(firstOf(given, "pay")) === null),
};

/** What changes the list of jobs: people should know if a value of theirs was left out. */
const SAID: ReadonlyMap<string, LeftOutPart> = new Map([
  ...[...LISTS, "place", "radius", "pay", "pay-period", "posted"].map(
    (name) => [name, "1"] as const,
  ),
  ["sort", "sort"],
  ["after", "page"],
]);

/** Any page shows the result of a payment when the pay page redirects to it. */
const PAYMENT_PARAMETERS = ["session_id", "success", "canceled"];

/** Whether reading the URL needs the table of places. */
export const namesPlace = (originalUrl: string): boolean =>
  new URLSearchParams(queryOf(originalUrl)).has("place");

/** @throws NOT_FOUND for a URL that is not on this site ("//other.example/x", "http://…") */
export function readAddress(originalUrl: string, isPlace: IsPlace = () => true): PageAddress {
  if (!/^\/(?![/\\])/.test(originalUrl)) throw notFound("page");
  const [path = "/"] = originalUrl.split("?");
  if (!isEncoded(path)) throw notFound("page");
  const pathname = withoutEndSlash(path);
  const given = new URLSearchParams(queryOf(originalUrl));
  const kept = new URLSearchParams();
  let isValid = true;
  const leftOut = new Set<LeftOutPart | undefined>();
  for (const [name, holds] of Object.entries(PARAMETERS[pathname] ?? {})) {
    const apart = allOf(given, typedParameter(name));
    const typed = [...allOf(given, name), ...apart];
    const values = typed.map((value) => spelled(name, value));
    isValid &&= apart.length === 0 && values.every((value, at) => value === typed[at]);
    const read = SEVERAL.has(name) ? [...new Set(values)].toSorted() : values.slice(0, 1);
    const asked = read.filter((value) => IDLE[name]?.(value, given) !== true);
    for (const [at, value] of asked.entries()) {
      const isKnown = at < MOST_VALUES && holds(value, given);
      const isNamed = !isKnown && at < MOST_NAMED && SAID.get(name) === "1";
      if (isKnown || isNamed) kept.append(name, value);
      if (!isKnown) leftOut.add(SAID.get(name));
      isValid &&= isKnown || (isNamed && given.getAll("unknown").includes("1"));
    }
  }
  // An unknown place stays in the address: the page names it, and its field shows it.
  const place = kept.get("place");
  const isUnknown = place !== null && !(place.length <= LONGEST_VALUE && isPlace(place));
  isValid &&= isUnknown === kept.has("unknown", "place");
  kept.delete("unknown", "place");
  if (isUnknown) leftOut.add("place");
  const said = leftOutParts.filter((part) => leftOut.has(part) || kept.has("unknown", part));
  kept.delete("unknown");
  for (const part of said) kept.append("unknown", part);
  const canonical = kept.size === 0 ? path : `${path}?${kept.toString()}`;
  return {
    asked: originalUrl,
    pathname,
    canonical,
    isSecret: isSecretPage(pathname) || PAYMENT_PARAMETERS.some((name) => given.has(name)),
    redirect: isValid ? null : canonical,
  };
}

const allOf = (given: URLSearchParams, name: string): string[] =>
  given.getAll(name).filter((value) => value !== "");
const firstOf = (given: URLSearchParams, name: string): string => allOf(given, name)[0] ?? "";

/** The one spelling of a value. */
function spelled(name: string, value: string): string {
  if (SLUGS.has(name))
    return SLUGS_BY_LETTERS.get(name)?.get(lettersOf(value)) ?? value.toLowerCase();
  const pay = name === "pay" && readPay(value);
  return pay ? payParameters(pay).pay : value;
}

/** What follows the first question mark; the query may contain others. */
const queryOf = (url: string): string => url.split("?").slice(1).join("?");

function oneOf(...values: string[]): Check {
  return (value) => values.includes(value);
}

/** Checks a value in URL spelling: /industries/life-sciences, /jobs?open-to=stem-opt. */
function isSlugOf(values: Record<string, string>): Check {
  return oneOf(...slugsOf(values));
}

function slugsOf(values: Record<string, string>): string[] {
  return Object.keys(values).map((value) => value.toLowerCase().replaceAll("_", "-"));
}

function lettersOf(slug: string): string {
  return slug.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

const SORTS: Readonly<Record<string, JobSort>> = { newest: "NEWEST", pay: "PAY" };

/** A cursor for another order or search, e.g. in an old link, is invalid: the list then starts with its first page. */
function isCursor(value: string, given: URLSearchParams): boolean {
  const sort = SORTS[given.get("sort") ?? ""] ?? "BEST_MATCH";
  return isCursorOf(readOrder({ query: given.get("query"), sort }), value);
}

function isEncoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
