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
export const RARE = 2000;
/** The same for names with all words of a search. */
const FEW = 500;

/** Each key has names from one of their words on; the last one has all words from the fourth on. */
const KEYS = [
  { key: "applications_name", column: "name" },
  { key: "applications_name_2", column: "nameFrom2" },
  { key: "applications_name_3", column: "nameFrom3" },
] as const;
const LONG_NAMES = { key: "applications_name_4", column: "nameFrom4" };

/** What a LIKE compares with, to find words that begin like this one. */
export const beginning = (word: string): string => `${word.replace(/[%_\\]/g, "\\$&")}%`;

/** The keys that together find every name with this word, and maybe others; some names by two of them. */
export const nameKeys = (word: string): { key: string; sql: string; values: string[] }[] => [
  ...KEYS.map(({ key, column }) => ({
    key,
    sql: `a.${column} LIKE ?`,
    values: [beginning(word)],
  })),
  { key: LONG_NAMES.key, sql: `a.${LONG_NAMES.column} IS NOT NULL`, values: [] },
];

/** How many names have a word at each of the places that the keys start from; at most RARE each. */
type Places = readonly number[];

type Statement = [sql: string, values: string[]];

/** What is known of a search for a name before it is read. */
export interface NamePlan<Search> {
  /** With its rarest word, if few names have it. */
  search: Search;
  /** For several words that many names have each, though few may have them all: where names have them. */
  places?: readonly Places[];
}

/** How to read a search for a name: the keys say how many names have each of its words. */
export async function planByName<Search extends NameSearch>(
  dataSource: DataSource,
  search: Search,
  rare: number,
): Promise<NamePlan<Search>> {
  const { words, jobId, assigneeId, userId } = search;
  // The applications of one job or person are few.
  if (words.length === 0 || jobId || assigneeId || userId) return { search };
  const places = await placesOf(dataSource, words);
  const totals = places.map(sum);
  const least = Math.min(...totals);
  if (least < rare) return { search: { ...search, rareWord: words[totals.indexOf(least)] } };
  return words.length > 1 ? { search, places } : { search };
}

/** The search among the applications whose names have all of its words, if they are few. */
export async function amongFew<Search extends NameSearch>(
  dataSource: DataSource,
  { search, places }: NamePlan<Search>,
): Promise<Search> {
  const among = places && (await fewWithAll(dataSource, search.words, places));
  return among ? { ...search, among } : search;
}

export async function placesOf(
  dataSource: DataSource,
  words: readonly string[],
): Promise<readonly Places[]> {
  const counts = words.flatMap((word, index) =>
    KEYS.map(({ key, column }, place) => ({
      sql: `SELECT ${index} AS word, ${place} AS place, COUNT(*) AS total FROM (SELECT 1 FROM applications FORCE INDEX (${key}) WHERE ${column} LIKE ? LIMIT ${RARE}) w`,
      value: beginning(word),
    })),
  );
  const rows = await dataSource.query<Record<"word" | "place" | "total", number | string>[]>(
    counts.map(({ sql }) => sql).join(" UNION ALL "),
    counts.map(({ value }) => value),
  );
  const places = words.map(() => KEYS.map(() => 0));
  for (const { word, place, total } of rows) {
    const ofWord = places[Number(word)];
    if (ofWord) ofWord[Number(place)] = Number(total);
  }
  return places;
}

/**
 * The applications whose names have all of these words, if they are few. One of the words comes first in the name: either the
 * keys are read from there, which have the other words too, or, if few names have one of the others further on, these.
 */
export async function fewWithAll(
  dataSource: DataSource,
  given: readonly string[],
  places: readonly Places[],
): Promise<string[] | undefined> {
  const words = given.flatMap((word, index) =>
    isBeginningOfOther(given, index) ? [] : [{ word, places: places[index] ?? [] }],
  );
  const selects = words.flatMap((first) => {
    const others = words.filter((other) => other !== first);
    const scarce = others.find((other) => sum(other.places.slice(1)) < FEW);
    return scarce
      ? KEYS.slice(1).map((key) => withAll(key, scarce.word, "name", wordsWithout(words, scarce)))
      : KEYS.map((key) => withAll(key, first.word, key.column, wordsWithout(words, first)));
  });
  const all = [...selects, longWithAll(wordsWithout(words))];
  const rows = await dataSource.query<{ id: string }[]>(
    all.map(([sql]) => sql).join(" UNION "),
    all.flatMap(([, values]) => values),
  );
  return rows.length < FEW ? rows.map(({ id }) => id) : undefined;
}

/** Names that begin with a word from this key on, and have the others in a column. */
function withAll(
  { key, column: from }: (typeof KEYS)[number],
  first: string,
  column: string,
  others: readonly string[],
): Statement {
  const each = others.map(() => `AND ${has(column)}`).join(" ");
  return [
    `(SELECT id FROM applications FORCE INDEX (${key}) WHERE ${from} LIKE ? ${each} LIMIT ${FEW})`,
    [beginning(first), ...patterns(others)],
  ];
}

/** Names that have all words, one of them as their fourth word or later. */
function longWithAll(words: readonly string[]): Statement {
  const { key, column } = LONG_NAMES;
  const any = words.map(() => has(`l.${column}`)).join(" OR ");
  const each = words.map(() => has("a.name")).join(" AND ");
  return [
    `(SELECT a.id FROM applications l FORCE INDEX (${key}) JOIN applications a ON a.id = l.id
      WHERE l.${column} IS NOT NULL AND (${any}) AND ${each} LIMIT ${FEW})`,
    [...patterns(words), ...patterns(words)],
  ];
}

/** A name has a word that begins as `patterns` says. Two comparisons take less time than one with a space before the name. */
export const has = (column: string): string => `(${column} LIKE ? OR ${column} LIKE ?)`;
export const patterns = (words: readonly string[]): string[] =>
  words.flatMap((word) => [beginning(word), `% ${beginning(word)}`]);

const wordsWithout = <Each extends { word: string }>(words: readonly Each[], without?: Each) =>
  words.filter((each) => each !== without).map(({ word }) => word);

/** Whether another word of the search begins with this one: a name that matches "ivy" matches "iv" with the same word. */
const isBeginningOfOther = (words: readonly string[], index: number): boolean => {
  const own = folded(words[index] ?? "");
  return words.some((word, other) => {
    const begins = other !== index && folded(word).startsWith(own);
    return begins && (folded(word) !== own || other < index);
  });
};

/** Without accents and case, as the keys compare. */
const folded = (word: string): string =>
  word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
