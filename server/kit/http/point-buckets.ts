import { LRUCache } from "lru-cache";
import { errorTexts } from "#texts/errors";
import { isStaff, type Actor } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import type { Clock } from "../../core/clock.js";
import { AppError } from "../../core/errors.js";
import { networkOf } from "../../core/network.js";

/** Points are restored steadily, `perSecond`, up to `maximum`. */
interface Budget {
  maximum: number;
  perSecond: number;
}

/** Far above the cost of a person's browsing (a page of jobs costs about 100 points). */
const BUDGETS: Record<Actor["kind"] | "staff", Budget> = {
  // A program reads every job, which takes 4 points a job: never slower than without its key.
  partner: { maximum: 2000, perSecond: 500 },
  user: { maximum: 2000, perSecond: 100 },
  // A board of applications costs about 650 points, and people go from one to the next.
  staff: { maximum: 10_000, perSecond: 500 },
  // A whole office or campus may share one network: this allows about four searches per second, and
  // the most expensive invalid queries (2.4 ms for 7 points) can use at most 15 % of a core.
  visitor: { maximum: 2000, perSecond: 400 },
};

const budgetOf = (actor: Actor): Budget =>
  BUDGETS[actor.kind === "user" && isStaff(actor) && actor.secondFactor ? "staff" : actor.kind];

/** The most recent callers are remembered; any other has a full bucket. */
const MAX_CALLERS = 50_000;

/** The values of `extensions.cost.throttleStatus`. */
export interface ThrottleStatus {
  maximumAvailable: number;
  currentlyAvailable: number;
  /** Points per second. */
  restoreRate: number;
}

/** Who pays: an API key, a session, or a network. */
export interface Caller {
  actor: Actor;
  client: Pick<ClientInfo, "ipAddress">;
}

/** Points reserved for work before its cost is known. */
export interface Reservation {
  /** What the caller has left, after the last change through this reservation. */
  readonly status: ThrottleStatus;
  /**
   * Charges the actual cost, at least one point, instead of the reserved points.
   * @throws THROTTLED if the cost exceeds the caller's points; the reserved ones are spent then
   */
  settle(cost: number): void;
}

/**
 * The points that callers may still spend on queries and pages. In memory, so each instance grants its own allowance: a row
 * written for every read would cost more than most reads (docs/decisions/0009).
 */
export class PointBuckets {
  private readonly buckets = new LRUCache<string, { points: number; at: number }>({
    max: MAX_CALLERS,
  });

  constructor(private readonly clock: Clock) {}

  /**
   * Reserves points. Without `settle` they are spent, so invalid work has a price too.
   * @throws THROTTLED if the caller has too few; then nothing is charged
   */
  reserve({ actor, client }: Caller, points: number): Reservation {
    const key = keyOf(actor, client.ipAddress);
    const budget = budgetOf(actor);
    let held = points;
    let status = this.take(key, budget, points, 0);
    return {
      get status() {
        return status;
      },
      settle: (cost) => {
        status = this.take(key, budget, Math.max(cost, 1), held);
        held = Math.max(cost, 1);
      },
    };
  }

  /** What the caller can spend now. */
  statusOf({ actor, client }: Caller): ThrottleStatus {
    return this.take(keyOf(actor, client.ipAddress), budgetOf(actor), 0, 0);
  }

  /** `returned` counts as available, but is given back only if the total is enough. */
  private take(key: string, budget: Budget, wanted: number, returned: number): ThrottleStatus {
    const { maximum, perSecond } = budget;
    const at = this.clock.now().getTime();
    const last = this.buckets.get(key) ?? { points: maximum, at };
    const restored = (Math.max(at - last.at, 0) / 1000) * perSecond;
    const available = Math.min(last.points + restored, maximum);
    const isEnough = available + returned >= wanted;
    const left = isEnough ? Math.min(available + returned - wanted, maximum) : available;
    this.buckets.set(key, { points: left, at });
    if (!isEnough) throw throttled(Math.ceil((wanted - left) / perSecond));
    return {
      maximumAvailable: maximum,
      currentlyAvailable: Math.floor(left),
      restoreRate: perSecond,
    };
  }
}

const throttled = (retryAfterSeconds: number) =>
  new AppError("THROTTLED", errorTexts.tooManyQueries, { retryAfterSeconds });

function keyOf(actor: Actor, ipAddress: string): string {
  if (actor.kind === "partner") return `key ${actor.keyId}`;
  if (actor.kind === "user") return `session ${actor.sessionId}`;
  return `network ${networkOf(ipAddress)}`;
}
