import type { DataSource } from "typeorm";
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
import { sourceOf, type Condition, type Selection } from "./job.selection.js";
import { matchText, searchTerms } from "./search-terms.js";

export interface JobListOptions {
  first: number;
  after?: string | null;
  /** Words from role, company, place, skills and text; all must match. */
  query?: string | null;
  /** Only jobs of this industry. */
  industry?: Industry | null;
  /** The long texts are read only when somebody will look at them. */
  withTexts?: boolean;
  /** REST lists are longer than GraphQL pages. */
  max?: number;
}

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

  /** Open jobs, newest first. @throws BAD_INPUT for a bad size, cursor or an over-long query. */
  async listOpen(options: JobListOptions): Promise<Page<Job>> {
    const limit = pageSize(options.first, options.max);
    const where = this.open();
    if (options.industry) where.push({ sql: "j.industry = ?", values: [options.industry] });
    const selection = await this.searched(where, options.query);
    return this.page(selection, "publishedAt", limit, options);
  }

  /** All jobs of a company, drafts included, newest first. The caller has checked who asks. */
  async listOfCompany(companyId: string, options: JobListOptions): Promise<Page<Job>> {
    const limit = pageSize(options.first, options.max);
    const where = [{ sql: "j.companyId = ?", values: [companyId] }];
    return this.page({ where, terms: [], text: null }, "createdAt", limit, options);
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

  private async searched(where: Condition[], query?: string | null): Promise<Selection> {
    if (!query?.trim()) return { where, terms: [], text: null };
    if (query.length > MAX_QUERY)
      throw badInput(`Search for at most ${MAX_QUERY} characters.`, { query: "Too long." });
    const words = searchTerms(query);
    if (!words) return { where: [...where, { sql: "FALSE", values: [] }], terms: [], text: null };
    const text = words.texts.length > 0 ? matchText(words.texts) : null;
    const leads = text === null && words.exact.length > 1;
    return { where, terms: leads ? await this.rarestFirst(words.exact) : words.exact, text };
  }

  private async rarestFirst(terms: readonly string[]): Promise<string[]> {
    const counts = terms.map(
      () =>
        `SELECT ? AS term, COUNT(*) AS total FROM (SELECT 1 FROM job_terms WHERE term = ? LIMIT ${COMMON}) AS capped`,
    );
    const rows = await this.dataSource.query<{ term: string; total: number | string }[]>(
      counts.join(" UNION ALL "),
      terms.flatMap((term) => [term, term]),
    );
    const totals = new Map(rows.map(({ term, total }) => [term, Number(total)]));
    return terms.toSorted((a, b) => (totals.get(a) ?? 0) - (totals.get(b) ?? 0));
  }

  private async page(
    selection: Selection,
    order: "publishedAt" | "createdAt",
    limit: number,
    { after, withTexts = false }: JobListOptions,
  ): Promise<Page<Job>> {
    const source = sourceOf(selection, order, after ? decodeTimeCursor(after) : null);
    const rows = await this.dataSource.query<JobRow[]>(
      // eslint-disable-next-line no-restricted-syntax -- columns and conditions are constant text
      `SELECT ${source.hint} ${cardColumns(withTexts)} ${source.sql}
       ORDER BY ${source.time} DESC, ${source.id} DESC LIMIT ?`,
      [...source.values, limit + 1],
    );
    const cursorOf = (job: Job) => encodeTimeCursor(job[order], job.id);
    return toPage(rows.map(toJob), limit, cursorOf, Boolean(after), () => this.count(selection));
  }

  private async count(selection: Selection): Promise<number> {
    const { hint, sql, values } = sourceOf(selection, "publishedAt", null);
    const [row] = await this.dataSource.query<{ total: number | string }[]>(
      // eslint-disable-next-line no-restricted-syntax -- conditions are constant text
      `SELECT COUNT(*) AS total FROM (SELECT ${hint} 1 ${sql} LIMIT ${MAX_COUNT}) AS capped`,
      values,
    );
    return Number(row?.total ?? 0);
  }
}
