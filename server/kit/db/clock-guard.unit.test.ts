import { beforeEach, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { hours, minutes, seconds } from "../../core/clock.js";
import { recordingLogger, type LogLine } from "../../test/recording-logger.js";
import { ClockGuard } from "./clock-guard.js";

const START = Date.UTC(2026, 10, 30, 12);

/** What has passed since the start, and how far this clock is ahead of the database's. */
let passedMs: number;
let aheadMs: number;
/** How long question and answer take. */
let there: number;
let back: number;
let asked: number;
let guard: ClockGuard;
let lines: LogLine[];

beforeEach(() => {
  [passedMs, aheadMs, there, back, asked] = [0, 0, 0, 0, 0];
  const { lines: recorded, logger } = recordingLogger();
  lines = recorded;
  guard = new ClockGuard({
    clock: { now: () => new Date(START + passedMs + aheadMs) },
    passed: () => passedMs,
    sharedTime: () => {
      asked += 1;
      passedMs += there;
      const time = new Date(START + passedMs);
      passedMs += back;
      return Promise.resolve(time);
    },
    logger,
  });
});
const told = () => lines.map(({ level, msg }) => [level, msg]);

describe("the clock guard", () => {
  it("trusts the clock before it has compared", () => {
    expect([guard.offsetMs, guard.isRight()]).toEqual([null, true]);
  });

  it.each([
    [0, true, []],
    [seconds(4), true, []],
    [seconds(6), true, [["warn", "the clock differs from the database's"]]],
    [-seconds(29), true, [["warn", "the clock differs from the database's"]]],
    [seconds(30), false, [["error", "the clock is wrong: not ready, and no workers run"]]],
    [-minutes(10), false, [["error", "the clock is wrong: not ready, and no workers run"]]],
  ])("judges a clock that is %d ms ahead", async (ms, isRight, lines) => {
    aheadMs = ms;
    expect([await guard.check(), guard.isRight(), guard.offsetMs]).toEqual([isRight, isRight, ms]);
    expect(told()).toEqual(lines);
  });

  it("says once what changed", async () => {
    for (const ms of [0, 6_000, 7_000, 40_000, 50_000, 0, 0]) {
      aheadMs = ms;
      await guard.check();
    }
    expect(told()).toEqual([
      ["warn", "the clock differs from the database's"],
      ["error", "the clock is wrong: not ready, and no workers run"],
      ["info", "the clock agrees with the database again"],
    ]);
  });

  it("never takes a slow database for a wrong clock", async () => {
    const way = fc.integer({ min: 0, max: minutes(2) });
    await fc.assert(
      fc.asyncProperty(way, way, async (to, from) => {
        [there, back, aheadMs] = [to, from, 0];
        expect([await guard.check(), Math.abs(guard.offsetMs ?? 1)]).toEqual([true, 0]);
      }),
    );
  });

  it("never says more than is sure, and misses no more than the way took", async () => {
    const way = fc.integer({ min: 0, max: seconds(5) });
    const ahead = fc.integer({ min: -hours(1), max: hours(1) });
    await fc.assert(
      fc.asyncProperty(way, way, ahead, async (to, from, ms) => {
        [there, back, aheadMs] = [to, from, ms];
        await guard.check();
        const sure = Math.abs(guard.offsetMs ?? Number.NaN);
        expect(sure).toBeLessThanOrEqual(Math.abs(ms) + 1);
        expect(sure).toBeGreaterThanOrEqual(Math.abs(ms) - (to + from) - 1);
      }),
    );
  });
});

describe("a clock that is set while the process runs", () => {
  it("is wrong at once, not only at the next comparison", async () => {
    await guard.check();
    passedMs += seconds(20);
    expect(guard.isRight()).toBe(true);
    aheadMs = minutes(10);
    expect(guard.isRight()).toBe(false);
    expect(await guard.confirm()).toBe(false);
    expect(guard.offsetMs).toBe(minutes(10));
  });

  it("is right at once when it is set right", async () => {
    aheadMs = minutes(10);
    expect(await guard.check()).toBe(false);
    aheadMs = 0;
    expect(await guard.confirm()).toBe(true);
  });

  it("is right after a sleep of the machine, in which nothing passed but time", async () => {
    await guard.check();
    // The counter stood still, the database's clock went on.
    const shift = hours(3);
    const slept = new ClockGuard({
      clock: { now: () => new Date(START + passedMs + shift) },
      passed: () => passedMs,
      sharedTime: () => Promise.resolve(new Date(START + passedMs + shift)),
      logger: recordingLogger().logger,
    });
    expect(await slept.confirm()).toBe(true);
  });

  it("is compared no more often than needed", async () => {
    await guard.confirm();
    for (let i = 0; i < 10; i += 1) await guard.confirm();
    aheadMs = minutes(1);
    await Promise.all([guard.confirm(), guard.confirm(), guard.confirm()]);
    for (let i = 0; i < 10; i += 1) await guard.confirm();
    expect(asked).toBe(2);
  });

  it("stays as it was last known while the database doesn't answer", async () => {
    const down = new ClockGuard({
      clock: { now: () => new Date(START) },
      passed: () => 0,
      sharedTime: () => Promise.reject(new Error("down")),
      logger: recordingLogger().logger,
    });
    await expect(down.check()).rejects.toThrow("down");
    expect([down.isRight(), down.offsetMs]).toEqual([true, null]);
  });
});
