import { jobErrorTexts } from "#texts/errors";
import { requireKnown, type Actor } from "../../../core/actor.js";
import { days, later } from "../../../core/clock.js";
import { badInput, notFound } from "../../../core/errors.js";
import { isId } from "../../../core/ids.js";
import {
  decodeTimeCursor,
  encodeTimeCursor,
  MAX_TOTAL,
  pageSize,
  toPage,
  type Page,
} from "../../../core/paging.js";
import { joinCompany } from "../../companies/company.joins.js";
import type { Job, JobStatus } from "../record/job.entity.js";
import { canReadJobsOf, companiesOf } from "../record/job.policy.js";
import type { JobStore } from "../record/job.store.js";
import { LONG_CARDS, SHORT_CARDS } from "../reading/listed-job.rows.js";
import type { CompanyJobFilter, CompanyJobSort } from "./workspace.types.js";

/** A condition of a statement on jobs as `j`. */
interface Condition {
  /** Constant SQL; values from outside are in `values`. */
  sql: string;
  values: readonly unknown[];
}

const allOf = (where: readonly Condition[]): string =>
  where.length === 0 ? "TRUE" : where.map(({ sql }) => sql).join(" AND ");

export interface CompanyJobOptions {
  first: number;
  after?: string | null;
  filter?: CompanyJobFilter | null;
  sort?: CompanyJobSort | null;
  /** Whether to read the long texts. */
  withTexts?: boolean;
}

const MAX_QUERY = 200;
const MAX_WORDS = 10;
const MAX_DAYS = 365;

/** How a list is sorted: by a time, and by id where times are equal. */
const ORDERS = {
  NEWEST: { column: "j.createdAt", time: (job: Job) => job.createdAt, direction: "DESC" },
  UPDATED: { column: "j.updatedAt", time: (job: Job) => job.updatedAt, direction: "DESC" },
  EXPIRING: { column: "j.validThrough", time: (job: Job) => job.validThrough, direction: "ASC" },
} as const;

/** Lists of jobs for the people who work on them: in every status, drafts included. */
export class CompanyJobList {
  constructor(private readonly store: JobStore) {}

  /**
   * @param companyId null for all companies whose jobs the actor may see
   * @throws NOT_FOUND for a company of others; BAD_INPUT for a bad size, cursor or filter
   */
  async list(
    actor: Actor,
    companyId: string | null,
    { first, after, filter, sort, withTexts = false }: CompanyJobOptions,
  ): Promise<Page<Job>> {
    const limit = pageSize(first);
    const order = ORDERS[sort ?? "NEWEST"];
    const where = [
      ...ofCompanies(actor, companyId),
      ...this.filtered(filter ?? {}),
      ...(filter?.mine ? [ownJobs(actor)] : []),
      ...(sort === "EXPIRING" ? [{ sql: "j.validThrough IS NOT NULL", values: [] }] : []),
    ];
    const from = after ? [beyond(order, decodeTimeCursor(after))] : [];
    const rows = await this.select(order, [...where, ...from], limit + 1, withTexts);
    const cursorOf = (job: Job) => encodeTimeCursor(order.time(job), job.id);
    return toPage(rows, limit, cursorOf, Boolean(after), () => this.count(where));
  }

  private async select(
    { column, direction }: (typeof ORDERS)[CompanyJobSort],
    where: readonly Condition[],
    limit: number,
    withTexts: boolean,
  ): Promise<Job[]> {
    const cards = withTexts ? LONG_CARDS : SHORT_CARDS;
    const rows = await this.store.dataSource.query<Record<string, unknown>[]>(
      // oxlint-disable-next-line staffboard/no-syntax -- only constant SQL is interpolated; values are parameters
      `SELECT ${cards.columns} FROM jobs j ${joinCompany("j.companyId")}
       WHERE ${allOf(where)} ORDER BY ${column} ${direction}, j.id ${direction} LIMIT ?`,
      [...where.flatMap(({ values }) => values), limit],
    );
    return rows.map(cards.toJob);
  }

