import type { AuditKind } from "./audit.kinds.js";

export interface AuditSearch {
  /** Only these kinds; all if empty. */
  kinds: readonly AuditKind[];
  /** Only what this person did or what happened to them. */
  personId?: string | undefined;
  /** Only what this person did. */
  actorId?: string | undefined;
  since?: Date | undefined;
  /** Exclusive. */
  until?: Date | undefined;
}

interface Condition {
  sql: string;
  values: (string | number | Date | readonly string[])[];
}

/** A statement and its parameters. */
export type Statement = [sql: string, values: unknown[]];

/**
 * Finds the ids of one page, newest first. Each SELECT reads one index, which is sorted by time: with OR, MySQL would read and
 * sort all matching rows.
 */
export function pageStatement(
  search: AuditSearch,
  limit: number,
  after?: { time: Date; id: string },
): Statement {
  const position: Condition[] = after
    ? [
        {
          sql: "e.at <= ? AND (e.at < ? OR e.id < ?)",
          values: [after.time, after.time, after.id],
        },
      ]
    : [];
  const [sql, values] = union(search, limit, position);
  return [`${sql} ORDER BY at DESC, id DESC LIMIT ?`, [...values, limit]];
}

/** Counts the matching events, up to `limit`. */
export function countStatement(search: AuditSearch, limit: number): Statement {
  const [sql, values] = union(search, limit, []);
  return [`SELECT COUNT(*) AS total FROM (${sql} LIMIT ?) AS capped`, [...values, limit]];
}

function union(search: AuditSearch, limit: number, position: Condition[]): Statement {
  const selects = branches(search).map((branch): Statement => {
    const conditions = [...branch, ...period(search), ...position];
    const where = conditions.map(({ sql }) => sql).join(" AND ");
    const sql = `(SELECT e.id, e.at FROM audit_events e WHERE ${where || "TRUE"} ORDER BY e.at DESC, e.id DESC LIMIT ?)`;
    return [sql, [...conditions.flatMap(({ values }) => values), limit]];
  });
  // UNION drops the second of two equal rows: an event that a person did to themselves.
  return [selects.map(([sql]) => sql).join(" UNION "), selects.flatMap(([, values]) => values)];
}

/** The conditions of each SELECT, first the one that chooses the index. */
function branches({ kinds, personId, actorId }: AuditSearch): Condition[][] {
  const ofKinds = kinds.length > 0 ? [{ sql: "e.kind IN (?)", values: [kinds] }] : [];
  const byActor = actorId ? [{ sql: "e.actorId = ?", values: [actorId] }] : [];
  if (personId)
    return ["e.subjectId = ?", "e.actorId = ?"].map((sql) => [
      { sql, values: [personId] },
      ...byActor,
      ...ofKinds,
    ]);
  if (actorId) return [[...byActor, ...ofKinds]];
  if (kinds.length > 0) return kinds.map((kind) => [{ sql: "e.kind = ?", values: [kind] }]);
  return [[]];
}

const period = ({ since, until }: AuditSearch): Condition[] => [
  ...(since ? [{ sql: "e.at >= ?", values: [since] }] : []),
  ...(until ? [{ sql: "e.at < ?", values: [until] }] : []),
];
