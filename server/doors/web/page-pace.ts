import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { errorTexts } from "#texts/errors";
import { AppError } from "../../core/errors.js";
import { networkOf } from "../../core/network.js";

/** How many pages are rendered for one network. */
export interface PaceBounds {
  perSecond: number;
  /** Pages that a network which has asked for none lately gets without a wait. */
  atOnce: number;
  /** Longest wait for a page, in milliseconds. */
  longestWaitMs: number;
  /** Milliseconds until a refusal is answered: clients that ask again at once then cannot loop fast. */
  refusalMs: number;
}

/**
 * A page takes 5 to 15 ms of the process's one thread, so one network can take about a quarter of it. Crawlers ask for
 * fewer (10 a second is fast), and what many people at one address ask for is mostly cached.
 */
const BOUNDS: PaceBounds = { perSecond: 20, atOnce: 20, longestWaitMs: 3000, refusalMs: 1000 };

/** Networks remembered; one that was forgotten starts afresh. */
const MAX_NETWORKS = 50_000;

/**
 * Spreads the rendering of one network's pages over time: a network that asks for many waits a little for each, and
 * others find the thread free. In the memory of one instance, whose thread it guards.
 */
export class PagePace {
  /** When each network has had its share up to now: milliseconds as `now` counts them. */
  private readonly paidUntil = new LRUCache<string, number>({ max: MAX_NETWORKS });
  private readonly stepMs: number;

  /** @param now milliseconds of a clock that is never set back */
  constructor(
    private readonly bounds: PaceBounds = BOUNDS,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.stepMs = 1000 / bounds.perSecond;
  }

  /**
   * Resolves when the network's next page may be rendered.
   * @throws THROTTLED when that is further off than the longest wait; it then takes no turn
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

/** The connection that waits keeps the process alive meanwhile, if it is still there. */
const pause = (milliseconds: number) => delay(milliseconds, undefined, { ref: false });

const throttled = (waitMs: number) =>
  new AppError("THROTTLED", errorTexts.tooManyQueries, {
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
