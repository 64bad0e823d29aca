import type { RequestHandler } from "express";
import { errorTexts } from "#texts/errors";
import { AppError } from "../../core/errors.js";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses changes made by another site's page with our visitor's cookies (OWASP CSRF cheat sheet: Fetch Metadata first,
 * Origin as the fallback). Clients other than browsers send neither header and cannot carry a victim's cookies.
 */
export function originGuard(ownOrigin: string, allowedOrigins: readonly string[]): RequestHandler {
  const allowed = new Set([ownOrigin, ...allowedOrigins]);
  return (request, _response, next) => {
    // API keys carry no cookie, so CSRF does not apply (context.ts).
    const byKey = /^Bearer /i.test(request.get("authorization") ?? "");
    if (SAFE_METHODS.has(request.method) || byKey) return next();
    const site = request.get("sec-fetch-site");
    const origin = request.get("origin");
    const foreign = site
      ? !["same-origin", "none"].includes(site) && !(origin && allowed.has(origin))
      : origin !== undefined && !allowed.has(origin);
    next(foreign ? new AppError("CSRF", errorTexts.otherSite) : undefined);
  };
}
