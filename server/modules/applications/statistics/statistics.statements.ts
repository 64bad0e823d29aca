/** Stages from first to last; an application that skipped one has still come past it. */
export const FUNNEL = [
  "SUBMITTED",
  "REVIEWED",
  "SUBMITTED_TO_CLIENT",
  "INTERVIEW",
  "OFFER",
  "HIRED",
] as const;

/** Upper ends, in hours, of the groups of first answers. */
export const ANSWER_HOURS = [4, 24, 48, 168] as const;

/** Group of applications that have had no answer. */
export const UNANSWERED = -1;

/** Compared as bytes, as are the ids below: with the column's collation it takes three times as long. */
const stageNumber = (column: string): string =>
  `FIELD(CAST(${column} AS BINARY), ${FUNNEL.map((stage) => `'${stage}'`).join(", ")})`;
const idOf = (column: string): string => `CAST(${column} AS BINARY(36))`;

const answerGroup = [
  `WHEN firstAnswer IS NULL THEN ${UNANSWERED}`,
  ...ANSWER_HOURS.map(
    (hours, index) => `WHEN firstAnswer < a.appliedAt + INTERVAL ${hours} HOUR THEN ${index}`,
  ),
  `ELSE ${ANSWER_HOURS.length}`,
].join(" ");

/** The companies whose applications count; null for all. */
type Companies = readonly string[] | null;
type Statement = [sql: string, values: unknown[]];

const ofCompanies = (companyIds: Companies): Statement =>
  companyIds === null ? ["TRUE", []] : ["a.companyId IN (?)", [companyIds]];

/** @returns one row: `waiting`, and `tooLong` for those from before `since` */
export function waitingStatement(companyIds: Companies, since: Date): Statement {
  const [condition, values] = ofCompanies(companyIds);
  return [
    `SELECT COUNT(*) AS waiting, COALESCE(SUM(a.appliedAt < ?), 0) AS tooLong
     FROM applications a WHERE a.status = 'SUBMITTED' AND ${condition}`,
    [since, ...values],
  ];
}

/** @returns rows of `day` (YYYY-MM-DD) and `total` */
export function daysStatement(companyIds: Companies, since: Date): Statement {
  const [condition, values] = ofCompanies(companyIds);
  return [
    `SELECT DATE_FORMAT(a.appliedAt, '%Y-%m-%d') AS day, COUNT(*) AS total
     FROM applications a WHERE a.appliedAt >= ? AND ${condition} GROUP BY day`,
    [since, ...values],
  ];
}

/** Since a time: when an application that was withdrawn was sent again. What was done with it before is no answer to that. */
const sentAgain = `SELECT ${idOf("r.applicationId")} AS applicationId, MAX(r.at) AS at
  FROM application_events r FORCE INDEX (application_events_time)
  WHERE r.at >= ? AND r.kind = 'REAPPLIED' GROUP BY 1`;

/** Since a time: how far each application was moved, and when first. Undone moves do not count. */
const moves = `SELECT ${idOf("e.applicationId")} AS applicationId, MIN(e.at) AS firstAnswer,
    MAX(${stageNumber("e.toStatus")}) AS furthest
  FROM application_events e FORCE INDEX (application_events_time)
  LEFT JOIN (${sentAgain}) s ON s.applicationId = ${idOf("e.applicationId")}
  WHERE e.at >= ? AND e.kind = 'MOVED' AND (s.at IS NULL OR e.at >= s.at) AND ${idOf("e.id")} NOT IN (
    SELECT ${idOf("u.undoesId")} FROM application_events u FORCE INDEX (application_events_time)
    WHERE u.at >= ? AND u.kind = 'UNDONE' AND u.undoesId IS NOT NULL)
  GROUP BY 1`;

/**
 * Reads the moves of the period by time, not those of each application: a move that counts is no older than its application.
 * @returns rows of `furthest` (number of a stage, from 1), `answered` (number of a group) and `total`
 */
export function progressStatement(companyIds: Companies, since: Date): Statement {
  const [condition, values] = ofCompanies(companyIds);
  return [
    `SELECT GREATEST(1, ${stageNumber("a.status")}, COALESCE(m.furthest, 0)) AS furthest,
       CASE ${answerGroup} END AS answered, COUNT(*) AS total
     FROM applications a LEFT JOIN (${moves}) m ON m.applicationId = ${idOf("a.id")}
     WHERE a.appliedAt >= ? AND ${condition} GROUP BY 1, 2`,
    [since, since, since, since, ...values],
  ];
}
