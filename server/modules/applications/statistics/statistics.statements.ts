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

const stageNumber = (column: string): string =>
  `FIELD(${column}, ${FUNNEL.map((stage) => `'${stage}'`).join(", ")})`;

const answerGroup = [
  `WHEN firstAnswer IS NULL THEN ${UNANSWERED}`,
  ...ANSWER_HOURS.map(
    (hours, index) => `WHEN firstAnswer < appliedAt + INTERVAL ${hours} HOUR THEN ${index}`,
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

/** @returns rows of `furthest` (number of a stage, from 1), `answered` (number of a group) and `total` */
export function progressStatement(companyIds: Companies, since: Date): Statement {
  const [condition, values] = ofCompanies(companyIds);
  return [
    `SELECT furthest, CASE ${answerGroup} END AS answered, COUNT(*) AS total FROM (
       SELECT a.appliedAt, MIN(e.at) AS firstAnswer,
         GREATEST(1, ${stageNumber("a.status")}, COALESCE(MAX(${stageNumber("e.toStatus")}), 0)) AS furthest
       FROM applications a
       LEFT JOIN application_events e ON e.applicationId = a.id AND e.kind = 'MOVED'
         AND NOT EXISTS (SELECT 1 FROM application_events u WHERE u.undoesId = e.id)
       WHERE a.appliedAt >= ? AND ${condition}
       GROUP BY a.id, a.appliedAt, a.status
     ) progress GROUP BY furthest, answered`,
    [since, ...values],
  ];
}
