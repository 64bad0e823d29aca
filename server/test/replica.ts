import { expect } from "@jest/globals";
import type { ChangeSubject } from "../modules/changes/change.types.js";
import type { TestApp } from "./create-test-app.js";

const TABLES = { JOB: "jobs", COMPANY: "companies" } as const;
type Copied = keyof typeof TABLES;
const copied = Object.keys(TABLES) as Copied[];
const isCopied = (subject: ChangeSubject): subject is Copied => subject in TABLES;
/** Made from other columns, and not announced. */
const DERIVED = ["searchVersion", "roleFamily"];

type Row = Record<string, unknown> & { id: string };
const textOf = (row: Row): string =>
  JSON.stringify(Object.entries(row).filter(([name]) => !DERIVED.includes(name)));

/** A copy of jobs and companies that one instance keeps by the feed of changes alone. Begins empty. */
export class Replica {
  private readonly rows = { JOB: new Map<string, string>(), COMPANY: new Map<string, string>() };
  private outdated: { subject: Copied; id: string }[] = [];

  constructor(private readonly app: TestApp) {
    app.services.changeFollower.onChanges((changes) => {
      for (const { subject, subjectId: id } of changes)
        if (isCopied(subject)) this.outdated.push({ subject, id });
    });
  }

  /** Reads again what the feed named. */
  async refresh(): Promise<void> {
    const outdated = this.outdated.splice(0);
    for (const subject of copied) {
      const ids = new Set(outdated.flatMap((one) => (one.subject === subject ? [one.id] : [])));
      if (ids.size === 0) continue;
      for (const id of ids) this.rows[subject].delete(id);
      for (const row of await this.read(subject, "WHERE id IN (?)", [...ids]))
        this.rows[subject].set(row.id, textOf(row));
    }
  }

  /** Asserts that the copy has the same rows as the tables. @returns how many */
  async expectSame(): Promise<number> {
    await this.app.services.changeFollower.poll();
    await this.refresh();
    for (const subject of copied) {
      const rows = await this.read(subject, "");
      expect(Object.fromEntries(this.rows[subject])).toEqual(
        Object.fromEntries(rows.map((row) => [row.id, textOf(row)])),
      );
    }
    return this.rows.JOB.size + this.rows.COMPANY.size;
  }

  private read(subject: Copied, where: string, ids: string[] = []): Promise<Row[]> {
    const sql = `SELECT * FROM ${TABLES[subject]} ${where}`;
    return this.app.dataSource.query<Row[]>(sql, [ids]);
  }
}
