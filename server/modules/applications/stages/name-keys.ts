import type { DataSource } from "typeorm";

interface NameSearch {
  words: readonly string[];
  rareWord?: string | undefined;
  among?: readonly string[] | undefined;
  jobId?: string | undefined;
  assigneeId?: string | undefined;
  userId?: string | undefined;
}

/** A word that more applications have is found sooner by reading the newest ones, since these soon fill a page. */
const RARE = 2000;
/** The same for names with all words of a search. */
const FEW = 500;

/** Each key has names from one of their words on; the last one has all words from the fourth on. */
const KEYS = [
  { key: "applications_name", column: "name" },
  { key: "applications_name_2", column: "nameFrom2" },
  { key: "applications_name_3", column: "nameFrom3" },
] as const;
const LONG_NAMES = {
  key: "applications_name_4",
  column: "nameFrom4",
  sql: "a.nameFrom4 IS NOT NULL",
};

/** What a LIKE compares with, to find words that begin like this one. */
export const beginning = (word: string): string => `${word.replace(/[%_\\]/g, "\\$&")}%`;

/** The keys that together find every name with this word, and maybe others; some names by two of them. */
export const nameKeys = (word: string): { key: string; sql: string; values: string[] }[] => [
  ...KEYS.map(({ key, column }) => ({
    key,
    sql: `a.${column} LIKE ?`,
    values: [beginning(word)],
  })),
  { key: LONG_NAMES.key, sql: LONG_NAMES.sql, values: [] },
];

/**
 * A search for a name, narrowed by the keys if few names match: with its rarest word, if that is rare enough to be looked
 * up, or with the applications whose names have all of its words, if each word is common.
 */
export async function narrowedByName<Search extends NameSearch>(
  dataSource: DataSource,
  search: Search,
): Promise<Search> {
  const { words, jobId, assigneeId, userId } = search;
  // The applications of one job or person are few.
  if (words.length === 0 || jobId || assigneeId || userId) return search;
  const rareWord = await rareWordOf(dataSource, words);
  if (rareWord !== undefined) return { ...search, rareWord };
  const among = words.length > 1 ? await fewWithAll(dataSource, words) : undefined;
  return among ? { ...search, among } : search;
}

async function rareWordOf(
  dataSource: DataSource,
  words: readonly string[],
): Promise<string | undefined> {
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
  return least < RARE ? words[totals.indexOf(least)] : undefined;
}

/**
 * The applications whose names have all of these words, if they are few. Whichever of the words comes first in a name, the
 * key that starts there has the others too, so no row is read.
 */
export async function fewWithAll(
  dataSource: DataSource,
  words: readonly string[],
): Promise<string[] | undefined> {
  const inOrder = KEYS.flatMap(({ key, column }) =>
    words.map((first) => withAll(key, column, `${column} LIKE ?`, [beginning(first)], words)),
  );
  const { key, column } = LONG_NAMES;
  const long = withAll(key, column, `${column} IS NOT NULL`, [], words);
  const selects = [...inOrder, long];
  const rows = await dataSource.query<{ id: string }[]>(
    selects.map(([sql]) => sql).join(" UNION "),
    selects.flatMap(([, values]) => values),
  );
  return rows.length < FEW ? rows.map(({ id }) => id) : undefined;
}

function withAll(
  key: string,
  column: string,
  range: string,
  limits: string[],
  words: readonly string[],
): [sql: string, values: string[]] {
  const each = words.map(() => `CONCAT(' ', ${column}) LIKE ?`).join(" AND ");
  return [
    `(SELECT id FROM applications FORCE INDEX (${key}) WHERE ${range} AND ${each} LIMIT ${FEW})`,
    [...limits, ...words.map((word) => `% ${beginning(word)}`)],
  ];
}
