import type { Outcomes, WorkerRuns } from "../../core/metrics/totals.js";
import { minutes, seconds } from "../../core/clock.js";
import type { PoolNumbers } from "../../kit/db/pool-numbers.js";
import type { Moment } from "./recent-minutes.js";
import type { DatabaseNumbers, InstanceNumbers } from "./site-numbers.js";
import type { SystemConcern, SystemConcernKind } from "./system-health.types.js";

/** The alert rules in ops/prometheus/alerts.yml have the same limits. */
const LATE_S = minutes(30) / 1000;
const UNSEALED_S = minutes(2) / 1000;
const BEHIND_S = seconds(60) / 1000;
const FAILING_SHARE = 0.02;
const FEWEST_FAILED = 5;
const MOST_FAILED_RUNS = 3;
const CLOCK_OFF_S = seconds(5) / 1000;
const FEWEST_FREE_BYTES = 500e6;

/** Queues with a limit of their own, or none. */
const OWN_LIMIT: ReadonlySet<string> = new Set(["audit seals", "changes"]);

interface Measured {
  pool: PoolNumbers;
  /** Null if the database didn't answer. */
  database: DatabaseNumbers | null;
  tempFreeBytes: number | null;
  instance: InstanceNumbers;
  now: Moment;
  /** About ten and thirty minutes ago; null if the process is younger. */
  tenAgo: Moment | null;
  thirtyAgo: Moment | null;
}

const concern = (
  kind: SystemConcernKind,
  amount: number,
  subject: string | null = null,
): SystemConcern => ({ kind, subject, amount });

/** What someone should look at, the worst first. */
export function concernsOf(measured: Measured): SystemConcern[] {
  const { pool, database, instance, tempFreeBytes, now, tenAgo, thirtyAgo } = measured;
  return [
    ...(database ? [] : [concern("DATABASE_SILENT", 0)]),
    ...(database ? concernsOfInstance(instance) : []),
    ...(pool.waiting > 0 ? [concern("CONNECTIONS_USED_UP", pool.waiting)] : []),
    ...failing(now, tenAgo),
    ...failingProviders(now.providers, tenAgo?.providers ?? []),
    ...(database ? concernsOfDatabase(database) : []),
    ...failingWorkers(now.workers, thirtyAgo?.workers ?? []),
    ...lateWorkers(now.workers),
    ...(tempFreeBytes !== null && tempFreeBytes < FEWEST_FREE_BYTES
      ? [concern("TEMP_DIRECTORY_FULL", tempFreeBytes)]
      : []),
  ];
}

function failing(now: Moment, before: Moment | null): SystemConcern[] {
  const failed = now.failed - (before?.failed ?? 0);
  const share = failed / Math.max(1, now.requests - (before?.requests ?? 0));
  return failed >= FEWEST_FAILED && share > FAILING_SHARE ? [concern("REQUESTS_FAIL", share)] : [];
}

const failingProviders = (now: readonly Outcomes[], before: readonly Outcomes[]): SystemConcern[] =>
  now.flatMap(({ name, ok, failed }) => {
    const then = before.find((each) => each.name === name);
    const failures = failed - (then?.failed ?? 0);
    const isBroken = failures > FEWEST_FAILED && failures > ok - (then?.ok ?? 0);
    return isBroken ? [concern("PROVIDER_FAILS", failures, name)] : [];
  });

const failingWorkers = (
  now: readonly WorkerRuns[],
  before: readonly WorkerRuns[],
): SystemConcern[] =>
  now.flatMap(({ name, failures }) => {
    const recent = failures - (before.find((each) => each.name === name)?.failures ?? 0);
    return recent > MOST_FAILED_RUNS ? [concern("WORKER_FAILS", recent, name)] : [];
  });

const lateWorkers = (workers: readonly WorkerRuns[]): SystemConcern[] =>
  workers
    .filter(({ lateSeconds }) => lateSeconds > 0)
    .map(({ name, lateSeconds }) => concern("WORKER_LATE", lateSeconds, name));

/** How this process stands to a database that answers. */
function concernsOfInstance({ canWrite, clockOffsetMs, replica }: InstanceNumbers) {
  const offset = Math.abs(clockOffsetMs ?? 0) / 1000;
  return [
    ...(canWrite ? [] : [concern("DATABASE_READ_ONLY", 0)]),
    ...(offset >= CLOCK_OFF_S ? [concern("CLOCK_OFF", offset)] : []),
    ...(replica?.isAsked === false ? [concern("REPLICA_LEFT_OUT", replica.lagSeconds ?? 0)] : []),
  ];
}

function concernsOfDatabase({ queues, lags }: DatabaseNumbers): SystemConcern[] {
  const found: SystemConcern[] = [];
  for (const [name, { dead }] of queues)
    if (dead > 0) found.push(concern("WORK_GIVEN_UP", dead, name));
  for (const [name, { oldestSeconds }] of queues)
    if (oldestSeconds > LATE_S && !OWN_LIMIT.has(name))
      found.push(concern("QUEUE_LATE", oldestSeconds, name));
  const unsealed = queues.get("audit seals")?.oldestSeconds ?? 0;
  if (unsealed > UNSEALED_S) found.push(concern("AUDIT_UNSEALED", unsealed));
  for (const [name, { seconds: behind }] of lags)
    if (behind > BEHIND_S) found.push(concern("CHANGES_BEHIND", behind, name));
  return found;
}
