import { days } from "../../../core/clock.js";

/** An attempt to charge an invoice that failed, or that the bank wants confirmed. */
export interface FailedAttempt {
  at: Date;
  /** 1 for the first. */
  attempt: number;
  /** Whether Stripe will try again on its own. */
  isRetried: boolean;
}

export type FailureStep = "FIRST" | "AGAIN" | "LATE" | "STOPPED";
export type ConfirmationStep = "FIRST" | "LATE";

/** Stripe tries a card over about two weeks: after one of them, the end of the plan is near. */
const LATE_MS = days(7);

/**
 * What the buyer is told about a failed attempt. Stripe tries a card up to eight times, and more mails would not help, so each step
 * is told once, by the first attempt of it that we read.
 * @param failures those that we read, oldest first, up to the one to tell
 * @param dueAt when the invoice was made; null if we don’t know
 * @returns null if an earlier one told it
 */
export const stepToTell = (
  failures: readonly FailedAttempt[],
  dueAt: Date | null,
): FailureStep | null => lastIfNew(failures.map((failure) => stepOf(failure, dueAt)));

/** The same for attempts that the bank wants confirmed: the buyer is asked once, and once more before the plan may end. */
export const confirmationToTell = (
  attempts: readonly FailedAttempt[],
  dueAt: Date | null,
): ConfirmationStep | null =>
  lastIfNew(attempts.map((attempt) => (isLate(attempt, dueAt) ? "LATE" : "FIRST")));

function lastIfNew<Step>(steps: readonly Step[]): Step | null {
  const last = steps.at(-1);
  return last === undefined || steps.indexOf(last) < steps.length - 1 ? null : last;
}

function stepOf(failure: FailedAttempt, dueAt: Date | null): FailureStep {
  if (!failure.isRetried) return "STOPPED";
  if (failure.attempt <= 1) return "FIRST";
  return isLate(failure, dueAt) ? "LATE" : "AGAIN";
}

const isLate = ({ at }: FailedAttempt, dueAt: Date | null): boolean =>
  dueAt !== null && Number(at) - Number(dueAt) >= LATE_MS;
