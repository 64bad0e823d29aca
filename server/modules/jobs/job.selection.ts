/** Which jobs a list is of, as SQL: conditions on `jobs j`, terms that `job_terms` must have, words of the text. */
export interface Selection {
  where: Condition[];
  /** Of job_terms; a job must have all. The rarest first: it leads the way. */
  terms: readonly string[];
  /** For MATCH … AGAINST in boolean mode; null when no words of the text are looked for. */
  text: string | null;
  /** Nothing older; null for any age. */
  since: Date | null;
}

export interface Condition {
  /** Constant text; what comes from outside is in `values`. */
  sql: string;
  values: unknown[];
}

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

/** Where in a list a page starts. */
export interface Place {
  time: Date;
  id: string;
}

/**
 * The rows of a selection. Terms lead, when there are any and no text is searched: job_terms is in the order of
 * the list, so a page is read from its index and stops when it is full.
 */
export function sourceOf(
  { where, terms, text, since }: Selection,
  order: "publishedAt" | "createdAt",
  after: Place | null,
): Source {
  const led = terms.length > 0 && text === null;
  const [time, id] = led ? ["t0.publishedAt", "t0.jobId"] : [`j.${order}`, "j.id"];
  const joined = terms.map((_, i) =>
    i === 0 && led
      ? "job_terms t0"
      : `JOIN job_terms t${i} ON t${i}.jobId = ${id} AND t${i}.term = ?`,
  );
  const tables = led
    ? [...joined, "JOIN jobs j FORCE INDEX (PRIMARY) ON j.id = t0.jobId"]
    : ["jobs j", ...joined];
  const conditions = [
    ...(led ? [{ sql: "t0.term = ?", values: [terms[0]] }] : []),
    ...(text === null
      ? []
      : [{ sql: "MATCH (j.searchText) AGAINST (? IN BOOLEAN MODE)", values: [text] }]),
    ...where,
    ...(since === null ? [] : [{ sql: `${time} >= ?`, values: [since] }]),
    ...(after === null ? [] : [beyond(time, id, after)]),
  ];
  const joins = [...tables, BY_COMPANY].join(" ");
  return {
    sql: `FROM ${joins} WHERE ${conditions.map(({ sql }) => sql).join(" AND ")}`,
    values: [...(led ? terms.slice(1) : terms), ...conditions.flatMap(({ values }) => values)],
    time,
    id,
  };
}

/** The expanded form uses the index at any depth; the row-value form `(d, id) < (?, ?)` walks it. */
const beyond = (timeColumn: string, idColumn: string, { time, id }: Place): Condition => ({
  sql: `(${timeColumn} < ? OR (${timeColumn} = ? AND ${idColumn} < ?))`,
  values: [time, time, id],
});
