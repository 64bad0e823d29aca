import { Router } from "express";
import { blogText } from "#content/blog";
import { jsonFeedOf } from "#site/json-feed";
import { paths } from "#site/paths";
import { language } from "#texts/language";
import { readBlog, type BlogIndex } from "./blog-index.js";
import { xmlText } from "../../kit/xml-text.js";

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
    const link = xmlText(origin + paths.blogPost(slug));
    return `    <item>
      <title>${xmlText(title)}</title>
      <link>${link}</link>
      <guid isPermaLink="true">${link}</guid>
      <pubDate>${rssDate(date)}</pubDate>
      <category>${xmlText(category)}</category>
      <description>${xmlText(description)}</description>
    </item>`;
  });
  const newest = posts[0];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${xmlText(blogText.feedTitle(name))}</title>
    <link>${xmlText(origin + paths.blog)}</link>
    <atom:link href="${xmlText(origin + paths.blogFeed)}" rel="self" type="application/rss+xml"/>
    <description>${xmlText(blogText.lead)}</description>
    <language>${language.locale.toLowerCase()}</language>
${newest ? `    <lastBuildDate>${rssDate(newest.date)}</lastBuildDate>\n` : ""}${items.join("\n")}
  </channel>
</rss>
`;
}

/** The same as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
const blogJsonFeed = (posts: BlogIndex, { name, origin }: FeedSite): string =>
  JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: blogText.feedTitle(name),
    description: blogText.lead,
    home_page_url: origin + paths.blog,
    feed_url: origin + jsonFeedOf(paths.blogFeed),
    language: language.locale,
    items: posts.slice(0, MAX_ITEMS).map(({ slug, title, description, date, category }) => ({
      id: origin + paths.blogPost(slug),
      url: origin + paths.blogPost(slug),
      title,
      content_text: description,
      date_published: `${date}T12:00:00Z`,
      tags: [category],
    })),
  });

/** `GET /feeds/blog.rss` and `GET /feeds/blog.json`, each kept once it has been created. 404 if the client is not built. */
export function feedRoutes(postsFile: string, site: FeedSite): Router {
  const router = Router();
  const serve = (path: string, type: string, make: typeof blogFeed) => {
    let kept: string | null = null;
    router.get(path, async (_req, res, next) => {
      if (kept === null) {
        const posts = await readBlog(postsFile);
        if (posts === null) return next();
        kept = make(posts, site);
      }
      res.set("Cache-Control", "public, max-age=3600");
      res.type(`application/${type}; charset=utf-8`).send(kept);
    });
  };
  serve(paths.blogFeed, "rss+xml", blogFeed);
  serve(jsonFeedOf(paths.blogFeed), "feed+json", blogJsonFeed);
  return router;
}
