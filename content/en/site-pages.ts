import type { ListedPage, PageBody, PageMeta } from "../content-types";

/** A page in a group of pages; the page itself is loaded when it is read. */
export interface SitePage {
  meta: ListedPage;
  load: () => Promise<{ meta: PageMeta; body: PageBody }>;
}

/** The page whose slug is the last part of this path. @throws Error if there is none, which the router rules out */
export function pageAt(pages: readonly SitePage[], pathname: string): SitePage {
  const slug = pathname.replace(/\/+$/, "").split("/").at(-1);
  const page = pages.find(({ meta }) => meta.slug === slug);
  if (page === undefined) throw new Error(`No text for ${pathname}`);
  return page;
}
