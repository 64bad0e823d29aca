import type { DataSource } from "typeorm";
import { jobErrorTexts } from "#texts/errors";
import type { Clock } from "../../../core/clock.js";
import { badInput } from "../../../core/errors.js";
import {
  decodeTimeCursor,
  encodeTimeCursor,
  pageSize,
  toPage,
  type Page,
} from "../../../core/paging.js";
import type { Industry } from "../industry.js";
import type { Job } from "../job.entity.js";
import { filterConditions, type JobFilterOptions } from "./job.filter.js";
import {
  decodeRankedCursor,
  encodeRankedCursor,
  isRanked,
  rankedPart,
  rankingWords,
  type Rank,
} from "./job.ranking.js";
import { JobReader } from "./job.reader.js";
import type { Condition, Criteria } from "./job.list-query.js";
import type { JobSort } from "../job-sort.js";
import { roleToken } from "./job-tokens.js";
import { searchTokens, type SearchTokens } from "./search-tokens.js";

export interface JobListOptions {
  first: number;
  after?: string | null;
  /** Words to find in role, company, position, skills and text; all must match. */
  query?: string | null;
  /** By default best match first with a query, newest first without. */
  sort?: JobSort | null;
  /** Only jobs of this industry. */
  industry?: Industry | null;
  filter?: JobFilterOptions | null;
  /** Whether to read the long texts. */
  withTexts?: boolean;
  /** The REST limit is higher than GraphQL's. */
  max?: number;
}

const MAX_QUERY = 200;
/** Maximum number of role words used for ranking; beyond it, the most common ones are used. */
const MAX_RANKING = 5;

