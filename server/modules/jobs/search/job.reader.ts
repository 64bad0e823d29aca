import { LRUCache } from "lru-cache";
import type { DataSource } from "typeorm";
import { days, later, minutes, type Clock } from "../../../core/clock.js";
import { cardColumns, toJob } from "./job.card-rows.js";
import type { Job } from "../job.entity.js";
import {
  allOf,
  hasText,
  listQuery,
  scanTable,
  type Scan,
  type Position,
  type Criteria,
  type ListQuery,
} from "./job.list-query.js";

/** Maximum number of rows per statement, which bounds its time for any search. */
export interface ScanLimits {
  /** Rows, if only tokens are compared, which an index can do. */
  tokens: number;
  /** Rows, if search texts are compared. */
  texts: number;
  /** Rows read to estimate how common a word is. */
  sample: number;
}
const LIMITS: ScanLimits = { tokens: 10_000, texts: 3_000, sample: 1_000 };
/**
 * Ages in days. Words are counted in jobs of these ages, because jobs posted together may be alike.
 */
const SAMPLED_AGES = [0, 5, 15, 30];
/** Share of the rows read on the first attempt. */
const FIRST_ATTEMPT = 0.05;
/** A word in at most this share of jobs is looked up in the full-text index, where its list is short. */
const RARE = 0.005;
const SHARES = { max: 10_000, ttl: minutes(10) };
/** The API's counts stop here. */
const MAX_COUNT = 1_000;
/** Tokens are counted up to this number, to find the rarest. */
const COMMON = 5_000;
/** Maximum index rows counted for an estimate. */
const MAX_LENGTH = 100_000;

/** Which index to scan, and how far back. */
interface ScanPlan {
  scan: Scan;
  /** Publication time of the oldest row to read; null for no limit. */
  since: Date | null;
  /** Rarest first: most jobs fail the first comparison and need no other. */
  texts: readonly string[];
}

/**
 * Reads lists of jobs in bounded time (docs/decisions/0013). It scans one index, newest first: that
 * of the rarest tokens, of a rare word, or of all open jobs. Each row is checked against the other
 * criteria until the page is full or the limit is reached. Common criteria fill a page early, and
 * below the limit every result is exact. Above it, a search for criteria that are common alone but
 * rare together returns only what it found so far.
 */
