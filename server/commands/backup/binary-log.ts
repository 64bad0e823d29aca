import { existsSync } from "node:fs";
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { DataSource } from "typeorm";
import { z } from "zod";
import { Refused } from "../refused.js";
import { sumOf } from "./checksums.js";
import { findProgram, runProgram, type ServerKind } from "./programs.js";
import { databaseTime } from "./server-facts.js";

/** In the folder of all backups. */
export const LOGS = "logs";
const STATE = "logs.json";

const file = z.object({
  name: z.string().regex(/^[\w.-]+\.\d+$/),
  bytes: z.number().int().min(0),
  sha256: z.string(),
});
const shape = z.object({
  /** By the database's clock: everything that was written before is in these files. */
  completeUntil: z.iso.datetime(),
  files: z.array(file),
});
export type KeptLogs = z.output<typeof shape>;

/** @returns null before the first copy @throws Refused if the list is damaged */
export async function readLogs(root: string): Promise<KeptLogs | null> {
  const text = await readFile(path.join(root, LOGS, STATE), "utf8").catch(() => null);
  if (text === null) return null;
  const parsed = shape.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  throw new Refused(
    `${path.join(root, LOGS, STATE)} is damaged. Move ${LOGS} away, and make a new backup.`,
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export async function writeLogs(root: string, logs: KeptLogs): Promise<void> {
  const target = path.join(root, LOGS, STATE);
  await writeFile(`${target}.new`, `${JSON.stringify(logs, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });
  await rename(`${target}.new`, target);
}

interface Server {
  dataSource: DataSource;
  kind: ServerKind;
  optionFile: string;
}

/**
 * Copies the server's binary log into the folder of backups: what is new since the last copy.
 * @param from where to begin if the last copied file is gone from the server, or nothing was copied yet
 * @throws Refused if there is no log, if it has a gap, or if it is another server's
 */
export async function copyLogs(root: string, server: Server, from?: string): Promise<KeptLogs> {
  const folder = path.join(root, LOGS);
  const before = await readLogs(root);
  const completeUntil = (await databaseTime(server.dataSource)).toISOString();
  const start = startOf(await logNames(server.dataSource), before, from);
  const arriving = path.join(folder, "arriving");
  await rm(arriving, { recursive: true, force: true });
  await mkdir(arriving, { recursive: true, mode: 0o700 });
  try {
    const { name } = await findProgram(server.kind, "log");
    const remote = ["--read-from-remote-server", "--raw", "--to-last-log"];
    const target = `--result-file=${arriving}${path.sep}`;
    await runProgram(name, [`--defaults-file=${server.optionFile}`, ...remote, target, start]);
    const known = new Map((before?.files ?? []).map((one) => [one.name, one]));
    for (const log of (await readdir(arriving)).toSorted()) {
      await chmod(path.join(arriving, log), 0o600);
      const sum = await continued(path.join(arriving, log), known.get(log));
      known.set(log, { name: log, ...sum });
      await rename(path.join(arriving, log), path.join(folder, log));
    }
    const files = [...known.values()].toSorted((a, b) => numberOf(a.name) - numberOf(b.name));
    const logs = { completeUntil, files };
    await writeLogs(root, logs);
    return logs;
  } finally {
    await rm(arriving, { recursive: true, force: true });
  }
}

async function logNames(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource
    .query<{ Log_name: string }[]>("SHOW BINARY LOGS")
    .catch((cause: unknown) => {
      throw new Refused(
        `The server doesn't show its binary log (${cause instanceof Error ? cause.message : ""}). Turn it on (log_bin), and grant the user REPLICATION SLAVE and REPLICATION CLIENT (MariaDB: BINLOG MONITOR).`,
      );
    });
  return rows.map(({ Log_name }) => Log_name);
}

function startOf(names: string[], before: KeptLogs | null, from: string | undefined): string {
  const last = before?.files.at(-1)?.name;
  if (last && names.includes(last)) return last;
  if (from) return from;
  throw new Refused(
    last
      ? `The server no longer has ${last}, so its binary log can't be continued from there. Make a new backup now, and copy the log more often than the server deletes it.`
      : "There is no backup here to continue from. Make one first, then copy the binary log.",
  );
}

/** A file that grew begins with what was copied before; another server's doesn't. */
async function continued(arrived: string, known: KeptLogs["files"][number] | undefined) {
  if (known && (await sumOf(arrived, known.bytes)).sha256 !== known.sha256)
    throw new Refused(
      `${known.name} isn't a continuation of the one that was copied before: this is another server's binary log, or it began anew. Keep this folder as it is, and make backups into another one.`,
    );
  return sumOf(arrived);
}

export const numberOf = (name: string): number => Number(/\.(\d+)$/.exec(name)?.[1]);

/**
 * The files to read for going on from a backup.
 * @throws Refused if one is missing or isn't as it was copied, or if they don't reach `until`
 */
export async function logsFrom(
  root: string,
  position: { file: string },
  until: Date,
): Promise<string[]> {
  const logs = await readLogs(root);
  if (!logs)
    throw new Refused(
      `${path.join(root, LOGS)} has no copy of the binary log. Fetch it with npm run backup -- ${root} --logs, if the server still has it.`,
    );
  if (until > new Date(logs.completeUntil))
    throw new Refused(
      `The binary log was copied up to ${logs.completeUntil}, and not to ${until.toISOString()}. Choose an earlier time, or fetch the rest with npm run backup -- ${root} --logs, if the server still has it.`,
    );
  const files = logs.files.filter(({ name }) => numberOf(name) >= numberOf(position.file));
  for (const [at, { name, ...sum }] of files.entries()) {
    if (numberOf(name) !== numberOf(position.file) + at || (at === 0 && name !== position.file))
      break;
    const kept = path.join(root, LOGS, name);
    const found = existsSync(kept) ? await sumOf(kept) : null;
    if (found?.sha256 !== sum.sha256)
      throw new Refused(`${kept} is missing, or isn't as it was copied. Choose a time before it.`);
    if (at === files.length - 1) return files.map((one) => path.join(root, LOGS, one.name));
  }
  throw new Refused(
    `The copied binary log has a gap after ${position.file}, so it doesn't lead from this backup to ${until.toISOString()}. Use a later backup.`,
  );
}
