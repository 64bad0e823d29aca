import { setTimeout as delay } from "node:timers/promises";
import { jobSitemap } from "../../job-sitemap.js";
import { ask, someNetwork, type Answered } from "./answers.js";
import type { SiteWorld } from "./site-world.js";
import type { Lengths, Measured, SiteTrial } from "./trial.js";

const BROWSER = { accept: "text/html", "accept-encoding": "gzip, deflate, br, zstd" };
const PREFLIGHT = { "apollo-require-preflight": "1" };
const LIST = "{ jobs(first: 10) { nodes { id role company { name } } } }";
const JOBS = 10;
const ROUND_MS = 5_000;

/** Pages and public lists that everyone sees alike. */
type Public = [path: string, headers: Record<string, string>];

/** The database is gone; what was asked for before is asked for again and again. */
async function databaseGone(world: SiteWorld, { away }: Lengths): Promise<Measured[]> {
  await world.seed();
  const { origin } = await world.raise();
  const all = await publicOf(origin);
  // Whoever comes first has a page made.
  for (let visit = 0; visit < 2; visit += 1) await askAll(origin, all);
  await world.server.act("kill");
  const answers: Answered[] = [];
  for (const end = Date.now() + away * 1000; Date.now() < end; await delay(ROUND_MS))
    answers.push(...(await askAll(origin, all)));
  await world.server.act("start");
  const failed = answers.filter(({ status }) => status !== 200).length;
  return [
    {
      what: `of ${answers.length} pages and lists, not 200, %`,
      value: (failed / answers.length) * 100,
      atMost: 1,
    },
  ];
}

async function publicOf(origin: string): Promise<Public[]> {
  const sitemap = await jobSitemap(origin);
  const jobs = [...sitemap.matchAll(/\/job-details\/[^<]+/g)].map(([path]) => path);
  const pages = ["/", "/jobs", "/pricing", ...jobs.slice(0, JOBS)];
  return [
    ...pages.map((path): Public => [path, BROWSER]),
    ["/api/jobs?limit=20", {}],
    ["/api/companies?limit=20", {}],
    [`/graphql?${new URLSearchParams({ query: LIST }).toString()}`, PREFLIGHT],
  ];
}

async function askAll(origin: string, all: readonly Public[]): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (const [path, headers] of all) {
    const options = { headers: { ...headers, "x-forwarded-for": someNetwork() } };
    answers.push(await ask(origin + path, options));
  }
  return answers;
}

export const pagesTrials: readonly SiteTrial[] = [{ name: "database gone", run: databaseGone }];
