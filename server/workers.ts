import { days, hours, minutes, seconds } from "./core/clock.js";
import type { Logger } from "./core/logger.js";
import { startWorker, type Worker } from "./core/worker.js";
import type { Services } from "./services.js";

const RECONCILE_EVERY_MS = minutes(5);
const SWEEP_EVERY_MS = hours(6);
/** Retention deletes permanently: the delay leaves time to correct a wrong clock or setting. */
const RETENTION_AFTER_MS = hours(1);
const HOUSEKEEPING_EVERY_MS = hours(1);
/** How long pages show a job after its time. */
export const EXPIRY_EVERY_MS = seconds(1);
/** How long this instance shows what another one has changed. */
export const CHANGES_EVERY_MS = seconds(0.5);
/** A held application is sent at most this much late. */
const HELD_EVERY_MS = seconds(1);
const NOTICES_EVERY_MS = minutes(15);
/** How much of the counts a process may lose when it dies. */
const JOB_VIEWS_EVERY_MS = seconds(10);
/** An event without a seal can still be deleted unnoticed. */
const AUDIT_SEALS_EVERY_MS = seconds(2);
const EXPORT_SWEEP_EVERY_MS = minutes(30);
const FACTOR_RESETS_EVERY_MS = minutes(1);
/** How long an application that an older release stored is missing in its company's lists. */
const COMPANY_FILL_EVERY_MS = minutes(1);
const CONSENT_REMINDERS_EVERY_MS = minutes(10);
/** Resumes and job texts that an older release stored, and resumes indexed by one. */
const TEXT_SWEEP_EVERY_MS = minutes(5);
const ORDER_REMINDERS_EVERY_MS = minutes(30);
const INTAKE_REMINDERS_EVERY_MS = minutes(15);
const LATE_ANSWERS_EVERY_MS = minutes(15);
const DIGESTS_EVERY_MS = minutes(10);

/** Background work; any number of instances may run it at once. */
export function startWorkers(services: Services, logger: Logger): Worker {
  const workers = [...startQueues(services, logger), ...startTimers(services, logger)];
  return {
    nudge: () => workers.forEach((worker) => worker.nudge()),
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
      await services.jobViews.flush();
    },
  };
}

/** Work that waits in a queue, and starts at once when more of it is added. */
function startQueues(services: Services, logger: Logger): Worker[] {
  const { outbox, mailWorker, stripeEvents, dataExports, jobClosings, resumeTexts } = services;
  const { changeFollower, heldApplications } = services;
  const mail = startWorker("outbox", seconds(2), () => mailWorker.drain(), logger);
  outbox.onNudge(mail.nudge);
  mailWorker.onNudge(mail.nudge);
  const webhooks = startWorker("stripe events", seconds(2), () => stripeEvents.drain(), logger);
  stripeEvents.onNudge(webhooks.nudge);
  const copies = startWorker("data exports", seconds(5), () => dataExports.drain(), logger);
  dataExports.onNudge(copies.nudge);
  const closings = startWorker("job closings", seconds(5), () => jobClosings.drain(), logger);
  jobClosings.onNudge(closings.nudge);
  const texts = startWorker("resume texts", seconds(5), () => resumeTexts.drain(), logger);
  resumeTexts.onNudge(texts.nudge);
  const held = startWorker(
    "held applications",
    HELD_EVERY_MS,
    () => heldApplications.drain(),
    logger,
  );
  heldApplications.onNudge(held.nudge);
  const changes = startWorker("changes", CHANGES_EVERY_MS, () => changeFollower.poll(), logger);
  changeFollower.onNudge(changes.nudge);
  return [mail, webhooks, copies, closings, texts, held, changes];
}

/** Work that is looked for from time to time. */
function startTimers(services: Services, logger: Logger): Worker[] {
  const { reconciler, resumeSweep, resumeTexts, digests, housekeeping, retention } = services;
  const { auditSealer, auditRetention, jobExpiry, searchIndex } = services;
  const { deletions, exportSweep, factorResets, companyFill, newApplications } = services;
  const { cardExpiries, expiryNotices, interviews, jobViews, placementReminders } = services;
  const reconcile = () => reconciler.reconcile();
  const remind = () => services.representations.remindDue();
  const tellLate = () => services.lateAnswers.queueDue();
  const remindOfIntakes = () => services.intakeReminders.queueDue();
  const remindOfOrders = () => services.orderReminders.queueDue();
  const resetFactors = () => factorResets.runDue();
  const sweep = async () => {
    await resumeSweep.sweepOrphans();
    await resumeSweep.sweepReplaced();
  };
  const deleteOld = async () => {
    await retention.run();
    await auditRetention.run();
  };
  return [
    startWorker("account deletions", minutes(1), () => deletions.drain(), logger),
    startWorker("export sweep", EXPORT_SWEEP_EVERY_MS, () => exportSweep.run(), logger, {
      firstRunAfterMs: EXPORT_SWEEP_EVERY_MS,
    }),
    startWorker("webhook endpoint", days(1), () => services.webhookWatch.check(), logger),
    startWorker("reconcile", RECONCILE_EVERY_MS, reconcile, logger),
    // Not at startup: that is when wrong settings would do the most harm.
    startWorker("resume sweep", SWEEP_EVERY_MS, sweep, logger, { firstRunAfterMs: SWEEP_EVERY_MS }),
    startWorker("resume text sweep", TEXT_SWEEP_EVERY_MS, () => resumeTexts.sweep(), logger),
    startWorker("card expiries", HOUSEKEEPING_EVERY_MS, () => cardExpiries.run(), logger),
    startWorker("housekeeping", HOUSEKEEPING_EVERY_MS, () => housekeeping.run(), logger),
    startWorker("retention", SWEEP_EVERY_MS, deleteOld, logger, {
      firstRunAfterMs: RETENTION_AFTER_MS,
    }),
    startWorker("audit seals", AUDIT_SEALS_EVERY_MS, () => auditSealer.run(), logger),
    startWorker("factor resets", FACTOR_RESETS_EVERY_MS, resetFactors, logger),
    startWorker("job expiry", EXPIRY_EVERY_MS, () => jobExpiry.run(), logger),
    startWorker("expiry notices", NOTICES_EVERY_MS, () => expiryNotices.run(), logger),
    startWorker("placement reminders", NOTICES_EVERY_MS, () => placementReminders.run(), logger),
    startWorker("closed interviews", minutes(1), () => interviews.cancelOfClosed(), logger),
    startWorker("job text sweep", TEXT_SWEEP_EVERY_MS, () => services.jobTextSweep.run(), logger),
    startWorker("job views", JOB_VIEWS_EVERY_MS, () => jobViews.flush(), logger),
    startWorker("search index", HOUSEKEEPING_EVERY_MS, () => searchIndex.maintain(), logger, {
      firstRunAfterMs: HOUSEKEEPING_EVERY_MS,
    }),
    startWorker("company fill", COMPANY_FILL_EVERY_MS, () => companyFill.run(), logger),
    startWorker("new applications", DIGESTS_EVERY_MS, () => newApplications.queueDue(), logger),
    startWorker("consent reminders", CONSENT_REMINDERS_EVERY_MS, remind, logger),
    startWorker("order reminders", ORDER_REMINDERS_EVERY_MS, remindOfOrders, logger),
    startWorker("late answers", LATE_ANSWERS_EVERY_MS, tellLate, logger),
    startWorker("intake reminders", INTAKE_REMINDERS_EVERY_MS, remindOfIntakes, logger),
    startWorker("digests", DIGESTS_EVERY_MS, () => digests.sendDue(), logger),
  ];
}
