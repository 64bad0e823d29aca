import { routesOf, sitePages, withoutEndSlash, type Page } from "#site/paths";

/** How the server treats pages by their paths. Apart from the paths, so that no page loads it. */
const pages: readonly Page[] = Object.values(sitePages);

const pathsWith = (
  property: "browserOnly" | "needsSession" | "secret" | "inSitemap",
): ReadonlySet<string> =>
  new Set(pages.flatMap((page) => (page[property] === true ? routesOf(page) : [])));

const browserOnlyPaths = pathsWith("browserOnly");
const sessionPaths = pathsWith("needsSession");
const secretPaths = pathsWith("secret");

const ANY_PARTS = "/*";

const browserOnlyTrees = [...browserOnlyPaths]
  .filter((path) => path.endsWith(ANY_PARTS))
  .map((path) => path.slice(0, -ANY_PARTS.length));

/** Whether the server renders the page's content, not only its head. */
export function isServerRendered(pathname: string): boolean {
  const path = withoutEndSlash(pathname);
  const inTree = browserOnlyTrees.some((tree) => path === tree || path.startsWith(`${tree}/`));
  return !inTree && !browserOnlyPaths.has(path);
}

/** Whether people without a session go to the home page instead. */
export const needsSession = (pathname: string): boolean =>
  sessionPaths.has(withoutEndSlash(pathname));

/** Whether the page's URL contains a token or a payment. */
export const isSecretPage = (pathname: string): boolean =>
  secretPaths.has(withoutEndSlash(pathname));

/** Paths in the sitemap, apart from jobs, companies, and posts. */
export const sitemapPaths: readonly string[] = [...pathsWith("inSitemap")];
