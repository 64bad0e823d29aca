import type { ApplicationStatus } from "../application.entity.js";
import { has, nameKeys, patterns } from "./name-keys.js";
import { summaryReading, type SummaryReading } from "./summary.reader.js";

/** Which applications to list. The caller has checked who may see them. */
export interface ApplicationSearch {
  /** Only of these companies; null for all. */
  companyIds: readonly string[] | null;
  jobId?: string | undefined;
  /** Only in these stages; all if empty. */
  stages: readonly ApplicationStatus[];
  assigneeId?: string | undefined;
  /** Only of this candidate. */
  userId?: string | undefined;
  appliedSince?: Date | undefined;
  /** Exclusive. */
  appliedBefore?: Date | undefined;
  /** Starts of words of the name; all must be there. */
  words: readonly string[];
  /** One of the words, if few names have it: they are then looked up by it. */
  rareWord?: string | undefined;
  /** The only applications whose names have all of the words, if they are few. */
  among?: readonly string[] | undefined;
}

/** A statement and its parameters. */
export type Statement = [sql: string, values: unknown[]];

interface Condition {
  sql: string;
  values: (string | Date | readonly string[])[];
}

/** With more SELECTs than this, one reads all stages of a company at once. */
const MAX_SELECTS = 64;

/** A page of a search. */
export interface PageOf {
  search: ApplicationSearch;
  /** How many rows at most. */
  limit: number;
  /** The last row of the page before. */
  after?: { time: Date; id: string } | undefined;
}

/** One page, newest first, with the columns of a summary. */
export const pageStatement = (
  search: ApplicationSearch,
  limit: number,
  after?: PageOf["after"],
): Statement => pagesStatement([{ search, limit, after }]);

/**
 * Several pages by one statement, as a board reads its columns: `turn` is the page's position in `pages`.
 * @param reading what to read of each; everything if missing
 */
export function pagesStatement(
  pages: readonly PageOf[],
  { columns, join }: Pick<SummaryReading, "columns" | "join"> = summaryReading(),
): Statement {
  const selects = pages.map(({ search, limit, after }, turn): Statement => {
    const position = after ? [before(after)] : [];
    const found = selectsOf(search, limit, position, `${turn} AS turn, a.id, a.appliedAt`);
    const [only] = found;
    // Sorted and cut off already: a column of a board needs no table of its own for that.
    if (only && found.length === 1) return only;
    const [sql, values] = combined(search, found);
    return [
      `(SELECT turn, id, appliedAt FROM (${sql}) found${turn} ORDER BY appliedAt DESC, id DESC LIMIT ?)`,
      [...values, limit],
    ];
  });
  return [
    `SELECT page.turn, ${columns}
     FROM (${selects.map(([sql]) => sql).join(" UNION ALL ")}) page
     JOIN applications a ON a.id = page.id ${join}
     ORDER BY page.turn, page.appliedAt DESC, page.id DESC`,
    selects.flatMap(([, values]) => values),
  ];
}

const before = ({ time, id }: { time: Date; id: string }): Condition => ({
  sql: "a.appliedAt <= ? AND (a.appliedAt < ? OR a.id < ?)",
  values: [time, time, id],
});

const atOrBefore = (time: Date): Condition => ({ sql: "a.appliedAt <= ?", values: [time] });

/** When the nth newest application before a time was sent, whoever may see it. */
export const depthStatement = (n: number, until: Date | undefined): Statement => [
  `SELECT appliedAt FROM applications FORCE INDEX (applications_newest) ${until ? "WHERE appliedAt <= ?" : ""}
   ORDER BY appliedAt DESC, id DESC LIMIT 1 OFFSET ?`,
  [...(until ? [until] : []), n - 1],
];

/** The first of a list's applications to read, and the one to stop before. */
export interface Depth {
  from: number;
  to: number;
}

/** The newest matching applications, at or before a time, with whose they are and which resume they have. */
export function newestStatement(
  search: ApplicationSearch,
  { from, to }: Depth,
  until: Date | null,
): Statement {
  const position = until ? [atOrBefore(until)] : [];
  const columns = "a.id, a.userId, a.resumeId, a.appliedAt";
  const [only, ...more] = selectsOf(search, to - from, position, columns, from);
  // Sorted and cut off already.
  if (only && more.length === 0) return only;
  const [sql, values] = union(search, to, position, columns);
  return [
    `SELECT id, userId, resumeId, appliedAt FROM (${sql}) found ORDER BY appliedAt DESC, id DESC LIMIT ? OFFSET ?`,
    [...values, to - from, from],
  ];
}

/** The search as a condition on applications `a` that another index has found. */
export function searchCondition(search: ApplicationSearch): Statement {
  const { companyIds, jobId, stages } = search;
  const conditions: Condition[] = [
    ...(companyIds ? [{ sql: "a.companyId IN (?)", values: [companyIds] }] : []),
    ...(jobId ? [{ sql: "a.jobId = ?", values: [jobId] }] : []),
    ...(stages.length > 0 ? [{ sql: "a.status IN (?)", values: [stages] }] : []),
    ...others(search),
  ];
  const sql = conditions.map((condition) => condition.sql).join(" AND ");
  return [sql || "TRUE", conditions.flatMap(({ values }) => values)];
}

