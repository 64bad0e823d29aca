import { beforeAll, describe, expect, it } from "@jest/globals";
import {
  allPages,
  DAY,
  engineOf,
  indexedJob,
  indexQuery,
  NOW,
  withWords,
} from "../../../../test/index-samples.js";
import type { IndexQuery, IndexSort, JobDocument } from "./index-calls.js";
import type { IndexEngine } from "./index-engine.js";

/** Numbers for new jobs that an index has before its columns are copied to longer ones. */
const SPARE = 4_096;
const MINUTE = 60_000;
const ROLES = ["Java Developer", "Welder", "Data Analyst"];
const WORKPLACES = ["REMOTE", "HYBRID", "ONSITE"];
const STATES = ["TX", "CA", "NY", "FL", "OH", "WA", "CO"];
const EDITED_ROLE = "Java Architect";

/** Facts that repeat at different distances, so that all of their combinations come up. */
const jobAt = (n: number, role = ROLES[n % 3] ?? ""): JobDocument =>
  indexedJob({
    id: `00000000-0000-7000-8000-${String(n).padStart(12, "0")}`,
    role,
    skills: [`Skill ${n % 50}`, n % 4 === 0 ? "Java" : "Excel"],
    ads: [n % 5 === 0 ? "<p>Knows Java and Kafka.</p>" : "<p>Knows much.</p>"],
    values: { workplace: [WORKPLACES[(n * n) % 3] ?? ""], state: [STATES[n % 7] ?? ""] },
    hourlyPay: n % 11 === 0 ? null : ((n * 37) % 900) * 10,
    places: [n % 40],
    // Each at another time, in no order.
    postedAt: NOW - DAY - ((n * 7_919) % 20_011) * MINUTE,
  });

interface Case {
  /** Where all of the search's words must be, besides the texts. */
  word: string | null;
  values: IndexQuery["values"];
  facts: Partial<Pick<IndexQuery, "payAtLeast" | "postedSince" | "places">>;
  sort: IndexSort;
}
const CASES: Case[] = [
  { word: null, values: {}, facts: {}, sort: "NEWEST" },
  { word: "java", values: {}, facts: {}, sort: "BEST_MATCH" },
  { word: "kafka", values: { state: ["TX", "WA"] }, facts: {}, sort: "NEWEST" },
  { word: "welder", values: { workplace: ["HYBRID"] }, facts: { payAtLeast: 4_000 }, sort: "PAY" },
  { word: null, values: { skill: ["skill 7", "java"] }, facts: { places: [3, 4, 7] }, sort: "PAY" },
  { word: "java", values: { state: ["CA"] }, facts: { postedSince: NOW - 3 * DAY }, sort: "PAY" },
];

const valuesOf = ({ values, skills }: JobDocument): Record<string, readonly string[]> => ({
  ...values,
  skill: skills.map((skill) => skill.toLowerCase()),
});
const has = (text: string, word: string) => text.toLowerCase().split(/\W+/).includes(word);

/** The same answers, by looking at each job. */
class Plain {
  constructor(private readonly jobs: readonly JobDocument[]) {}

  ids({ word, values, facts, sort }: Case): string[] {
    const found = this.found(word, facts).filter((job) => isChosen(job, values));
    const rank = (job: JobDocument) => (sort === "BEST_MATCH" ? tierOf(job, word ?? "") : 0);
    const pay = ({ hourlyPay }: JobDocument) => (sort === "PAY" ? (hourlyPay ?? 0) : 0);
    return found
      .toSorted((a, b) => rank(a) - rank(b) || pay(b) - pay(a) || b.postedAt - a.postedAt)
      .map(({ id }) => id);
  }

  counts({ word, values, facts }: Case): Record<string, Record<string, number>> {
    const totals: Record<string, Record<string, number>> = {};
    for (const filter of ["workplace", "state", "skill"]) {
      const others = { ...values, [filter]: [] };
      const counted: Record<string, number> = {};
      for (const job of this.found(word, facts).filter((each) => isChosen(each, others)))
        for (const value of valuesOf(job)[filter] ?? []) counted[value] = (counted[value] ?? 0) + 1;
      totals[filter] = counted;
    }
    return totals;
  }

  private found(word: string | null, { payAtLeast, postedSince, places }: Case["facts"]) {
    return this.jobs.filter(
      (job) =>
        (word === null || tierOf(job, word) < Infinity) &&
        (job.hourlyPay ?? 0) >= (payAtLeast ?? 0) &&
        job.postedAt >= (postedSince ?? 0) &&
        (!places || job.places.some((place) => places.includes(place))),
    );
  }
}

const isChosen = (job: JobDocument, values: IndexQuery["values"]): boolean =>
  Object.entries(values).every(
    ([filter, list]) =>
      list.length === 0 || (valuesOf(job)[filter] ?? []).some((value) => list.includes(value)),
  );

function tierOf({ role, skills, ads }: JobDocument, word: string): number {
  const places = [[role], skills, ads];
  const tier = places.findIndex((texts) => texts.some((text) => has(text, word)));
  return tier < 0 ? Infinity : tier;
}

describe("an index that outgrows its spare numbers", () => {
  let engine: IndexEngine;
  const jobs = new Map<string, JobDocument>();
  const apply = (open: readonly JobDocument[], gone: readonly string[] = []) => {
    engine.apply({ open, gone, cursor: 9 });
    for (const job of open) jobs.set(job.id, job);
    for (const id of gone) jobs.delete(id);
  };
  const from = (first: number, to: number) =>
    Array.from({ length: to - first }, (_, n) => jobAt(first + n));

  function expectSame(): void {
    const plain = new Plain([...jobs.values()]);
    for (const each of CASES) {
      const { word, values, facts, sort } = each;
      const asked = { text: word === null ? null : withWords(word), values, ...facts, sort };
      const expected = plain.ids(each);
      expect(expected.length).toBeGreaterThan(20);
      expect(allPages(engine, asked, { first: 300 })).toEqual(expected);
      const { total, counts } = engine.search(indexQuery({ ...asked, withCounts: true }));
      expect(total).toBe(expected.length);
      const counted = Object.entries(counts).map(([filter, list]) => {
        const some = list.filter(({ total: jobsOfValue }) => jobsOfValue > 0);
        return [filter, Object.fromEntries(some.map(({ value, total: of }) => [value, of]))];
      });
      expect(Object.fromEntries(counted)).toEqual(plain.counts(each));
    }
  }

  beforeAll(() => {
    engine = engineOf([]);
    apply(from(0, SPARE));
  });

  // Each goes on with the jobs of the one before.
  it("is right up to the last of them", () => expectSame());

  it("is right with one job more", () => {
    apply(from(SPARE, SPARE + 1));
    expectSame();
  });

  it("is right with many more", () => {
    apply(from(SPARE + 1, SPARE + 700));
    expectSame();
  });

  it("is right when jobs of both parts change or go", () => {
    const edited = [5, 40, SPARE + 5, SPARE + 400].map((n) => jobAt(n, EDITED_ROLE));
    const gone = [6, 41, SPARE, SPARE + 401].map((n) => jobAt(n).id);
    apply(edited, gone);
    expectSame();
  });

  it("is right with as many as it takes to outgrow them again", () => {
    apply(from(SPARE + 700, 2 * SPARE + SPARE / 2));
    expectSame();
  });
});
