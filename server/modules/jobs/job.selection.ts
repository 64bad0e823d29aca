import type { Industry } from "./industry.js";

/** Which open jobs a list is of. */
export interface Selection {
  /** On `jobs j`; all of them. */
  where: readonly Condition[];
  industry: Industry | null;
  /** Terms of job_terms: a job must stand in each list, in a list of several by any of them. The rarest first. */
  lists: readonly (readonly string[])[];
  /** Beginnings of words, folded; its text must have all. */
  texts: readonly string[];
  /** Nothing older; null for any age. */
  since: Date | null;
}

export interface Condition {
  /** Constant text; what comes from outside is in `values`. */
  sql: string;
  values: readonly unknown[];
}

/** Where in a list a page starts. */
export interface Place {
  time: Date;
  id: string;
}

/** What is walked, newest first; the rest of a selection is looked up job by job. */
export type Lead =
  | { by: "newest"; industry: Industry | null }
  | { by: "terms"; terms: readonly string[] }
  /** One word of the full text. */
  | { by: "text"; word: string };

export interface Source {
  /**
   * FROM … WHERE …, for SELECT STRAIGHT_JOIN: the first table has the order of the list. Left to itself, the
   * database begins with the companies where there are few, and sorts all of their jobs.
   */
  sql: string;
  values: unknown[];
  /** Columns that the list is ordered by, from the table that leads. */
  time: string;
  id: string;
}

/** Of a few companies the database would make one buffer, and lose the order of the list. */
const BY_COMPANY = "JOIN companies c FORCE INDEX (PRIMARY) ON c.id = j.companyId";

/** A company's jobs in any state, as they were made. */
export function companySource(companyId: string, after: Place | null): Source {
  const [time, id] = ["j.createdAt", "j.id"];
  const own = { sql: "j.companyId = ?", values: [companyId] };
  return from("jobs j", [], time, id, [own, ...bounds(time, id, null, after)]);
}

/** The jobs of a selection that a lead comes to. */
export function sourceOf(selection: Selection, lead: Lead, after: Place | null): Source {
  const { where, industry, lists, texts, since } = selection;
  const { table, values, time, id, where: led } = walkOf(lead, since, after);
  const others = lists.filter((list) => lead.by !== "terms" || list !== lead.terms);
  const single = others.flatMap(([term, ...more]) => (more.length === 0 ? [term] : []));
  const tables = [
    table,
    ...single.map((_, i) => `JOIN job_terms t${i} ON t${i}.jobId = ${id} AND t${i}.term = ?`),
    ...(lead.by === "terms" ? ["JOIN jobs j FORCE INDEX (PRIMARY) ON j.id = t.jobId"] : []),
  ];
  return from(tables.join(" "), [...values, ...single], time, id, [
    ...led,
    ...others.filter((list) => list.length > 1).map((list) => hasOneOf(id, list)),
    ...(industry === null || lead.by === "newest" ? [] : [isOf(industry)]),
    ...texts.map(hasText),
    ...where,
  ]);
}

interface Walk {
  /** The first of the tables. */
  table: string;
  values: readonly unknown[];
  time: string;
  id: string;
  where: readonly Condition[];
}

/** The lead as a table: the index of its term, or of the newest jobs, is in the order of the list. */
export function walkOf(lead: Lead, since: Date | null, after: Place | null): Walk {
  const [time, id] = lead.by === "terms" ? ["t.publishedAt", "t.jobId"] : ["j.publishedAt", "j.id"];
  const from = { time, id, values: [] };
  const within = bounds(time, id, since, after);
  if (lead.by === "text") {
    const match = "MATCH (j.searchText) AGAINST (? IN BOOLEAN MODE)";
    const found = { sql: match, values: [`+${lead.word}*`] };
    return { ...from, table: "jobs j", where: [found, PUBLISHED, ...within] };
  }
  if (lead.by === "newest") {
    const { industry } = lead;
    const key = industry === null ? "jobs_newest" : "jobs_industry";
    const where = [PUBLISHED, ...(industry === null ? [] : [isOf(industry)]), ...within];
    return { ...from, table: `jobs j FORCE INDEX (${key})`, where };
  }
  const [term, ...more] = lead.terms;
  if (more.length === 0)
    return {
      ...from,
      table: "job_terms t",
      where: [{ sql: "t.term = ?", values: [term] }, ...within],
    };
  // A job may have several of them: once is enough.
  const any = [{ sql: "t.term IN (?)", values: [lead.terms] }, ...within];
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
): Source => ({
  sql: `FROM ${tables} ${BY_COMPANY} WHERE ${allOf(where)}`,
  values: [...values, ...where.flatMap((condition) => condition.values)],
  time,
  id,
});

export const allOf = (where: readonly Condition[]): string =>
  where.length === 0 ? "TRUE" : where.map(({ sql }) => sql).join(" AND ");

const PUBLISHED: Condition = { sql: "j.status = 'PUBLISHED'", values: [] };
const isOf = (industry: Industry): Condition => ({ sql: "j.industry = ?", values: [industry] });

/** EXISTS would be turned into a join, and the order of the list lost. */
const hasOneOf = (id: string, terms: readonly string[]): Condition => ({
  sql: `(SELECT COUNT(*) FROM job_terms f WHERE f.jobId = ${id} AND f.term IN (?)) > 0`,
  values: [terms],
});

/** The stored text is words with a space before each (job.terms.ts): compared as bytes, which is quick. */
export const hasText = (beginning: string): Condition => ({
  sql: "j.searchText COLLATE utf8mb4_bin LIKE ?",
  values: [`% ${beginning.replace(/[\\%_]/g, "\\$&")}%`],
});

/** The expanded form uses the index at any depth; the row-value form `(d, id) < (?, ?)` walks it. */
function bounds(time: string, id: string, since: Date | null, after: Place | null): Condition[] {
  const beyond = `(${time} < ? OR (${time} = ? AND ${id} < ?))`;
  return [
    ...(since === null ? [] : [{ sql: `${time} >= ?`, values: [since] }]),
    ...(after === null ? [] : [{ sql: beyond, values: [after.time, after.time, after.id] }]),
  ];
}