/** Counts the matching applications at or before a time, up to `limit`. */
export function countStatement(search: ApplicationSearch, limit: number, until?: Date): Statement {
  const [sql, values] = union(search, limit, until ? [atOrBefore(until)] : []);
  return [
    `SELECT COUNT(*) AS total FROM (SELECT id FROM (${sql}) found LIMIT ?) capped`,
    [...values, limit],
  ];
}

/** What one SELECT of a list reads. */
interface Branch {
  /** The key to read, where MySQL would choose another one. */
  key?: string;
  conditions: Condition[];
}

const union = (
  search: ApplicationSearch,
  limit: number,
  position: Condition[],
  columns = "a.id, a.appliedAt",
): Statement => combined(search, selectsOf(search, limit, position, columns));

/** Each SELECT reads one index, which is sorted by time: with IN, MySQL would read and sort all matching rows. */
const selectsOf = (
  search: ApplicationSearch,
  limit: number,
  position: Condition[],
  columns: string,
  offset = 0,
): Statement[] =>
  branches(search).map(({ key, conditions: own }) => {
    const conditions = [...own, ...others(search), ...position];
    const where = conditions.map(({ sql }) => sql).join(" AND ");
    const from = `applications a ${key === undefined ? "" : `FORCE INDEX (${key})`}`;
    const sql = `(SELECT ${columns} FROM ${from} WHERE ${where || "TRUE"} ORDER BY a.appliedAt DESC, a.id DESC LIMIT ? OFFSET ?)`;
    return [sql, [...conditions.flatMap(({ values }) => values), limit, offset]];
  });

/** Two of the names' keys may find the same application. */
const combined = (search: ApplicationSearch, selects: readonly Statement[]): Statement => [
  selects.map(([sql]) => sql).join(search.rareWord === undefined ? " UNION ALL " : " UNION "),
  selects.flatMap(([, values]) => values),
];

/** The key and the conditions of each SELECT. */
function branches(search: ApplicationSearch): Branch[] {
  const { companyIds, jobId, stages, assigneeId, userId, words, rareWord, among } = search;
  const inStages = stages.map((stage): Condition[] => [{ sql: "a.status = ?", values: [stage] }]);
  const anyStage = stages.length > 0 ? inStages : [[]];
  const allStages: Condition[] =
    stages.length > 0 ? [{ sql: "a.status IN (?)", values: [stages] }] : [];
  if (jobId)
    return anyStage.map((stage) => ({
      conditions: [{ sql: "a.jobId = ?", values: [jobId] }, ...stage],
    }));
  const ofCompanies: Condition[] =
    companyIds === null ? [] : [{ sql: "a.companyId IN (?)", values: [companyIds] }];
  if (assigneeId ?? userId) return [{ conditions: [...ofCompanies, ...allStages] }];
  if (among !== undefined) {
    const known: Condition =
      among.length > 0 ? { sql: "a.id IN (?)", values: [among] } : { sql: "FALSE", values: [] };
    return [{ key: "PRIMARY", conditions: [known, ...ofCompanies, ...allStages] }];
  }
  if (rareWord !== undefined)
    return nameKeys(rareWord).map(({ key, ...name }) => ({
      key,
      conditions: [name, ...ofCompanies, ...allStages],
    }));
  const isOneSelect = words.length > 0 || (companyIds?.length ?? 1) * anyStage.length > MAX_SELECTS;
  const perStage = isOneSelect ? [allStages] : anyStage;
  // Each reads its key in the order of the list, and stops. Without the hint, MySQL looks every row up for a name, and sorts
  // all applications for the newest 2,000 of 80,000: 270 ms instead of 40.
  const keyOf = (key: string, stage: Condition[]) =>
    words.length > 0 || stage.length === 0 ? { key } : {};
  if (companyIds === null)
    return perStage.map((conditions) => ({
      ...keyOf("applications_newest", conditions),
      conditions,
    }));
  return companyIds.flatMap((companyId) =>
    perStage.map((stage) => ({
      ...keyOf("applications_company", stage),
      conditions: [{ sql: "a.companyId = ?", values: [companyId] }, ...stage],
    })),
  );
}

function others(search: ApplicationSearch): Condition[] {
  const { assigneeId, userId, appliedSince, appliedBefore, words } = search;
  return [
    ...(userId ? [{ sql: "a.userId = ?", values: [userId] }] : []),
    ...(assigneeId ? [{ sql: "a.assigneeId = ?", values: [assigneeId] }] : []),
    ...(appliedSince ? [{ sql: "a.appliedAt >= ?", values: [appliedSince] }] : []),
    ...(appliedBefore ? [{ sql: "a.appliedAt < ?", values: [appliedBefore] }] : []),
    ...words.map((word) => ({ sql: has("a.name"), values: patterns([word]) })),
  ];
}
