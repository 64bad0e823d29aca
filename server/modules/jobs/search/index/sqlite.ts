import Libsql from "libsql";

export type SqlValue = string | number | Uint8Array | null;

/** A prepared statement. */
export interface Statement {
  run(...values: SqlValue[]): void;
  rows(...values: SqlValue[]): unknown[][];
}

/** One connection to an SQLite file; all calls block. */
export interface SqlFile {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

/**
 * Opens an SQLite file, or `:memory:`. The only place that knows the package: `node:sqlite` runs the
 * same SQL.
 */
export function openSqlite(file: string): SqlFile {
  const connection = new Libsql(file);
  return {
    exec: (sql) => void connection.exec(sql),
    close: () => void connection.close(),
    prepare(sql) {
      const statement = connection.prepare(sql);
      const reader = statement.reader ? statement.raw() : statement;
      return {
        // A single value must not be taken for an object of named parameters.
        run: (...values) => void statement.run(values),
        // Not `get`: once it has thrown, it throws the same error for every later query.
        rows: (...values) => reader.all(values) as unknown[][],
      };
    },
  };
}
