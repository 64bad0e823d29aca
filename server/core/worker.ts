import { AsyncResource } from "node:async_hooks";
import { minutes } from "./clock.js";
import type { Logger } from "./logger.js";
import { announceWorker, countRun, expectRun } from "./metrics/counts.js";

/** What work returns that has not run: it counts neither as a success nor as a failure. */
export const SKIPPED = Symbol("skipped");

/** How much later than its second turn background work may run without an error before operators are told. */
const GRACE_MS = minutes(30);

export interface Worker {
  /** Triggers a run now instead of at the next tick. */
  nudge: () => void;
  /** Stops the worker; resolves after a run in progress. */
  stop: () => Promise<void>;
}

/**
 * Runs `work` every `everyMs` milliseconds, never twice at once. A failure is logged; the next tick tries again.
 * The first run is immediate unless `firstRunAfterMs` delays it.
 */
export function startWorker(
  name: string,
  everyMs: number,
  work: () => Promise<unknown>,
  logger: Logger,
  { firstRunAfterMs = 0 }: { firstRunAfterMs?: number } = {},
): Worker {
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  const longestMs = 2 * everyMs + GRACE_MS;
  announceWorker(name);
  expectRun(name, firstRunAfterMs + longestMs);

  const run = async () => {
    do {
      again = false;
      await work().then(
        (result) => {
          if (result === SKIPPED) return;
          countRun(name, true);
          expectRun(name, longestMs);
        },
        (err: unknown) => {
          countRun(name, false);
          logger.error({ err, worker: name }, "worker failed");
        },
      );
    } while (again && !stopped);
    running = null;
    if (!stopped) timer = setTimeout(start, everyMs);
  };
  // Without this, a run nudged by a request would be logged as part of that request.
  const start = AsyncResource.bind(() => {
    clearTimeout(timer);
    running ??= run();
  });
  if (firstRunAfterMs > 0) timer = setTimeout(start, firstRunAfterMs);
  else start();
  return {
    nudge: () => {
      again = true;
      if (!stopped) start();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
