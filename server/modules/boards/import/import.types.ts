import type { JobImport } from "../../jobs/import/job-import.service.js";
import type { BoardFault } from "../board-error.js";
import type { BoardFormat, BoardNote, JobInputField } from "../board.types.js";

/** What imports jobs. */
export type ImportedJobs = Pick<JobImport, "importRows" | "listOpen" | "close">;

/** Which jobs an import closes that are no longer in their source. */
export type Closing =
  | "NONE"
  /** All, unless they are more than a fifth of the source's open jobs: then none. */
  | "FEW"
  | "ALL";

/** What to import, and how. */
export interface ImportWish {
  companyId: string;
  /** Name of the source; null for the board's own. */
  source: string | null;
  /** Name of the file, for reports. */
  fileName: string;
  /** True writes nothing, and says what would be done. */
  dryRun: boolean;
  closing: Closing;
}

/** What became of a row, or with a dry run would. */
export type RowResult =
  | "CREATED"
  | "UPDATED"
  | "UNCHANGED"
  | "REOPENED"
  /** Can't be published as it is: kept as a draft, so that a person can complete it. */
  | "DRAFT"
  /** Not kept. */
  | "REFUSED"
  /** Can't be read. */
  | "UNREAD";

/** Why a job is a draft, or isn't kept. */
export interface RowProblem {
  /** The field of a job; null if it is about the row. */
  field: string | null;
  /** For people. */
  message: string;
}

/** What became of one row. */
export interface RowReport {
  /** Its place in the source, from 1. */
  at: number;
  externalId: string | null;
  /** The title of the job, if it has one. */
  role: string | null;
  result: RowResult;
  problems: RowProblem[];
  /** What was taken from the board, guessed, and left out. */
  notes: BoardNote[];
}

/** A row with a problem, without what became of its fields: the report counts that for all rows together. */
export type ProblemRow = Omit<RowReport, "notes">;

/** In how many rows the same became of a field. */
export interface NoteCount {
  field: JobInputField;
  kind: BoardNote["kind"];
  /** The field of the board; "" if there is none. */
  from: string;
  /** For people; "" if there is nothing to say. */
  message: string;
  rows: number;
}

/** What became of the jobs of the source that weren't in the file. */
export interface ClosingReport {
  /** Open jobs of the source. */
  open: number;
  /** Those of them that weren't in the file. */
  missing: number;
  /** Those that were closed; with a dry run, none. */
  closed: number;
  /** Why none may be closed; null if they may. */
  held:
    | "UNREADABLE" // the file can't be read to its end
    | "PART" // the file is a part of the board
    | "UNNAMED" // a row has no id, and may be any of them
    | "TOO_MANY" // more than a fifth
    | null;
}

/** What an import did. Its size doesn't grow with the file. */
export interface ImportReport {
  /** Null if the file is none that we know. */
  format: BoardFormat | null;
  /** The employer that the file names. */
  company: string | null;
  /** The name of the source that the jobs have. */
  source: string | null;
  /** Rows by what became of them. */
  counts: Record<RowResult, number>;
  /** Rows that the board itself doesn't list. */
  unlisted: number;
  /** By the order of the first row. At most `MOST_NOTES`. */
  notes: NoteCount[];
  /** The first rows that are drafts, refused, or can't be read. At most `MOST_ROWS`. */
  rows: ProblemRow[];
  /** Why the rest of the file can't be read. What was read until then is imported. */
  fault: { code: BoardFault; message: string; afterRow: number } | null;
  /** Null if nothing was to be closed. */
  closing: ClosingReport | null;
}

/** Follows an import; it waits for them. */
export interface ImportFollower {
  onRow?: (row: RowReport) => Promise<void> | void;
  /** After each batch, with the report as far as it is. */
  onBatch?: (report: ImportReport) => Promise<void> | void;
}
