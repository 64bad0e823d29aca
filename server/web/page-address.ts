import { notFound } from "../core/errors.js";
import { IndustryEnum } from "../modules/jobs/industry.js";
import { WorkplaceTypeEnum } from "../modules/jobs/job.entity.js";
import { JobTypeEnum } from "../modules/jobs/job-type.js";
import { WorkAuthorizationEnum } from "../modules/jobs/work-authorization.js";
import { isCursorOf } from "../modules/jobs/job.ranking.js";

/** An address as pages are rendered, kept and answered by. */
export interface PageAddress {
  /** As it was asked for, from the first slash on. */
  asked: string;
  pathname: string;
  /** Path and only the parameters the page reads, each once, in one order: the same page has one of these. */
  canonical: string;
  /** Somebody's token or payment is in it: nobody keeps it, and no other site is told of it. */
  isSecret: boolean;
  /** Where a page leads whose parameters do not hold; null when they do. */
  redirect: string | null;
}

type Check = (value: string, given: URLSearchParams) => boolean;
const anything: Check = () => true;

/** What each page reads from its address; a page that is not here reads nothing. */
const PARAMETERS: Record<string, Record<string, Check>> = {
  "/jobs": {
    query: anything,
    industry: isSlugOf(IndustryEnum),
    "open-to": isSlugOf(WorkAuthorizationEnum),
    workplace: isSlugOf(WorkplaceTypeEnum),
    type: isSlugOf(JobTypeEnum),
    posted: oneOf("1", "7", "30"),
    sort: oneOf("newest"),
    after: isCursor,
  },
  "/pricing": { term: anything },
  "/resources/blog": { category: anything, query: anything },
  "/resources/faq": { query: anything },
};

const SECRET_PATHS: ReadonlySet<string> = new Set([
  "/auth/google/callback",
  "/newsletter/confirm",
  "/newsletter/preferences",
  "/newsletter/unsubscribe",
  "/payment-cancel",
  "/payment-success",
]);
/** Every page tells how a payment went when the payment page led back to it. */
const PAYMENT_PARAMETERS = ["session_id", "success", "canceled"];

/** @throws NOT_FOUND for what is no address of this site ("//other.example/x", "http://…") */
export function readAddress(originalUrl: string): PageAddress {
  if (!/^\/(?![/\\])/.test(originalUrl)) throw notFound("page");
  const [path = "/", ...rest] = originalUrl.split("?");
  if (!isEncoded(path)) throw notFound("page");
  const pathname = path.replace(/(?<=.)\/+$/, "");
  const given = new URLSearchParams(rest.join("?"));
  const kept = new URLSearchParams();
  let isValid = true;
  for (const [name, holds] of Object.entries(PARAMETERS[pathname] ?? {})) {
    const value = given.get(name);
    if (value === null || value === "") continue;
    if (holds(value, given)) kept.set(name, value);
    else isValid = false;
  }
  const canonical = kept.size === 0 ? path : `${path}?${kept.toString()}`;
  return {
    asked: originalUrl,
    pathname,
    canonical,
    isSecret: SECRET_PATHS.has(pathname) || PAYMENT_PARAMETERS.some((name) => given.has(name)),
    redirect: isValid ? null : canonical,
  };
}

function oneOf(...values: string[]): Check {
  return (value) => values.includes(value);
}

/** A value as addresses spell it: /industries/life-sciences, /jobs?open-to=stem-opt. */
function isSlugOf(values: Record<string, string>): Check {
  const slugs = Object.keys(values).map((value) => value.toLowerCase().replaceAll("_", "-"));
  return oneOf(...slugs);
}

/** Of another order or search, e.g. in an old link, a cursor is none: the list starts from its first page. */
function isCursor(value: string, given: URLSearchParams): boolean {
  const sort = given.get("sort") === "newest" ? "NEWEST" : "BEST_MATCH";
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
