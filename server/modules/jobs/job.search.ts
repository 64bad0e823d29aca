import type { DataSource } from "typeorm";
import { jobErrorTexts } from "#texts/errors";
import type { Clock } from "../../core/clock.js";
import { badInput } from "../../core/errors.js";
import {
  decodeTimeCursor,
  encodeTimeCursor,
  pageSize,
  toPage,
  type Page,
} from "../../core/paging.js";
import { cardColumns, toJob, type JobRow } from "./job.card-rows.js";
import type { Industry } from "./industry.js";
import type { Job } from "./job.entity.js";
import { hasOneOf, narrowing, type JobFilterOptions } from "./job.filter.js";
import {
  decodeRankedCursor,
  encodeRankedCursor,
  isRanked,
  rankedPart,
  rankingWords,
  type Rank,
} from "./job.ranking.js";
import { sourceOf, type Condition, type Place, type Selection } from "./job.selection.js";
import type { JobSort } from "./job-sort.js";
import { roleTerm } from "./job.terms.js";
import { matchText, searchTerms, type SearchTerms } from "./search-terms.js";

export interface JobListOptions {
  first: number;
  after?: string | null;
  /** Words from role, company, place, skills and text; all must match. */
  query?: string | null;
  /** Best matches first unless said, when there are words to match; newest first otherwise. */
  sort?: JobSort | null;
  /** Only jobs of this industry. */
  industry?: Industry | null;
  filter?: JobFilterOptions | null;
  /** The long texts are read only when somebody will look at them. */
  withTexts?: boolean;
  /** REST lists are longer than GraphQL pages. */
  max?: number;
}

type Order = "publishedAt" | "createdAt";

const MAX_COUNT = 1000;
const MAX_QUERY = 200;
/** Terms are compared for how rare they are up to here: beyond it any is common. */
const COMMON = 500;

/** Lists of jobs: one SELECT with its JOIN, keyset paging, no entity hydration. */
export class JobSearch {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Open jobs in the order asked for. @throws BAD_INPUT for a bad size, cursor or an over-long query. */
  async listOpen(options: JobListOptions): Promise<Page<Job>> {
    const limit = pageSize(options.first, options.max);
    const words = wordsOf(options.query);
    const where = this.open();
    if (options.industry) where.push({ sql: "j.industry = ?", values: [options.industry] });
    if (words === null) where.push({ sql: "FALSE", values: [] });
    const { terms, oneOf, postedSince } = narrowing(options.filter, this.clock.now());
    const choices = await Promise.all(oneOf.map((one) => this.choiceOf(one)));
    const selection: Selection = {
      where: [...where, ...choices],
      terms: [...(words?.exact ?? []), ...terms],
      since: postedSince,
      text: words && words.texts.length > 0 ? matchText(words.texts) : null,
    };
    return isRanked(words, options.sort)
      ? this.rankedPage(selection, words, limit, options)
      : this.page(await this.rarestFirst(selection), "publishedAt", limit, options);
  }

  /** All jobs of a company, drafts included, newest first. The caller has checked who asks. */
  async listOfCompany(companyId: string, options: JobListOptions): Promise<Page<Job>> {
    const limit = pageSize(options.first, options.max);
    const where = [{ sql: "j.companyId = ?", values: [companyId] }];
    return this.page({ where, terms: [], text: null, since: null }, "createdAt", limit, options);
  }

  /** Ids of open jobs, newest first, for the sitemap. */
  async openAddresses(limit: number): Promise<{ id: string; updatedAt: Date }[]> {
    return this.dataSource.query<{ id: string; updatedAt: Date }[]>(
      `SELECT j.id, j.updatedAt FROM jobs j WHERE j.status = 'PUBLISHED' AND j.validThrough > ?
       ORDER BY j.publishedAt DESC, j.id DESC LIMIT ?`,
      [this.clock.now(), limit],
    );
  }

