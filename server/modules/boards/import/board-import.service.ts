import { boardTexts } from "#texts/boards";
import type { Actor } from "../../../core/actor.js";
import { jobWords } from "../../jobs/job-words.js";
import { BoardUnreadable } from "../board-error.js";
import type {
  Board,
  BoardAdvert,
  BoardNote,
  BoardRow,
  JobInputField,
  UnreadRow,
} from "../board.types.js";
import { jobInputOf, type JobOfBoard } from "../job-input/job-input.js";
import { readBoard } from "../read-board.js";
import { MissingJobs } from "./missing-jobs.js";
import { ReportWriter } from "./report-writer.js";
import { SeenIds } from "./seen-ids.js";
import type {
  ImportedJobs,
  ImportFollower,
  ImportReport,
  ImportWish,
  RowProblem,
  RowReport,
  RowResult,
} from "./import.types.js";

/** As many as `JobImport` takes at once. */
const BATCH = 100;

/** A row that waits for its batch: an advert as a job, or a report that says all. */
type Waiting = { at: number; job: JobOfBoard } | { at: number; said: RowReport };

/** Moves the jobs of a board or a file in. Sending the same file again changes nothing. */
export class BoardImport {
  constructor(private readonly jobs: ImportedJobs) {}

  /**
   * Reads a file to its end, or as far as it can be read, and imports what it has. Holds one batch of rows and the ids of all.
   * @param actorOf who imports jobs of a source, which is known only when the file is open
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND for the company; BAD_INPUT with field `source`. The rows of earlier batches stay
   *   imported, whatever else is thrown.
   */
  async run(
    actorOf: (source: string) => Actor,
    bytes: AsyncIterable<Uint8Array>,
    wish: ImportWish,
    follower: ImportFollower = {},
  ): Promise<ImportReport> {
    const writer = new ReportWriter();
    const board = await opened(bytes, wish.fileName, writer);
    if (board === null) return writer.report;
    const source = wish.source ?? boardTexts.names[board.format];
    writer.begin(board, source);
    const actor = actorOf(source);
    const of = { companyId: wish.companyId, source };
    // Says at once that the company is unknown, or isn't the caller's.
    await this.jobs.listOpen(actor, of, { limit: 1 });
    const seen = new SeenIds();
    const send = async (batch: readonly Waiting[]) => {
      for (const row of await this.sent(actor, of, batch, wish.dryRun)) {
        writer.add(row);
        await follower.onRow?.(row);
      }
      writer.report.unlisted = board.summary().unlisted;
      await follower.onBatch?.(writer.report);
    };
    await inBatches(board, writer, (row) => waiting(row, seen), send);
    if (wish.closing !== "NONE")
      writer.report.closing = await new MissingJobs(this.jobs, actor, of).close(seen, {
        ...wish,
        added: wish.dryRun ? 0 : writer.added,
        isReadable: writer.report.fault === null,
        isWhole: board.summary().isWhole,
      });
    return writer.report;
  }

  /** What becomes of a batch. What can't be published is sent again as a draft. */
  private async sent(
    actor: Actor,
    of: { companyId: string; source: string },
    batch: readonly Waiting[],
    dryRun: boolean,
  ): Promise<RowReport[]> {
    const jobs = batch.flatMap((row) => ("job" in row ? [row.job] : []));
    const ask = async (some: readonly JobOfBoard[], publish: boolean) => {
      if (some.length === 0) return [];
      const rows = some.map(({ externalId, input }) => ({ ...input, externalId, publish }));
      return (await this.jobs.importRows(actor, { ...of, rows, dryRun })).results;
    };
    const first = await ask(jobs, true);
    const refused = jobs.filter((_, index) => first[index]?.outcome === null);
    const second = await ask(refused, false);
    return batch.map((row) => {
      if ("said" in row) return row.said;
      const published = first[jobs.indexOf(row.job)];
      const draft = second[refused.indexOf(row.job)];
      const result = resultOf(published?.outcome ?? null, draft?.outcome ?? null);
      // A draft waits for what keeps it from being public; a job that isn't even a draft lacks something more basic.
      const errors = (result === "REFUSED" ? draft : published)?.userErrors ?? [];
      const problems = errors.map(({ field, message }) => ({ field, message }));
      return reportOf(row, result, problems);
    });
  }
}

const resultOf = (published: RowResult | null, draft: RowResult | null): RowResult =>
  published ?? (draft === null ? "REFUSED" : "DRAFT");

/** Facts of an advert that a job has no field for: applications come to the desk, and the dates are those of this site. */
const NOT_KEPT: ReadonlySet<JobInputField> = new Set(["applyUrl", "publishedAt", "validThrough"]);

const asImported = (note: BoardNote): BoardNote =>
  NOT_KEPT.has(note.field) ? { ...note, kind: "REFUSED", message: boardTexts.notKept } : note;

const reportOf = (
  { at, job }: { at: number; job: JobOfBoard },
  result: RowResult,
  problems: RowProblem[],
): RowReport => ({
  at,
  externalId: job.externalId,
  role: job.input.role ?? null,
  result,
  problems,
  notes: job.notes.map(asImported),
});

function waiting(row: BoardRow, seen: SeenIds): Waiting {
  if (row.kind === "UNREAD") {
    seen.add(row.externalId);
    return { at: row.at, said: unreadReport(row) };
  }
  return advertWaiting(row, seen);
}

function advertWaiting(advert: BoardAdvert, seen: SeenIds): Waiting {
  const { at } = advert;
  const job = jobInputOf(advert, jobWords);
  if (seen.add(job.externalId) && job.externalId !== null) return { at, job };
  const message = job.externalId === null ? boardTexts.notes.noId : boardTexts.idTwice;
  return { at, said: reportOf({ at, job }, "REFUSED", [{ field: "externalId", message }]) };
}

const unreadReport = ({ at, externalId, message }: UnreadRow): RowReport => ({
  at,
  externalId,
  role: null,
  result: "UNREAD",
  notes: [],
  problems: [{ field: null, message }],
});

/** Null if the file is none that we know. */
async function opened(
  bytes: AsyncIterable<Uint8Array>,
  name: string,
  writer: ReportWriter,
): Promise<Board | null> {
  try {
    return await readBoard(bytes, name);
  } catch (error) {
    if (!(error instanceof BoardUnreadable)) throw error;
    writer.fail(error);
    return null;
  }
}

/** Reads the rows to their end, or to their fault: what was read until then counts. */
async function inBatches(
  { adverts }: Board,
  writer: ReportWriter,
  read: (row: BoardRow) => Waiting,
  send: (batch: readonly Waiting[]) => Promise<void>,
): Promise<void> {
  let batch: Waiting[] = [];
  let fault: BoardUnreadable | null = null;
  const rows = adverts[Symbol.asyncIterator]();
  const next = async () => {
    try {
      return await rows.next();
    } catch (error) {
      if (!(error instanceof BoardUnreadable)) throw error;
      fault = error;
      return { done: true as const, value: undefined };
    }
  };
  try {
    for (let row = await next(); row.done !== true; row = await next()) {
      batch.push(read(row.value));
      if (batch.length < BATCH) continue;
      await send(batch);
      batch = [];
    }
    if (batch.length > 0) await send(batch);
    if (fault) writer.fail(fault);
  } finally {
    await rows.return?.();
  }
}
