import { minutes } from "./core/clock.js";
import type { Logger } from "./core/logger.js";
import { SKIPPED, startWorker, type Worker } from "./core/worker.js";
import type { ClockGuard } from "./kit/db/clock-guard.js";
import { watch, type Parts, type Work } from "./modules/base.js";

/** An instance whose clock goes wrong leaves the load balancer's list within about this time. */
const CLOCK_EVERY_MS = minutes(1);

interface Workable {
  clockGuard: ClockGuard;
  /** What modules do in the background. */
  parts: Required<Pick<Parts, "atStop" | "queues" | "timers" | "watches">>;
}

/**
 * Background work; any number of instances may run it at once. While this machine's clock is wrong, none of it runs here but what
 * modules bring as watches, such as passing on the changes of others.
 */
export function startWorkers({ clockGuard, parts }: Workable, logger: Logger): Worker {
  const start = (work: Work) => started(work, logger);
  const always = [watch("clock", CLOCK_EVERY_MS, () => clockGuard.check()), ...parts.watches];
  const whenRight = (work: Work): Work => ({
    ...work,
    run: whenClockIsRight(clockGuard, work.run),
  });
  const workers = [...always, ...[...parts.queues, ...parts.timers].map(whenRight)].map(start);
  return {
    nudge: () => workers.forEach((worker) => worker.nudge()),
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
      for (const finish of parts.atStop) await finish();
    },
  };
}

function started({ name, everyMs, run, firstRunAfterMs, wokenBy }: Work, logger: Logger): Worker {
  const worker = startWorker(name, everyMs, run, logger, { firstRunAfterMs });
  for (const each of wokenBy) each.onNudge(worker.nudge);
  return worker;
}

/** Does nothing while this machine's clock is wrong: it would take what others have just begun, and end what isn't over. */
const whenClockIsRight = (clockGuard: ClockGuard, work: () => Promise<unknown>) => async () =>
  (await clockGuard.confirm()) ? work() : SKIPPED;
