import type { BoardUnreadable } from "../board-error.js";
import type { Board, BoardNote } from "../board.types.js";
import type { ImportReport, NoteCount, RowReport } from "./import.types.js";

/** Notes with words of the board in them may be different in every row. */
const MOST_NOTES = 300;
const MOST_ROWS = 200;

const emptyReport = (): ImportReport => ({
  format: null,
  company: null,
  source: null,
  counts: { CREATED: 0, UPDATED: 0, UNCHANGED: 0, REOPENED: 0, DRAFT: 0, REFUSED: 0, UNREAD: 0 },
  unlisted: 0,
  notes: [],
  rows: [],
  fault: null,
  closing: null,
});

/** Counts what becomes of rows, in a report that stays small. */
export class ReportWriter {
  readonly report = emptyReport();
  private readonly notes = new Map<string, NoteCount>();
  private lastAt = 0;

  begin({ format, company }: Board, source: string): void {
    Object.assign(this.report, { format, company, source });
  }

  add(row: RowReport): void {
    const { report } = this;
    this.lastAt = row.at;
    report.counts[row.result] += 1;
    const { notes, ...problem } = row;
    if (row.problems.length > 0 && report.rows.length < MOST_ROWS) report.rows.push(problem);
    for (const note of notes) this.count(note);
  }

  fail({ code, message }: BoardUnreadable): void {
    this.report.fault = { code, message, afterRow: this.lastAt };
  }

  /** Jobs that are open now, and weren't before. */
  get added(): number {
    const { CREATED, REOPENED } = this.report.counts;
    return CREATED + REOPENED;
  }

  private count(note: BoardNote): void {
    const { field, kind, from, message } = note;
    const key = JSON.stringify([field, kind, from, message]);
    const known = this.notes.get(key);
    if (known) known.rows += 1;
    else if (this.notes.size < MOST_NOTES) {
      const first = { ...note, rows: 1 };
      this.notes.set(key, first);
      this.report.notes.push(first);
    }
  }
}
