import { describe, expect, it } from "@jest/globals";
import { setTimeout as sleep } from "node:timers/promises";
import { createLogger } from "./logger.js";
import { startWorker } from "./worker.js";

const logger = createLogger("silent");
const LONG_MS = 60_000;

describe("a worker", () => {
  it("runs at once, or only after its first wait", async () => {
    const runs: string[] = [];
    const note = (name: string) => () => Promise.resolve(runs.push(name));
    const later = { firstRunAfterMs: 50 };
    const workers = [
      startWorker("eager", LONG_MS, note("eager"), logger),
      startWorker("patient", LONG_MS, note("patient"), logger, later),
    ];
    await sleep(10);
    expect(runs).toEqual(["eager"]);
    await sleep(80);
    expect(runs).toEqual(["eager", "patient"]);
    await Promise.all(workers.map((worker) => worker.stop()));
  });

  it("stops at once while it waits, and never runs then", async () => {
    let runs = 0;
    const count = () => Promise.resolve((runs += 1));
    const worker = startWorker("idle", 20, count, logger, { firstRunAfterMs: 20 });
    const before = Date.now();
    await worker.stop();
    worker.nudge();
    expect(Date.now() - before).toBeLessThan(15);
    await sleep(50);
    expect(runs).toBe(0);
  });

  it("goes on at once when its own work nudges it, until it is told to stop", async () => {
    let runs = 0;
    const worker = startWorker(
      "busy",
      LONG_MS,
      async () => {
        runs += 1;
        await sleep(1);
        worker.nudge();
      },
      logger,
      { firstRunAfterMs: 1 },
    );
    await sleep(50);
    await worker.stop();
    const done = runs;
    expect(done).toBeGreaterThan(2);
    await sleep(20);
    expect(runs).toBe(done);
  });
});
