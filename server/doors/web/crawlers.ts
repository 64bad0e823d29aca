import { readFile } from "node:fs/promises";
import { Router } from "express";
import { z } from "zod";
import { paths } from "#site/paths";
import { minutes, type Clock } from "../../core/clock.js";
import type { CompanyService } from "../../modules/companies/company.service.js";
import type { JobService } from "../../modules/jobs/record/job.service.js";
import { xmlText } from "./xml-text.js";

export interface CrawlersOptions {
  /** Public origin, without a trailing slash. */
  origin: string;
  /** Paths of static pages. */
  pages: readonly string[];
  posts: readonly Post[];
  jobs: JobService;
  companies: CompanyService;
  clock: Clock;
}

interface Post {
  slug: string;
  /** YYYY-MM-DD */
  date: string;
}

interface Entry {
  path: string;
  /** W3C date or date and time. */
  lastModified?: string;
}

/** The protocol allows 50,000 URLs per file (sitemaps.org); the newest jobs come first. */
const MAX_JOBS = 45_000;
const MAX_COMPANIES = 4_000;
const LIFETIME_MS = minutes(10);
const posts = z.array(z.object({ slug: z.string(), date: z.iso.date() }));

/** /robots.txt and /sitemap.xml. The sitemap is rebuilt at most every ten minutes. */
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

Sitemap: ${origin}/sitemap.xml
`;

async function makeSitemap(options: CrawlersOptions): Promise<string> {
  const { origin, pages, posts, jobs } = options;
  const open = await jobs.listAddresses(MAX_JOBS);
  const hiring = await hiringSlugs(options);
  const entries: Entry[] = [
    ...pages.map((path) => ({ path })),
    ...posts.map(({ slug, date }) => ({ path: paths.blogPost(slug), lastModified: date })),
    ...hiring.map((slug) => ({ path: paths.company(slug) })),
    ...open.map(({ id, updatedAt }) => ({
      path: paths.jobDetails(id),
      lastModified: updatedAt.toISOString(),
    })),
  ];
  const urls = entries.map(({ path, lastModified }) => {
    const changed = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
    return `<url><loc>${xmlText(origin + path)}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}

/** Slugs of the companies that have open jobs; the pages of others are not indexed. */
async function hiringSlugs({ companies, jobs }: CrawlersOptions): Promise<string[]> {
  const all = await companies.listSlugs(MAX_COMPANIES);
  if (all.length === 0) return [];
  const open = await jobs.countOpen(all.map(({ id }) => id));
  return all.filter(({ id }) => open.has(id)).map(({ slug }) => slug);
}
