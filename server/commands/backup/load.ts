import { createReadStream } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { DataSource } from "typeorm";
import { Refused } from "../refused.js";
import type { LogPosition } from "./dump-reader.js";
import type { Manifest } from "./manifest.js";
import { findProgram, startProgram, type Running } from "./programs.js";
import { megabytes, Progress } from "./progress.js";
import type { ServerFacts } from "./server-facts.js";

/** Starts the program that runs SQL on the database. */
async function startClient({ kind, database }: ServerFacts, optionFile: string): Promise<Running> {
  const { name } = await findProgram(kind, "client");
  const flags = [
    "--binary-mode",
    "--batch",
    "--default-character-set=utf8mb4",
    "--max-allowed-packet=1G",
  ];
  const running = startProgram(name, [`--defaults-file=${optionFile}`, ...flags, database]);
  running.output.resume();
  return running;
}

/** Drops all tables of the database. */
export async function dropTables(dataSource: DataSource, tables: readonly string[]): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query("SET FOREIGN_KEY_CHECKS = 0");
    for (const table of tables)
      await runner.query("DROP TABLE ??".replace("??", quotedName(table)));
    await runner.query("SET FOREIGN_KEY_CHECKS = 1");
  } finally {
    await runner.release();
  }
}

const quotedName = (name: string): string => `\`${name.replaceAll("`", "``")}\``;

/** Loads a dump into an empty database. @throws Refused if the program fails */
export async function loadDump(
  folder: string,
  { database }: Manifest,
  facts: ServerFacts,
  optionFile: string,
): Promise<void> {
  const client = await startClient(facts, optionFile);
  const progress = new Progress(
    (bytes) => `${megabytes(bytes)} of ${megabytes(database.bytes)} loaded`,
  );
  const told = async function* told(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      progress.add(chunk.length);
      yield chunk;
    }
  };
  const source = createReadStream(path.join(folder, database.file.name));
  await bothEnd(client, pipeline(source, createGunzip(), told, client.input));
}

/** Rows that differ in number from those of the backup, in words. */
export async function differingCounts(
  dataSource: DataSource,
  rows: Readonly<Record<string, number>>,
): Promise<string[]> {
  const different: string[] = [];
  for (const [table, expected] of Object.entries(rows)) {
    const sql = "SELECT COUNT(*) AS count FROM ??".replace("??", quotedName(table));
    const [row] = await dataSource.query<{ count: number | string }[]>(sql);
    if (Number(row?.count) !== expected)
      different.push(`${table} has ${row?.count} rows instead of ${expected}`);
  }
  return different;
}

/** "2026-11-30 02:45:21", as the log programs read it; they run with UTC. */
const dateTime = (at: Date): string => at.toISOString().slice(0, 19).replace("T", " ");

/** Flags for reading what happened to one database. */
export function replayFlags(
  { kind, database }: Pick<ServerFacts, "kind" | "database">,
  from: string,
  position: LogPosition,
  until: Date,
): string[] {
  // MySQL's program looks for the new name, MariaDB's for the old one.
  const wanted = kind === "mysql" ? database : from;
  return [
    "--no-defaults",
    "--verify-binlog-checksum",
    `--start-position=${position.position}`,
    `--stop-datetime=${dateTime(until)}`,
    ...(from === database ? [] : [`--rewrite-db=${from}->${database}`]),
    `--database=${wanted}`,
    // Otherwise a server that has seen these transactions before skips them.
    ...(kind === "mysql" ? ["--skip-gtids"] : []),
  ];
}

/** Runs what the binary log says happened after the backup and before `until`. */
export async function replay(
  { database, log }: Manifest,
  files: readonly string[],
  until: Date,
  facts: ServerFacts,
  optionFile: string,
): Promise<void> {
  if (!log) throw new Refused("This backup doesn't say where the binary log goes on from it.");
  const { name } = await findProgram(facts.kind, "log");
  const flags = replayFlags(facts, database.name, log, until);
  const reading = startProgram(name, [...flags, ...files]);
  reading.input.end();
  const client = await startClient(facts, optionFile);
  const passed = pipeline(reading.output, client.input);
  passed.catch(reading.kill);
  await bothEnd(client, Promise.all([passed, reading.done]));
}

/** What the client says is the cause when its input ends early. */
async function bothEnd(client: Running, fed: Promise<unknown>): Promise<void> {
  fed.catch(client.kill);
  const [ended, feeding] = await Promise.allSettled([client.done, fed]);
  const isRefused = feeding.status === "rejected" && feeding.reason instanceof Refused;
  if (isRefused) throw feeding.reason;
  if (ended.status === "rejected") throw ended.reason;
  if (feeding.status === "rejected") throw feeding.reason;
}