/** Lists of jobs: one SELECT with a JOIN, keyset paging, no entity hydration. */
export class JobSearch {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly reader = new JobReader(dataSource, clock),
  ) {}

  /**
   * Open jobs in the requested order.
   * @throws BAD_INPUT for a bad size or cursor, or a query that is too long
   */
  async listOpen(options: JobListOptions): Promise<Page<Job>> {
    const limit = pageSize(options.first, options.max);
    const words = wordsOf(options.query);
    if (words === null) return nothing(options.after);
    const { lists, postedSince } = filterConditions(options.filter, this.clock.now());
    const criteria: Criteria = {
      where: this.open(),
      industry: options.industry ?? null,
      lists: [...(words?.exact ?? []).map((token) => [token]), ...lists],
      texts: words?.texts ?? [],
      since: postedSince,
    };
    return isRanked(words, options.sort)
      ? this.rankedPage(criteria, words, limit, options)
      : this.page(await this.rarestFirst(criteria), limit, options);
  }

  /** Ids of open jobs, newest first, for the sitemap. */
  async openAddresses(limit: number): Promise<{ id: string; updatedAt: Date }[]> {
    return this.dataSource.query<{ id: string; updatedAt: Date }[]>(
      `SELECT j.id, j.updatedAt FROM jobs j WHERE j.status = 'PUBLISHED' AND j.validThrough > ?
       ORDER BY j.publishedAt DESC, j.id DESC LIMIT ?`,
      [this.clock.now(), limit],
    );
  }

  /** Number of open jobs by company id; companies without any are missing. */
  async countOpen(companyIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.dataSource.query<{ companyId: string; total: number | string }[]>(
      `SELECT j.companyId, COUNT(*) AS total FROM jobs j
       WHERE j.status = 'PUBLISHED' AND j.validThrough > ? AND j.companyId IN (?)
       GROUP BY j.companyId`,
      [this.clock.now(), [...companyIds]],
    );
    return new Map(rows.map(({ companyId, total }) => [companyId, Number(total)]));
  }

  private open(): Condition[] {
    return [
      { sql: "j.status = 'PUBLISHED'", values: [] },
      { sql: "j.validThrough > ?", values: [this.clock.now()] },
    ];
  }

  private async page(
    criteria: Criteria,
    limit: number,
    { after, withTexts }: JobListOptions,
  ): Promise<Page<Job>> {
    const position = after ? decodeTimeCursor(after) : null;
    const jobs = await this.reader.read(criteria, position, limit + 1, withTexts);
    const cursorOf = (job: Job) => encodeTimeCursor(job.publishedAt, job.id);
    const count = () => this.countOf(criteria, jobs.length);
    return toPage(jobs, limit, cursorOf, Boolean(after), count);
  }

  /**
   * Jobs whose role matches, then the others, which are read only if the first part does not fill
   * the page.
   */
  private async rankedPage(
    criteria: Criteria,
    words: SearchTokens,
    limit: number,
    { after, withTexts }: JobListOptions,
  ): Promise<Page<Job>> {
    const position = after ? decodeRankedCursor(after, words) : null;
    const totals = await this.reader.totals([
      ...criteria.lists.flat(),
      ...words.role.map(roleToken),
    ]);
    const ranking = position?.ranking ?? (await this.rankingOf(words, totals));
    const ranks: Rank[] =
      ranking.length > 0 && position?.rank !== "rest" ? ["role", "rest"] : ["rest"];
    const rankOf = new Map<Job, Rank>();
    for (const rank of ranks) {
      const left = limit + 1 - rankOf.size;
      if (left === 0) break;
      const part = sortedBy(totals, rankedPart(rank, criteria, words, ranking));
      const from = position?.rank === rank ? position : null;
      const jobs = await this.reader.read(part, from, left, withTexts);
      for (const job of jobs) rankOf.set(job, rank);
    }
    const cursorOf = (job: Job) => {
      const { publishedAt: time, id } = job;
      return encodeRankedCursor({ rank: rankOf.get(job) ?? "rest", ranking, time, id }, words);
    };
    const count = () => this.countOf(sortedBy(totals, criteria), rankOf.size);
    return toPage([...rankOf.keys()], limit, cursorOf, Boolean(after), count);
  }

  /**
   * Query words that occur together in one role: "nurse" in "nurse dallas", even if some role is
   * called "Dallas Site Scan".
   */
  private async rankingOf(
    words: SearchTokens,
    totals: ReadonlyMap<string, number>,
  ): Promise<string[]> {
    const named = rankingWords(words, totals).map((word) => [roleToken(word)]);
    let lists = rarestOf(totals, named).slice(-MAX_RANKING);
    while (lists.length > 1 && !(await this.reader.hasAny(lists))) lists = lists.slice(1);
    return words.role.filter((word) => lists.flat().includes(roleToken(word)));
  }

  /** Never less than the rows already read. */
  private async countOf(criteria: Criteria, seen: number): Promise<number> {
    return Math.max(seen, await this.reader.count(criteria));
  }

  /** Scans the rarest list and checks the others row by row. */
  private async rarestFirst(criteria: Criteria): Promise<Criteria> {
    if (criteria.lists.length < 2) return criteria;
    return sortedBy(await this.reader.totals(criteria.lists.flat()), criteria);
  }
}

const sortedBy = (totals: ReadonlyMap<string, number>, criteria: Criteria): Criteria => ({
  ...criteria,
  lists: rarestOf(totals, criteria.lists),
});

type Lists = readonly (readonly string[])[];
function rarestOf(totals: ReadonlyMap<string, number>, lists: Lists): Lists {
  const size = (list: readonly string[]) =>
    list.reduce((sum, token) => sum + (totals.get(token) ?? 0), 0);
  return lists.toSorted((a, b) => size(a) - size(b));
}

function nothing(after: string | null | undefined): Page<Job> {
  if (after) decodeTimeCursor(after);
  return toPage<Job>(
    [],
    0,
    () => "",
    Boolean(after),
    async () => 0,
  );
}

/**
 * Undefined without a search; null for a search that cannot match.
 * @throws BAD_INPUT if the query is too long
 */
function wordsOf(query?: string | null): SearchTokens | null | undefined {
  if (!query?.trim()) return undefined;
  if (query.length > MAX_QUERY)
    throw badInput(jobErrorTexts.searchTooLong(MAX_QUERY), { query: jobErrorTexts.tooLong });
  return searchTokens(query);
}
