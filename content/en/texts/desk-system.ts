import type { DeskSection } from "#site/paths";
import type { SystemConcernKind } from "#site/schema-enums.generated";
import { language } from "./language";

const { counted, number } = language;

/** The most that queues count. */
const MOST = 1000;

/** Names of queues, background work, and services, by their names in the log. What isn't here is shown as the log has it. */
const names: Readonly<Record<string, string>> = {
  outbox: "Emails",
  "stripe events": "News from Stripe",
  "held applications": "Applications to send",
  "job closings": "Closed jobs",
  "resume texts": "Resumes to read",
  "data exports": "Copies of people’s data",
  "board imports": "Boards to import",
  "board file sweep": "Remove files of imported boards",
  "account deletions": "Accounts to delete",
  "audit seals": "Audit log entries without a seal",
  changes: "Changes to pass on",
  "export sweep": "Remove old copies of data",
  "webhook endpoint": "Check how Stripe reaches us",
  reconcile: "Compare payments with Stripe",
  "resume sweep": "Remove resumes without an owner",
  "resume text sweep": "Find resumes to read",
  housekeeping: "Delete what has expired",
  retention: "Delete what is too old to keep",
  "factor resets": "Reset two-step login",
  "recent minutes": "Note the requests of the minute",
  "company fill": "Fill in companies of applications",
  "job expiry": "Close jobs that expired",
  "closed interviews": "Cancel interviews of closed jobs",
  "job text sweep": "Read job texts again",
  "job views": "Save how often jobs were read",
  "card expiries": "Look for cards that expire",
  "expiry notices": "Tell about jobs that expire",
  "placement reminders": "Remind about placements",
  "new applications": "Tell about new applications",
  "consent reminders": "Remind about consents",
  "order reminders": "Remind about open orders",
  "late answers": "Remind about late answers",
  "intake reminders": "Remind about plan forms",
  digests: "Send newsletters and job alerts",
  caches: "Pages",
  "search index": "Job search",
  s3: "File storage (S3)",
  ses: "Email (SES)",
  stripe: "Payments (Stripe)",
  google: "Login with Google",
  linkedin: "Login with LinkedIn",
  CODE: "Code by email",
  PASSKEY: "Passkey",
  GOOGLE: "Google",
  LINKEDIN: "LinkedIn",
};

