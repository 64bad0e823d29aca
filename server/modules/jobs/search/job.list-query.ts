import { lookUpCompany } from "../../companies/company.joins.js";
import type { Industry } from "../industry.js";

/** Which open jobs a list contains. */
export interface Criteria {
  /** Conditions on alias `j`, joined with AND. */
  where: readonly Condition[];
  industry: Industry | null;
  /** AND of ORs: a job has at least one token of each list. Rarest list first. */
  lists: readonly (readonly string[])[];
  /** Folded word beginnings; a job's search text must contain all of them. */
  texts: readonly string[];
  /** Only jobs published at or after this time; null for all. */
  since: Date | null;
}

export interface Condition {
  /** Constant SQL; values from outside are in `values`. */
  sql: string;
  values: readonly unknown[];
}

/** Sort key of the last row of a page: the next page starts after it. */
export interface Position {
  time: Date;
  id: string;
}

/** The index to scan, newest first. All other criteria are checked row by row. */
export type Scan =
  | { by: "newest"; industry: Industry | null }
  | { by: "tokens"; tokens: readonly string[] }
  /** One word of the full-text index. */
  | { by: "text"; word: string };

export interface ListQuery {
  /**
   * FROM … WHERE …, for SELECT STRAIGHT_JOIN: the scanned index is already in list order. Without
   * the hint, the database would start from a small companies table and sort all of its jobs.
   */
  sql: string;
  values: unknown[];
  /** ORDER BY columns, of the scanned table. */
  time: string;
  id: string;
}

/**
 * Without the hint, the database buffers a small companies table for the join and loses the list
 * order.
 */
const BY_COMPANY = lookUpCompany("j.companyId");

/** The jobs that meet the criteria, in scan order. */
export function listQuery(criteria: Criteria, scan: Scan, after: Position | null): ListQuery {
  const { where, industry, lists, texts, since } = criteria;
  const { table, values, time, id, where: scanned } = scanTable(scan, since, after);
  const others = lists.filter((list) => scan.by !== "tokens" || list !== scan.tokens);
  const single = others.flatMap(([token, ...more]) => (more.length === 0 ? [token] : []));
  const tables = [
    table,
    ...single.map((_, i) => `JOIN job_terms t${i} ON t${i}.jobId = ${id} AND t${i}.term = ?`),
    ...(scan.by === "tokens" ? ["JOIN jobs j FORCE INDEX (PRIMARY) ON j.id = t.jobId"] : []),
  ];
  return from(tables.join(" "), [...values, ...single], time, id, [
    ...scanned,
    ...others.filter((list) => list.length > 1).map((list) => hasOneOf(id, list)),
    ...(industry === null || scan.by === "newest" ? [] : [isOf(industry)]),
    ...texts.map(hasText),
    ...where,
  ]);
}

interface ScanTable {
  /** First table of the join, with its index. */
  table: string;
  values: readonly unknown[];
  time: string;
  id: string;
  where: readonly Condition[];
}

/** Table and index to scan first, already in list order. */
export function scanTable(scan: Scan, since: Date | null, after: Position | null): ScanTable {
  const [time, id] =
    scan.by === "tokens" ? ["t.publishedAt", "t.jobId"] : ["j.publishedAt", "j.id"];
  const from = { time, id, values: [] };
  const within = bounds(time, id, since, after);
  if (scan.by === "text") {
    const match = "MATCH (j.searchText) AGAINST (? IN BOOLEAN MODE)";
    const found = { sql: match, values: [`+${scan.word}*`] };
    return { ...from, table: "jobs j", where: [found, PUBLISHED, ...within] };
  }
  if (scan.by === "newest") {
    const { industry } = scan;
    const key = industry === null ? "jobs_newest" : "jobs_industry";
    const where = [PUBLISHED, ...(industry === null ? [] : [isOf(industry)]), ...within];
    return { ...from, table: `jobs j FORCE INDEX (${key})`, where };
  }
  const [token, ...more] = scan.tokens;
  if (more.length === 0)
    return {
      ...from,
      table: "job_terms t",
      where: [{ sql: "t.term = ?", values: [token] }, ...within],
    };
  // DISTINCT, because a job may have several of the tokens.
  const any = [{ sql: "t.term IN (?)", values: [scan.tokens] }, ...within];
  const merged = `SELECT DISTINCT t.publishedAt, t.jobId FROM job_terms t WHERE ${allOf(any)}`;
  return {
    ...from,
    table: `(${merged}) t`,
    values: any.flatMap(({ values }) => values),
    where: [],
  };
}

const from = (
  tables: string,
  values: readonly unknown[],
  time: string,
  id: string,
  where: readonly Condition[],
): ListQuery => ({
  sql: `FROM ${tables} ${BY_COMPANY} WHERE ${allOf(where)}`,
  values: [...values, ...where.flatMap((condition) => condition.values)],
  time,
  id,
});

export const allOf = (where: readonly Condition[]): string =>
  where.length === 0 ? "TRUE" : where.map(({ sql }) => sql).join(" AND ");

const PUBLISHED: Condition = { sql: "j.status = 'PUBLISHED'", values: [] };
const isOf = (industry: Industry): Condition => ({ sql: "j.industry = ?", values: [industry] });

/** COUNT, because the database would turn EXISTS into a join and lose the list order. */
const hasOneOf = (id: string, tokens: readonly string[]): Condition => ({
  sql: `(SELECT COUNT(*) FROM job_terms f WHERE f.jobId = ${id} AND f.term IN (?)) > 0`,
  values: [tokens],
});

/** Compares bytes, which is fast: search texts are folded words with a space before each (job-tokens.ts). */
export const hasText = (beginning: string): Condition => ({
  sql: "j.searchText COLLATE utf8mb4_bin LIKE ?",
  values: [`% ${beginning.replace(/[\\%_]/g, "\\$&")}%`],
});

/** The expanded form uses the index at any depth; the row-value form `(d, id) < (?, ?)` walks it. */
function bounds(time: string, id: string, since: Date | null, after: Position | null): Condition[] {
  const beyond = `(${time} < ? OR (${time} = ? AND ${id} < ?))`;
  return [
    ...(since === null ? [] : [{ sql: `${time} >= ?`, values: [since] }]),
    ...(after === null ? [] : [{ sql: beyond, values: [after.time, after.time, after.id] }]),
  ];
}
