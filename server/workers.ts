import { minutes, seconds } from "./core/clock.js";
import type { Logger } from "./core/logger.js";
import { startWorker, type Worker } from "./core/worker.js";
import type { Services } from "./services.js";

/** What runs beside the requests; any number of instances may do so at once. */
export function startWorkers(services: Services, logger: Logger): Worker {
  const { outbox } = services;
  const mail = startWorker("outbox", seconds(2), () => outbox.drain(), logger);
  outbox.onNudge(mail.nudge);
  const workers = [mail];
  return {
    nudge: () => workers.forEach((worker) => worker.nudge()),
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

export const RECONCILE_EVERY_MS = minutes(15);
