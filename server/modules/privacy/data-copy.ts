import type { DataSource } from "typeorm";
import { unseal } from "../../core/secrets.js";
import { rowsOf } from "./person.js";
import type { ExportedRows, Person, PrivacyRules } from "./privacy.types.js";

/** One JSON file of the copy. */
export interface CopiedArea {
  name: string;
  /** What the rows are, for the reader. */
  what: string;
  rows: Record<string, unknown>[];
}

/** One file of the copy that the person sent us. */
export interface CopiedFile {
  folder: string;
  /** Key in the object store. */
  key: string;
  /** As the person named it. */
  name: string;
}

/** Reads what is stored about a person, by the rules of the modules; no secrets, and no one else's data. */
export class DataCopy {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rules: readonly PrivacyRules[],
    private readonly secretKey: string,
  ) {}

  /** The areas that have rows, one after the other, so that only one is in memory. */
  async *areas(person: Person): AsyncGenerator<CopiedArea> {
    for (const exported of this.rules.flatMap((rules) => rules.exported ?? [])) {
      const rows = await this.read(exported, person);
      if (rows.length > 0) yield { name: exported.area, what: exported.what, rows };
    }
  }

  async files(person: Person): Promise<CopiedFile[]> {
    const files: CopiedFile[] = [];
    for (const rule of this.rules.flatMap((rules) => rules.exportedFiles ?? [])) {
      const { folder, keyColumn, nameColumn } = rule;
      const selection = `${keyColumn} AS fileKey, ${nameColumn} AS name`;
      type Row = { fileKey: string; name: string };
      const rows = await rowsOf<Row>(this.dataSource.manager, selection, rule, person);
      files.push(...rows.map(({ fileKey, name }) => ({ folder, key: fileKey, name })));
    }
    return files;
  }

  private async read(rule: ExportedRows, person: Person): Promise<CopiedArea["rows"]> {
    const { columns, computed = {}, sealed = {} } = rule;
    const named = [
      ...Object.entries(computed).map(([name, sql]) => `${sql} AS ${name}`),
      ...Object.entries(sealed).map(([name, { column }]) => `${column} AS ${name}`),
    ];
    const selection = [...columns, ...named].join(", ");
    const { manager } = this.dataSource;
    const rows = await rowsOf<Record<string, unknown>>(manager, selection, rule, person);
    return rows.map((row) => this.opened(row, sealed, person));
  }

  /** The row with its encrypted columns opened; null if the server's key was changed since. */
  private opened(
    row: Record<string, unknown>,
    sealed: NonNullable<ExportedRows["sealed"]>,
    { account }: Person,
  ): Record<string, unknown> {
    const opened = { ...row };
    for (const [name, { purpose }] of Object.entries(sealed)) {
      const text = row[name];
      opened[name] =
        typeof text === "string" && account !== null
          ? openOrNull(this.secretKey, purpose(account.id), text)
          : null;
    }
    return opened;
  }
}

function openOrNull(secretKey: string, purpose: string, text: string): unknown {
  try {
    return JSON.parse(unseal(secretKey, purpose, text));
  } catch {
    return null;
  }
}
