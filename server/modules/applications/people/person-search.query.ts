import {
  countStatement,
  newestStatement,
  searchCondition,
  type ApplicationSearch,
  type Depth,
  type Statement,
} from "../stages/application-list.query.js";

/** Finds people who have a matching application and a resume with all of the words. */
export interface PersonSearch {
  applications: ApplicationSearch;
  /** Each must match, by one of its two tokens. */
  words: readonly string[][];
}

/** Place in the list: the time of the newest matching application, then the person's id. Both descending. */
export interface PersonPosition {
  time: Date;
  userId: string;
}

/**
 * The resume with this number has the word. As an OR, so that the database looks the tokens up for each resume instead
 * of reading the list of a common word.
 */
const hasWord = (tokens: readonly string[], number: string): Statement => [
  `(${tokens.map(() => `EXISTS (SELECT 1 FROM resume_tokens w WHERE w.token = ? AND w.number = ${number})`).join(" OR ")})`,
  [...tokens],
];

const allOf = (conditions: readonly Statement[]): Statement => [
  conditions.map(([sql]) => sql).join(" AND ") || "TRUE",
  conditions.flatMap(([, values]) => values),
];

/** Of the newest applications, from one depth to another, those that match. */
export function scanStatement(
  { applications, words }: PersonSearch,
  depth: Depth,
  until: Date | null,
): Statement {
  const [newest, newestValues] = newestStatement(applications, depth, until);
  if (words.length === 0) return [newest, newestValues];
  const [has, hasValues] = allOf(words.map((tokens) => hasWord(tokens, "x.number")));
  return [
    `SELECT STRAIGHT_JOIN a.id, a.userId, a.resumeId, a.appliedAt
     FROM (${newest}) a JOIN resume_texts x FORCE INDEX (resume_texts_numbered) ON x.resumeId = a.resumeId
     WHERE ${has} ORDER BY a.appliedAt DESC, a.id DESC`,
    [...newestValues, ...hasValues],
  ];
}

/** How many applications of the scope there are, up to `budget`. */
export function scopeStatement(
  search: ApplicationSearch,
  budget: number,
  until: Date | null,
): Statement {
  return countStatement(search, budget, until ?? undefined);
}

/**
 * About how many resumes have each word, as the database estimates it from its keys: a row for each word, in their order. To
 * count them would take longer than most searches.
 */
export function estimateStatement(words: readonly string[][]): Statement {
  const lists = words.map(
    () => "SELECT number FROM resume_tokens FORCE INDEX (PRIMARY) WHERE token IN (?)",
  );
  return [`EXPLAIN ${lists.join(" UNION ALL ")}`, [...words]];
}

/** All matching applications, found by the words: the list of the first word is read, so it should be the rarest. */
function matches({ applications, words: [lead = [], ...rest] }: PersonSearch): Statement {
  const [has, hasValues] = allOf(rest.map((tokens) => hasWord(tokens, "t.number")));
  const [scope, scopeValues] = searchCondition(applications);
  const lists = lead.map(() => "SELECT number FROM resume_tokens WHERE token = ?").join(" UNION ");
  return [
    // DISTINCT, so that MariaDB checks the words before it reads what belongs to each resume.
    `FROM (SELECT DISTINCT t.number FROM (${lists}) t WHERE ${has}) n
     JOIN resume_texts x ON x.number = n.number
     JOIN applications a ON a.resumeId = x.resumeId
     WHERE ${scope}`,
    [...lead, ...hasValues, ...scopeValues],
  ];
}

/** One page of people by their words, however rare; the newest matching application of each. */
export function exactStatement(
  search: PersonSearch,
  limit: number,
  after: PersonPosition | null,
): Statement {
  const [found, values] = matches(search);
  const position = after ? "HAVING newest < ? OR (newest = ? AND userId < ?)" : "";
  const ofNewest = (column: string) =>
    `SUBSTRING_INDEX(GROUP_CONCAT(a.${column} ORDER BY a.appliedAt DESC, a.id DESC), ',', 1) AS ${column}`;
  return [
    `SELECT STRAIGHT_JOIN a.userId AS userId, MAX(a.appliedAt) AS newest, ${ofNewest("id")}, ${ofNewest("resumeId")}
     ${found} GROUP BY a.userId ${position} ORDER BY newest DESC, userId DESC LIMIT ?`,
    [...values, ...(after ? [after.time, after.time, after.userId] : []), limit],
  ];
}

/** Counts the matching people, up to `limit`. */
export function countPeopleStatement(search: PersonSearch, limit: number): Statement {
  const [found, values] = matches(search);
  return [
    `SELECT COUNT(*) AS total FROM (SELECT STRAIGHT_JOIN DISTINCT a.userId ${found} LIMIT ?) capped`,
    [...values, limit],
  ];
}

/** The person's newest application to one of these companies; to any if null. */
export function newestOfStatement(companyIds: readonly string[] | null, userId: string): Statement {
  const [scope, values] = searchCondition({ companyIds, stages: [], words: [] });
  return [
    `SELECT a.id, a.userId, a.resumeId, a.appliedAt FROM applications a WHERE a.userId = ? AND ${scope}
     ORDER BY a.appliedAt DESC, a.id DESC LIMIT 1`,
    [userId, ...values],
  ];
}

/** Which of these people have a matching application that is newer, and so were listed before. */
export function listedBeforeStatement(
  { applications, words }: PersonSearch,
  userIds: readonly string[],
  after: Date,
): Statement {
  const [scope, scopeValues] = searchCondition(applications);
  const [has, hasValues] = allOf(words.map((tokens) => hasWord(tokens, "x.number")));
  return [
    `SELECT DISTINCT a.userId FROM applications a JOIN resume_texts x ON x.resumeId = a.resumeId
     WHERE a.userId IN (?) AND a.appliedAt > ? AND ${scope} AND ${has}`,
    [userIds, after, ...scopeValues, ...hasValues],
  ];
}
