import { LRUCache } from "lru-cache";
import { seconds } from "../../../core/clock.js";
import type { Logger } from "../../../core/logger.js";
import type { ChangeFeed } from "../../changes/change-feed.js";
import type { ChangeFollower } from "../../changes/change-follower.js";
import type { AlikeQuery, FilterValueFound, IndexAnswer, IndexQuery } from "./index/index-calls.js";
import type { SearchIndex } from "./index/search-index.js";
import type { Correction } from "./language/spelling.js";
import type { WordUses } from "./language/word-uses.js";

/** Jobs whose time is over may stay in a remembered answer for so long; their rows are left out anyway. */
const REMEMBERED_MS = seconds(1);
const MAX_REMEMBERED = 100;

/** What a search finds, also while it is still running. */
interface Remembered {
  /** The time that it was asked for, in milliseconds since 1970. */
  now: number;
  /** What is counted beside the list; null for nothing. */
  counted: string | null;
  answer: Promise<IndexAnswer>;
}

interface Needs {
  index: SearchIndex;
  changes: ChangeFeed;
  follower: ChangeFollower;
  logger: Logger;
}

/**
 * The index as this process must see it: who publishes a job here finds it in the next list. Changes
 * of other processes show when the follower has heard of them.
 */
export class FreshIndex {
  private isBehind = false;
  private readonly listeners: (() => void)[] = [];
  private catchingUp: Promise<void> | null = null;
  /** Lists are asked for again and again, and the way to the thread and back costs more than the search. */
  private remembered = new LRUCache<string, Remembered>({ max: MAX_REMEMBERED });
  /** A page asks for the spelling of a list and of its counts. */
  private corrections = new LRUCache<string, Promise<Correction | null>>({ max: MAX_REMEMBERED });

  private readonly index: SearchIndex;
  private readonly changes: ChangeFeed;
  private readonly logger: Logger;

  /** @param followMs how long answers wait for an index that is being built anew, or for the database */
  constructor(
    { index, changes, follower, logger }: Needs,
    private readonly followMs: number,
  ) {
    this.index = index;
    this.changes = changes;
    this.logger = logger;
    changes.onCommit(() => (this.isBehind = true));
    // What is rendered from now on must not be made from the older index, since pages are kept.
    const hear = () => this.begin(this.index.follow());
    follower.onChanges(hear);
    follower.onGap(hear);
  }

  /**
   * @param listener called when answers may have been made from an index that had missed a change: what is made of them must
   * not be kept
   */
  onOlderAnswers(listener: () => void): void {
    this.listeners.push(listener);
  }

  /**
   * @param seesOthers whether to wait for what other processes have committed, however long that takes
   * @throws if it `seesOthers` and changes can't be followed
   */
  async search(query: IndexQuery, seesOthers = false): Promise<IndexAnswer> {
    await (seesOthers ? this.catchUpWithAll() : this.catchUp());
    const { now, withCounts, ranges, ...asked } = query;
    const key = listKey(asked, now);
    const counted = withCounts ? JSON.stringify(ranges) : null;
    const { remembered } = this;
    const known = seesOthers ? undefined : remembered.get(key);
    const isFresh = known && now >= known.now && now - known.now < REMEMBERED_MS;
    if (isFresh && (counted === null || counted === known.counted)) return known.answer;
    const answer = this.index.search(query);
    remembered.set(key, { now, counted, answer });
    answer.catch(() => remembered.delete(key));
    return answer;
  }

  async alike(query: AlikeQuery): Promise<string[]> {
    await this.catchUp();
    return this.index.alike(query);
  }

  /** @param names words of the text that are right although no job may have them */
  correct(text: string, names: readonly string[]): Promise<Correction | null> {
    const { corrections } = this;
    const key = JSON.stringify([text, names]);
    const known = corrections.get(key);
    if (known) return known;
    const correction = this.index.correct(text, names);
    corrections.set(key, correction);
    correction.catch(() => corrections.delete(key));
    return correction;
  }

  /** How the open jobs use the words of a search, in the order typed. */
  async usesOf(words: readonly string[]): Promise<WordUses> {
    // All words of the index are read with the first question, and then only from time to time.
    await this.catchUp();
    return this.index.usesOf(words);
  }

  nearestValue(filter: string, value: string): Promise<FilterValueFound | null> {
    return this.index.nearestValue(filter, value);
  }

  /** Skills of the open jobs; those of the last minute may be missing. */
  completeSkill(typed: string, first: number, now: number): Promise<string[]> {
    return this.index.completeSkill(typed, first, now);
  }

  /** Waits for what was committed before the search, not for what is committed meanwhile. */
  private async catchUp(): Promise<void> {
    await this.catchingUp;
    if (this.isBehind) this.begin(this.takeOver());
    // Another search may have begun it.
    await this.catchingUp;
  }

  private async catchUpWithAll(): Promise<void> {
    await this.changes.seal();
    await this.index.follow();
    this.forget();
  }

  /** Lets searches wait for this work. */
  private begin(work: Promise<void>): void {
    this.forget();
    const ended = work.catch((err: unknown) => this.fail(err)).finally(() => this.forget());
    const all = within(Promise.all([this.catchingUp, ended]), this.followMs).then((isInTime) => {
      if (this.catchingUp === all) this.catchingUp = null;
      if (!isInTime) void ended.then(() => this.tell());
    });
    this.catchingUp = all;
  }

  /** An older answer is better than none. The next search tries again. */
  private fail(err: unknown): void {
    this.logger.error({ err }, "job index: changes could not be followed");
    this.isBehind = true;
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  /** A search that goes on meanwhile must not be remembered, so it keeps the old memory. */
  private forget(): void {
    this.remembered = new LRUCache({ max: MAX_REMEMBERED });
    this.corrections = new LRUCache({ max: MAX_REMEMBERED });
  }

  private async takeOver(): Promise<void> {
    this.isBehind = false;
    // A change has its number, by which the index follows, once it is sealed.
    await this.changes.seal();
    await this.index.follow();
  }
}

/** The same for a list with and without counts, and for "the last 7 days" asked for a moment later. */
function listKey(
  { postedSince, ...asked }: Omit<IndexQuery, "now" | "withCounts" | "ranges">,
  now: number,
): string {
  const postedWithin = postedSince === null ? null : now - postedSince;
  return JSON.stringify({ ...asked, postedWithin });
}

/** @returns whether the work ended in time */
async function within(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  const isInTime = await Promise.race([work.then(() => true), patience]);
  clearTimeout(timer);
  return isInTime;
}
