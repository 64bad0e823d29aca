import { days, hours, minutes, seconds } from "./core/clock.js";
import type { Logger } from "./core/logger.js";
import { SKIPPED, startWorker, type Worker } from "./core/worker.js";
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
/** How long a replica that does not answer is asked. */
const REPLICA_EVERY_MS = seconds(1);
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
/** After a start. The first requests need the processor and the connections more. */
const FIRST_RUN_AFTER_MS = seconds(1);

/** An instance whose clock goes wrong leaves the load balancer's list within about this time. */
const CLOCK_EVERY_MS = minutes(1);

/**
 * Background work; any number of instances may run it at once. While this machine's clock is wrong, none of it runs here but what
 * passes on the changes of others, and what looks after the replica.
 */
export function startWorkers(services: Services, logger: Logger): Worker {
  const { clockGuard, changeFollower, replicaReads } = services;
  const clock = startWorker("clock", CLOCK_EVERY_MS, () => clockGuard.check(), logger);
  // Even then: requests that still come must not see what is long changed.
  const changes = startWorker("changes", CHANGES_EVERY_MS, () => changeFollower.poll(), logger);
  changeFollower.onNudge(changes.nudge);
  const replica = replicaReads
    ? [startWorker("replica", REPLICA_EVERY_MS, () => replicaReads.replica.check(), logger)]
    : [];
  const timed = [...startQueues(services, logger), ...startTimers(services, logger)];
  const workers = [clock, changes, ...replica, ...timed];
  return {
    nudge: () => workers.forEach((worker) => worker.nudge()),
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
      await services.jobViews.flush();
    },
  };
}

/** Does nothing while this machine's clock is wrong: it would take what others have just begun, and end what isn't over. */
const whenClockIsRight =
  ({ clockGuard }: Services, work: () => Promise<unknown>) =>
  async () =>
    (await clockGuard.confirm()) ? work() : SKIPPED;

/** Work that waits in a queue, and starts at once when more of it is added. */
function startQueues(services: Services, logger: Logger): Worker[] {
  const { outbox, mailWorker, stripeEvents, dataExports, jobClosings, resumeTexts } = services;
  const { heldApplications } = services;
  const start = (name: string, everyMs: number, work: () => Promise<unknown>) =>
    startWorker(name, everyMs, whenClockIsRight(services, work), logger);
  const mail = start("outbox", seconds(2), () => mailWorker.drain());
  outbox.onNudge(mail.nudge);
  mailWorker.onNudge(mail.nudge);
  const webhooks = start("stripe events", seconds(2), () => stripeEvents.drain());
  stripeEvents.onNudge(webhooks.nudge);
  const copies = start("data exports", seconds(5), () => dataExports.drain());
  dataExports.onNudge(copies.nudge);
  const closings = start("job closings", seconds(5), () => jobClosings.drain());
  jobClosings.onNudge(closings.nudge);
  const texts = start("resume texts", seconds(5), () => resumeTexts.drain());
  resumeTexts.onNudge(texts.nudge);
  const held = start("held applications", HELD_EVERY_MS, () => heldApplications.drain());
  heldApplications.onNudge(held.nudge);
  return [mail, webhooks, copies, closings, texts, held];
}

/** A name, how often the work runs, the work, and how long after the start it runs first; a second if left out. */
type Timer = readonly [
  name: string,
  everyMs: number,
  run: () => Promise<unknown>,
  firstRunAfterMs?: number,
];

/** Work that is looked for from time to time. */
const startTimers = (services: Services, logger: Logger): Worker[] =>
  [...upkeepOf(services), ...jobWorkOf(services), ...noticesOf(services)].map(
    ([name, everyMs, run, firstRunAfterMs = FIRST_RUN_AFTER_MS]) =>
      startWorker(name, everyMs, whenClockIsRight(services, run), logger, { firstRunAfterMs }),
  );

/** What keeps stored data right, and deletes what is not to be kept. */
function upkeepOf(services: Services): Timer[] {
  const { resumeSweep, retention, auditRetention } = services;
  const sweep = async () => {
    await resumeSweep.sweepOrphans();
    await resumeSweep.sweepReplaced();
  };
  const deleteOld = async () => {
    await retention.run();
    await auditRetention.run();
  };
  return [
    ["account deletions", minutes(1), () => services.deletions.drain()],
    [
      "export sweep",
      EXPORT_SWEEP_EVERY_MS,
      () => services.exportSweep.run(),
      EXPORT_SWEEP_EVERY_MS,
    ],
    ["webhook endpoint", days(1), () => services.webhookWatch.check()],
    ["reconcile", RECONCILE_EVERY_MS, () => services.reconciler.reconcile()],
    // Not at startup: that is when wrong settings would do the most harm.
    ["resume sweep", SWEEP_EVERY_MS, sweep, SWEEP_EVERY_MS],
    ["resume text sweep", TEXT_SWEEP_EVERY_MS, () => services.resumeTexts.sweep()],
    ["housekeeping", HOUSEKEEPING_EVERY_MS, () => services.housekeeping.run()],
    ["retention", SWEEP_EVERY_MS, deleteOld, RETENTION_AFTER_MS],
    ["audit seals", AUDIT_SEALS_EVERY_MS, () => services.auditSealer.run()],
    ["factor resets", FACTOR_RESETS_EVERY_MS, () => services.factorResets.runDue()],
    ["recent minutes", minutes(1), () => services.recentMinutes.note()],
    ["company fill", COMPANY_FILL_EVERY_MS, () => services.companyFill.run()],
  ];
}

const jobWorkOf = (services: Services): Timer[] => [
  ["job expiry", EXPIRY_EVERY_MS, () => services.jobExpiry.run()],
  ["closed interviews", minutes(1), () => services.interviews.cancelOfClosed()],
  ["job text sweep", TEXT_SWEEP_EVERY_MS, () => services.jobTextSweep.run()],
  ["job views", JOB_VIEWS_EVERY_MS, () => services.jobViews.flush()],
  [
    "search index",
    HOUSEKEEPING_EVERY_MS,
    () => services.searchIndex.maintain(),
    HOUSEKEEPING_EVERY_MS,
  ],
];

/** Emails that are due at a time. */
const noticesOf = (services: Services): Timer[] => [
  ["card expiries", HOUSEKEEPING_EVERY_MS, () => services.cardExpiries.run()],
  ["expiry notices", NOTICES_EVERY_MS, () => services.expiryNotices.run()],
  ["placement reminders", NOTICES_EVERY_MS, () => services.placementReminders.run()],
  ["new applications", DIGESTS_EVERY_MS, () => services.newApplications.queueDue()],
  ["consent reminders", CONSENT_REMINDERS_EVERY_MS, () => services.representations.remindDue()],
  ["order reminders", ORDER_REMINDERS_EVERY_MS, () => services.orderReminders.queueDue()],
  ["late answers", LATE_ANSWERS_EVERY_MS, () => services.lateAnswers.queueDue()],
  ["intake reminders", INTAKE_REMINDERS_EVERY_MS, () => services.intakeReminders.queueDue()],
  ["digests", DIGESTS_EVERY_MS, () => services.digests.sendDue()],
];
