import type { Request, RequestHandler } from "express";
import { requestScope } from "../../core/request-scope.js";
import { COOKIE_NAMES } from "./cookies.js";

/** With the prefix or without it: who sends any of them is no stranger. */
const OUR_COOKIES = new RegExp(`(?:^|[;\\s])(?:__Host-)?(?:${COOKIE_NAMES.join("|")})=`);

/**
 * Marks requests that only read, of callers who can't have written anything: they have no session, no key, and no cookie that says
 * that they had one or are about to. A query by POST reads, too; a mutation takes the mark away (`seesOwnWrites`).
 */
export const markStrangers: RequestHandler = (request, _response, next) => {
  const scope = requestScope.getStore();
  if (scope) scope.isStranger = onlyReads(request) && isStranger(request);
  next();
};

/** What is read from here on includes what was just written. */
export function seesOwnWrites(): void {
  const scope = requestScope.getStore();
  if (scope) scope.isStranger = false;
}

/** Whether the request is of a caller who can't have written anything. */
export const isFromStranger = (): boolean => requestScope.getStore()?.isStranger ?? false;

const onlyReads = ({ method, originalUrl }: Request): boolean =>
  method === "GET" ||
  method === "HEAD" ||
  (method === "POST" && /^\/graphql(\?|$)/.test(originalUrl));

const isStranger = ({ headers }: Request): boolean =>
  headers.authorization === undefined && !OUR_COOKIES.test(headers.cookie ?? "");
