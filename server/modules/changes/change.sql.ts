import type { ChangeSubject } from "./change-feed.js";

/**
 * A statement that appends to the feed of changes, for rules that are SQL.
 * @param rows "FROM …": the rows that change, by their column `id`
 */
export const changesOf = (subject: ChangeSubject, rows: string): string =>
  `INSERT INTO changes (subject, subjectId, at) SELECT '${subject}', id, UTC_TIMESTAMP(3) ${rows}`;
