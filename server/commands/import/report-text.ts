import { boardTexts } from "#texts/boards";
import { MOST_MISSING } from "../../modules/boards/import/missing-jobs.js";
import type {
  ClosingReport,
  ImportReport,
  NoteCount,
  ProblemRow,
  RowResult,
} from "../../modules/boards/import/import.types.js";
import { counted } from "../backup/progress.js";

/** How many of the rows with a problem are printed; a file of all rows has the others. */
const MOST_SHOWN = 30;

const RESULTS: Record<RowResult, string> = {
  CREATED: "new",
  UPDATED: "changed",
  UNCHANGED: "as before",
  REOPENED: "open again",
  DRAFT: "kept as drafts",
  REFUSED: "not imported",
  UNREAD: "unreadable",
};

const KINDS: Record<NoteCount["kind"], string> = {
  MAPPED: "taken",
  GUESSED: "guessed",
  REFUSED: "left out",
};

/** The whole report, as lines to print. */
export function reportText(report: ImportReport, dryRun: boolean): string {
  const { format, company, source, counts, unlisted } = report;
  if (format === null) return "Nothing was imported.";
  const of = company === null ? "" : ` of ${company}`;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const parts = Object.entries(RESULTS)
    .map(([result, words]) => ({ words, count: counts[result as RowResult] }))
    .filter(({ count }) => count > 0)
    .map(({ words, count }) => `  ${count.toLocaleString("en-US")} ${words}`);
  const hidden = unlisted > 0 ? [`  ${unlisted} that the board doesn't list, left out`] : [];
  return [
    `${boardTexts.names[format]}${of}, source “${source ?? ""}”: ${counted(total, "job")}`,
    ...parts,
    ...hidden,
    ...fieldLines(report),
    ...problemLines(report),
    ...closingLines(report.closing, dryRun),
    ...(dryRun ? ["Nothing was changed (--dry-run)."] : []),
  ].join("\n");
}

function fieldLines({ notes }: ImportReport): string[] {
  if (notes.length === 0) return [];
  const widest = Math.max(...notes.map(({ field }) => field.length));
  const lines = notes
    .toSorted((a, b) => a.field.localeCompare(b.field) || b.rows - a.rows)
    .map(({ field, kind, from, message, rows }) => {
      const where = from === "" ? "" : ` from ${from}`;
      return `  ${field.padEnd(widest)}  ${rows} ${KINDS[kind]}${where}${message && `: ${message}`}`;
    });
  return ["Fields:", ...lines];
}

function problemLines({ rows, counts }: ImportReport): string[] {
  const all = counts.DRAFT + counts.REFUSED + counts.UNREAD;
  if (all === 0) return [];
  const shown = rows.slice(0, MOST_SHOWN);
  const more = all - shown.length;
  return [
    "To look at:",
    ...shown.map(problemLine),
    ...(more > 0 ? [`  … and ${more} more (--report FILE writes all rows to a file)`] : []),
  ];
}

function problemLine({ at, externalId, role, result, problems }: ProblemRow): string {
  const name = [externalId, role].filter(Boolean).join(", ");
  const why = problems.map(({ message }) => message).join(" ");
  return `  row ${at}${name === "" ? "" : ` (${name})`}: ${RESULTS[result]}. ${why}`;
}

const HELD: Record<NonNullable<ClosingReport["held"]>, string> = {
  UNREADABLE: "the file can't be read to its end",
  PART: "the file is only a part of the board",
  UNNAMED: "a row has no ID, so it may be any of them",
  TOO_MANY: `they are more than ${MOST_MISSING * 100} % of the source's open jobs; if that is right, add --yes`,
};

function closingLines(closing: ClosingReport | null, dryRun: boolean): string[] {
  if (closing === null) return [];
  const { missing, closed, held } = closing;
  const jobs = `${counted(missing, "open job")} of the source ${missing === 1 ? "isn't" : "aren't"} in the file`;
  if (held !== null) return [`${jobs}. Closed none: ${HELD[held]}.`];
  return [dryRun ? `${jobs}, and would be closed.` : `${jobs}. Closed ${closed}.`];
}
