import type { QueryRunner } from "typeorm";
import { isDoneAlready } from "../errors.js";

/**
 * Changes tables, one change a statement. MySQL commits each by itself, so a migration that breaks off leaves those
 * before; the next run finds them done and goes on behind them.
 * @param statements DDL: each makes, adds or drops one thing by name
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
