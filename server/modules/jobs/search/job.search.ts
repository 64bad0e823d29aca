import type { Clock } from "../../../core/clock.js";
import { pageSize, type Edge, type Page } from "../../../core/paging.js";
import { readRows } from "../../../kit/db/pool.js";
import type { Reads } from "../../../kit/db/reads.js";
import { joinCompany } from "../../companies/company.joins.js";
import type { Job } from "../record/job.entity.js";
import { readAsked, type Asked, type SearchRequest } from "./asked.js";
import type { FreshIndex } from "./fresh-index.js";
import type { FilterValueFound, IndexAnswer } from "./index/index-calls.js";
import { SHORT_CARDS, type Cards } from "../reading/listed-job.rows.js";
import { indexQueryOf, placeMeant } from "./job.query.js";
import { findAsMeant, type FoundAsMeant } from "./language/find-as-meant.js";
import { placesOfJob } from "./language/job-places.js";
import { tokens } from "./language/tokens.js";
import type { ParsedSearch } from "./language/parse-search.js";
import type { Places } from "./language/places.js";
import { withoutOverruled } from "./overruled-facts.js";
import type { RefusedValues } from "./unknown-values.js";

export interface JobListOptions extends SearchRequest {
  /** What to read of each job; by default everything but the long texts. Null leaves the jobs out. */
  cards?: Cards | null;
  /** Whether to wait for what other instances have committed. By default it shows within a second. */
  seesOthers?: boolean;
  /** Whether to look for the words in better spelling if no job has them. */
  corrects?: boolean;
}

export interface JobAddress {
  id: string;
  updatedAt: Date;
}

/** A place in the list of open jobs, newest first: that of this job. */
export interface AddressPlace {
  publishedAt: Date;
  id: string;
}

/** Before and after all jobs. */
const NEWEST: AddressPlace = { publishedAt: new Date("9000-01-01T00:00:00Z"), id: "" };
const OLDEST: AddressPlace = { publishedAt: new Date(0), id: "" };

export interface AddressRange {
  /** The first place; by default the newest job's. */
  from?: AddressPlace | undefined;
  /** The first place after the range; by default it goes on to the oldest job. */
  until?: AddressPlace | undefined;
  limit: number;
}

/** How the words of a search were read. */
export interface JobSearchReading extends Pick<
  ParsedSearch,
  | "place"
  | "withoutPlace"
  | "sponsorship"
  | "withoutSponsorship"
  | "statuses"
  | "withoutStatuses"
  | "taxTerms"
  | "withoutTaxTerms"
  | "refusedTaxTerms"
  | "withoutRefusedTaxTerms"
  | "payAtLeast"
  | "withoutPay"
  | "unneeded"
  | "instead"
  | "dropped"
> {
  /** Miles around the place that jobs are found in; null unless it is a city. */
  placeMiles: number | null;
  /** The better spelling that the jobs were found by, because as typed there are none; else null. */
  correctedTo: string | null;
  /** A better spelling to offer; null if there is none. */
  suggestion: string | null;
  /** Quoted phrases found by their words, because no job has them as quoted in its title, skills, or company. */
  readAsWords: readonly string[];
}

export interface JobPage extends Page<Job> {
  /** Null without words. */
  search: JobSearchReading | null;
  /** By parameter of the filter: how many jobs each value would find, and which chosen ones no job has. Empty unless asked for. */
  counts: Pick<IndexAnswer, "counts" | "ranges" | "unknown"> & {
    /** By field, those that a list refuses. */
    refused?: RefusedValues;
  };
  /** Number of the last change that the list has for certain; null if it was not searched, because it can't have any job. */
  changeSeq: number | null;
}

/** What jobs are compared by. */
export type Likeness = Pick<Job, "id" | "role" | "skills" | "companyLocation">;

/** Of a list that was not searched, or can't have any job. */
export const NOT_COUNTED: Pick<IndexAnswer, "counts" | "ranges" | "unknown"> = {
  counts: {},
  ranges: { payAtLeast: [], postedWithin: [], places: [] },
  unknown: {},
};

