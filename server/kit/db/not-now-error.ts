/**
 * Thrown by the work of a queue (`LeasedQueue`) that can't be done now, for a reason that isn't the row's. The row uses up no attempt and is due
 * again at once, and what else was taken is given back untried.
 */
export class NotNowError extends Error {
  override readonly name = "NotNowError";

  /** @param error what to note in the row, which then is behind all that are due; without it, the row stays as it was */
  constructor(
    message: string,
    readonly error?: unknown,
  ) {
    super(message, { cause: error });
  }
}
