import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { finished } from "node:stream/promises";
import { parseArgs } from "node:util";
import type { DataSource } from "typeorm";
import type { Partner } from "../core/actor.js";
import { systemClock } from "../core/clock.js";
import { AppError, isOurFault } from "../core/errors.js";
import { isId } from "../core/ids.js";
import { entities } from "../db/entities.js";
import { openDatabase } from "../db/open-database.js";
import { databaseSettings, readSettings } from "../env.js";
import { OneDatabase } from "../kit/db/reads.js";
import { BoardImport } from "../modules/boards/import/board-import.service.js";
import type { ImportReport, RowReport } from "../modules/boards/import/import.types.js";
import { ChangeFeed } from "../modules/changes/change-feed.js";
import { CompanyService } from "../modules/companies/company.service.js";
import { JobImport } from "../modules/jobs/import/job-import.service.js";
import { JobClose } from "../modules/jobs/record/job-close.service.js";
import { JobStore } from "../modules/jobs/record/job.store.js";
import { counted } from "./backup/progress.js";
import { ProgressBar } from "./import/progress-bar.js";
import { reportText } from "./import/report-text.js";
import { Refused } from "./refused.js";
import { readArguments, runCommand } from "./run-command.js";

const USAGE = `npm run import -- FILE --company ID [--source NAME] [--dry-run] [--close-missing [--yes]] [--report FILE]
Imports the jobs of another board from a file: Greenhouse, Lever, Ashby, Recruitee, SmartRecruiters, Indeed XML, JSON-LD, CSV, or our
own jobs.jsonl. Importing again changes only what differs. --source names where the jobs come from (by default, the board's name);
--close-missing closes the jobs of this source that the file no longer has, and --yes does so even if they are more than 20 %.
--report writes a line of JSON for each row. --dry-run changes nothing, and says what would be done.`;

interface Wish {
  file: string;
  companyId: string;
  source: string | null;
  dryRun: boolean;
  closeMissing: boolean;
  yes: boolean;
  report: string | null;
}

const wish = readArguments<Wish>(USAGE, () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      company: { type: "string" },
      source: { type: "string" },
      "dry-run": { type: "boolean", default: false },
      "close-missing": { type: "boolean", default: false },
      yes: { type: "boolean", default: false },
      report: { type: "string" },
    },
  });
  const [file] = positionals;
  const { company, source = null, report = null, yes } = values;
  if (file === undefined || positionals.length > 1 || !isId(company)) return null;
  const [dryRun, closeMissing] = [values["dry-run"], values["close-missing"]];
  return { file, companyId: company, source, dryRun, closeMissing, yes, report };
});

/** Whoever runs commands may do everything, so the import needs no key and no account: it acts as the source itself. */
const actorFor = (companyId: string, source: string): Partner => ({
  kind: "partner",
  keyId: "00000000-0000-0000-0000-000000000000",
  source,
  scopes: new Set(["JOBS_WRITE"]),
  companyIds: new Set([companyId]),
});

function boardImportOf(dataSource: DataSource): BoardImport {
  const store = new JobStore(dataSource, systemClock, new ChangeFeed(dataSource, systemClock));
  const companies = new CompanyService(dataSource, new OneDatabase(dataSource));
  return new BoardImport(new JobImport(store, companies, new JobClose(store)));
}

/** The size of the file in bytes. @throws Refused if it is none */
async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new Refused(`There is no file ${file}.`);
  return found.size;
}

async function* told(file: string, tell: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  const stream = createReadStream(file, { highWaterMark: 2 ** 18 });
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    tell((bytes += chunk.length));
    yield chunk;
  }
}

/** Where each row's report goes, if anywhere. */
function rowFile(file: string | null) {
  if (file === null) return { write: () => undefined, end: async () => undefined };
  const stream = createWriteStream(file);
  // Awaited from the start: a folder that isn't there must not end the process without a word.
  const closed = finished(stream);
  closed.catch(() => undefined);
  return {
    write: async (row: RowReport) => {
      if (!stream.write(`${JSON.stringify(row)}\n`))
        await Promise.race([once(stream, "drain"), closed]);
    },
    end: () => {
      stream.end();
      return closed;
    },
  };
}

async function importFile(boardImport: BoardImport): Promise<ImportReport> {
  const size = await sizeOf(wish.file);
  const bar = new ProgressBar();
  const rows = rowFile(wish.report);
  let [read, done] = [0, 0];
  const bytes = told(wish.file, (count) => {
    read = count;
    bar.show(size === 0 ? 1 : read / size, counted(done, "job"));
  });
  const closing = wish.yes ? "ALL" : "FEW";
  try {
    return await boardImport.run(
      (source) => actorFor(wish.companyId, source),
      bytes,
      {
        ...wish,
        fileName: path.basename(wish.file),
        closing: wish.closeMissing ? closing : "NONE",
      },
      {
        onRow: (row) => rows.write(row),
        onBatch: ({ counts }) => {
          done = Object.values(counts).reduce((sum, count) => sum + count, 0);
          bar.show(read / size, counted(done, "job"));
        },
      },
    );
  } catch (error) {
    if (!(error instanceof AppError) || isOurFault(error)) throw error;
    throw new Refused(Object.values(error.details.fields ?? {})[0] ?? error.message);
  } finally {
    bar.clear();
    await rows.end();
  }
}

await runCommand(async () => {
  const dataSource = await openDatabase(readSettings(databaseSettings), { entities });
  try {
    const report = await importFile(boardImportOf(dataSource));
    console.log(reportText(report, wish.dryRun));
    const { fault, closing } = report;
    if (fault) {
      const where =
        report.format === null
          ? ""
          : ` after row ${fault.afterRow}. What came before it is imported`;
      console.error(`${wish.file} can't be read${where}: ${fault.message}`);
    }
    if (fault ?? closing?.held) process.exitCode = 1;
  } finally {
    await dataSource.destroy();
  }
});
