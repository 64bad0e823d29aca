import type { DataSource } from "typeorm";
import type { ServerKind } from "./programs.js";

/** What a backup or a restore must know of the server and the database. */
export interface ServerFacts {
  kind: ServerKind;
  /** As the server says it: "8.4.11", "10.11.18-MariaDB-0+deb12u1". */
  version: string;
  database: string;
  /** In the order in which they ran. Empty where there is no such table. */
  migrations: string[];
  tables: string[];
  /** Whether a dump can say where in the binary log its snapshot is. */
  canTellPosition: boolean;
}

export async function readFacts(dataSource: DataSource): Promise<ServerFacts> {
  const [row] = await dataSource.query<{ version: string; name: string; log: number | string }[]>(
    "SELECT VERSION() AS version, DATABASE() AS name, @@log_bin AS log",
  );
  if (!row) throw new Error("The server says nothing about itself.");
  const tables = await tablesOf(dataSource);
  const migrations = tables.includes("migrations") ? await migrationsOf(dataSource) : [];
  const kind = /mariadb/i.test(row.version) ? "mariadb" : "mysql";
  const canTellPosition = Number(row.log) === 1 && (await mayReadPosition(dataSource, kind));
  return { kind, version: row.version, database: row.name, migrations, tables, canTellPosition };
}

async function tablesOf(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ name: string }[]>(
    "SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() ORDER BY 1",
  );
  return rows.map(({ name }) => name);
}

export async function migrationsOf(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ name: string }[]>(
    "SELECT name FROM migrations ORDER BY id",
  );
  return rows.map(({ name }) => name);
}

/** The database's clock, which its binary log uses, too. */
export async function databaseTime(dataSource: DataSource): Promise<Date> {
  const [row] = await dataSource.query<{ now: string | number }[]>(
    "SELECT CAST(UNIX_TIMESTAMP() AS CHAR) AS now",
  );
  return new Date(Number(row?.now) * 1000);
}

/** MySQL's dump program locks all tables for a moment to find its snapshot's place; MariaDB's asks the server. */
async function mayReadPosition(dataSource: DataSource, kind: ServerKind): Promise<boolean> {
  const isListed = await dataSource.query<unknown[]>("SHOW BINARY LOGS").then(
    () => true,
    () => false,
  );
  if (!isListed || kind === "mariadb") return isListed;
  const grants = await dataSource.query<Record<string, string>[]>("SHOW GRANTS");
  return grants
    .flatMap((grant) => Object.values(grant))
    .some((grant) => /\b(?:RELOAD|ALL PRIVILEGES)\b.* ON \*\.\* /.test(grant));
}

/** "10.11" of "10.11.18-MariaDB", as numbers that can be compared. */
export function seriesOf(version: string): number {
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(version) ?? [];
  return Number(major) * 1000 + Number(minor);
}
