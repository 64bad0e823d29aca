import { PAY_STEPS } from "#site/pay-steps";
import { isSecretPage, paths, withoutEndSlash, type JobsAddress } from "#site/paths";
import { notFound } from "../../core/errors.js";
import { IndustryEnum } from "../../modules/jobs/industry.js";
import type { JobSort } from "../../modules/jobs/job-sort.js";
import { jobFilters, type FilterParameter } from "../../modules/jobs/job.fields.js";
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

type Check = (value: string, given: URLSearchParams) => boolean;
const anything: Check = () => true;

/** The parameters of each page; pages not listed here have none. */
const PARAMETERS: Record<string, Record<string, Check>> = {
  [paths.jobs()]: {
    query: anything,
    industry: isSlugOf(IndustryEnum),
    ...filterChecks(),
    pay: oneOf(...PAY_STEPS.map(String)),
    posted: oneOf("1", "7", "30"),
    sort: oneOf("newest", "pay"),
    exact: oneOf("1"),
    after: isCursor,
    unknown: oneOf("1"),
  } satisfies Record<keyof JobsAddress, Check>,
  [paths.pricing]: { term: anything },
  [paths.blog]: { category: anything, query: anything },
  [paths.faq]: { query: anything },
};

function filterChecks() {
  const filters = Object.values(jobFilters);
  const checks = filters.map(({ parameter, values }) => [parameter, isSlugOf(values)] as const);
  // The list contains every filter, so no parameter is missing.
  return Object.fromEntries(checks) as Record<FilterParameter, Check>;
}

/** Parameters that may be repeated; for any other, the first value counts. */
const SEVERAL: ReadonlySet<string> = new Set(
  Object.values(jobFilters).map(({ parameter }) => parameter),
);

/** What narrows the list of jobs: people should know if a value of theirs was left out. */
const NARROWING: ReadonlySet<string> = new Set([...SEVERAL, "industry", "pay", "posted"]);

/** Any page shows the result of a payment when the pay page redirects to it. */
const PAYMENT_PARAMETERS = ["session_id", "success", "canceled"];

/** @throws NOT_FOUND for a URL that is not on this site ("//other.example/x", "http://…") */
export function readAddress(originalUrl: string): PageAddress {
  if (!/^\/(?![/\\])/.test(originalUrl)) throw notFound("page");
  const [path = "/", ...rest] = originalUrl.split("?");
  if (!isEncoded(path)) throw notFound("page");
  const pathname = withoutEndSlash(path);
  const given = new URLSearchParams(rest.join("?"));
  const kept = new URLSearchParams();
  let isValid = true;
  let narrowsLess = false;
  for (const [name, holds] of Object.entries(PARAMETERS[pathname] ?? {})) {
    const values = given.getAll(name).filter((value) => value !== "");
    const read = SEVERAL.has(name) ? [...new Set(values)].toSorted() : values.slice(0, 1);
    for (const value of read)
      if (holds(value, given)) kept.append(name, value);
      else {
        isValid = false;
        narrowsLess ||= NARROWING.has(name);
      }
  }
  if (narrowsLess) kept.set("unknown", "1");
  const canonical = kept.size === 0 ? path : `${path}?${kept.toString()}`;
  return {
    asked: originalUrl,
    pathname,
    canonical,
    isSecret: isSecretPage(pathname) || PAYMENT_PARAMETERS.some((name) => given.has(name)),
    redirect: isValid ? null : canonical,
  };
}

function oneOf(...values: string[]): Check {
  return (value) => values.includes(value);
}

/** Checks a value in URL spelling: /industries/life-sciences, /jobs?open-to=stem-opt. */
function isSlugOf(values: Record<string, string>): Check {
  const slugs = Object.keys(values).map((value) => value.toLowerCase().replaceAll("_", "-"));
  return oneOf(...slugs);
}

const SORTS: Readonly<Record<string, JobSort>> = { newest: "NEWEST", pay: "PAY" };

/** A cursor for another order or search, e.g. in an old link, is invalid: the list then starts with its first page. */
function isCursor(value: string, given: URLSearchParams): boolean {
  const sort = SORTS[given.get("sort") ?? ""] ?? "BEST_MATCH";
  return isCursorOf({ query: given.get("query") ?? "", sort }, value);
}

function isEncoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
