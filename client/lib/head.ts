import { useEffect } from "react";
import { jsonFeedOf } from "#site/json-feed";

/** The contents of a page's `<head>`. */
export interface HeadContent {
  /** Without the site's name; `fullTitle` adds it. */
  title: string;
  description: string;
  /** The page's canonical URL, absolute. */
  canonical: string;
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
  /** The picture for link previews, 1200 × 630 pixels, by its absolute URL; the site's own by default. */
  image?: { url: string; alt: string };
  /** Open Graph type; "website" by default. */
  type?: "website" | "article";
  /** A feed of the page's list, by its URL as RSS; it is linked as JSON, too. */
  feed?: { title: string; url: string };
  /** schema.org data, e.g. a JobPosting. */
  jsonLd?: Record<string, unknown> | undefined;
}

export interface Tag {
  name: "meta" | "link" | "script";
  attributes: Record<string, string>;
  text?: string;
}

const SITE_PICTURE = "/og-image.png";

/**
 * Marks the tags that belong to the page, so that the next page can replace them. What only the server writes, such as the breadcrumb for
 * search engines, has the page's canonical URL as its value, and stays while the page does.
 */
export const OWNED = "data-head";

/** JSON that is safe inside a script element: it can hold neither `</script>` nor a line separator. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");

const meta = (key: "name" | "property", name: string, content: string): Tag => ({
  name: "meta",
  attributes: { [key]: name, content },
});

export const fullTitle = (head: HeadContent, siteName: string): string =>
  head.title.includes(siteName) ? head.title : `${head.title} | ${siteName}`;

export function headTags(head: HeadContent, siteName: string): Tag[] {
  const image = head.image ?? { url: new URL(SITE_PICTURE, head.canonical).href, alt: siteName };
  const preview = {
    title: head.title,
    description: head.description,
    url: head.canonical,
    type: head.type ?? "website",
    site_name: siteName,
    image: image.url,
    "image:width": "1200",
    "image:height": "630",
    "image:alt": image.alt,
  };
  const tags: Tag[] = [
    meta("name", "description", head.description),
    ...Object.entries(preview).map(([name, value]) => meta("property", `og:${name}`, value)),
    meta("name", "twitter:card", "summary_large_image"),
    { name: "link", attributes: { rel: "canonical", href: head.canonical } },
  ];
  if (head.noIndex === true) tags.push(meta("name", "robots", "noindex"));
  if (head.feed !== undefined) {
    const { title, url } = head.feed;
    for (const [type, href] of [
      ["rss+xml", url],
      ["feed+json", jsonFeedOf(url)],
    ] as const) {
      const attributes = { rel: "alternate", type: `application/${type}`, title, href };
      tags.push({ name: "link", attributes });
    }
  }
  if (head.jsonLd !== undefined) {
    const text = safeJson(head.jsonLd);
    tags.push({ name: "script", attributes: { type: "application/ld+json" }, text });
  }
  return tags;
}

/** Replaces the previous page's head in the document. */
export function applyHead(head: HeadContent, siteName: string): void {
  document.title = fullTitle(head, siteName);
  const old = `[${OWNED}]:not([${OWNED}="${head.canonical}"])`;
  for (const tag of document.head.querySelectorAll(old)) tag.remove();
  for (const { name, attributes, text } of headTags(head, siteName)) {
    const element = document.createElement(name);
    element.setAttribute(OWNED, "");
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}

/** Applies a head that depends on data loaded after the page, once it is not null. */
export function useHead(head: HeadContent | null, siteName: string): void {
  const key = head === null ? "" : JSON.stringify(head);
  useEffect(() => {
    if (head !== null) applyHead(head, siteName);
    // Compared by content, since pages build a new object on every render.
  }, [key, siteName]);
}
