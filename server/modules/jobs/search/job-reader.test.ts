import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { minutes } from "../../../core/clock.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildJob } from "../../../test/factories.js";
import { JobReader } from "./job.reader.js";
import { JobSearch, type JobListOptions } from "./job.search.js";

/** Thirty jobs with limits of ten, to stand for 250,000 jobs with limits of thousands. */
const JOBS = 30;
const LIMITS = { tokens: 10, texts: 10, sample: 10 };

let app: TestApp;
let search: JobSearch;

beforeAll(async () => {
  app = await createTestApp();
  search = new JobSearch(
    app.dataSource,
    app.clock,
    new JobReader(app.dataSource, app.clock, LIMITS),
  );
  const company = await buildCompany(app, { name: "Kiln & Co" });
  for (let n = 1; n <= JOBS; n += 1) {
    await buildJob(app, {
      company,
      role: `Operator ${n}`,
      skills: [],
      workplaceType: n % 2 === 0 ? "REMOTE" : "HYBRID",
      jobType: n <= 2 ? "Full-time" : "Contract",
      description: `<p>Common work${n === 1 ? " with zirconium" : ""}${n <= 15 ? ", early" : ", late"}.</p>`,
    });
    app.clock.advance(minutes(1));
  }
});
afterAll(() => app.close());

const numbers = (from: number, to: number, step = 1): number[] => {
  const list: number[] = [];
  for (let n = from; n >= to; n -= step) list.push(n);
  return list;
};

/** Collects the jobs of all pages, by number. */
async function pages(options: Partial<JobListOptions>, first = 4): Promise<number[]> {
  const found: number[] = [];
  for (let after: string | null = null; ;) {
    const { edges, pageInfo } = await search.listOpen({ first, after, ...options });
    found.push(...edges.map(({ node }) => Number(node.role.split(" ")[1])));
    if (!pageInfo.hasNextPage) return found;
    after = pageInfo.endCursor;
  }
}
const countOf = async (options: Partial<JobListOptions>): Promise<number> =>
  (await search.listOpen({ first: 4, ...options })).countAll();

describe("with more jobs than a statement may scan", () => {
  it("the list without a query is complete", async () => {
    expect(await pages({})).toEqual(numbers(JOBS, 1));
  });

  it("a common word can be paged to its end", async () => {
    expect(await pages({ query: "common" })).toEqual(numbers(JOBS, 1));
    expect(await pages({ query: "operator" })).toEqual(numbers(JOBS, 1));
    expect(await pages({ query: "operator common", sort: "NEWEST" })).toEqual(numbers(JOBS, 1));
    expect(await pages({ filter: { workplaceType: ["REMOTE"] } })).toEqual(numbers(30, 2, 2));
  });

  it("lists of several values are merged in order", async () => {
    const filter = { workplaceType: ["REMOTE", "HYBRID"] as const, jobType: ["CONTRACT"] as const };
    expect(await pages({ filter }, 2)).toEqual(numbers(JOBS, 3));
    const both = { ...filter, jobType: ["FULL_TIME", "CONTRACT"] as const };
    expect(await pages({ filter: both }, 2)).toEqual(numbers(JOBS, 1));
  });

  it("a rare word is found in jobs of any age, even next to common words", async () => {
    expect(await pages({ query: "zirconium" })).toEqual([1]);
    expect(await pages({ query: "zirconium common", sort: "NEWEST" })).toEqual([1]);
    expect(await pages({ query: "zirconium late" })).toEqual([]);
    expect(await pages({ query: "zircon", filter: { workplaceType: ["HYBRID"] } })).toEqual([1]);
    expect(await countOf({ query: "zirconium" })).toBe(1);
  });

  it("a filter that matches few jobs finds all of them", async () => {
    expect(await pages({ filter: { jobType: ["FULL_TIME"] }, query: "common" })).toEqual([2, 1]);
  });

  it("counts are estimates, and never below the number of jobs shown", async () => {
    expect(await countOf({ query: "common", sort: "NEWEST" })).toBe(JOBS);
    expect(await countOf({ query: "late", sort: "NEWEST" })).toBeGreaterThanOrEqual(15);
    expect(await countOf({})).toBe(JOBS);
  });
});
