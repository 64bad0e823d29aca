import { readFile } from "node:fs/promises";
import path from "node:path";
import { Router } from "express";
import { z } from "zod";
import { minutes, type Clock } from "../core/clock.js";
import type { JobService } from "../modules/jobs/job.service.js";

export interface CrawlersOptions {
  /** Public origin without a slash at the end. */
  origin: string;
  /** Paths of pages that do not come from data. */
  pages: readonly string[];
  posts: readonly Post[];
  jobs: JobService;
  clock: Clock;
}

interface Post {
  slug: string;
  /** YYYY-MM-DD */
  date: string;
}

interface Entry {
  path: string;
  /** W3C date or time. */
  lastModified?: string;
}

/** The protocol allows 50,000 addresses a file (sitemaps.org); the newest jobs are worth the most. */
const MAX_JOBS = 45_000;
const LIFETIME_MS = minutes(10);
const posts = z.array(z.object({ slug: z.string(), date: z.iso.date() }));

/** /robots.txt and /sitemap.xml. The sitemap is made at most every ten minutes. */
export function crawlerRoutes(options: CrawlersOptions): Router {
  const { origin, clock } = options;
  const router = Router();
  let sitemap: { until: number; xml: Promise<string> } | null = null;

  router.get("/robots.txt", (_req, res) => {
    res.set("Cache-Control", "public, max-age=3600").type("text/plain").send(robots(origin));
  });
  router.get("/sitemap.xml", async (_req, res) => {
    const now = clock.now().getTime();
    if (!sitemap || sitemap.until <= now) {
      const made = { until: now + LIFETIME_MS, xml: makeSitemap(options) };
      sitemap = made;
      made.xml.catch(() => (sitemap = sitemap === made ? null : sitemap));
    }
    const xml = await sitemap.xml;
    res.set("Cache-Control", "public, max-age=600").type("application/xml").send(xml);
  });
  return router;
}

/** @returns the posts that the client was built with; none when it has no blog */
export async function readPosts(distFolder: string): Promise<Post[]> {
  const text = await readFile(path.join(distFolder, "ssr/blog.json"), "utf8").catch(() => "[]");
  return posts.parse(JSON.parse(text));
}

/** Pages about one person say `noindex` themselves; these have nothing to show at all. */
const robots = (origin: string): string =>
  `User-agent: *
Disallow: /api/
Disallow: /auth/
Disallow: /uploads/resumes/

Sitemap: ${origin}/sitemap.xml
`;

async function makeSitemap({ origin, pages, posts, jobs }: CrawlersOptions): Promise<string> {
  const open = await jobs.listAddresses(MAX_JOBS);
  const entries: Entry[] = [
    ...pages.map((path) => ({ path })),
    ...posts.map(({ slug, date }) => ({ path: `/blog-details/${slug}`, lastModified: date })),
    ...open.map(({ id, updatedAt }) => ({
      path: `/job-details/${id}`,
      lastModified: updatedAt.toISOString(),
    })),
  ];
  const urls = entries.map(({ path, lastModified }) => {
    const changed = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
    return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
