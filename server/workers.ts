import { hours, minutes, seconds } from "./core/clock.js";
import type { Logger } from "./core/logger.js";
import { startWorker, type Worker } from "./core/worker.js";
import type { Services } from "./services.js";

const RECONCILE_EVERY_MS = minutes(15);
const SWEEP_EVERY_MS = hours(6);
/** Deletes for good: not while somebody may still be correcting a wrong clock or setting. */
const RETENTION_AFTER_MS = hours(1);
const HOUSEKEEPING_EVERY_MS = hours(1);
const EXPIRY_EVERY_MS = minutes(15);
const DIGESTS_EVERY_MS = minutes(10);

/** What runs beside the requests; any number of instances may do so at once. */
export function startWorkers(services: Services, logger: Logger): Worker {
  const {
    outbox,
    stripeEvents,
    reconciler,
    resumeSweep,
    digests,
    housekeeping,
    retention,
    jobExpiry,
  } = services;
  const mail = startWorker("outbox", seconds(2), () => outbox.drain(), logger);
  outbox.onNudge(mail.nudge);
  const webhooks = startWorker("stripe events", seconds(2), () => stripeEvents.drain(), logger);
  stripeEvents.onNudge(webhooks.nudge);
  const reconcile = () => reconciler.reconcile();
  const sweep = async () => {
    await resumeSweep.sweepOrphans();
    await resumeSweep.sweepReplaced();
  };
  const workers = [
    mail,
    webhooks,
    startWorker("reconcile", RECONCILE_EVERY_MS, reconcile, logger),
    // Never at the start: a start with wrong settings is when it would do most harm.
    startWorker("resume sweep", SWEEP_EVERY_MS, sweep, logger, { firstRunAfterMs: SWEEP_EVERY_MS }),
    startWorker("housekeeping", HOUSEKEEPING_EVERY_MS, () => housekeeping.run(), logger),
    startWorker("retention", SWEEP_EVERY_MS, () => retention.run(), logger, {
      firstRunAfterMs: RETENTION_AFTER_MS,
    }),
    startWorker("job expiry", EXPIRY_EVERY_MS, () => jobExpiry.run(), logger),
    startWorker("digests", DIGESTS_EVERY_MS, () => digests.sendDue(), logger),
    startWorker("newsletter sweep", SWEEP_EVERY_MS, () => digests.sweep(), logger),
  ];
  return {
    nudge: () => workers.forEach((worker) => worker.nudge()),
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
