import { v7 } from "uuid";
import type {
  IndexQuery,
  JobDocument,
  Position,
} from "../modules/jobs/search/index/index-calls.js";
import { IndexEngine } from "../modules/jobs/search/index/index-engine.js";

export const NOW = Date.UTC(2026, 10, 1);
export const DAY = 86_400_000;
const MOST_JOBS = 50_000;

/** An open job as the index gets it. */
export const indexedJob = (facts: Partial<JobDocument> = {}): JobDocument => ({
  id: v7(),
  role: "Java Developer",
  company: "Acme Health",
  skills: ["Java", "Spring Boot"],
  texts: ["Austin, TX"],
  ads: ["<p>Builds services for hospitals &amp; clinics. No C2C.</p>"],
  values: { workplace: ["REMOTE"] },
  hourlyPay: 6_000,
  places: [7],
  placeNames: ["Austin", "Texas"],
  postedAt: NOW - DAY,
  validThrough: NOW + 30 * DAY,
  ...facts,
});

/** A search for all jobs, newest first. */
export const indexQuery = (facts: Partial<IndexQuery> = {}): IndexQuery => ({
  text: null,
  titles: [],
  values: {},
  payAtLeast: null,
  postedSince: null,
  places: null,
  sort: "NEWEST",
  first: 20,
  after: null,
  now: NOW,
  meant: {},
  lenient: [],
  state: null,
  withCounts: false,
  ranges: null,
  ...facts,
});

/** Jobs that have all of these words. */
export const withWords = (...all: string[]) => ({ all: all.map((word) => [[word]]), none: [] });

/** An index of these jobs, in memory or in a file. */
export function engineOf(
  jobs: readonly JobDocument[],
  directory: string | null = null,
): IndexEngine {
  const engine = new IndexEngine();
  engine.create(directory, "1");
  engine.fill(jobs);
  engine.finish(5);
  return engine;
}

/** Ids of every page of a search. */
export function allPages(
  engine: IndexEngine,
  facts: Partial<IndexQuery>,
  { first = 2, between = (): void => undefined } = {},
): string[] {
  const ids: string[] = [];
  let after: Position | null = null;
  do {
    const page = engine.search(indexQuery({ ...facts, first, after }));
    ids.push(...page.jobs.map(({ id }) => id));
    if (ids.length > MOST_JOBS) throw new Error("the pages do not come to an end");
    after = page.hasMore ? (page.jobs.at(-1) ?? null) : null;
    between();
  } while (after);
  return ids;
}
