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
/**
 * What a statement makes is there, or what it drops is gone: table 1050, 1051; column 1060; key 1061; any 1091;
 * constraint 1826 (MariaDB), 3822 (MySQL, a CHECK) and 3821 (MySQL, dropping it).
 */
const DONE_ALREADY = [1050, 1051, 1060, 1061, 1091, 1826, 3821, 3822];
export const isDoneAlready = (error: unknown): boolean =>
  DONE_ALREADY.includes(errnoOf(error) ?? 0);
/** The time limit of a statement: MariaDB's number and MySQL's. */
const OUT_OF_TIME = [1969, 3024];
const CONNECTION_CODES =
  /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|PROTOCOL_|ER_CON_COUNT|POOL_)/;
/** mysql2's pool says so without a code. */
const POOL_FULL = "Queue limit reached.";

/** The database cannot be reached, is overrun, or took too long: worth another try in a moment. */
export function isUnreachable(error: unknown): boolean {
  if (isLockConflict(error) || OUT_OF_TIME.includes(errnoOf(error) ?? 0)) return true;
  const raw: unknown =
    error && typeof error === "object" && "driverError" in error ? error.driverError : error;
  if (!(raw instanceof Error)) return false;
  if (raw.message === POOL_FULL) return true;
  return "code" in raw && typeof raw.code === "string" && CONNECTION_CODES.test(raw.code);
}
