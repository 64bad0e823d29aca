/**
 * Reads one column of a raw SQL row, without the ORM.
 * @throws TypeError if the driver returned another type: the statement or the column's type is wrong
 */
export type Reader<Value> = (raw: unknown) => Value;

/** One reader per field of `Fields`; a missing reader is a compile error. */
export type Readers<Fields extends object> = {
  readonly [Name in keyof Fields]-?: Reader<Fields[Name]>;
};

const unexpected = (wanted: string, raw: unknown): TypeError =>
  new TypeError(`expected ${wanted} in a row, got ${raw === null ? "null" : typeof raw}`);

export function readText(raw: unknown): string {
  if (typeof raw !== "string") throw unexpected("text", raw);
  return raw;
}

export function readInteger(raw: unknown): number {
  const value = typeof raw === "string" ? Number(raw) : raw;
  if (typeof value !== "number" || !Number.isInteger(value)) throw unexpected("an integer", raw);
  return value;
}

export function readTime(raw: unknown): Date {
  if (!(raw instanceof Date)) throw unexpected("a time", raw);
  return raw;
}

/** A JSON list of strings, as the driver parses it. */
export function readTextList(raw: unknown): string[] {
  if (!Array.isArray(raw)) throw unexpected("a list", raw);
  return raw.map(readText);
}

export const readOneOf =
  <Value extends string>(values: Readonly<Record<string, Value>>): Reader<Value> =>
  (raw) => {
    const value = typeof raw === "string" && Object.hasOwn(values, raw) ? values[raw] : undefined;
    if (value === undefined) throw unexpected(`one of ${Object.keys(values).join(", ")}`, raw);
    return value;
  };

export const nullable =
  <Value>(read: Reader<Value>): Reader<Value | null> =>
  (raw) =>
    raw === null ? null : read(raw);

/** For columns that a statement may omit. */
export const readTextIfSelected: Reader<string> = (raw) => (raw === undefined ? "" : readText(raw));

/**
 * @param prefix of the column names in the row (see `columnList`)
 * @returns the fields that have readers
 */
export function readFields<Fields extends object>(
  readers: Readers<Fields>,
  row: Readonly<Record<string, unknown>>,
  prefix = "",
): Fields {
  const fields: Partial<Fields> = {};
  for (const name in readers) fields[name] = readers[name](row[prefix + name]);
  // The loop has set every field, since each one has a reader.
  return fields as Fields;
}

/**
 * Readers for a statement that selected only some of the columns, prepared for its many rows.
 * @param names the selected ones; the other fields are left out
 */
export function readSelected<Fields extends object>(
  readers: Readers<Fields>,
  names: readonly (keyof Fields & string)[],
  prefix: string,
): (row: Readonly<Record<string, unknown>>) => Partial<Fields> {
  const columns = names.map((name) => ({ name, column: prefix + name, read: readers[name] }));
  return (row) => {
    const fields: Partial<Fields> = {};
    for (const { name, column, read } of columns) fields[name] = read(row[column]);
    return fields;
  };
}

/** `j.id AS j_id, j.code AS j_code` */
export const columnList = (alias: string, names: readonly string[]): string =>
  names.map((name) => `${alias}.${name} AS ${alias}_${name}`).join(", ");
