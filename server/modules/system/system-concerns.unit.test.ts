import { describe, expect, it } from "@jest/globals";
import type { Moment } from "./recent-minutes.js";
import type { InstanceNumbers, QueueName } from "./site-numbers.js";
import { concernsOf } from "./system-concerns.js";

const at = new Date("2026-11-30T02:00:00Z");
const well: Moment = {
  at,
  requests: 10_000,
  failed: 10,
  providers: [{ name: "ses", ok: 100, failed: 2 }],
  workers: [{ name: "outbox", lastSuccessAt: at, failures: 4, lateSeconds: -60 }],
};
const database = (
  queue: QueueName = "outbox",
  backlog: { oldestSeconds?: number; dead?: number } = {},
  behind = 0,
) => ({
  queues: new Map([[queue, { waiting: 5, oldestSeconds: 0, dead: 0, ...backlog }]]),
  lags: new Map([["search index" as const, { changes: 1, seconds: behind }]]),
});
const INSTANCE: InstanceNumbers = {
  isReady: true,
  canWrite: true,
  clockOffsetMs: 4999,
  replica: null,
};
const measured = {
  pool: { inUse: 20, free: 0, waiting: 0, opened: 20, closed: 0 },
  database: database(),
  tempFreeBytes: 5e9,
  instance: INSTANCE,
  now: well,
  tenAgo: well,
  thirtyAgo: well,
};
type Change = Partial<Parameters<typeof concernsOf>[0]>;
const instance = (change: Partial<InstanceNumbers>): Change => ({
  instance: { ...INSTANCE, ...change },
});
const kindsOf = (change: Change) =>
  concernsOf({ ...measured, ...change }).map(({ kind, subject, amount }) =>
    [kind, subject, amount].join(" "),
  );

describe("what someone should look at", () => {
  it("is nothing while all is well, or right after the start", () => {
    expect(kindsOf({})).toEqual([]);
    expect(kindsOf({ tenAgo: null, thirtyAgo: null, now: { ...well, workers: [] } })).toEqual([]);
  });

  it.each<[string, Change, string]>([
    ["a database that is silent", { database: null }, "DATABASE_SILENT  0"],
    ["too few connections", { pool: { ...measured.pool, waiting: 3 } }, "CONNECTIONS_USED_UP  3"],
    [
      "requests that fail",
      { now: { ...well, requests: 10_100, failed: 20 } },
      "REQUESTS_FAIL  0.1",
    ],
    [
      "a service that fails",
      { now: { ...well, providers: [{ name: "ses", ok: 103, failed: 8 }] } },
      "PROVIDER_FAILS ses 6",
    ],
    [
      "a worker that keeps failing",
      {
        now: {
          ...well,
          workers: [{ name: "outbox", lastSuccessAt: at, failures: 8, lateSeconds: -60 }],
        },
      },
      "WORKER_FAILS outbox 4",
    ],
    [
      "work that is late",
      { database: database("outbox", { oldestSeconds: 1801 }) },
      "QUEUE_LATE outbox 1801",
    ],
    [
      "work that was given up",
      { database: database("resume texts", { dead: 2 }) },
      "WORK_GIVEN_UP resume texts 2",
    ],
    [
      "an audit log without seals",
      { database: database("audit seals", { oldestSeconds: 121 }) },
      "AUDIT_UNSEALED  121",
    ],
    [
      "an index that is behind",
      { database: database("outbox", {}, 61) },
      "CHANGES_BEHIND search index 61",
    ],
    [
      "a worker that hasn't run for too long",
      {
        now: {
          ...well,
          workers: [{ name: "retention", lastSuccessAt: null, failures: 0, lateSeconds: 90 }],
        },
      },
      "WORKER_LATE retention 90",
    ],
    ["a database that only reads", instance({ canWrite: false }), "DATABASE_READ_ONLY  0"],
    ["a clock that is late", instance({ clockOffsetMs: -5000 }), "CLOCK_OFF  5"],
    [
      "a replica that is far behind",
      instance({ replica: { isAsked: false, lagSeconds: 600 } }),
      "REPLICA_LEFT_OUT  600",
    ],
    ["a full disk", { tempFreeBytes: 1e6 }, "TEMP_DIRECTORY_FULL  1000000"],
  ])("%s", (_what, change, concern) => {
    expect(kindsOf(change)).toEqual([concern]);
  });

  it.each<[string, Change]>([
    ["a failure now and then", { now: { ...well, requests: 10_400, failed: 14 } }],
    [
      "a service that refuses as it should",
      { now: { ...well, providers: [{ name: "ses", ok: 110, failed: 8 }] } },
    ],
    ["work that is on time", { database: database("outbox", { oldestSeconds: 1800 }) }],
    ["a system that doesn't tell its space", { tempFreeBytes: null }],
  ])("not %s", (_what, change) => {
    expect(kindsOf(change)).toEqual([]);
  });
});
