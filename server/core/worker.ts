import type { Logger } from "./logger.js";

export interface Worker {
  /** Runs soon instead of at the next tick. */
  nudge: () => void;
  /** Waits for a run in progress. */
  stop: () => Promise<void>;
}

/**
 * Runs `work` every `everyMs`, never twice at once; a failure is logged and the next tick tries again.
 * The first run is at once unless `firstRunAfterMs` says later.
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

  const run = async () => {
    do {
      again = false;
      await work().catch((err: unknown) => logger.error({ err, worker: name }, "worker failed"));
    } while (again && !stopped);
    running = null;
    if (!stopped) timer = setTimeout(start, everyMs);
  };
  const start = () => {
    clearTimeout(timer);
    running ??= run();
  };
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
