import { existsSync } from "node:fs";
import { mkdir, readdir, rename } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import type { DataSource } from "typeorm";
import { openDatabase } from "../db/open-database.js";
import { dataSettings, readSettings } from "../env.js";
import type { S3ObjectStore } from "../integrations/storage/s3-object-store.js";
import { runAlone } from "../kit/db/named-lock.js";
import { PATIENT } from "../kit/db/pool.js";
import { copyLogs } from "./backup/binary-log.js";
import { copyFiles, OPEN_LIST } from "./backup/copy-files.js";
import { dumpDatabase } from "./backup/dump.js";
import { writeManifest, readManifest, type Manifest } from "./backup/manifest.js";
import { withOptionFile } from "./backup/programs.js";
import { counted, megabytes } from "./backup/progress.js";
import { finishedBackups, folderName, PART, removeOld, removeParts } from "./backup/retention.js";
import { databaseTime, migrationsOf, readFacts, type ServerFacts } from "./backup/server-facts.js";
import { commandStore } from "./command-store.js";
import { Refused } from "./refused.js";
import { readArguments, runCommand } from "./run-command.js";

const USAGE = `npm run backup -- FOLDER [--keep DAYS]
npm run backup -- FOLDER --logs
Copies the database and the stored files into a new folder in FOLDER, and the server's binary log into FOLDER/logs. --keep deletes backups
that are older than so many days, but never the last one. --logs copies only what is new in the binary log.`;
const LOCK = "backup";
/** Copying the log takes seconds, and its timer may run just before the nightly backup's. */
const LOCK_WAIT_S = 60;

interface Wish {
  root: string;
  keepDays: number | null;
  isOnlyLogs: boolean;
}

interface Work {
  wish: Wish;
  dataSource: DataSource;
  store: S3ObjectStore;
  facts: ServerFacts;
  optionFile: string;
}

const wish = readArguments<Wish>(USAGE, () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: "string" }, logs: { type: "boolean", default: false } },
  });
  const [folder] = positionals;
  const { keep, logs: isOnlyLogs } = values;
  if (!folder || positionals.length > 1 || (keep !== undefined && isOnlyLogs)) return null;
  if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep)) return null;
  return {
    root: path.resolve(folder),
    keepDays: keep === undefined ? null : Number(keep),
    isOnlyLogs,
  };
});

async function backUp(work: Work): Promise<void> {
  const { wish, dataSource, facts } = work;
  const now = () => databaseTime(dataSource);
  const name = folderName(await now());
  const target = path.join(wish.root, name);
  const folder = `${target}${PART}`;
  if (existsSync(target) || existsSync(folder))
    throw new Refused(`${target} is there already. Wait a second, then try again.`);
  const earlier = await earlierLists(wish.root);
  await mkdir(folder, { mode: 0o700 });
  const { kind, version, database, migrations } = facts;
  const dumped = await dumpDatabase(facts, work.optionFile, folder, now);
  if ((await migrationsOf(dataSource)).join() !== migrations.join())
    throw new Refused("A migration ran during the backup. Wait for its end, then make it again.");
  const rows = Object.fromEntries(dumped.reader.rows);
  console.log(`Database: ${totals(rows)}, ${megabytes(dumped.file.bytes)}`);
  const { read, ...files } = await copyFiles(work.store, { root: wish.root, folder, earlier });
  console.log(
    `Files: ${counted(files.count, "file")}, ${megabytes(files.bytes)}; ${read} of them new`,
  );
  await writeManifest(folder, {
    takenAt: dumped.takenAt.toISOString(),
    server: { kind, version },
    dumpProgram: dumped.program,
    database: { name: database, migrations, rows, bytes: dumped.reader.bytes, file: dumped.file },
    log: dumped.reader.position,
    files,
  });
  await rename(folder, target);
  await removeParts(wish.root);
  console.log(`The backup is complete: ${target}`);
}

const totals = (rows: Manifest["database"]["rows"]): string =>
  `${counted(Object.keys(rows).length, "table")}, ${counted(
    Object.values(rows).reduce((sum, count) => sum + count, 0),
    "row",
  )}`;

/** Lists of files that need not be read again: of the last backup, and of one that was interrupted. */
async function earlierLists(root: string): Promise<string[]> {
  const last = (await finishedBackups(root)).at(-1);
  const lists = last
    ? [path.join(root, last, (await readManifest(path.join(root, last))).files.list.name)]
    : [];
  return [...lists, ...(await openLists(root))];
}

async function openLists(root: string): Promise<string[]> {
  return (await readdir(root))
    .filter((name) => name.endsWith(PART))
    .map((name) => path.join(root, name, OPEN_LIST))
    .filter((file) => existsSync(file));
}

async function copyNewLogs({ wish, dataSource, facts, optionFile }: Work): Promise<void> {
  const last = (await finishedBackups(wish.root)).at(-1);
  const position = last ? (await readManifest(path.join(wish.root, last))).log : null;
  const server = { dataSource, kind: facts.kind, optionFile };
  const { completeUntil, files } = await copyLogs(wish.root, server, position?.file);
  console.log(`Binary log: ${counted(files.length, "file")}, complete until ${completeUntil}`);
}

async function run(work: Work): Promise<void> {
  const { wish, facts, dataSource } = work;
  if (wish.isOnlyLogs) return copyNewLogs(work);
  await backUp(work);
  if (facts.canTellPosition) await copyNewLogs(work);
  else
    console.log(
      "The server keeps no binary log, or this user may not copy it, so restore --until won't work with this backup.",
    );
  if (wish.keepDays === null) return;
  const removed = await removeOld(wish.root, wish.keepDays, await databaseTime(dataSource));
  if (removed.length > 0) console.log(`Deleted: ${removed.join(", ")}`);
}

await runCommand(async () => {
  const settings = readSettings(dataSettings);
  await mkdir(wish.root, { recursive: true, mode: 0o700 });
  const dataSource = await openDatabase(settings, { connectTimeout: PATIENT });
  try {
    const facts = await readFacts(dataSource);
    if (facts.migrations.length === 0)
      throw new Refused(
        `The database ${facts.database} has no tables of the site. Check DATABASE_URL.`,
      );
    const store = commandStore(settings);
    const work = async () => {
      await withOptionFile(facts.kind, settings, (optionFile) =>
        run({ wish, dataSource, store, facts, optionFile }),
      );
      return true;
    };
    if (!(await runAlone(dataSource, LOCK, work, LOCK_WAIT_S)))
      throw new Refused(
        "Another backup of this database has been running for a minute. Wait for its end.",
      );
  } finally {
    await dataSource.destroy();
  }
});
