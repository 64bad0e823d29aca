import { readFile } from "node:fs/promises";
import path from "node:path";
import { Router } from "express";
import { z } from "zod";
import { blogText } from "#content/blog";
import { language } from "#texts/language";

/** What the client's server build leaves for the feed: dist/ssr/blog.json, newest first. */
const blogIndex = z.array(
  z.object({
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    /** YYYY-MM-DD */
    date: z.iso.date(),
    category: z.string(),
  }),
);
type BlogIndex = z.infer<typeof blogIndex>;

interface FeedSite {
  name: string;
  /** Public origin, without a slash at the end. */
  origin: string;
}

const MAX_ITEMS = 20;

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const xml = (text: string): string => text.replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark);

/** RFC 822 with a four-digit year, as RSS 2.0 asks for. */
const rssDate = (day: string): string => new Date(`${day}T12:00:00Z`).toUTCString();

/** The blog as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function blogFeed(posts: BlogIndex, { name, origin }: FeedSite): string {
  const items = posts.slice(0, MAX_ITEMS).map(({ slug, title, description, date, category }) => {
    const link = xml(`${origin}/blog-details/${encodeURIComponent(slug)}`);
    return `    <item>
      <title>${xml(title)}</title>
      <link>${link}</link>
      <guid isPermaLink="true">${link}</guid>
      <pubDate>${rssDate(date)}</pubDate>
      <category>${xml(category)}</category>
      <description>${xml(description)}</description>
    </item>`;
  });
  const newest = posts[0];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${xml(blogText.feedTitle(name))}</title>
    <link>${xml(origin)}/resources/blog</link>
    <atom:link href="${xml(origin)}/feeds/blog.rss" rel="self" type="application/rss+xml"/>
    <description>${xml(blogText.lead)}</description>
    <language>${language.locale.toLowerCase()}</language>
${newest ? `    <lastBuildDate>${rssDate(newest.date)}</lastBuildDate>\n` : ""}${items.join("\n")}
  </channel>
</rss>
`;
}

/** `GET /feeds/blog.rss`, made on the first request. A client that is not built has no feed: 404. */
export function feedRoutes(distFolder: string, site: FeedSite): Router {
  const router = Router();
  let made: Promise<string | null> | null = null;
  router.get("/feeds/blog.rss", async (_req, res, next) => {
    made ??= makeFeed(path.join(distFolder, "ssr/blog.json"), site);
    const feed = await made;
    if (feed === null) return next();
    res.set("Cache-Control", "public, max-age=3600");
    res.type("application/rss+xml; charset=utf-8").send(feed);
  });
  return router;
}

async function makeFeed(file: string, site: FeedSite): Promise<string | null> {
  const text = await readFile(file, "utf8").catch(() => null);
  return text === null ? null : blogFeed(blogIndex.parse(JSON.parse(text)), site);
}
