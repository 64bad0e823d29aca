import type { EntityManager } from "typeorm";
import type { PersonalRows, Person } from "./privacy.types.js";

/** The person's rows by one rule. Tables, columns and conditions are constants in the modules' code. */
export function rowsOf<Row>(
  manager: EntityManager,
  selection: string,
  rows: PersonalRows,
  person: Person,
): Promise<Row[]> {
  const sql = `SELECT ${selection} FROM ${rows.table} WHERE ${rows.where}`;
  return manager.query<Row[]>(sql, [keyOf(rows, person)]);
}

export const keyOf = ({ of }: PersonalRows, { address, account }: Person): string =>
  of === "address" ? address : (account?.id ?? "");
