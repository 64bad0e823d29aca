import { firmDayOf } from "#site/firm-day";
import { businessDaysBetween } from "../../../core/business-days.js";
import type { AnswerTime } from "./answer-time.types.js";

/** What the site promises: an answer within this many business days. */
const PROMISED_DAYS = 2;
/** With fewer, the numbers mean little and could reveal single applications. */
const MIN_ANSWERS = 10;
/** The count is rounded down to this, so that no one can watch applications arrive one by one. */
const COUNT_STEP = 10;

/** The times that an application's answer is measured by. */
export interface SentApplication {
  /** When it was sent; the last time if it was sent again. */
  appliedAt: Date;
  /** When staff first moved it after that; null if they haven't. */
  answeredAt: Date | null;
  /** When the candidate withdrew it; null if they haven't. */
  withdrawnAt: Date | null;
}

const daysBetween = (from: Date, to: Date): number =>
  businessDaysBetween(firmDayOf(from), firmDayOf(to));

/** Whether an application without an answer has waited longer than we promise. */
export const isAnswerLate = (appliedAt: Date, now: Date): boolean =>
  daysBetween(appliedAt, now) > PROMISED_DAYS;

/** Business days until the answer; Infinity while there is none. */
const daysToAnswer = ({ appliedAt, answeredAt }: SentApplication): number =>
  answeredAt === null ? Infinity : daysBetween(appliedAt, answeredAt);

/**
 * Whether an application counts. One whose time is not over doesn't, even if it has an answer: else the fast answers of the
 * last days would count, and the slow ones not yet. Nor does one that was withdrawn while it could still wait.
 */
function isMeasured({ appliedAt, answeredAt, withdrawnAt }: SentApplication, now: Date): boolean {
  const end = answeredAt === null ? (withdrawnAt ?? now) : now;
  return daysBetween(appliedAt, end) > PROMISED_DAYS;
}

/** Sums up how fast a company's applications were answered. @returns null with fewer than 10 answers */
export function answerTimeOf(
  applications: readonly SentApplication[],
  now: Date,
): AnswerTime | null {
  const measured = applications.filter((application) => isMeasured(application, now));
  const waits = measured.map(daysToAnswer).toSorted((a, b) => a - b);
  if (waits.filter(Number.isFinite).length < MIN_ANSWERS) return null;
  // The lower one of two in the middle: half are answered by then.
  const median = waits[Math.ceil(waits.length / 2) - 1] ?? Infinity;
  const inTime = waits.filter((wait) => wait <= PROMISED_DAYS).length;
  return {
    medianBusinessDays: Number.isFinite(median) ? median : null,
    percentWithinTwoDays: Math.floor((inTime * 100) / waits.length),
    applicationCount: Math.floor(waits.length / COUNT_STEP) * COUNT_STEP,
  };
}
