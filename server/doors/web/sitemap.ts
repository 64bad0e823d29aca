import { paths } from "#site/paths";
import { minutes, type Clock } from "../../core/clock.js";
import type { CompanyService } from "../../modules/companies/company.service.js";
import type { AddressRange } from "../../modules/jobs/search/job.search.js";
import type { JobService } from "../../modules/jobs/record/job.service.js";
import { xmlText } from "../../kit/xml-text.js";

export interface SitemapOptions {
  /** Public origin, without a trailing slash. */
  origin: string;
  /** Paths of static pages. */
  pages: readonly string[];
  posts: readonly Post[];
  jobs: Pick<JobService, "listAddresses" | "listAddressParts" | "countOpen">;
  companies: Pick<CompanyService, "listSlugs">;
  clock: Clock;
  /** Jobs in one file; tests take fewer. */
  jobsPerFile?: number;
}

export interface Post {
  slug: string;
  /** YYYY-MM-DD */
  date: string;
}

interface Entry {
  path: string;
  /** W3C date or date and time. */
  lastModified?: string;
}

interface Kept<Value> {
  until: number;
  made: Promise<Value>;
}

/** Where each file of jobs begins; null if one file holds all pages and jobs. */
type Parts = Awaited<ReturnType<JobService["listAddressParts"]>> | null;

export const SITEMAP = "/sitemap.xml";
/** The file of all pages but those of jobs, where one file is not enough. */
const PAGES = "pages";
/** The protocol allows 50,000 URLs per file (sitemaps.org). What is left is for the other pages, and for jobs posted meanwhile. */
const MAX_JOBS = 45_000;
const MAX_URLS = 50_000;
const MAX_COMPANIES = 4_000;
const LIFETIME_MS = minutes(10);
/** A file has some 6 MB; crawlers read one after another. */
const KEPT_FILES = 4;

/**
 * The sitemap (https://www.sitemaps.org/protocol.html), the newest jobs first: one file, or an index of several if there are too many jobs. The
 * files of the index are the same address with `part`: "pages", or the number of a part of the jobs. Each is made when it is asked for, and
 * at most every ten minutes.
 */
export class Sitemap {
  private parts: Kept<Parts> | null = null;
  private readonly files = new Map<string, Kept<string>>();
  private readonly size: number;

  constructor(private readonly options: SitemapOptions) {
    this.size = options.jobsPerFile ?? MAX_JOBS;
  }

  /** @param part undefined for the index, or the only file. @returns null if there is no such part */
  async file(part: string | undefined): Promise<string | null> {
    if (part === undefined) return this.keep("", () => this.main());
    const parts = await this.currentParts();
    if (parts === null) return null;
    if (part === PAGES) return this.keep(PAGES, async () => urlSet(await this.pageUrls()));
    const from = /^[1-9]\d{0,5}$/.test(part) ? parts[Number(part) - 1] : undefined;
    if (!from) return null;
    // Those posted meanwhile belong to the first part.
    const range = { from: part === "1" ? undefined : from, until: parts[Number(part)] };
    return this.keep(part, async () => urlSet(await this.jobUrls({ ...range, limit: MAX_URLS })));
  }

  private async main(): Promise<string> {
    const parts = await this.currentParts();
    if (parts === null)
      return urlSet([...(await this.pageUrls()), ...(await this.jobUrls({ limit: this.size }))]);
    const names = [PAGES, ...parts.map((_part, index) => String(index + 1))];
    const { origin } = this.options;
    const files = names.map(
      (name) => `<sitemap><loc>${xmlText(`${origin}${SITEMAP}?part=${name}`)}</loc></sitemap>\n`,
    );
    return document("sitemapindex", files);
  }

  /** With new parts, the files are others. */
  private currentParts(): Promise<Parts> {
    const now = this.options.clock.now().getTime();
    if (this.parts && this.parts.until > now) return this.parts.made;
    this.files.clear();
    const kept: Kept<Parts> = { until: now + LIFETIME_MS, made: this.findParts() };
    this.parts = kept;
    kept.made.catch(() => (this.parts = this.parts === kept ? null : this.parts));
    return kept.made;
  }

  private async findParts(): Promise<Parts> {
    const parts = await this.options.jobs.listAddressParts(this.size);
    return parts.length > 1 ? parts : null;
  }

  private keep(name: string, make: () => Promise<string>): Promise<string> {
    const now = this.options.clock.now().getTime();
    const known = this.files.get(name);
    if (known && known.until > now) return known.made;
    const kept: Kept<string> = { until: now + LIFETIME_MS, made: make() };
    this.files.delete(name);
    this.files.set(name, kept);
    for (const oldest of this.files.keys())
      if (this.files.size > KEPT_FILES) this.files.delete(oldest);
    kept.made.catch(() => this.files.get(name) === kept && this.files.delete(name));
    return kept.made;
  }

  private async pageUrls(): Promise<string[]> {
    const { pages, posts } = this.options;
    const hiring = await this.hiringSlugs();
    return this.urls([
      ...pages.map((path) => ({ path })),
      ...posts.map(({ slug, date }) => ({ path: paths.blogPost(slug), lastModified: date })),
      ...hiring.map((slug) => ({ path: paths.company(slug) })),
    ]);
  }

  private async jobUrls(range: AddressRange): Promise<string[]> {
    const open = await this.options.jobs.listAddresses(range);
    return this.urls(
      open.map(({ id, updatedAt }) => ({
        path: paths.jobDetails(id),
        lastModified: updatedAt.toISOString(),
      })),
    );
  }

  private urls(entries: readonly Entry[]): string[] {
    return entries.map(({ path, lastModified }) => {
      const changed = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
      return `<url><loc>${xmlText(this.options.origin + path)}</loc>${changed}</url>\n`;
    });
  }

  /** Slugs of the companies that have open jobs; the pages of others are not indexed. */
  private async hiringSlugs(): Promise<string[]> {
    const { companies, jobs } = this.options;
    const all = await companies.listSlugs(MAX_COMPANIES);
    if (all.length === 0) return [];
    const open = await jobs.countOpen(all.map(({ id }) => id));
    return all.filter(({ id }) => open.has(id)).map(({ slug }) => slug);
  }
}

const urlSet = (urls: readonly string[]): string => document("urlset", urls);

const document = (root: "urlset" | "sitemapindex", lines: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join("")}</${root}>
`;
