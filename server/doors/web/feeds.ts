import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import escapeHtml from "escape-html";
import { Router } from "express";
import { z } from "zod";
import { blogText } from "#content/blog";
import { paths } from "#site/paths";
import { language } from "#texts/language";

/** Written by the client's server build for the feed: dist/ssr/blog.json, newest first. */
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
  /** Public origin, without a trailing slash. */
  origin: string;
}

const MAX_ITEMS = 20;

/** RFC 822 with a four-digit year, as RSS 2.0 requires. */
const rssDate = (day: string): string => new Date(`${day}T12:00:00Z`).toUTCString();

/** The blog as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function blogFeed(posts: BlogIndex, { name, origin }: FeedSite): string {
  const items = posts.slice(0, MAX_ITEMS).map(({ slug, title, description, date, category }) => {
    const link = escapeHtml(origin + paths.blogPost(slug));
    return `    <item>
      <title>${escapeHtml(title)}</title>
      <link>${link}</link>
      <guid isPermaLink="true">${link}</guid>
      <pubDate>${rssDate(date)}</pubDate>
      <category>${escapeHtml(category)}</category>
      <description>${escapeHtml(description)}</description>
    </item>`;
  });
  const newest = posts[0];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeHtml(blogText.feedTitle(name))}</title>
    <link>${escapeHtml(origin + paths.blog)}</link>
    <atom:link href="${escapeHtml(origin + paths.blogFeed)}" rel="self" type="application/rss+xml"/>
    <description>${escapeHtml(blogText.lead)}</description>
    <language>${language.locale.toLowerCase()}</language>
${newest ? `    <lastBuildDate>${rssDate(newest.date)}</lastBuildDate>\n` : ""}${items.join("\n")}
  </channel>
</rss>
`;
}

/** `GET /feeds/blog.rss`, kept once it has been created. 404 if the client is not built. */
export function feedRoutes(postsFile: string, site: FeedSite): Router {
  const router = Router();
  let kept: string | null = null;
  router.get(paths.blogFeed, async (_req, res, next) => {
    const feed = kept ?? (await makeFeed(postsFile, site));
    if (feed === null) return next();
    kept = feed;
    res.set("Cache-Control", "public, max-age=3600");
    res.type("application/rss+xml; charset=utf-8").send(feed);
  });
  return router;
}

/** @returns null if there is no such file */
async function makeFeed(file: string, site: FeedSite): Promise<string | null> {
  if (!existsSync(file)) return null;
  const text = await readFile(file, "utf8");
  return blogFeed(blogIndex.parse(JSON.parse(text)), site);
}
