import type { QueryRunner } from "typeorm";

/** What information_schema says about a column. */
interface Column {
  tableName: string;
  name: string;
  type: string;
  /** In characters or bytes; null for numbers and times. */
  length: number | null;
}
/** A column that names a row of another table. */
interface Reference {
  tableName: string;
  name: string;
  target: string;
  targetName: string;
}
type Value = string | number | Buffer;
type Row = Record<string, Value>;

const COLUMNS = `SELECT TABLE_NAME AS tableName, COLUMN_NAME AS name, DATA_TYPE AS type,
    CHARACTER_MAXIMUM_LENGTH AS length
  FROM information_schema.COLUMNS
  WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME <> 'migrations'
    AND EXTRA NOT LIKE '%GENERATED%'
  ORDER BY TABLE_NAME, ORDINAL_POSITION`;
const REFERENCES = `SELECT TABLE_NAME AS tableName, COLUMN_NAME AS name,
    REFERENCED_TABLE_NAME AS target, REFERENCED_COLUMN_NAME AS targetName
  FROM information_schema.KEY_COLUMN_USAGE
  WHERE TABLE_SCHEMA = DATABASE() AND REFERENCED_TABLE_NAME IS NOT NULL`;
const CHECKS = `SELECT t.TABLE_NAME AS tableName, c.CHECK_CLAUSE AS clause
  FROM information_schema.CHECK_CONSTRAINTS c JOIN information_schema.TABLE_CONSTRAINTS t
    ON t.CONSTRAINT_SCHEMA = c.CONSTRAINT_SCHEMA AND t.CONSTRAINT_NAME = c.CONSTRAINT_NAME
  WHERE c.CONSTRAINT_SCHEMA = DATABASE() AND t.CONSTRAINT_TYPE = 'CHECK'`;

/**
 * Adds a row to every table, with a value in every column of the schema of this moment. What rows of one call have in
 * columns of the same name is the same, so that they belong together even without a foreign key.
 * @param n another number for each call, from 1 to 99: it is in every text and number, so that no two rows collide
 * @param words what a column may contain, by "table.column", where it matters and no CHECK lists it
 */
export async function fillTables(
  runner: QueryRunner,
  n: number,
  words: Readonly<Record<string, readonly Value[]>>,
): Promise<void> {
  const columns: Column[] = await runner.query(COLUMNS);
  const references: Reference[] = await runner.query(REFERENCES);
  const allowed = { ...words, ...(await listedWords(runner)) };
  const rows = new Map<string, Row>();
  for (const table of inOrder(
    [...new Set(columns.map(({ tableName }) => tableName))],
    references,
  )) {
    const row: Row = {};
    for (const column of columns.filter(({ tableName }) => tableName === table)) {
      const choices = allowed[`${table}.${column.name}`];
      row[column.name] = choices?.[n % choices.length] ?? valueOf(column, n);
    }
    for (const { name, target, targetName } of references.filter((one) => one.tableName === table))
      row[name] = rows.get(target)?.[targetName] ?? fail(`${table}.${name} refers to no row`);
    rows.set(table, row);
    const names = Object.keys(row).map(quoted).join(", ");
    await runner.query(`INSERT INTO ${quoted(table)} (${names}) VALUES (?)`, [Object.values(row)]);
  }
}

const quoted = (name: string): string => `\`${name}\``;

/** Tables after those that they refer to. */
function inOrder(tables: readonly string[], references: readonly Reference[]): string[] {
  const done = new Set<string>();
  const add = (table: string) => {
    if (done.has(table)) return;
    for (const { tableName, target } of references)
      if (tableName === table && target !== table) add(target);
    done.add(table);
  };
  tables.forEach(add);
  return [...done];
}

/** What CHECK constraints allow: \`status\` in ('A','B'), or \`score\` between 1 and 5. */
async function listedWords(runner: QueryRunner): Promise<Record<string, Value[]>> {
  const checks: { tableName: string; clause: string }[] = await runner.query(CHECKS);
  const found: Record<string, Value[]> = {};
  for (const { tableName, clause } of checks) {
    const [, name, list = ""] = /^\(?`(\w+)` (?:in|between) \(?([^)]*)/i.exec(clause) ?? [];
    if (name === undefined) continue;
    // MySQL writes _utf8mb4\'A\' for 'A'.
    const texts = [...list.matchAll(/'([^'\\]+)\\?'/g)].map(([, text = ""]) => text);
    const numbers = [...list.matchAll(/\d+/g)].map(([text]) => Number(text));
    found[`${tableName}.${name}`] = texts.length > 0 ? texts : numbers;
  }
  return found;
}

function valueOf({ tableName, name, type, length }: Column, n: number): Value {
  // The number first: a short column has no place for more.
  const text = `${n}${name}`.slice(0, length ?? undefined);
  switch (type) {
    case "char":
    case "varchar":
    case "text":
    case "mediumtext":
      return text;
    // JSON in MariaDB.
    case "longtext":
    case "json":
      return JSON.stringify([text]);
    case "binary":
    case "varbinary":
    case "blob":
    case "mediumblob":
      return Buffer.from(text);
    case "tinyint":
    case "smallint":
    case "int":
    case "bigint":
    case "double":
      return n;
    case "date":
      return `2026-01-${String((n % 28) + 1).padStart(2, "0")}`;
    case "datetime":
      return `2026-01-02 03:04:${String(n % 60).padStart(2, "0")}.678`;
    default:
      return fail(`no value is known for the type ${type} of ${tableName}.${name}`);
  }
}

function fail(message: string): never {
  throw new Error(message);
}