  private async count(where: readonly Condition[]): Promise<number> {
    const [row] = await this.store.dataSource.query<{ total: number | string }[]>(
      // oxlint-disable-next-line staffboard/no-syntax -- only constant SQL is interpolated; values are parameters
      `SELECT COUNT(*) AS total FROM (SELECT 1 FROM jobs j WHERE ${allOf(where)} LIMIT ${MAX_TOTAL}) AS capped`,
      where.flatMap(({ values }) => values),
    );
    return Number(row?.total ?? 0);
  }

  private filtered({ status, query, expiringWithinDays, authorId }: CompanyJobFilter): Condition[] {
    return [
      ...(status?.length ? [this.hasStatus(status)] : []),
      ...wordsOf(query).map(hasWord),
      ...this.expiring(expiringWithinDays),
      ...(authorId ? [{ sql: "j.createdById = ?", values: [authorId] }] : []),
    ];
  }

  /** By the status that readers see: a published job past its date is expired. */
  private hasStatus(statuses: readonly JobStatus[]): Condition {
    const now = this.store.clock.now();
    const each: Record<JobStatus, Condition> = {
      DRAFT: { sql: "j.status = 'DRAFT'", values: [] },
      CLOSED: { sql: "j.status = 'CLOSED'", values: [] },
      PUBLISHED: { sql: "(j.status = 'PUBLISHED' AND j.validThrough > ?)", values: [now] },
      EXPIRED: {
        sql: "(j.status = 'EXPIRED' OR (j.status = 'PUBLISHED' AND j.validThrough <= ?))",
        values: [now],
      },
    };
    const any = [...new Set(statuses)].map((status) => each[status]);
    return {
      sql: `(${any.map(({ sql }) => sql).join(" OR ")})`,
      values: any.flatMap(({ values }) => values),
    };
  }

  private expiring(within: number | null | undefined): Condition[] {
    if (within === null || within === undefined) return [];
    if (within < 1 || within > MAX_DAYS)
      throw badInput(jobErrorTexts.chooseDays(MAX_DAYS), {
        "filter.expiringWithinDays": jobErrorTexts.daysBetween(MAX_DAYS),
      });
    const now = this.store.clock.now();
    const sql = "(j.status = 'PUBLISHED' AND j.validThrough > ? AND j.validThrough <= ?)";
    return [{ sql, values: [now, later(now, days(within))] }];
  }
}

function ofCompanies(actor: Actor, companyId: string | null): Condition[] {
  requireKnown(actor);
  if (companyId !== null) {
    if (!isId(companyId) || !canReadJobsOf(actor, companyId)) throw notFound("company");
    return [{ sql: "j.companyId = ?", values: [companyId] }];
  }
  const companies = companiesOf(actor);
  if (companies === null) return [];
  if (companies.size === 0) throw notFound("company");
  return [{ sql: "j.companyId IN (?)", values: [[...companies]] }];
}

function ownJobs(actor: Actor): Condition {
  const known = requireKnown(actor);
  return known.kind === "partner"
    ? { sql: "j.source = ?", values: [known.source] }
    : { sql: "j.createdById = ?", values: [known.id] };
}

function beyond(
  { column, direction }: (typeof ORDERS)[CompanyJobSort],
  { time, id }: { time: Date; id: string },
): Condition {
  const after = direction === "DESC" ? "<" : ">";
  const sql = `(${column} ${after} ? OR (${column} = ? AND j.id ${after} ?))`;
  return { sql, values: [time, time, id] };
}

/** @throws BAD_INPUT if the query is too long */
function wordsOf(query: string | null | undefined): string[] {
  if (!query?.trim()) return [];
  if (query.length > MAX_QUERY)
    throw badInput(jobErrorTexts.searchTooLong(MAX_QUERY), {
      "filter.query": jobErrorTexts.tooLong,
    });
  return query.trim().split(/\s+/).slice(0, MAX_WORDS);
}

function hasWord(word: string): Condition {
  const part = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
  return {
    sql: "(j.role LIKE ? OR j.companyLocation LIKE ? OR j.code LIKE ?)",
    values: [part, part, part],
  };
}
