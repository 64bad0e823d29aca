import { QueryFailedError, type QueryRunner } from "typeorm";

/**
 * The object to create exists, or the object to drop is gone. Tables: 1050, 1051. Columns: 1060. Keys: 1061. Anything
 * dropped: 1091. Constraints: 1826 (MariaDB), 3822 (MySQL, a CHECK), 3821 (MySQL, dropping one).
 */
const DONE_ALREADY: ReadonlySet<unknown> = new Set([
  1050, 1051, 1060, 1061, 1091, 1826, 3821, 3822,
]);

/**
 * Runs DDL that may have run before. MySQL commits each statement by itself, so an interrupted migration leaves its
 * first changes in place; the next run skips those and continues. Frozen with the migrations that call it.
 * @param statements each creates, adds or drops one named thing
 */
export async function changeTables(
  runner: QueryRunner,
  statements: readonly string[],
): Promise<void> {
  for (const statement of statements) {
    try {
      await runner.query(statement);
    } catch (error) {
      if (!isDoneAlready(error)) throw error;
    }
  }
}

function isDoneAlready(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const cause: unknown = error.driverError;
  return cause instanceof Error && "errno" in cause && DONE_ALREADY.has(cause.errno);
}
