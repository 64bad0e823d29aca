import {
  badCursor,
  decodeCursor,
  decodeTimeCursor,
  encodeCursor,
  readTimeKey,
} from "../../core/paging.js";
import type { JobSort } from "./job-sort.js";
import { roleTerm } from "./job.terms.js";
import type { Place, Selection } from "./job.selection.js";
import { searchTerms, type SearchTerms } from "./search-terms.js";

/** Jobs whose role has the words searched for, then the others; newest first in both. */
export type Rank = "role" | "rest";

/** Where a ranked list goes on. It keeps the words that rank: what is posted meanwhile does not change them. */
export interface RankedPlace extends Place {
  rank: Rank;
  ranking: string[];
}

/** Whether a list is in the order of ranks; it is newest first otherwise. */
export const isRanked = (
  words: SearchTerms | null | undefined,
  sort: JobSort | null | undefined,
): words is SearchTerms => sort !== "NEWEST" && words != null && words.role.length > 0;

/** Whether a list of open jobs can go on from this cursor: each order has its own kind, and each search its marks. */
export function isCursorOf(
  { query, sort }: { query: string; sort: JobSort },
  cursor: string,
): boolean {
  const words = searchTerms(query);
  try {
    if (isRanked(words, sort)) decodeRankedCursor(cursor, words);
    else decodeTimeCursor(cursor);
    return true;
  } catch {
    return false;
  }
}

/**
 * Those of the words that some open job's role has: of "nurse dallas" the first.
 * @param totals how many open jobs have a term, by term
 */
export const rankingWords = (words: SearchTerms, totals: ReadonlyMap<string, number>): string[] =>
  words.role.filter((word) => (totals.get(roleTerm(word)) ?? 0) > 0);

/** The part of a search's jobs that has this rank. */
export function rankedPart(
  rank: Rank,
  selection: Selection,
  words: SearchTerms,
  ranking: readonly string[],
): Selection {
  const roleTerms = ranking.map(roleTerm);
  if (rank === "rest")
    return roleTerms.length === 0
      ? selection
      : { ...selection, where: [...selection.where, lacksOneOf(roleTerms)] };
  // What the role has, the job has: the text is searched for other words only.
  const isCovered = words.texts.every((text) => ranking.includes(text));
  return {
    ...selection,
    lists: [
      ...selection.lists.filter(
        ([term = "", ...more]) => more.length > 0 || !ranking.includes(term),
      ),
      ...roleTerms.map((term) => [term]),
    ],
    texts: isCovered ? [] : selection.texts,
  };
}

const lacksOneOf = (terms: string[]) => ({
  sql: "(SELECT COUNT(*) FROM job_terms r WHERE r.jobId = j.id AND r.term IN (?)) < ?",
  values: [terms, terms.length],
});

/** Time, id, rank, and which of the search's words rank, as 0 and 1. */
export const encodeRankedCursor = (
  { rank, ranking, time, id }: Omit<RankedPlace, "time"> & { time: Date | null },
  words: SearchTerms,
): string =>
  encodeCursor(
    String(time?.getTime()),
    id,
    rank,
    words.role.map((word) => (ranking.includes(word) ? "1" : "0")).join(""),
  );

/** @throws BAD_INPUT for anything but a cursor of this very search */
export function decodeRankedCursor(cursor: string, words: SearchTerms): RankedPlace {
  const [time, id, rank, marks = ""] = decodeCursor(cursor, 4);
  if ((rank !== "role" && rank !== "rest") || !/^[01]+$/.test(marks)) throw badCursor();
  if (marks.length !== words.role.length) throw badCursor();
  const ranking = words.role.filter((_, i) => marks[i] === "1");
  return { ...readTimeKey(time, id), rank, ranking };
}
