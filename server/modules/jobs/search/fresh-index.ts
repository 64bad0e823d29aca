import type { Logger } from "../../../core/logger.js";
import type { ChangeFeed } from "../../changes/change-feed.js";
import type { ChangeFollower } from "../../changes/change-follower.js";
import type { AlikeQuery, IndexAnswer, IndexQuery } from "./index/index-calls.js";
import type { SearchIndex } from "./index/search-index.js";
import type { Correction } from "./language/spelling.js";

/** An answer must not wait for an index that is being built anew, or for the database. */
const PATIENCE_MS = 1_000;

/**
 * The index as this process must see it: who publishes a job here finds it in the next list. Changes
 * of other processes show when the follower has heard of them.
 */
export class FreshIndex {
  private isBehind = false;
  private catchingUp: Promise<void> | null = null;

  constructor(
    private readonly index: SearchIndex,
    private readonly changes: ChangeFeed,
    follower: ChangeFollower,
    private readonly logger: Logger,
  ) {
    changes.onCommit(() => (this.isBehind = true));
    // What is rendered from now on must not be made from the older index, since pages are kept.
    const hear = () => this.begin(this.follow());
    follower.onChanges(hear);
    follower.onGap(hear);
  }

  /**
   * @param seesOthers whether to wait for what other processes have committed, however long that takes
   * @throws if it `seesOthers` and changes can't be followed
   */
  async search(query: IndexQuery, seesOthers = false): Promise<IndexAnswer> {
    await (seesOthers ? this.catchUpWithAll() : this.catchUp());
    return this.index.search(query);
  }

  async alike(query: AlikeQuery): Promise<string[]> {
    await this.catchUp();
    return this.index.alike(query);
  }

  /** @param names words of the text that are right although no job may have them */
  correct(text: string, names: readonly string[]): Promise<Correction | null> {
    return this.index.correct(text, names);
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
  }

  /** Lets searches wait for this work. */
  private begin(work: Promise<void>): void {
    const all = within(Promise.all([this.catchingUp, work])).finally(() => {
      if (this.catchingUp === all) this.catchingUp = null;
    });
    this.catchingUp = all;
  }

  private async takeOver(): Promise<void> {
    this.isBehind = false;
    // A change has its number, by which the index follows, once it is sealed.
    await this.changes.seal().catch((err: unknown) => this.report(err));
    await this.follow();
  }

  private async follow(): Promise<void> {
    await this.index.follow().catch((err: unknown) => this.report(err));
  }

  /** An older answer is better than none. */
  private report(err: unknown): void {
    this.logger.error({ err }, "job index: changes could not be followed");
  }
}

async function within(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
  await Promise.race([work, patience]);
  clearTimeout(timer);
}
