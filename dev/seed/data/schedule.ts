import { seededRandom } from "./random.js";

/** State and dates of a job. EXPIRED is not stored: it is a published job past `validThrough`. */
export interface JobTimes {
  status: "DRAFT" | "PUBLISHED" | "CLOSED";
  createdAt: Date;
  updatedAt: Date;
  publishedAt: Date | null;
  validThrough: Date | null;
  closedAt: Date | null;
  closeReason: "FILLED" | "WITHDRAWN" | null;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SPAN_DAYS = 120;
const DRAFTS = 4;
/** How long an opening stays open, unless it is extended. */
const OPEN_DAYS = 60;

/** Jobs closed this many days ago. Closed jobs keep their page for 30 days; the last of these is older. */
const CLOSINGS = [
  { daysAgo: 1, reason: "FILLED" },
  { daysAgo: 4, reason: "WITHDRAWN" },
  { daysAgo: 9, reason: "FILLED" },
  { daysAgo: 15, reason: "FILLED" },
  { daysAgo: 24, reason: "WITHDRAWN" },
  { daysAgo: 44, reason: "FILLED" },
] as const;

/** Hours before now at which jobs were published, oldest first, denser toward today. */
function agesInHours(count: number): number[] {
  const random = seededRandom("publication dates");
  const span = SPAN_DAYS * 24 - 3;
  return Array.from({ length: count }, (_, index) => {
    const share = (count - index - random.next() * 0.8) / count;
    return 0.75 + span * share ** 1.6;
  }).sort((a, b) => b - a);
}

function published(now: Date, ageHours: number, isExtended: boolean): JobTimes {
  const terms = isExtended ? Math.ceil(ageHours / 24 / OPEN_DAYS) : 1;
  const publishedAt = new Date(now.getTime() - Math.round(ageHours * 60) * 60_000);
  return {
    status: "PUBLISHED",
    createdAt: new Date(publishedAt.getTime() - 26 * HOUR),
    updatedAt: publishedAt,
    publishedAt,
    validThrough: new Date(publishedAt.getTime() + terms * OPEN_DAYS * DAY),
    closedAt: null,
    closeReason: null,
  };
}

function draft(now: Date, index: number): JobTimes {
  const createdAt = new Date(now.getTime() - (5 + index * 31) * HOUR);
  return {
    status: "DRAFT",
    createdAt,
    updatedAt: createdAt,
    publishedAt: null,
    validThrough: null,
    closedAt: null,
    closeReason: null,
  };
}

/** Closes the newest job that had been open for at least 12 days by then. */
function close(jobs: JobTimes[], now: Date, closing: (typeof CLOSINGS)[number]): void {
  const closedAt = new Date(now.getTime() - closing.daysAgo * DAY - 3 * HOUR);
  const job = jobs.findLast(
    ({ status, publishedAt }) =>
      status === "PUBLISHED" &&
      publishedAt !== null &&
      closedAt.getTime() - publishedAt.getTime() >= 12 * DAY,
  );
  if (!job) return;
  job.status = "CLOSED";
  job.closedAt = closedAt;
  job.updatedAt = closedAt;
  job.closeReason = closing.reason;
}

/**
 * Dates for `count` jobs, oldest first and drafts last, within the 120 days before `now`. A quarter of them are extended
 * each time they near their end, as positions that are filled repeatedly.
 */
export function scheduleJobs(count: number, now: Date): JobTimes[] {
  const ages = agesInHours(Math.max(0, count - DRAFTS));
  const jobs = ages.map((age, index) => published(now, age, index % 4 === 1));
  for (const closing of CLOSINGS) close(jobs, now, closing);
  const drafts = Array.from({ length: Math.min(DRAFTS, count) }, (_, index) => draft(now, index));
  return [...jobs, ...drafts.reverse()];
}

/** Dates for `count` jobs that are all open, oldest first: from 11 hours to 52 days before `now`. */
export function scheduleOpen(count: number, now: Date): JobTimes[] {
  const random = seededRandom("publication dates of open jobs");
  return Array.from({ length: count }, (_, index) => {
    const share = (count - index - random.next() * 0.8) / count;
    return published(now, 11 + 52 * 24 * share ** 1.3, false);
  });
}
