import { LRUCache } from "lru-cache";
import type { Actor } from "../core/actor.js";
import type { Clock } from "../core/clock.js";
import { networkOf } from "../core/rate-limits.js";
import type { RequestContext } from "../context.js";

/** Points come back steadily: `perSecond`, up to `maximum`. */
interface Budget {
  maximum: number;
  perSecond: number;
}

/** Far over what a person's browsing costs (a page of jobs is about 100 points). */
const BUDGETS: Record<Actor["kind"], Budget> = {
  partner: { maximum: 2000, perSecond: 50 },
  user: { maximum: 1000, perSecond: 20 },
  // A whole office or campus may look like one visitor.
  visitor: { maximum: 2000, perSecond: 50 },
};

/** Who is not among so many lately seen callers has a full bucket. */
const MAX_CALLERS = 50_000;

/** As `extensions.cost.throttleStatus` says it. */
export interface ThrottleStatus {
  maximumAvailable: number;
  currentlyAvailable: number;
  /** Points a second. */
  restoreRate: number;
}

type Caller = Pick<RequestContext, "actor" | "client">;

/**
 * What a caller may still spend on queries: by API key, session, or network. In memory, so each instance gives its
 * own allowance: a row written for every read would cost more than most reads (docs/decisions/0009).
 */
export class PointBuckets {
  private readonly buckets = new LRUCache<string, { points: number; at: number }>({
    max: MAX_CALLERS,
  });

  constructor(private readonly clock: Clock) {}

  /** Takes the points, at least one; with `retryAfterSeconds` nothing was taken, for there are too few. */
  take(
    { actor, client }: Caller,
    cost: number,
  ): { status: ThrottleStatus; retryAfterSeconds?: number } {
    const { maximum, perSecond } = BUDGETS[actor.kind];
    const key = keyOf(actor, client.ipAddress);
    const at = this.clock.now().getTime();
    const wanted = Math.max(cost, 1);
    const last = this.buckets.get(key) ?? { points: maximum, at };
    const restored = (Math.max(at - last.at, 0) / 1000) * perSecond;
    const available = Math.min(last.points + restored, maximum);
    const enough = available >= wanted;
    const left = enough ? available - wanted : available;
    this.buckets.set(key, { points: left, at });
    const status = {
      maximumAvailable: maximum,
      currentlyAvailable: Math.floor(left),
      restoreRate: perSecond,
    };
    if (enough) return { status };
    return { status, retryAfterSeconds: Math.ceil((wanted - available) / perSecond) };
  }
}

function keyOf(actor: Actor, ipAddress: string): string {
  if (actor.kind === "partner") return `key ${actor.keyId}`;
  if (actor.kind === "user") return `session ${actor.sessionId}`;
  return `network ${networkOf(ipAddress)}`;
}
