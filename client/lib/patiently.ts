import { readFailure } from "./api-error";

/** The longest wait, in seconds, that is sat out. */
const LONGEST_WAIT = 10;

/**
 * Runs a query again when the server says how long to wait: a board of applications is most of what a person may ask for in a
 * few seconds.
 *
 * @throws what the query throws, if it is no such refusal, the wait is longer than ten seconds, or it is refused twice
 */
export async function patiently<T>(query: () => Promise<T>): Promise<T> {
  try {
    return await query();
  } catch (error) {
    const failure = readFailure(error);
    const wait = failure.kind === "refused" ? failure.waitSeconds : null;
    if (wait === null || wait > LONGEST_WAIT) throw error;
    await new Promise((done) => setTimeout(done, wait * 1000));
    return query();
  }
}
