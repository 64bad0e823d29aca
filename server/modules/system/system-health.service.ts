import { requireProvenAdmin, type Actor } from "../../core/actor.js";
import { later, minutes, seconds, type Clock } from "../../core/clock.js";
import { applicationTotal, paymentTotal, signInTotals } from "../../core/metrics/totals.js";
import type { RecentMinutes } from "./recent-minutes.js";
import type { DatabaseNumbers, SiteNumbers } from "./site-numbers.js";
import { concernsOf } from "./system-concerns.js";
import type { SystemHealth, SystemQueue } from "./system-health.types.js";

const DATABASE_MS = seconds(4);

interface Needs {
  numbers: SiteNumbers;
  recent: RecentMinutes;
  clock: Clock;
}

/** The numbers that monitoring reads, for administrators. Nothing in them is about people. */
export class SystemHealthService {
  constructor(private readonly needs: Needs) {}

  /** @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED except for administrators */
  async get(actor: Actor): Promise<SystemHealth> {
    requireProvenAdmin(actor);
    const { numbers, recent, clock } = this.needs;
    const database = await numbers.database(DATABASE_MS);
    const tempFreeBytes = await numbers.tempFreeBytes();
    const pool = numbers.pool();
    const instance = await numbers.instance();
    const now = await recent.now();
    const tenAgo = recent.since(later(clock.now(), -minutes(10)));
    const thirtyAgo = recent.since(later(clock.now(), -minutes(30)));
    return {
      startedAt: later(clock.now(), -seconds(process.uptime())),
      concerns: concernsOf({ pool, database, instance, tempFreeBytes, now, tenAgo, thirtyAgo }),
      minutes: recent.requests(now),
      connections: pool,
      queues: database && queuesOf(database),
      workers: now.workers,
      providers: now.providers,
      ...(await doings()),
      tempFreeBytes,
    };
  }
}

const queuesOf = ({ queues }: DatabaseNumbers): SystemQueue[] =>
  [...queues].map(([name, backlog]) => ({ name, ...backlog }));

/** What people did, since the process started. */
const doings = async () => ({
  signIns: await signInTotals(),
  applications: await applicationTotal(),
  payments: await paymentTotal("received"),
  failedPayments: await paymentTotal("failed"),
});
