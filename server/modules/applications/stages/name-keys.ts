import type { DataSource } from "typeorm";

interface NameSearch {
  words: readonly string[];
  rareWord?: string | undefined;
  jobId?: string | undefined;
  assigneeId?: string | undefined;
  userId?: string | undefined;
}

/** A word that more applications have is found sooner by reading the newest ones, since these soon fill a page. */
const RARE = 2000;

/** Each key has names from one of their words on; the last one has all words from the fourth on. */
const KEYS = [
  { key: "applications_name", column: "name" },
  { key: "applications_name_2", column: "nameFrom2" },
  { key: "applications_name_3", column: "nameFrom3" },
] as const;
const LONG_NAMES = { key: "applications_name_4", sql: "a.nameFrom4 IS NOT NULL" };

/** What a LIKE compares with, to find words that begin like this one. */
export const beginning = (word: string): string => `${word.replace(/[%_\\]/g, "\\$&")}%`;

/** The keys that together find every name with this word, and maybe others; some names by two of them. */
export const nameKeys = (word: string): { key: string; sql: string; values: string[] }[] => [
  ...KEYS.map(({ key, column }) => ({
    key,
    sql: `a.${column} LIKE ?`,
    values: [beginning(word)],
  })),
  { ...LONG_NAMES, values: [] },
];

/** A search for a name, with its rarest word if that is rare enough to be looked up. */
export async function withRareWord<Search extends NameSearch>(
  dataSource: DataSource,
  search: Search,
): Promise<Search> {
  const { words, jobId, assigneeId, userId } = search;
  // The applications of one job or person are few.
  if (words.length === 0 || jobId || assigneeId || userId) return search;
  const counts = words.flatMap((word, index) =>
    KEYS.map(({ key, column }) => ({
      sql: `SELECT ${index} AS word, COUNT(*) AS total FROM (SELECT 1 FROM applications FORCE INDEX (${key}) WHERE ${column} LIKE ? LIMIT ${RARE}) w`,
      value: beginning(word),
    })),
  );
  const rows = await dataSource.query<{ word: number | string; total: number | string }[]>(
    counts.map(({ sql }) => sql).join(" UNION ALL "),
    counts.map(({ value }) => value),
  );
  const totals = words.map((_, index) =>
    rows
      .filter(({ word }) => Number(word) === index)
      .reduce((sum, { total }) => sum + Number(total), 0),
  );
  const least = Math.min(...totals);
  const rareWord = words[totals.indexOf(least)];
  return least < RARE && rareWord !== undefined ? { ...search, rareWord } : search;
}
