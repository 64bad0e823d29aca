import type { Counter, Gauge } from "prom-client";
import type { Backlog } from "../backlog.js";
import {
  changesBehind,
  changesBehindSeconds,
  clockOffset,
  connections,
  connectionsClosed,
  connectionsOpened,
  connectionWaiters,
  cpuSeconds,
  databaseAnswers,
  heapUsed,
  loopLag,
  queueDead,
  queueOldest,
  queueWaiting,
  ready,
  replicaLag,
  replicaLeftOut,
  residentMemory,
  tempFree,
  uptime,
} from "./families.js";

interface PoolNumbers {
  inUse: number;
  free: number;
  waiting: number;
  opened: number;
  closed: number;
}

interface InstanceNumbers {
  isReady: boolean;
  clockOffsetMs: number | null;
  replica: { isAsked: boolean; lagSeconds: number | null } | null;
}

/** What only the database knows. */
interface DatabaseNumbers {
  queues: ReadonlyMap<string, Backlog>;
  lags: ReadonlyMap<string, { changes: number; seconds: number }>;
}

const FROM_DATABASE: readonly Gauge<string>[] = [
  queueWaiting,
  queueOldest,
  queueDead,
  changesBehind,
  changesBehindSeconds,
];

/** @param loopLagSeconds of the event loop, its 99th percentile */
export function setProcess(loopLagSeconds: number): void {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed: used } = process.memoryUsage();
  setCounter(cpuSeconds, (user + system) / 1e6);
  residentMemory.set(rss);
  heapUsed.set(used);
  loopLag.set(loopLagSeconds);
  uptime.set(process.uptime());
}

export function setPool({ inUse, free, waiting, opened, closed }: PoolNumbers): void {
  connections.set({ state: "in_use" }, inUse);
  connections.set({ state: "free" }, free);
  connectionWaiters.set(waiting);
  setCounter(connectionsOpened, opened);
  setCounter(connectionsClosed, closed);
}

export function setInstance({ isReady, clockOffsetMs, replica }: InstanceNumbers): void {
  ready.set(isReady ? 1 : 0);
  clockOffset.set((clockOffsetMs ?? 0) / 1000);
  replicaLeftOut.set(replica?.isAsked === false ? 1 : 0);
  replicaLag.set(replica?.lagSeconds ?? 0);
}

/** @param bytes null if the system doesn't tell */
export function setTempFree(bytes: number | null): void {
  if (bytes === null) tempFree.remove();
  else tempFree.set(bytes);
}

/** @param numbers null if the database didn't answer: old numbers would hide that something waits */
export function setDatabase(numbers: DatabaseNumbers | null): void {
  for (const gauge of FROM_DATABASE) gauge.reset();
  databaseAnswers.set(numbers ? 1 : 0);
  if (!numbers) return;
  for (const [queue, { waiting, oldestSeconds, dead }] of numbers.queues) {
    queueWaiting.set({ queue }, waiting);
    queueOldest.set({ queue }, oldestSeconds);
    queueDead.set({ queue }, dead);
  }
  for (const [reader, { changes, seconds }] of numbers.lags) {
    changesBehind.set({ reader }, changes);
    changesBehindSeconds.set({ reader }, seconds);
  }
}

function setCounter(counter: Counter<string>, value: number): void {
  counter.reset();
  counter.inc(value);
}
