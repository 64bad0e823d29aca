import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { createLogger } from "./logger.js";
import { startWorker } from "./worker.js";

const logger = createLogger("silent");
const LONG_MS = 60_000;

// Fake timers: time passes only when a test advances it.
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe("a worker", () => {
  it("runs at once, or only after the first delay", async () => {
    const runs: string[] = [];
    const note = (name: string) => () => Promise.resolve(runs.push(name));
    const later = { firstRunAfterMs: 50 };
    const workers = [
      startWorker("eager", LONG_MS, note("eager"), logger),
      startWorker("patient", LONG_MS, note("patient"), logger, later),
    ];
    await pass(49);
    expect(runs).toEqual(["eager"]);
    await pass(1);
    expect(runs).toEqual(["eager", "patient"]);
    await Promise.all(workers.map((worker) => worker.stop()));
  });

  it("stops at once while it waits, without running again", async () => {
    let runs = 0;
    const count = () => Promise.resolve((runs += 1));
    const worker = startWorker("idle", 20, count, logger, { firstRunAfterMs: 20 });
    // With fake timers, this would hang if stopping took time.
    await worker.stop();
    worker.nudge();
    expect(jest.getTimerCount()).toBe(0);
    await pass(LONG_MS);
    expect(runs).toBe(0);
  });

  it("runs again at once when its own work nudges it, until it is stopped", async () => {
    let runs = 0;
    const worker = startWorker(
      "busy",
      LONG_MS,
      async () => {
        runs += 1;
        await new Promise((done) => setTimeout(done, 1));
        worker.nudge();
      },
      logger,
      { firstRunAfterMs: 1 },
    );
    await pass(50);
    const done = runs;
    expect(done).toBeGreaterThan(2);
    await Promise.all([worker.stop(), pass(1)]);
    await pass(2 * LONG_MS);
    expect(runs).toBe(done);
  });
});
