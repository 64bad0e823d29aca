import type { Logger } from "../../core/logger.js";
import type { ChangeFeed } from "./change-feed.js";
import type { Change } from "./change.types.js";

/** Changes that listeners get at once. */
const BATCH = 1000;

type ChangeListener = (changes: readonly Change[]) => void;

/**
 * Tells the caches of this instance what changed, here or on another instance. A change of this instance comes twice: right
 * after its commit, and in its order.
 */
export class ChangeFollower {
  private readonly changeListeners: ChangeListener[] = [];
  private readonly gapListeners: (() => void)[] = [];
  private wake: () => void = () => {};
  /** Number of the last change that listeners know; null before the first look. */
  private known: number | null = null;

  constructor(
    private readonly feed: Pick<ChangeFeed, "seal" | "read" | "onCommit">,
    private readonly logger: Logger,
  ) {
    feed.onCommit((changes) => {
      this.tell(this.changeListeners, changes);
      this.wake();
    });
  }

  /**
   * @param listener gets changes that are committed. It reads for itself how things are now; the same change may come again
   */
  onChanges(listener: ChangeListener): void {
    this.changeListeners.push(listener);
  }

  /**
   * @param listener called when changes may have been missed: at the start, after three months without the database, and when the
   * database is an older copy
   */
  onGap(listener: () => void): void {
    this.gapListeners.push(listener);
  }

  /** Number of the last change that listeners know; null before the first look. */
  get position(): number | null {
    return this.known;
  }

  /** Requests a poll now instead of at the next tick. */
  onNudge(listener: () => void): void {
    this.wake = listener;
  }

  /** Numbers what was committed, and tells what is new since the last call. Call it again and again, never twice at once. */
  async poll(): Promise<void> {
    const last = await this.feed.seal();
    if (this.known === null || this.known > last) return this.startAt(last);
    while (this.known < last) {
      const changes = await this.feed.read(this.known, BATCH);
      if (changes === null) return this.startAt(last);
      this.tell(this.changeListeners, changes);
      // Another instance may have numbered more since.
      this.known += changes.length;
    }
  }

  private startAt(last: number): void {
    this.known = last;
    this.tell(this.gapListeners, undefined);
  }

  /** One listener that fails must not keep the others from hearing it. */
  private tell<Heard>(listeners: readonly ((heard: Heard) => void)[], heard: Heard): void {
    for (const listener of listeners)
      try {
        listener(heard);
      } catch (err) {
        this.logger.error({ err }, "a listener to changes failed");
      }
  }
}
