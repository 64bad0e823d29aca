import { createWriteStream } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Refused } from "../refused.js";
import { adding, Sum } from "./checksums.js";
import { DumpReader } from "./dump-reader.js";
import { findProgram, runProgram, startProgram } from "./programs.js";
import { megabytes, Progress } from "./progress.js";
import type { StoredFile } from "./manifest.js";
import type { ServerFacts } from "./server-facts.js";

const FILE = "database.sql.gz";

export interface Dumped {
  program: string;
  reader: DumpReader;
  file: StoredFile;
  takenAt: Date;
}

/**
 * Flags of the dump programs; those that only some versions have are taken where `help` lists them.
 * @param help what the program answers to --help
 */
export function dumpFlags({ kind, canTellPosition }: ServerFacts, help: string): string[] {
  const has = (flag: string) => new RegExp(String.raw`^\s*(?:-\w, )?--${flag}\b`, "m").test(help);
  const flags = [
    "--single-transaction",
    "--quick",
    "--hex-blob",
    "--no-tablespaces",
    "--default-character-set=utf8mb4",
    "--max-allowed-packet=1G",
  ];
  // Otherwise the dump sets GTIDs, which only an administrator of the server may, and asks for tables that the site's user can't read.
  if (kind === "mysql") flags.push("--set-gtid-purged=OFF");
  if (has("column-statistics")) flags.push("--skip-column-statistics");
  if (has("masking-policies")) flags.push("--skip-masking-policies");
  if (canTellPosition) flags.push(has("source-data") ? "--source-data=2" : "--master-data=2");
  return flags;
}

/**
 * Writes a dump of the database, all tables as of one moment.
 * @param now the database's clock
 * @throws Refused if the program fails, or leaves anything out
 */
export async function dumpDatabase(
  facts: ServerFacts,
  optionFile: string,
  folder: string,
  now: () => Promise<Date>,
): Promise<Dumped> {
  const program = await findProgram(facts.kind, "dump");
  const flags = dumpFlags(facts, await runProgram(program.name, ["--no-defaults", "--help"]));
  const running = startProgram(program.name, [
    `--defaults-file=${optionFile}`,
    ...flags,
    facts.database,
  ]);
  running.input.end();
  const reader = new DumpReader();
  const sum = new Sum();
  const progress = new Progress((bytes) => `${megabytes(bytes)} of the database read`);
  let takenAt: Date | null = null;
  const readThrough = async function* readThrough(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      reader.read(chunk);
      // By the first table, the snapshot has been taken.
      if (reader.rows.size > 0) takenAt ??= await now();
      progress.add(chunk.length);
      yield chunk;
    }
  };
  const file = createWriteStream(path.join(folder, FILE), { mode: 0o600, flush: true });
  const written = pipeline(running.output, readThrough, createGzip(), adding(sum), file);
  written.catch(running.kill);
  const [ended, writing] = await Promise.allSettled([running.done, written]);
  // A full disk ends both: what stopped the writing is the cause.
  if (writing.status === "rejected") throw writing.reason;
  if (ended.status === "rejected") throw ended.reason;
  checkDump(facts, reader, program.name);
  return {
    program: program.version,
    reader,
    file: { name: FILE, ...sum.end() },
    takenAt: takenAt ?? (await now()),
  };
}

function checkDump(
  { tables, canTellPosition }: ServerFacts,
  reader: DumpReader,
  name: string,
): void {
  if (!reader.isComplete)
    throw new Refused(`${name} ended without saying that the dump is complete. Nothing was kept.`);
  const missing = tables.filter((table) => !reader.rows.has(table));
  if (missing.length > 0)
    throw new Refused(
      `${name} left out ${missing.join(", ")}. Check the user's grants. Nothing was kept.`,
    );
  if (canTellPosition && !reader.position)
    throw new Refused(`${name} didn't say where in the binary log the dump is. Nothing was kept.`);
}
