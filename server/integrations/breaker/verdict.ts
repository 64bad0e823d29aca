import { AppError, isUnavailable } from "../../core/errors.js";
import { isOutOfRoom } from "../../core/out-of-room.js";

/**
 * What an error says about the provider. `down`: no answer, a failure, or too many calls for it. `denied`: it doesn't accept
 * our keys, which waiting doesn't mend. `answered`: it works, and refused what was asked. `local`: it wasn't reached, through
 * no fault of its own.
 */
export type Verdict = "down" | "denied" | "answered" | "local";

/** @param status of the provider's answer; undefined if there was none */
export function verdictOnStatus(status: number | undefined): Verdict {
  if (status === undefined || status === 429 || status >= 500) return "down";
  return status === 401 || status === 403 ? "denied" : "answered";
}

/** By the status of the provider's answer. @param statusOf gives undefined for errors that are no answer */
export const byStatus =
  (statusOf: (error: unknown) => number | undefined) =>
  (error: unknown): Verdict => {
    if (isOutOfRoom(error)) return "local";
    // The request that asked has no time left.
    if (isUnavailable(error)) return "local";
    // What we made of its answer.
    if (error instanceof AppError) return "answered";
    return verdictOnStatus(statusOf(error));
  };
