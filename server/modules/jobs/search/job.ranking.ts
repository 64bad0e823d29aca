import {
  badCursor,
  decodeCursor,
  decodeTimeCursor,
  encodeCursor,
  readTimeKey,
} from "../../../core/paging.js";
import type { JobSort } from "../job-sort.js";
import { roleToken } from "./job-tokens.js";
import type { Position, Criteria } from "./job.list-query.js";
import { searchTokens, type SearchTokens } from "./search-tokens.js";

/**
 * Ranking of a search: jobs whose role contains the query's words, then the others, each newest
 * first.
 */
export type Rank = "role" | "rest";

/** Where the next page of a ranked list starts. It keeps the ranking words, so jobs posted meanwhile do not change the order. */
export interface RankedPosition extends Position {
  rank: Rank;
  ranking: string[];
}

/** Whether the list is ordered by rank; otherwise it is newest first. */
export const isRanked = (
  words: SearchTokens | null | undefined,
  sort: JobSort | null | undefined,
): words is SearchTokens => sort !== "NEWEST" && words != null && words.role.length > 0;

/** Whether a cursor belongs to this kind of list: ranked and timed lists have different cursors. */
export function isCursorOf(
  { query, sort }: { query: string; sort: JobSort },
  cursor: string,
): boolean {
  const words = searchTokens(query);
  try {
    if (isRanked(words, sort)) decodeRankedCursor(cursor, words);
    else decodeTimeCursor(cursor);
    return true;
  } catch {
    return false;
  }
}

/**
 * The query's words that occur in the role of some open job, e.g. "nurse" in "nurse dallas".
 * @param totals number of open jobs by token
 */
export const rankingWords = (words: SearchTokens, totals: ReadonlyMap<string, number>): string[] =>
  words.role.filter((word) => (totals.get(roleToken(word)) ?? 0) > 0);

/** Limits a search to the jobs of one rank. */
export function rankedPart(
  rank: Rank,
  criteria: Criteria,
  words: SearchTokens,
  ranking: readonly string[],
): Criteria {
  const roleTokens = ranking.map(roleToken);
  if (rank === "rest")
    return roleTokens.length === 0
      ? criteria
      : { ...criteria, where: [...criteria.where, lacksOneOf(roleTokens)] };
  // The search text contains role words too, so only the other words need comparing.
  const isCovered = words.texts.every((text) => ranking.includes(text));
  return {
    ...criteria,
    lists: [
      ...criteria.lists.filter(
        ([token = "", ...more]) => more.length > 0 || !ranking.includes(token),
      ),
      ...roleTokens.map((token) => [token]),
    ],
    texts: isCovered ? [] : criteria.texts,
  };
}

const lacksOneOf = (tokens: string[]) => ({
  sql: "(SELECT COUNT(*) FROM job_terms r WHERE r.jobId = j.id AND r.term IN (?)) < ?",
  values: [tokens, tokens.length],
});

/** Contains time, id, rank, and for each role word 1 or 0: whether it is used for ranking. */
export const encodeRankedCursor = (
  { rank, ranking, time, id }: Omit<RankedPosition, "time"> & { time: Date | null },
  words: SearchTokens,
): string =>
  encodeCursor(
    String(time?.getTime()),
    id,
    rank,
    words.role.map((word) => (ranking.includes(word) ? "1" : "0")).join(""),
  );

/** @throws BAD_INPUT unless the cursor was made for this search */
export function decodeRankedCursor(cursor: string, words: SearchTokens): RankedPosition {
  const [time, id, rank, marks = ""] = decodeCursor(cursor, 4);
  if ((rank !== "role" && rank !== "rest") || !/^[01]+$/.test(marks)) throw badCursor();
  if (marks.length !== words.role.length) throw badCursor();
  const ranking = words.role.filter((_, i) => marks[i] === "1");
  return { ...readTimeKey(time, id), rank, ranking };
}