export class JobReader {
  /** Share of jobs that contain a word (0–1), by word. */
  private readonly shares = new LRUCache<string, number>(SHARES);

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly limits = LIMITS,
  ) {}

  /**
   * One page, newest first.
   * @param after the last row of the previous page
   */
  async read(
    criteria: Criteria,
    after: Position | null,
    limit: number,
    withTexts = false,
  ): Promise<Job[]> {
    const attempt = async (share: number) => {
      const { scan, ...plan } = await this.planScan(criteria, after, share);
      const query = listQuery({ ...criteria, ...plan }, scan, after);
      const jobs = await this.select(query, limit, withTexts);
      return { jobs, isDone: jobs.length === limit || plan.since === criteria.since };
    };
    // Several tokens of one list must be merged before the first job is known, so read only a
    // little at first.
    const isMerged = criteria.texts.length === 0 && (criteria.lists[0]?.length ?? 0) > 1;
    const first = isMerged ? await attempt(FIRST_ATTEMPT) : null;
    return first?.isDone ? first.jobs : (await attempt(1)).jobs;
  }

  /** Whether any of the newest jobs of the first list is also in all others. */
  async hasAny(lists: Criteria["lists"]): Promise<boolean> {
    const [tokens = []] = lists;
    const scan: Scan = { by: "tokens", tokens };
    const since = await this.oldestWithin(scan, this.limits.sample, null, null);
    const criteria = { where: [], industry: null, lists, texts: [], since };
    return (await this.select(listQuery(criteria, scan, null), 1, false)).length > 0;
  }

  /** Up to 1000. Above the scan limit, an estimate from the rows scanned. */
  async count(criteria: Criteria): Promise<number> {
    const { scan, ...plan } = await this.planScan(criteria, null);
    const found = await this.countOf(listQuery({ ...criteria, ...plan }, scan, null));
    const { since } = plan;
    if (since === criteria.since || found === MAX_COUNT) return found;
    const scanned = await this.lengthOf(scan, since);
    const all = await this.lengthOf(scan, criteria.since);
    return Math.min(MAX_COUNT, Math.round((found * all) / Math.max(1, scanned)));
  }

  /** How many open jobs have each token, counted up to COMMON. */
  async totals(tokens: readonly string[]): Promise<Map<string, number>> {
    if (tokens.length === 0) return new Map();
    const counts = tokens.map(
      () =>
        `SELECT ? AS token, COUNT(*) AS total FROM (SELECT 1 FROM job_terms WHERE term = ? LIMIT ${COMMON}) AS capped`,
    );
    const rows = await this.dataSource.query<{ token: string; total: number | string }[]>(
      counts.join(" UNION ALL "),
      tokens.flatMap((token) => [token, token]),
    );
    return new Map(rows.map(({ token, total }) => [token, Number(total)]));
  }

  /** @param share of the limit that may be scanned, 0–1 */
  private async planScan(criteria: Criteria, after: Position | null, share = 1): Promise<ScanPlan> {
    const { lists, texts, industry, since } = criteria;
    const [rarest] = lists;
    const scan: Scan = rarest ? { by: "tokens", tokens: rarest } : { by: "newest", industry };
    // The plain list shows every row, so it needs no limit.
    if (rarest === undefined && texts.length === 0) return { scan, since, texts };
    const limit = texts.length === 0 ? this.limits.tokens : this.limits.texts;
    const oldest = await this.oldestWithin(scan, Math.ceil(limit * share), since, after);
    if (oldest === since || texts.length === 0) return { scan, since: oldest, texts };
    const shares = await this.sharesOf(texts);
    const sorted = texts.toSorted((a, b) => shares(a) - shares(b));
    const [word] = sorted;
    return word !== undefined && shares(word) <= RARE
      ? { scan: { by: "text", word }, since, texts: sorted }
      : { scan, since: oldest, texts: sorted };
  }

  private async sharesOf(texts: readonly string[]): Promise<(text: string) => number> {
    const unknown = texts.filter((text) => !this.shares.has(text));
    if (unknown.length > 0) await this.learn(unknown);
    return (text) => this.shares.get(text) ?? 1;
  }

  /** Publication time of the last row within `limit`; `since` if the index has fewer rows. */
  private async oldestWithin(
    scan: Scan,
    limit: number,
    since: Date | null,
    after: Position | null,
  ): Promise<Date | null> {
    if (scan.by === "tokens" && scan.tokens.length > 1) {
      const share = Math.ceil(limit / scan.tokens.length);
      const times = await Promise.all(
        scan.tokens.map((token) =>
          this.oldestWithin({ by: "tokens", tokens: [token] }, share, since, after),
        ),
      );
      return times.reduce((newest, time) => (time && (!newest || time > newest) ? time : newest));
    }
    const { table, time, id, where } = scanTable(scan, since, after);
    const [row] = await this.dataSource.query<{ oldest: Date }[]>(
      // eslint-disable-next-line no-restricted-syntax -- only constant SQL is interpolated; values are parameters
      `SELECT ${time} AS oldest FROM ${table} WHERE ${allOf(where)} ORDER BY ${time} DESC, ${id} DESC LIMIT 1 OFFSET ?`,
      [...where.flatMap(({ values }) => values), limit],
    );
    return row?.oldest ?? since;
  }

  /** Counts each word in sampled jobs of several ages. */
  private async learn(texts: readonly string[]): Promise<void> {
    const each = Math.ceil(this.limits.sample / SAMPLED_AGES.length);
    const parts = SAMPLED_AGES.map((age) => {
      const after = { time: later(this.clock.now(), -days(age)), id: "" };
      const { table, where } = scanTable({ by: "newest", industry: null }, null, after);
      return {
        sql: `(SELECT j.searchText FROM ${table} WHERE ${allOf(where)}
          ORDER BY j.publishedAt DESC, j.id DESC LIMIT ?)`,
        values: [...where.flatMap(({ values }) => values), each],
      };
    });
    const words = texts.map(hasText);
    const sums = words.map(({ sql }, i) => `, SUM(${sql}) AS hits${i}`).join("");
    const jobs = parts.map(({ sql }) => sql).join(" UNION ALL ");
    const [row] = await this.dataSource.query<Record<string, number | string | null>[]>(
      // eslint-disable-next-line no-restricted-syntax -- only constant SQL is interpolated; values are parameters
      `SELECT COUNT(*) AS length${sums} FROM (${jobs}) j`,
      [...words, ...parts].flatMap(({ values }) => values),
    );
    const length = Math.max(1, Number(row?.["length"] ?? 0));
    for (const [i, text] of texts.entries())
      this.shares.set(text, Number(row?.[`hits${i}`] ?? 0) / length);
  }

  private async lengthOf(scan: Scan, since: Date | null): Promise<number> {
    if (scan.by === "tokens" && scan.tokens.length > 1) {
      const each = scan.tokens.map((token) =>
        this.lengthOf({ by: "tokens", tokens: [token] }, since),
      );
      return (await Promise.all(each)).reduce((sum, length) => sum + length, 0);
    }
    const { table, where } = scanTable(scan, since, null);
    const [row] = await this.dataSource.query<{ total: number | string }[]>(
      // eslint-disable-next-line no-restricted-syntax -- only constant SQL is interpolated; values are parameters
      `SELECT COUNT(*) AS total FROM (SELECT 1 FROM ${table} WHERE ${allOf(where)} LIMIT ${MAX_LENGTH}) AS capped`,
      where.flatMap(({ values }) => values),
    );
    return Number(row?.total ?? 0);
  }

  private async select(
    { sql, time, id, values }: ListQuery,
    limit: number,
    withTexts: boolean,
  ): Promise<Job[]> {
    const rows = await this.dataSource.query<Record<string, unknown>[]>(
      // eslint-disable-next-line no-restricted-syntax -- only constant SQL is interpolated; values are parameters
      `SELECT STRAIGHT_JOIN ${cardColumns(withTexts)} ${sql} ORDER BY ${time} DESC, ${id} DESC LIMIT ?`,
      [...values, limit],
    );
    return rows.map(toJob);
  }

  private async countOf({ sql, values }: ListQuery): Promise<number> {
    const [row] = await this.dataSource.query<{ total: number | string }[]>(
      // eslint-disable-next-line no-restricted-syntax -- only constant SQL is interpolated; values are parameters
      `SELECT COUNT(*) AS total FROM (SELECT STRAIGHT_JOIN 1 ${sql} LIMIT ${MAX_COUNT}) AS capped`,
      values,
    );
    return Number(row?.total ?? 0);
  }
}
