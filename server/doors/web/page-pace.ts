import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { errorTexts } from "#texts/errors";
import { AppError } from "../../core/errors.js";
import { networkOf } from "../../core/network.js";

/** Rendering limits for one network. */
export interface PaceBounds {
  perSecond: number;
  /** Pages that a network gets without waiting if it has requested none recently. */
  atOnce: number;
  /** Maximum wait for a page, in milliseconds. */
  longestWaitMs: number;
  /** Delay of a refusal in milliseconds, so that clients that retry at once cannot loop fast. */
  refusalMs: number;
}

/**
 * Rendering a page takes 5 to 15 ms of the process's one thread, so one network can use about a
 * quarter of it. Crawlers request fewer pages (10 per second is fast), and the pages that many
 * people behind one address request are mostly cached.
 */
const BOUNDS: PaceBounds = { perSecond: 20, atOnce: 20, longestWaitMs: 3000, refusalMs: 1000 };

/** Number of networks remembered; a forgotten network starts with its full allowance. */
const MAX_NETWORKS = 50_000;

/**
 * Spreads the rendering of one network's pages over time: a network that requests many pages waits
 * a little for each, so others find the thread free. Kept in memory, because it protects the thread
 * of one instance.
 */
export class PagePace {
  /** Time up to which each network has used its share, in milliseconds of `now`. */
  private readonly paidUntil = new LRUCache<string, number>({ max: MAX_NETWORKS });
  private readonly stepMs: number;

  /** @param now milliseconds of a clock that never goes back */
  constructor(
    private readonly bounds: PaceBounds = BOUNDS,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.stepMs = 1000 / bounds.perSecond;
  }

  /**
   * Resolves when the network's next page may be rendered.
   * @throws THROTTLED if that would exceed the maximum wait; the request then takes no turn
   */
  async turn(ipAddress: string): Promise<void> {
    const { atOnce, longestWaitMs, refusalMs } = this.bounds;
    const network = networkOf(ipAddress);
    const now = this.now();
    const earliest = now - atOnce * this.stepMs;
    const until = Math.max(this.paidUntil.get(network) ?? earliest, earliest) + this.stepMs;
    const wait = until - now;
    if (wait > longestWaitMs) {
      await pause(refusalMs);
      throw throttled(wait);
    }
    this.paidUntil.set(network, until);
    if (wait > 0) await pause(wait);
  }
}

/** If the waiting connection is still open, it keeps the process alive. */
const pause = (milliseconds: number) => delay(milliseconds, undefined, { ref: false });

const throttled = (waitMs: number) =>
  new AppError("THROTTLED", errorTexts.tooManyQueries, {
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
