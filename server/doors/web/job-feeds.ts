import { Router, type Request } from "express";
import { jsonFeedOf } from "#site/json-feed";
import { paths } from "#site/paths";
import { jobDetailsPageTexts } from "#texts/job-details-page";
import { jobFeedTexts } from "#texts/job-feeds";
import { language } from "#texts/language";
import { visitor } from "../../core/actor.js";
import type { Logger } from "../../core/logger.js";
import { clientAddress } from "../../core/network.js";
import type { PointBuckets } from "../../kit/http/point-buckets.js";
import type { Job } from "../../modules/jobs/record/job.entity.js";
import { keptOf, readJobsQuery, renameFields } from "../../modules/jobs/reading/job.rest-query.js";
import type { JobService } from "../../modules/jobs/record/job.service.js";
import { keptFilter } from "../../modules/jobs/kept-searches/kept-search.js";
import type { KeptSearches } from "../../modules/jobs/kept-searches/kept-searches.service.js";
import { errorHandler } from "../rest/errors.js";
import { xmlText } from "../../kit/xml-text.js";

interface FeedServices {
  jobs: Pick<JobService, "list">;
  keptSearches: Pick<KeptSearches, "describe">;
  points: Pick<PointBuckets, "reserve">;
}
interface FeedSite {
  name: string;
  /** Public origin, without a trailing slash. */
  origin: string;
}
interface JobFeed {
  title: string;
  /** Addresses of the list as a page, and of the feed itself. */
  page: string;
  self: string;
  jobs: readonly Job[];
}

const MAX_JOBS = 50;
/** A job that was taken down must not stay anywhere; Express's `ETag` keeps asking again cheap. */
const FRESH = "no-cache";

/**
 * `GET /feeds/jobs.rss` (RSS 2.0) and `GET /feeds/jobs.json` (JSON Feed 1.1): the newest open jobs, with the parameters of
 * `GET /api/jobs`, except for its order and pages. Public. 400 for a value that a parameter does not know; a skill or
 * company without open jobs only makes the feed empty, since its subscribers wait for the next one. Each job costs the
 * reader's network a point, as in the lists of REST and GraphQL; 429 with `Retry-After` if it has too few.
 */
export function jobFeedRoutes(services: FeedServices, site: FeedSite, logger: Logger): Router {
  const router = Router();
  router.get(paths.jobFeed, async (req, res) => {
    const feed = await readFeed(req, services, site);
    res
      .set("Cache-Control", FRESH)
      .type("application/rss+xml; charset=utf-8")
      .send(asRss(feed, site));
  });
  router.get(jsonFeedOf(paths.jobFeed), async (req, res) => {
    const feed = await readFeed(req, services, site);
    res
      .set("Cache-Control", FRESH)
      .type("application/feed+json; charset=utf-8")
      .send(JSON.stringify(asJsonFeed(feed, site)));
  });
  router.use(errorHandler(logger));
  return router;
}

async function readFeed(
  { query: given, path, ip }: Request,
  { jobs, keptSearches, points }: FeedServices,
  { name, origin }: FeedSite,
): Promise<JobFeed> {
  const { query, filter, ...searched } = readJobsQuery(given);
  const options = { ...searched, query, filter, sort: "NEWEST", first: MAX_JOBS } as const;
  const reader = { actor: visitor, client: { ipAddress: clientAddress(ip) } };
  const reservation = points.reserve(reader, MAX_JOBS);
  const { edges } = await jobs.list(visitor, options).catch(renameFields);
  reservation.settle(edges.length);
  const search = { query: query?.trim() ?? "", filter: keptFilter(filter) };
  const kept = keptOf(given);
  const address = (start: string, parameters: URLSearchParams) =>
    origin + start + (parameters.size === 0 ? "" : `?${parameters.toString()}`);
  return {
    title: jobFeedTexts.title(name, await keptSearches.describe(search)),
    page: address(paths.jobs(), kept),
    self: address(path, kept),
    jobs: edges.map(({ node }) => node),
  };
}

/** "Acme Health · Austin, TX (Remote) · $60 an hour" */
const aboutOf = ({ company, companyLocation, workplaceType, salary }: Job): string =>
  [company.name, jobDetailsPageTexts.where(companyLocation, workplaceType), salary]
    .filter(Boolean)
    .join(" · ");

function asRss({ title, page, self, jobs }: JobFeed, { origin }: FeedSite): string {
  const items = jobs.map((job) => {
    const link = xmlText(origin + paths.jobDetails(job.id));
    return `    <item>
      <title>${xmlText(job.role)}</title>
      <link>${link}</link>
      <guid isPermaLink="true">${link}</guid>
      <pubDate>${job.publishedAt?.toUTCString() ?? ""}</pubDate>
      <description>${xmlText(aboutOf(job))}</description>
    </item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${xmlText(title)}</title>
    <link>${xmlText(page)}</link>
    <atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>
    <description>${xmlText(jobFeedTexts.description)}</description>
    <language>${language.locale.toLowerCase()}</language>
${items.join("\n")}
  </channel>
</rss>
`;
}

const asJsonFeed = ({ title, page, self, jobs }: JobFeed, { origin }: FeedSite) => ({
  version: "https://jsonfeed.org/version/1.1",
  title,
  home_page_url: page,
  feed_url: self,
  language: language.locale,
  items: jobs.map((job) => ({
    id: job.id,
    url: origin + paths.jobDetails(job.id),
    title: job.role,
    content_text: aboutOf(job),
    date_published: job.publishedAt?.toISOString(),
    tags: job.skills,
  })),
});
