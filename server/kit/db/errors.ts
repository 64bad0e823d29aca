/** Error numbers: MySQL and MariaDB share them, but mysql2 has different names for them. */
const DUPLICATE = 1062;
const LOCK_WAIT = 1205;
/** Of InnoDB and of Galera, whose nodes tell at commit; and of MySQL's Group Replication. */
const DEADLOCKS = [1213, 3101];

const isOneOf = (numbers: readonly number[], error: unknown): boolean =>
  numbers.includes(errnoOf(error) ?? 0);

const errnoOf = (error: unknown): number | undefined => {
  const raw: unknown =
    error && typeof error === "object" && "driverError" in error ? error.driverError : error;
  if (!raw || typeof raw !== "object" || !("errno" in raw)) return undefined;
  return typeof raw.errno === "number" ? raw.errno : undefined;
};

/** A unique key refused the row, because it exists already. */
export const isDuplicate = (error: unknown): boolean => errnoOf(error) === DUPLICATE;
/** Two transactions waited for each other, and this one was rolled back at once; it may be retried from the start. */
export const isDeadlock = (error: unknown): boolean => isOneOf(DEADLOCKS, error);
/** Another transaction held a lock for all of the time limit (`innodb_lock_wait_timeout`). */
export const isLockTimeout = (error: unknown): boolean => errnoOf(error) === LOCK_WAIT;
/** `NOWAIT` met a lock: MySQL's number, and MariaDB's. */
export const isLockedNow = (error: unknown): boolean => isOneOf([3572, LOCK_WAIT], error);
/** The statement exceeded its time limit: MariaDB's number and MySQL's. */
const OUT_OF_TIME = [1969, 3024];
export const isOutOfTime = (error: unknown): boolean => isOneOf(OUT_OF_TIME, error);
/** An operator ended the statement. */
const INTERRUPTED = 1317;
/**
 * The server behind a connection can't do the work any more, though another one may, or a new connection: it became read-only
 * (1290, 1792, 1836), left its cluster (1047 of Galera; 3100 of Group Replication, and 3032 once it is in offline mode), shuts down
 * (1053), or has ended the connection (1927 of MariaDB, 4031 of MySQL).
 */
const SERVER_LOST = [1047, 1053, 1290, 1792, 1836, 1927, 3032, 3100, 4031];
/** This user may have no more connections, or no more in this hour. */
const USED_UP = [1203, 1226];
/** A write was sent to a server, or over a connection, that only reads. */
const READ_ONLY = [1290, 1792, 1836];
export const isRefusedWrite = (error: unknown): boolean => isOneOf(READ_ONLY, error);
/** Whether the connection that the error came over must not be used again. */
export const endsConnection = (error: unknown): boolean => isOneOf(SERVER_LOST, error);
const CONNECTION_CODES =
  /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|PROTOCOL_|ER_CON_COUNT|POOL_)/;
/** mysql2 throws these without a code: its pool is full; the connection was closed between two statements (3.22). */
const WITHOUT_CODE = [
  "Queue limit reached.",
  "Can't add new command when connection is in closed state",
  "Can't write in closed state",
];

/** The database is unreachable, overloaded or too slow: worth retrying shortly. */
export function isUnreachable(error: unknown): boolean {
  if (isDeadlock(error) || isLockTimeout(error) || isOutOfTime(error)) return true;
  if (endsConnection(error) || isOneOf([...USED_UP, INTERRUPTED], error)) return true;
  const raw: unknown =
    error && typeof error === "object" && "driverError" in error ? error.driverError : error;
  if (!(raw instanceof Error)) return false;
  if (WITHOUT_CODE.includes(raw.message)) return true;
  return "code" in raw && typeof raw.code === "string" && CONNECTION_CODES.test(raw.code);
}

/** The error that a silent server ends in: `isUnreachable`. */
export const timedOut = (message: string): Error =>
  Object.assign(new Error(message), { code: "ETIMEDOUT" });
