import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { errorTexts } from "#texts/errors";
import { AppError } from "../../core/errors.js";
import { networkOf } from "../../core/network.js";

/** Rendering limits for one network. */
export interface PaceBounds {
  /** Share of the time that rendering may take, from 0 to 1. */
  share: number;
  /** Rendering time that a network gets without waiting if it has requested no pages recently, in milliseconds. */
  atOnceMs: number;
  /** Maximum number of pages that wait for their turn. */
  waiting: number;
  /** Most that one page counts for, in milliseconds: a stalled database must not lock a network out. */
  longestMs: number;
  /** Delay of a refusal in milliseconds, so that clients that retry at once cannot loop fast. */
  refusalMs: number;
}

interface PaceClock {
  /** Milliseconds; never goes back. */
  now: () => number;
  pause: (milliseconds: number) => Promise<unknown>;
}

const systemClock: PaceClock = {
  now: () => performance.now(),
  // If the waiting connection is still open, it keeps the process alive.
  pause: (milliseconds) => delay(milliseconds, undefined, { ref: false }),
};

/**
 * A page takes 10 to 20 ms on an idle machine, so this is about 30 pages at once and then 15 per
 * second. Crawlers request fewer pages (10 per second is fast), and the pages that many people
 * behind one address request are mostly cached.
 */
const BOUNDS: PaceBounds = {
  share: 0.25,
  atOnceMs: 500,
  waiting: 40,
  longestMs: 1000,
  refusalMs: 1000,
};

/**
 * Number of networks remembered; a forgotten network starts with its full allowance. It has that again after a few seconds anyway, in
 * which one instance renders hundreds of pages.
 */
const MAX_NETWORKS = 10_000;

/** Made outside of all requests: a promise keeps the scope of the request that made it, and there are thousands of networks. */
const NO_PAGE: Promise<unknown> = Promise.resolve();

interface Lane {
  waiting: number;
  /** Settles when the page before the next one is done; never rejects. `NO_PAGE` once it has. */
  last: Promise<unknown>;
  /** Time up to which the network has used its share, in milliseconds of the clock. */
  paidUntil: number;
}

/**
 * Renders one network's pages one after another, and pauses in between for a multiple of the time
 * they take. It measures time because the cost of a page depends on the page, the machine and its
 * load. Kept in memory, because it protects the thread of one instance.
 */
export class PagePace {
  private readonly lanes = new LRUCache<string, Lane>({ max: MAX_NETWORKS });

  /** @param clock tests pass one that stands still */
  constructor(
    private readonly bounds: PaceBounds = BOUNDS,
    private readonly clock: PaceClock = systemClock,
  ) {}

  /**
   * Calls `render` when it is the network's turn.
   * @throws THROTTLED if too many of its pages are waiting
   */
  async inTurn<Page>(ipAddress: string, render: () => Promise<Page>): Promise<Page> {
    const lane = this.laneOf(networkOf(ipAddress));
    if (lane.waiting >= this.bounds.waiting) {
      await this.clock.pause(this.bounds.refusalMs);
      throw throttled(lane.paidUntil - this.clock.now());
    }
    lane.waiting += 1;
    const page = lane.last.then(() => this.take(lane, render));
    const leave = () => {
      if (lane.last === ended) lane.last = NO_PAGE;
    };
    const ended = page.then(leave, leave);
    lane.last = ended;
    return page;
  }

  private async take<Page>(lane: Lane, render: () => Promise<Page>): Promise<Page> {
    const { share, atOnceMs, longestMs } = this.bounds;
    const rest = lane.paidUntil - this.clock.now();
    if (rest > 0) await this.clock.pause(rest);
    lane.waiting -= 1;
    const begin = this.clock.now();
    try {
      return await render();
    } finally {
      const end = this.clock.now();
      const tookMs = Math.min(end - begin, longestMs);
      // Unused time is saved up to `atOnceMs` of rendering.
      lane.paidUntil = Math.max(lane.paidUntil, begin - atOnceMs / share) + tookMs / share;
    }
  }

  private laneOf(network: string): Lane {
    const known = this.lanes.get(network);
    if (known) return known;
    const lane = { waiting: 0, last: NO_PAGE, paidUntil: -Infinity };
    this.lanes.set(network, lane);
    return lane;
  }
}

const throttled = (waitMs: number) =>
  new AppError("THROTTLED", errorTexts.tooManyQueries, {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