  /** How many jobs are open, by company id; companies without one are not in the map. */
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
    selection: Selection,
    order: Order,
    limit: number,
    { after, withTexts }: JobListOptions,
  ): Promise<Page<Job>> {
    const place = after ? decodeTimeCursor(after) : null;
    const jobs = await this.read(selection, order, place, limit + 1, withTexts);
    const cursorOf = (job: Job) => encodeTimeCursor(job[order], job.id);
    return toPage(jobs, limit, cursorOf, Boolean(after), () => this.count(selection));
  }

  /** Jobs whose role matches, then the rest: the second part is read only when the first does not fill the page. */
  private async rankedPage(
    selection: Selection,
    words: SearchTerms,
    limit: number,
    { after, withTexts }: JobListOptions,
  ): Promise<Page<Job>> {
    const place = after ? decodeRankedCursor(after, words) : null;
    const totals = await this.totals([...selection.terms, ...words.role.map(roleTerm)]);
    const ranking = place?.ranking ?? (await this.rankingOf(words, totals));
    const ranks: Rank[] =
      ranking.length > 0 && place?.rank !== "rest" ? ["role", "rest"] : ["rest"];
    const rankOf = new Map<Job, Rank>();
    for (const rank of ranks) {
      const left = limit + 1 - rankOf.size;
      if (left === 0) break;
      const part = sortedBy(totals, rankedPart(rank, selection, words, ranking));
      const from = place?.rank === rank ? place : null;
      const jobs = await this.read(part, "publishedAt", from, left, withTexts);
      for (const job of jobs) rankOf.set(job, rank);
    }
    const cursorOf = (job: Job) => {
      const { publishedAt: time, id } = job;
      return encodeRankedCursor({ rank: rankOf.get(job) ?? "rest", ranking, time, id }, words);
    };
    const count = () => this.count(sortedBy(totals, selection));
    return toPage([...rankOf.keys()], limit, cursorOf, Boolean(after), count);
  }

  /** Words that one role has together: of "nurse dallas" the first, though some role is called "Dallas Site Lead". */
  private async rankingOf(
    words: SearchTerms,
    totals: ReadonlyMap<string, number>,
  ): Promise<string[]> {
    let terms = rarestOf(totals, rankingWords(words, totals).map(roleTerm));
    while (terms.length > 1 && !(await this.someJobHas(terms))) terms = terms.slice(1);
    return words.role.filter((word) => terms.includes(roleTerm(word)));
  }

  /** Expects the rarest term first. */
  private async someJobHas([first, ...others]: readonly string[]): Promise<boolean> {
    const sql = [
      "SELECT STRAIGHT_JOIN 1 FROM job_terms t",
      ...others.map((_, i) => `JOIN job_terms t${i} ON t${i}.jobId = t.jobId AND t${i}.term = ?`),
      "WHERE t.term = ? LIMIT 1",
    ].join(" ");
    const rows = await this.dataSource.query<unknown[]>(sql, [...others, first]);
    return rows.length > 0;
  }

  private async read(
    selection: Selection,
    order: Order,
    after: Place | null,
    limit: number,
    withTexts = false,
  ): Promise<Job[]> {
    const { sql, time, id, values } = sourceOf(selection, order, after);
    const rows = await this.dataSource.query<JobRow[]>(
      // eslint-disable-next-line no-restricted-syntax -- columns and conditions are constant text
      `SELECT STRAIGHT_JOIN ${cardColumns(withTexts)} ${sql} ORDER BY ${time} DESC, ${id} DESC LIMIT ?`,
      [...values, limit],
    );
    return rows.map(toJob);
  }

  private async count(selection: Selection): Promise<number> {
    const { sql, values } = sourceOf(selection, "publishedAt", null);
    const [row] = await this.dataSource.query<{ total: number | string }[]>(
      // eslint-disable-next-line no-restricted-syntax -- conditions are constant text
      `SELECT COUNT(*) AS total FROM (SELECT STRAIGHT_JOIN 1 ${sql} LIMIT ${MAX_COUNT}) AS capped`,
      values,
    );
    return Number(row?.total ?? 0);
  }

  private async choiceOf(terms: string[]): Promise<Condition> {
    const rows = await this.dataSource.query<{ jobId: string }[]>(
      "SELECT DISTINCT jobId FROM job_terms WHERE term IN (?) LIMIT ?",
      [terms, COMMON + 1],
    );
    return hasOneOf(terms, rows.length > COMMON ? null : rows.map(({ jobId }) => jobId));
  }

  /** Which term leads matters when no text does. */
  private async rarestFirst(selection: Selection): Promise<Selection> {
    if (selection.text !== null || selection.terms.length < 2) return selection;
    return sortedBy(await this.totals(selection.terms), selection);
  }

  /** How many jobs have each term, up to where it is common. */
  private async totals(terms: readonly string[]): Promise<Map<string, number>> {
    const counts = terms.map(
      () =>
        `SELECT ? AS term, COUNT(*) AS total FROM (SELECT 1 FROM job_terms WHERE term = ? LIMIT ${COMMON}) AS capped`,
    );
    const rows = await this.dataSource.query<{ term: string; total: number | string }[]>(
      counts.join(" UNION ALL "),
      terms.flatMap((term) => [term, term]),
    );
    return new Map(rows.map(({ term, total }) => [term, Number(total)]));
  }
}

const sortedBy = (totals: ReadonlyMap<string, number>, selection: Selection): Selection => ({
  ...selection,
  terms: rarestOf(totals, selection.terms),
});

const rarestOf = (totals: ReadonlyMap<string, number>, terms: readonly string[]): string[] =>
  terms.toSorted((a, b) => (totals.get(a) ?? 0) - (totals.get(b) ?? 0));

/** Undefined without a search, null for one that finds nothing. @throws BAD_INPUT for an over-long one */
function wordsOf(query?: string | null): SearchTerms | null | undefined {
  if (!query?.trim()) return undefined;
  if (query.length > MAX_QUERY)
    throw badInput(jobErrorTexts.searchTooLong(MAX_QUERY), { query: jobErrorTexts.tooLong });
  return searchTerms(query);
}