const byIds = ({ columns }: Cards, count: number): string =>
  `SELECT ${columns} FROM jobs j ${joinCompany("j.companyId")}
   WHERE j.id IN (${Array<string>(count).fill("?").join()}) AND j.status = 'PUBLISHED' AND j.validThrough > ?`;

/** Lengths of lists of ids in statements, so that there are few of them. */
const LENGTHS = [1, 5, 20, 50, 100, 200];
const LONGEST = 200;

/** The ids, with the last one repeated up to one of these lengths. */
function filledUp(ids: readonly string[]): readonly string[] {
  const { length } = ids;
  const wanted = LENGTHS.find((room) => room >= length) ?? Math.ceil(length / LONGEST) * LONGEST;
  return [...ids, ...Array<string>(wanted - length).fill(ids.at(-1) ?? "")];
}

/** Lists of open jobs: the index finds them (docs/decisions/0029), MySQL has their rows. */
export class JobSearch {
  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
    private readonly index: Pick<
      FreshIndex,
      "search" | "correct" | "usesOf" | "alike" | "completeSkill" | "nearestValue"
    >,
    private readonly places: () => Promise<Places>,
  ) {}

  /**
   * Open jobs in the requested order.
   * @throws BAD_INPUT as `readAsked`
   */
  async listOpen(options: JobListOptions): Promise<JobPage> {
    const { asked, ...meant } = await this.find(options);
    const found = meant.answer;
    const positions = found?.jobs ?? [];
    const ids = positions.map(({ id }) => id);
    const { cards = SHORT_CARDS } = options;
    const jobs = cards ? await this.read(ids, cards) : new Map<string, Job>();
    const { cursorOf } = asked;
    const edges = positions.flatMap((position) => {
      const node = jobs.get(position.id);
      return node ? [new FoundJob(node, () => cursorOf(position))] : [];
    });
    const last = positions.at(-1);
    const pageInfo = {
      hasNextPage: found?.hasMore ?? false,
      hasPreviousPage: asked.after !== null,
      startCursor: edges[0]?.cursor ?? null,
      // Of the last job found, even if it was closed a moment ago.
      endCursor: last ? cursorOf(last) : null,
    };
    const search = asked.typed.trim() ? readingOf(meant, asked) : null;
    const { counts, ranges, unknown } = found ?? NOT_COUNTED;
    return {
      edges,
      pageInfo,
      countAll: async () => found?.total ?? 0,
      search,
      counts: { counts, ranges, unknown },
      // The index finds the jobs, so the list has no more than that, however new their rows are.
      changeSeq: found?.cursor ?? null,
    };
  }

  /**
   * Open jobs that share skills, words of the title, and places with each of these, the most alike first. Leaves the job
   * itself out.
   * @param max the most that may be asked for
   * @throws BAD_INPUT for a bad size
   */
  async alike(
    jobs: readonly Likeness[],
    first: number,
    max: number,
    cards: Cards,
  ): Promise<Job[][]> {
    const size = pageSize(first, max);
    const lists = await Promise.all(jobs.map((job) => this.idsAlike(job, size)));
    const found = await this.read([...new Set(lists.flat())], cards);
    return lists.map((ids) => ids.flatMap((id) => found.get(id) ?? []));
  }

  /** Skills of open jobs that begin with what was typed, or have a word that does; those of most jobs first. */
  completeSkill(typed: string, first: number): Promise<string[]> {
    return this.index.completeSkill(typed, first, this.clock.now().getTime());
  }

  /** The value of a filter that was probably meant by one that no open job has. */
  nearestValue(parameter: string, value: string): Promise<FilterValueFound | null> {
    return this.index.nearestValue(parameter, value);
  }

  /** Cities and states whose names begin with what was typed, the larger ones first. */
  async completePlace(typed: string, first: number): Promise<string[]> {
    return (await this.places()).complete(typed, first);
  }

  /** Ids of open jobs, newest first, for the sitemap. */
  async openAddresses({
    from = NEWEST,
    until = OLDEST,
    limit,
  }: AddressRange): Promise<JobAddress[]> {
    const bounds = [from, until].flatMap(({ publishedAt, id }) => [publishedAt, publishedAt, id]);
    return this.reads.forStrangers((database) =>
      database.query<JobAddress[]>(
        `SELECT j.id, j.updatedAt FROM jobs j WHERE j.status = 'PUBLISHED' AND j.validThrough > ?
         AND j.publishedAt <= ? AND (j.publishedAt < ? OR j.id <= ?)
         AND j.publishedAt >= ? AND (j.publishedAt > ? OR j.id > ?)
         ORDER BY j.publishedAt DESC, j.id DESC LIMIT ?`,
        [this.clock.now(), ...bounds, limit],
      ),
    );
  }

  /** Where each part of the list of open jobs begins, newest first. */
  async addressParts(size: number): Promise<AddressPlace[]> {
    return this.reads.forStrangers((database) =>
      database.query<AddressPlace[]>(
        `SELECT o.publishedAt, o.id FROM (
           SELECT j.publishedAt, j.id, ROW_NUMBER() OVER (ORDER BY j.publishedAt DESC, j.id DESC) AS place
           FROM jobs j WHERE j.status = 'PUBLISHED' AND j.validThrough > ?
         ) o WHERE MOD(o.place - 1, ?) = 0 ORDER BY o.place`,
        [this.clock.now(), size],
      ),
    );
  }

  /** Number of open jobs by company id; companies without any are missing. */
  async countOpen(companyIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.reads.forStrangers((database) =>
      database.query<{ companyId: string; total: number | string }[]>(
        `SELECT j.companyId, COUNT(*) AS total FROM jobs j
         WHERE j.status = 'PUBLISHED' AND j.validThrough > ? AND j.companyId IN (?)
         GROUP BY j.companyId`,
        [this.clock.now(), [...companyIds]],
      ),
    );
    return new Map(rows.map(({ companyId, total }) => [companyId, Number(total)]));
  }

  private async idsAlike(job: Likeness, first: number): Promise<string[]> {
    const { id, role, skills, companyLocation } = job;
    const places = placesOfJob(companyLocation, await this.places()).cities;
    const now = this.clock.now().getTime();
    return this.index.alike({ id, role, skills, places, first, now });
  }

  private async find(
    options: JobListOptions,
  ): Promise<FoundAsMeant<IndexAnswer | null> & { asked: Asked }> {
    const places = await this.places();
    const asked = readAsked(options, places, this.clock.now());
    const { typed, words } = asked;
    const names = () => words.filter((word) => places.isNameWord(word));
    const correct = () => this.index.correct(typed, names());
    // Who chose a place means no other one.
    const reading = {
      places: asked.place ? null : places,
      speller: typed && options.corrects ? { correct } : null,
      usesOf: (text: string) => this.index.usesOf(tokens(text)),
    };
    const found = await findAsMeant(asked, reading, async (search) => {
      const query = indexQueryOf(asked, search, places);
      const answer = query && (await this.index.search(query, options.seesOthers));
      return { answer, total: answer?.total ?? 0 };
    });
    return { asked, ...found };
  }

  private async read(ids: readonly string[], cards: Cards): Promise<ReadonlyMap<string, Job>> {
    if (ids.length === 0) return new Map();
    const asked = filledUp(ids);
    const sql = byIds(cards, asked.length);
    const values = [...asked, this.clock.now()];
    const rows = await this.reads.forStrangers((database) => readRows(database, sql, values));
    const jobs = rows.map(cards.toJob);
    return new Map(jobs.map((job) => [job.id, job]));
  }
}

/** Few queries ask for the cursor of each job. */
class FoundJob implements Edge<Job> {
  readonly #encode: () => string;

  constructor(
    readonly node: Job,
    encode: () => string,
  ) {
    this.#encode = encode;
  }

  get cursor(): string {
    return this.#encode();
  }
}

const readingOf = (
  { answer, search, correctedTo, suggestion }: FoundAsMeant<IndexAnswer | null>,
  asked: Asked,
): JobSearchReading => ({
  ...withoutOverruled(search, asked.filter),
  placeMiles: search.place?.kind === "city" ? (placeMeant(asked, search)?.miles ?? null) : null,
  correctedTo,
  suggestion,
  readAsWords: answer?.readAsWords ?? [],
});
