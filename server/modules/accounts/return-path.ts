import { sitePages } from "#site/paths";

const HOME = sitePages.home.path;
const LONGEST = 500;
/** Any base will do: a path of our own never changes its host. */
const BASE = "https://own.invalid";

/**
 * The page to return to after a sign-in: a path on this site, else the home page. Any other address would be an open redirect
 * (OWASP, "Unvalidated Redirects and Forwards"); browsers read "\" as "/" and drop line breaks and tabs.
 */
export function returnPath(next: unknown): string {
  if (typeof next !== "string" || next.length > LONGEST) return HOME;
  if (!next.startsWith("/") || /[\\\p{Cc}]/u.test(next) || !URL.canParse(next, BASE)) return HOME;
  const { origin, pathname, search, hash } = new URL(next, BASE);
  const path = pathname + search + hash;
  const isElsewhere = origin !== BASE || pathname.includes("//") || path.length > LONGEST;
  // A sign-in that returns to its own start would never end.
  return isElsewhere || pathname.startsWith("/auth/") ? HOME : path;
}