function nameOf(name: string): string {
  if (Object.hasOwn(names, name)) return names[name] ?? name;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const count = (amount: number) => (amount >= MOST ? `${number(MOST)} or more` : number(amount));

const UNITS = [
  [86_400, "day", "days"],
  [3_600, "hour", "hours"],
  [60, "minute", "minutes"],
  [1, "second", "seconds"],
] as const;

/** "3 hours", in the largest unit that fits. */
function duration(seconds: number): string {
  const [size, one, many] = UNITS.find(([each]) => seconds >= each) ?? UNITS[3];
  return counted(Math.floor(seconds / size), one, many);
}

const space = (bytes: number): string =>
  bytes >= 1e9 ? `${number(Math.floor(bytes / 1e9))} GB` : `${number(Math.floor(bytes / 1e6))} MB`;

interface Concern {
  title: (amount: number, subject: string) => string;
  /** What it means, and what to do. */
  advice: string;
}

interface Place {
  section: DeskSection;
  label: string;
}

/** Texts of the page that says how the site is. */
export const systemTexts = {
  lead: "What the site is doing, what waits, and what needs someone to look at it.",
  failed: "We couldn’t load how the site is doing",
  refresh: "Refresh",
  allWell: "Everything works as it should.",
  concernsTitle: (amount: number) => counted(amount, "thing to look at", "things to look at"),
  concerns: {
    DATABASE_SILENT: {
      title: () => "The database doesn’t answer",
      advice: "Ask whoever runs the database to check it. People see errors until it’s back.",
    },
    DATABASE_READ_ONLY: {
      title: () => "The database takes no changes",
      advice:
        "Nothing can be saved until it does. Ask whoever runs the database whether it’s switching over.",
    },
    CLOCK_OFF: {
      title: (amount) => `This server’s clock is off by ${duration(amount)}`,
      advice: "Have it set its clock by NTP. From 30 seconds on, it takes no requests.",
    },
    REPLICA_LEFT_OUT: {
      title: () => "The read replica isn’t used",
      advice:
        "The main database answers everything meanwhile. The log line “the replica is left out” says why.",
    },
    CONNECTIONS_USED_UP: {
      title: (amount) => `${counted(amount, "request waits", "requests wait")} for the database`,
      advice:
        "Look again in a minute. If it stays, the database is slow or needs more servers in front of it.",
    },
    REQUESTS_FAIL: {
      title: (amount) => `${Math.max(1, Math.round(amount * 100))}% of requests fail`,
      advice: "The log says which page and why. Look for lines of level 50.",
    },
    QUEUE_LATE: {
      title: (amount, subject) => `${subject}: waiting for ${duration(amount)}`,
      advice: "Nothing is lost. Check the outside service this work needs, then the log.",
    },
    WORK_GIVEN_UP: {
      title: (amount, subject) => `${subject}: gave up on ${count(amount)}`,
      advice: "We tried several times. Fix the cause, then have it tried again.",
    },
    WORKER_FAILS: {
      title: (amount, subject) =>
        `${subject}: failed ${counted(amount, "time", "times")} in 30 minutes`,
      advice: "It tries again by itself. The log line “worker failed” has the cause.",
    },
    WORKER_LATE: {
      title: (amount, subject) => `${subject}: overdue by ${duration(amount)}`,
      advice:
        "It should have run by now. If the log has no “worker failed” for it, restart this server.",
    },
    PROVIDER_FAILS: {
      title: (amount, subject) => `${subject}: ${counted(amount, "call", "calls")} failed`,
      advice: "Look at the service’s status page first, then at our keys and limits there.",
    },
    CHANGES_BEHIND: {
      title: (amount, subject) => `${subject}: ${duration(amount)} behind`,
      advice:
        "People see older jobs and companies. It catches up by itself once the database answers.",
    },
    AUDIT_UNSEALED: {
      title: (amount) => `Audit log: entries without a seal for ${duration(amount)}`,
      advice:
        "Without a seal, someone could delete an entry unseen. Look for “audit seals” in the log.",
    },
    TEMP_DIRECTORY_FULL: {
      title: (amount) => `Only ${space(amount)} left for uploads`,
      advice: "Free up space on the server. Uploads fail when there’s none left.",
    },
  } satisfies Record<SystemConcernKind, Concern>,
  /** Where something that was given up can be tried again, by its queue. */
  places: {
    outbox: { section: "mail", label: "Open the mail queue" },
    "stripe events": { section: "billing", label: "Open the billing check" },
  } satisfies Record<string, Place> as Record<string, Place | undefined>,
  numbers: "Right now",
  requests: "Requests in the last hour",
  failures: "Failed",
  failuresNote: "Because of an error of ours",
  applications: "Applications",
  payments: "Payments",
  failedPayments: (amount: number) => `${number(amount)} failed`,
  connections: "Database connections in use",
  connectionsNote: (free: number, waiting: number) =>
    `${number(free)} free, ${counted(waiting, "request waits", "requests wait")}`,
  space: "Space for uploads",
  spaceOf: (bytes: number | null) => (bytes === null ? "Unknown" : space(bytes)),
  perMinute: "Requests by the minute",
  perMinuteNote: (total: number, failed: number) =>
    `${counted(total, "request", "requests")} in the last hour, and ${number(failed)} of them failed.`,
  minute: "Minute",
  requestsWithFailed: (total: number, failed: number) =>
    failed === 0 ? number(total) : `${number(total)} (${number(failed)} failed)`,
  waiting: "What waits",
  waitingNote: "Work in the queues of the whole site, and how long the oldest has been due.",
  noQueues: "The database doesn’t say what waits.",
  queue: "Queue",
  waits: "Waiting",
  waitsWords: (waiting: number, oldestSeconds: number, dead: number) =>
    [
      count(waiting),
      ...(oldestSeconds >= 1 ? [`oldest ${duration(oldestSeconds)}`] : []),
      ...(dead > 0 ? [`gave up on ${count(dead)}`] : []),
    ].join(", "),
  providers: "Outside services",
  providersNote: "Calls that went through, and calls that failed because of the service.",
  service: "Service",
  calls: "Calls",
  okAndFailed: (ok: number, failed: number) =>
    failed === 0 ? number(ok) : `${number(ok)} (${number(failed)} failed)`,
  signIns: "Logins",
  signInsNote: "How people tried to log in, and how often that failed.",
  way: "How",
  workers: "Background work",
  workersNote: "What this server does by itself, again and again.",
  workersCounted: (all: number, failing: number) =>
    failing === 0
      ? `All ${all} kinds of work go well`
      : `${failing} of ${all} kinds of work failed`,
  lastSuccess: "Last went well",
  failedRuns: "Failed",
  notYet: "Not yet",
  since: (time: string) =>
    `Queues are those of the whole site. All other numbers are of the server that answered you, which has been running since ${time}.`,
  nameOf,
};
