import type { Crumb } from "../lib/trail";

/**
 * A page's breadcrumb for search engines (schema.org/BreadcrumbList, with the fields of Google's "Breadcrumb structured data").
 * @param page the page's canonical URL, which the last crumb has
 */
export const breadcrumbList = (
  crumbs: readonly Crumb[],
  page: string,
): Record<string, unknown> => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ label, to }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: to === undefined ? page : new URL(to, page).href,
  })),
});
