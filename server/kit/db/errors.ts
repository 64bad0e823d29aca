/** Error numbers: MySQL and MariaDB share them, but mysql2 has different names for them. */
const DUPLICATE = 1062;
const LOCK_WAIT = 1205;
const DEADLOCK = 1213;

const errnoOf = (error: unknown): number | undefined => {
  const raw: unknown =
    error && typeof error === "object" && "driverError" in error ? error.driverError : error;
  if (!raw || typeof raw !== "object" || !("errno" in raw)) return undefined;
  return typeof raw.errno === "number" ? raw.errno : undefined;
};

/** A unique key refused the row, because it exists already. */
export const isDuplicate = (error: unknown): boolean => errnoOf(error) === DUPLICATE;
/** Two transactions waited for each other, and this one was rolled back at once; it may be retried from the start. */
export const isDeadlock = (error: unknown): boolean => errnoOf(error) === DEADLOCK;
/** Another transaction held a lock for all of the time limit (`innodb_lock_wait_timeout`). */
export const isLockTimeout = (error: unknown): boolean => errnoOf(error) === LOCK_WAIT;
/** The statement exceeded its time limit: MariaDB's number and MySQL's. */
const OUT_OF_TIME = [1969, 3024];
export const isOutOfTime = (error: unknown): boolean => OUT_OF_TIME.includes(errnoOf(error) ?? 0);
const CONNECTION_CODES =
  /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|PROTOCOL_|ER_CON_COUNT|POOL_)/;
/** mysql2's pool throws this message without a code. */
const POOL_FULL = "Queue limit reached.";

/** The database is unreachable, overloaded or too slow: worth retrying shortly. */
export function isUnreachable(error: unknown): boolean {
  if (isDeadlock(error) || isLockTimeout(error)) return true;
  if (isOutOfTime(error)) return true;
  const raw: unknown =
    error && typeof error === "object" && "driverError" in error ? error.driverError : error;
  if (!(raw instanceof Error)) return false;
  if (raw.message === POOL_FULL) return true;
  return "code" in raw && typeof raw.code === "string" && CONNECTION_CODES.test(raw.code);
}
