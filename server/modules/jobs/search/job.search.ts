import type { DataSource } from "typeorm";
import type { Clock } from "../../../core/clock.js";
import { pageSize, type Page } from "../../../core/paging.js";
import { joinCompany } from "../../companies/company.joins.js";
import type { Job } from "../job.entity.js";
import type { FreshIndex } from "./fresh-index.js";
import type { IndexAnswer, IndexQuery, Position } from "./index/index-calls.js";
import { cardColumns, toJob } from "./job.card-rows.js";
import { decodePosition, encodePosition } from "./job.cursors.js";
import { indexQueryOf, type SearchedJobs } from "./job.query.js";
import type { Places } from "./language/places.js";

export interface JobListOptions extends SearchedJobs {
  first: number;
  after?: string | null;
  /** Whether to read the long texts. */
  withTexts?: boolean;
  /** The REST limit is higher than GraphQL's. */
  max?: number;
  /** Whether to wait for what other instances have committed. By default it shows within a second. */
  seesOthers?: boolean;
}

/** The API's counts stop here. */
const MAX_COUNT = 1_000;
type IndexPage = Pick<IndexQuery, "first" | "after">;

const BY_ID = (withTexts: boolean) =>
  `SELECT ${cardColumns(withTexts)} FROM jobs j ${joinCompany("j.companyId")}
   WHERE j.id IN (?) AND j.status = 'PUBLISHED' AND j.validThrough > ?`;

/** Lists of open jobs: the index finds them (docs/decisions/0029), MySQL has their rows. */
export class JobSearch {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly index: Pick<FreshIndex, "search">,
    private readonly places: () => Promise<Places>,
  ) {}

  /**
   * Open jobs in the requested order.
   * @throws BAD_INPUT for a bad size or cursor, or a query that is too long
   */
  async listOpen(options: JobListOptions): Promise<Page<Job>> {
    const first = pageSize(options.first, options.max);
    const after = options.after ? decodePosition(options, options.after) : null;
    const found = await this.find(options, { first, after });
    const positions = found?.jobs ?? [];
    const jobs = await this.read(positions, options.withTexts ?? false);
    const edges = positions.flatMap((position) => {
      const node = jobs.get(position.id);
      return node ? [{ node, cursor: encodePosition(options, position) }] : [];
    });
    const last = positions.at(-1);
    const pageInfo = {
      hasNextPage: found?.hasMore ?? false,
      hasPreviousPage: after !== null,
      startCursor: edges[0]?.cursor ?? null,
      // Of the last job found, even if it was closed a moment ago.
      endCursor: last ? encodePosition(options, last) : null,
    };
    return { edges, pageInfo, countAll: async () => Math.min(found?.total ?? 0, MAX_COUNT) };
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

  /** What the words seem to name as a place may be none: if nothing is there, they count as words. */
  private async find(options: JobListOptions, page: IndexPage): Promise<IndexAnswer | null> {
    const read = (places: Places | null) => {
      const query = indexQueryOf(options, places, this.clock.now());
      return query && this.index.search({ ...query, ...page }, options.seesOthers);
    };
    const found = await read(await this.places());
    return found?.total === 0 ? read(null) : found;
  }

  private async read(
    positions: readonly Position[],
    withTexts: boolean,
  ): Promise<ReadonlyMap<string, Job>> {
    if (positions.length === 0) return new Map();
    const ids = positions.map(({ id }) => id);
    const rows = await this.dataSource.query<Record<string, unknown>[]>(BY_ID(withTexts), [
      ids,
      this.clock.now(),
    ]);
    const jobs = rows.map(toJob);
    return new Map(jobs.map((job) => [job.id, job]));
  }
}
