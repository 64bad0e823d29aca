import { beforeAll, describe, expect, it, jest } from "@jest/globals";
import {
  placesOfJob,
  type JobPlaces,
} from "../../server/modules/jobs/search/language/job-places.js";
import { jobWords, type JobWords } from "../../server/modules/jobs/search/language/job-words.js";
import { parseSearch } from "../../server/modules/jobs/search/language/parse-search.js";
import {
  loadPlaces,
  type Place,
  type Places,
} from "../../server/modules/jobs/search/language/places.js";
import {
  Speller,
  type VocabularyWord,
} from "../../server/modules/jobs/search/language/spelling.js";
import { judgedJobs, type JudgedJob } from "./jobs.js";
import { judge, judgments, printQuality } from "./quality.js";

const NEAR_MILES = 25;

/** Searches as the index does, but reads every job: tiers by role, skills and text, newest first in each. */
class PlainSearch {
  private readonly jobs: { job: JudgedJob; words: JobWords; all: Set<string>; at: JobPlaces }[];
  private readonly speller: Speller;

  constructor(private readonly places: Places) {
    this.jobs = judgedJobs
      .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
      .map((job) => {
        const words = jobWords(job);
        return {
          job,
          words,
          all: new Set(words.body),
          at: placesOfJob(job.companyLocation, places),
        };
      });
    this.speller = new Speller(this.vocabulary(), (word) => places.isNameWord(word));
  }

  find(typed: string): string[] {
    // A place that leaves no job was perhaps none: "elixir phoenix".
    const placed = this.read(typed, this.places);
    const found = placed.length > 0 ? placed : this.read(typed, null);
    const better = found.length === 0 ? this.speller.correct(typed) : null;
    return better?.isSure ? this.read(better.text, this.places) : found;
  }

  private read(typed: string, places: Places | null): string[] {
    const isTerm = (word: string) => this.speller.isTerm(word);
    const { text, titles, place, sponsorship } = parseSearch(typed, {
      places,
      isTerm,
    });
    const near = place?.kind === "city" ? new Set(this.places.within(place.id, NEAR_MILES)) : null;
    const found = this.jobs.filter(
      ({ job, words, all, at }) =>
        (!place || isAt(job, at, place, near)) &&
        (!sponsorship || sponsorship.some((value) => job.sponsorship.includes(value))) &&
        text.all.every((group) => group.some((sequence) => hasSequence(sequence, words, all))) &&
        !text.none.some((sequence) => hasSequence(sequence, words, all)),
    );
    const tier = ({ words }: { words: JobWords }): number => {
      if (titles.some((title) => runs(words.role, title))) return 1;
      const isIn = (list: string[]) =>
        text.all.every((group) => group.some((sequence) => runs(list, sequence)));
      return isIn(words.role) ? 2 : isIn([...words.role, "#", ...words.skills]) ? 3 : 4;
    };
    return found
      .map((entry) => ({ id: entry.job.id, tier: tier(entry) }))
      .sort((a, b) => a.tier - b.tier)
      .map(({ id }) => id);
  }

  private vocabulary(): VocabularyWord[] {
    const counted = new Map<string, VocabularyWord>();
    for (const { words } of this.jobs) {
      const terms = new Set([...words.role, ...words.skills]);
      const company = new Set(words.company);
      for (const word of words.body) {
        const entry = counted.get(word) ?? { word, terms: 0, company: 0, jobs: 0 };
        entry.jobs++;
        if (terms.has(word)) entry.terms++;
        if (company.has(word)) entry.company++;
        counted.set(word, entry);
      }
    }
    return [...counted.values()];
  }
}

function isAt(
  job: JudgedJob,
  at: JobPlaces,
  place: Place,
  near: ReadonlySet<number> | null,
): boolean {
  if (place.kind === "remote") return job.workplaceType === "REMOTE";
  return near ? at.cities.some((id) => near.has(id)) : at.states.includes(place.state);
}

const runs = (list: readonly string[], sequence: readonly string[]): boolean =>
  list.some((_, at) => sequence.every((word, i) => list[at + i] === word));

const hasSequence = (
  sequence: readonly string[],
  words: JobWords,
  all: ReadonlySet<string>,
): boolean =>
  sequence.length === 1
    ? all.has(sequence[0] ?? "")
    : [words.role, words.skills, words.company].some((list) => runs(list, sequence));

describe("the judged searches", () => {
  let search: PlainSearch;
  beforeAll(async () => {
    search = new PlainSearch(await loadPlaces());
  });

  it("are at least 150, each once, with a reason and a wanted job", () => {
    expect(judgments.length).toBeGreaterThanOrEqual(150);
    expect(new Set(judgments.map(({ typed }) => typed)).size).toBe(judgments.length);
    const empty = judgments.filter(({ gains, because }) => gains.size === 0 || !because);
    expect(empty.map(({ typed }) => typed)).toEqual([]);
    expect(new Set(judgedJobs.map(({ id }) => id)).size).toBe(judgedJobs.length);
  });

  it("name no job that is not there", () => {
    const ids = new Set(judgedJobs.flatMap(({ id, kind }) => [id, kind]));
    expect(judgments.flatMap(({ gains }) => [...gains.keys()]).every((id) => ids.has(id))).toBe(
      true,
    );
  });

  it("are answered well by words, places and tiers alone", async () => {
    const quality = await judge(async (typed) => search.find(typed));
    expect(quality.ndcg).toBeGreaterThanOrEqual(0.9);
  });

  it("count what is missing and what is unwanted", async () => {
    const none = await judge(async () => []);
    expect([none.ndcg, none.unwanted]).toEqual([0, 0]);
    const wrong = await judge(async (typed) => (typed === "c#" ? ["cpp-0", "dotnet-0"] : []));
    const [last] = wrong.searches.toReversed();
    expect(last).toMatchObject({ typed: "c#", unwanted: ["cpp-0"] });
    expect(last?.ndcg).toBeGreaterThan(0.1);
    expect(wrong.unwanted).toBe(1);
  });

  it("print the figures and the worst searches", async () => {
    const lines: string[] = [];
    const log = jest
      .spyOn(console, "log")
      .mockImplementation((line: string) => void lines.push(line));
    printQuality("nothing", await judge(async (typed) => (typed === "c#" ? ["cpp-0"] : [])));
    log.mockRestore();
    expect(lines[0]).toMatch(/^nothing: NDCG@10 0\.000 over \d+ searches of \d+ jobs, 1 unwanted/);
    expect(lines[1]).toContain("c#, unwanted: cpp-0 (The sign belongs to the word.)");
    expect(lines).toHaveLength(11);
  });

  it("are perfect if the wanted jobs come first", async () => {
    const wanted = new Map(
      judgments.map(({ typed, gains }) => [
        typed,
        [...gains].sort(([, a], [, b]) => b - a).map(([id]) => id),
      ]),
    );
    expect((await judge(async (typed) => wanted.get(typed) ?? [])).ndcg).toBeCloseTo(1);
  });
});
