/** MySQL and MariaDB agree on these numbers; mysql2's names for them do not. */
const DUPLICATE = 1062;
const LOCK_WAIT = 1205;
const DEADLOCK = 1213;

const errnoOf = (error: unknown): number | undefined => {
  const raw: unknown =
    error && typeof error === "object" && "driverError" in error ? error.driverError : error;
  if (!raw || typeof raw !== "object" || !("errno" in raw)) return undefined;
  return typeof raw.errno === "number" ? raw.errno : undefined;
};

/** A unique key refused the row: somebody was first. */
export const isDuplicate = (error: unknown): boolean => errnoOf(error) === DUPLICATE;
/** Two transactions met; the loser may try again from the start. */
export const isLockConflict = (error: unknown): boolean =>
  [LOCK_WAIT, DEADLOCK].includes(errnoOf(error) ?? 0);
const CONNECTION_CODES =
  /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|PROTOCOL_|ER_CON_COUNT|POOL_)/;
/** The database cannot be reached, or took too long. */
export function isUnreachable(error: unknown): boolean {
  const raw: unknown =
    error && typeof error === "object" && "driverError" in error ? error.driverError : error;
  if (!raw || typeof raw !== "object" || !("code" in raw)) return false;
  return typeof raw.code === "string" && CONNECTION_CODES.test(raw.code);
}
