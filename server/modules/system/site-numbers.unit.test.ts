import { expect, it } from "@jest/globals";
import type { Backlog } from "../../core/backlog.js";
import { QUEUES, SiteNumbers, type QueueName } from "./site-numbers.js";

const LONG_MS = 60_000;
const backlog: Backlog = { waiting: 1, oldestSeconds: 2, dead: 3 };

interface Standing {
  canWrite?: boolean;
  isRight?: boolean;
}

function numbersOf(
  ask: () => Promise<Backlog>,
  { canWrite = true, isRight = true }: Standing = {},
) {
  const queues = Object.fromEntries(QUEUES.map((name) => [name, { backlog: ask }]));
  return new SiteNumbers({
    queues: queues as Record<QueueName, { backlog(): Promise<Backlog> }>,
    readers: { caches: { position: 7 }, "search index": { position: null } },
    changes: { lagOf: async (position) => ({ changes: position, seconds: 0 }) },
    pool: () => ({ inUse: 0, free: 0, waiting: 0, opened: 0, closed: 0 }),
    writeProbe: { canWrite: async () => canWrite },
    clockGuard: { isRight: () => isRight, offsetMs: isRight ? 20 : 40_000 },
    replica: null,
  });
}

it("asks each queue once for all who ask at the same time", async () => {
  let asked = 0;
  const numbers = numbersOf(async () => {
    asked += 1;
    return backlog;
  });
  const [one, other] = await Promise.all([numbers.database(LONG_MS), numbers.database(LONG_MS)]);
  expect(asked).toBe(QUEUES.length);
  expect(one).toBe(other);
  expect([...(one?.queues.values() ?? [])]).toEqual(QUEUES.map(() => backlog));
  expect([...(one?.lags ?? [])]).toEqual([["caches", { changes: 7, seconds: 0 }]]);
  await numbers.database(LONG_MS);
  expect(asked).toBe(2 * QUEUES.length);
});

it("gives up on a database that is silent, and doesn't ask it again meanwhile", async () => {
  let asked = 0;
  const numbers = numbersOf(() => {
    asked += 1;
    return new Promise<never>(() => undefined);
  });
  expect([await numbers.database(1), await numbers.database(1), asked]).toEqual([null, null, 1]);
});

it("gives none if the database fails", async () => {
  const numbers = numbersOf(() => Promise.reject(new Error("gone")));
  expect(await numbers.database(LONG_MS)).toBeNull();
});

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])("is ready if it can write (%s) and its clock is right (%s): %s", async (...given) => {
  const [canWrite, isRight, isReady] = given;
  const numbers = numbersOf(async () => backlog, { canWrite, isRight });
  expect(await numbers.instance()).toEqual({
    isReady,
    canWrite,
    clockOffsetMs: isRight ? 20 : 40_000,
    replica: null,
  });
});
