import type { Correction } from "../language/spelling.js";
import type { TextQuery } from "../language/text-query.js";
import type { WordUses } from "../language/word-uses.js";

/** What the index keeps of an open job. */
export interface JobDocument {
  id: string;
  role: string;
  company: string;
  /** In the employer's words. */
  skills: readonly string[];
  /** Its other short fields. */
  texts: readonly string[];
  /**
   * Its long texts, as HTML. What they say about visas, contract and workplace does not count: "no
   * C2C" must not be found by "c2c".
   */
  ads: readonly string[];
  /** Values of filters, e.g. `{ workplace: ["REMOTE"] }`. */
  values: Readonly<Record<string, readonly string[]>>;
  /** Highest pay in cents of USD an hour; null if unknown. */
  hourlyPay: number | null;
  /** Ids of the places of work. */
  places: readonly number[];
  /** Their names, and those of their states. */
  placeNames: readonly string[];
  /** Milliseconds since 1970. */
  postedAt: number;
  /** The job is open until then; milliseconds since 1970. */
  validThrough: number;
}

export const INDEX_SORTS = ["BEST_MATCH", "NEWEST", "PAY"] as const;
export type IndexSort = (typeof INDEX_SORTS)[number];

/**
 * A place in a sorted list, which every instance can find again: the job's own facts, not its
 * number in one index.
 */
export interface Position {
  id: string;
  postedAt: number;
  /** How well it matches, 0 is best; only for BEST_MATCH. */
  tier?: number;
  /** Cents an hour, 0 if unknown; only for PAY. */
  hourlyPay?: number;
}

/** Steps of the ranges to count jobs in, each from the widest to the narrowest. */
export interface RangeSteps {
  /** Cents of USD an hour. */
  payAtLeast: readonly number[];
  /** Milliseconds since a job was posted. */
  postedWithin: readonly number[];
  /** Ids of places. */
  places: readonly (readonly number[])[];
}

/** How many jobs each of the steps would find. */
export type RangeTotals = Record<keyof RangeSteps, readonly number[]>;

export interface IndexQuery {
  text: TextQuery | null;
  /** Word sequences; a job whose title has one of them is just what was asked for. */
  titles: readonly string[][];
  /** Chosen values: a job must have at least one of each filter given. */
  values: Readonly<Record<string, readonly string[]>>;
  /** Values that the words mean. In a filter with chosen ones, they only narrow the choice. */
  meant: Readonly<Record<string, readonly string[]>>;
  /** Values of a filter that a job must not have, unless it has one of the others: "no C2C" finds "C2C or W-2". None if left out. */
  refused?: { filter: string; values: readonly string[]; unless: readonly string[] };
  /** Filters that ignore chosen values that no open job has. In the others, such a value finds nothing. */
  lenient: readonly string[];
  /** Only jobs in this state, by postal code, whichever states `values` has; null for anywhere. */
  state: string | null;
  /** Cents of USD an hour. */
  payAtLeast: number | null;
  /** Milliseconds since 1970. */
  postedSince: number | null;
  /** Only jobs with at least one of these places; null for anywhere. */
  places: readonly number[] | null;
  sort: IndexSort;
  first: number;
  after: Position | null;
  /** The time to compare `validThrough` with, in milliseconds since 1970. */
  now: number;
  /** Whether to count the jobs of each filter value. */
  withCounts: boolean;
  /** Null counts none. */
  ranges: RangeSteps | null;
}

/** A value of a filter that open jobs have. */
export interface FilterValueFound {
  value: string;
  /** As an employer wrote it: "Node.js" for "node.js". */
  label: string;
}

/** How many jobs a search would find with this value of a filter. */
export interface ValueCount extends FilterValueFound {
  total: number;
}

export interface IndexAnswer {
  /** Exact. */
  total: number;
  jobs: Position[];
  hasMore: boolean;
  /** By filter; counts of a filter leave its own selection out. Empty unless asked for. */
  counts: Record<string, ValueCount[]>;
  ranges: RangeTotals;
  /** By filter: chosen values that no open job has, whatever else is chosen. */
  unknown: Record<string, string[]>;
  /** Quoted phrases found by their words, because no title, skill or name has them as quoted. */
  readAsWords: string[];
  /** Number of the last change in the feed that it has for certain. */
  cursor: number;
}

/** Changes of the table of jobs, applied together. */
export interface IndexChanges {
  open: readonly JobDocument[];
  /** Ids of jobs that are no longer open. */
  gone: readonly string[];
  /** Number of the last change in the feed that these include. */
  cursor: number;
}

/** A job to find others like it. */
export interface AlikeQuery {
  id: string;
  role: string;
  skills: readonly string[];
  places: readonly number[];
  first: number;
  now: number;
}

/** How much the index holds and takes. */
export interface IndexMeasures {
  jobs: number;
  cursor: number;
  /** Bytes of the file. */
  file: number;
  /** Bytes of its bitmaps and columns. */
  columns: number;
}

/** A file of an earlier run. */
export interface Opened {
  /** Number of the last change in it. */
  cursor: number;
  /** Whether it only answers until one of the present version is built. */
  isOutdated: boolean;
}

/**
 * What the index's thread does. One engine has one index: `open` or `create`, then `fill` and
 * `finish` if it was created, then everything else.
 */
export interface IndexCalls {
  /** Opens the newest complete file that can answer for this version and that no other process has; null if none. */
  open(directory: string, version: string): Opened | null;
  /** Starts an empty index; null keeps it in memory. */
  create(directory: string | null, version: string): void;
  /** Adds jobs in the order in which they were posted. */
  fill(jobs: readonly JobDocument[]): void;
  finish(cursor: number): void;
  search(query: IndexQuery): IndexAnswer;
  alike(query: AlikeQuery): string[];
  /**
   * Corrects typing errors by the words of the open jobs; null if there are none.
   * @param names words of the text that are right although no job may have them
   */
  correct(text: string, names: readonly string[]): Correction | null;
  /** How the open jobs use the words of a search, in the order typed. */
  usesOf(words: readonly string[]): WordUses;
  /** The value of a filter that most likely was meant by one that no open job has; null if none is near. */
  nearestValue(filter: string, value: string): FilterValueFound | null;
  /** Skills of the open jobs that begin with what was typed, those of most jobs first. */
  completeSkill(typed: string, first: number, now: number): string[];
  apply(changes: IndexChanges): void;
  /** After `apply`: a call of its own, so that searches that wait come first. */
  merge(): void;
  /** @throws IndexDamaged if the file is not what was written */
  check(): void;
  measure(): IndexMeasures;
  /** @param isReplaced whether another index took its place: its file is then removed */
  close(isReplaced: boolean): void;
}

/** The file cannot be read or written any more; it has to be built anew. */
export class IndexDamaged extends Error {
  override name = "IndexDamaged";
}
