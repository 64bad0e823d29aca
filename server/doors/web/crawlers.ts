import { readFile } from "node:fs/promises";
import { Router } from "express";
import { z } from "zod";
import { Sitemap, SITEMAP, type Post, type SitemapOptions } from "./sitemap.js";

const posts = z.array(z.object({ slug: z.string(), date: z.iso.date() }));

/** /robots.txt and /sitemap.xml. The sitemap is rebuilt at most every ten minutes. */
export function crawlerRoutes(options: SitemapOptions): Router {
  const router = Router();
  const sitemap = new Sitemap(options);

  router.get("/robots.txt", (_req, res) => {
    const text = robots(options.origin);
    res.set("Cache-Control", "public, max-age=3600").type("text/plain").send(text);
  });
  router.get(SITEMAP, async (req, res, next) => {
    const { part } = req.query;
    const xml = await sitemap.file(typeof part === "object" ? "" : part);
    if (xml === null) return next();
    res.set("Cache-Control", "public, max-age=600").type("application/xml").send(xml);
  });
  return router;
}

/** @returns the posts that the client was built with; none if it has no blog */
export async function readPosts(file: string): Promise<Post[]> {
  const text = await readFile(file, "utf8").catch(() => "[]");
  return posts.parse(JSON.parse(text));
}

/** Disallows paths without any content. Personal pages are not listed, since they have `noindex`. */
const robots = (origin: string): string =>
  `User-agent: *
Disallow: /api/
Disallow: /auth/
Disallow: /uploads/resumes/

Sitemap: ${origin}${SITEMAP}
`;
