import { days } from "../../../core/clock.js";

/** A failed attempt to charge an invoice. */
export interface FailedAttempt {
  at: Date;
  /** 1 for the first. */
  attempt: number;
  /** Whether Stripe will try again on its own. */
  isRetried: boolean;
}

export type FailureStep = "FIRST" | "AGAIN" | "LATE" | "STOPPED";

/** Stripe tries a card over about two weeks: after one of them, the end of the plan is near. */
const LATE_MS = days(7);

/**
 * What the buyer is told about a failed attempt. Stripe tries a card up to eight times, and more mails would not help, so each step
 * is told once, by the first attempt of it that we read.
 * @param failures those that we read, oldest first, up to the one to tell
 * @param dueAt when the invoice was made; null if we don’t know
 * @returns null if an earlier one told it
 */
export function stepToTell(
  failures: readonly FailedAttempt[],
  dueAt: Date | null,
): FailureStep | null {
  const steps = failures.map((failure) => stepOf(failure, dueAt));
  const step = steps.pop();
  return step === undefined || steps.includes(step) ? null : step;
}

function stepOf({ at, attempt, isRetried }: FailedAttempt, dueAt: Date | null): FailureStep {
  if (!isRetried) return "STOPPED";
  if (attempt <= 1) return "FIRST";
  return dueAt && Number(at) - Number(dueAt) >= LATE_MS ? "LATE" : "AGAIN";
}
