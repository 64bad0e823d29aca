import path from "node:path";
import { parseArgs } from "node:util";
import type { DataSource } from "typeorm";
import { contractions, migrations } from "../db/migrations.js";
import { openDatabase } from "../db/open-database.js";
import { migrate } from "../db/run-migrations.js";
import { dataSettings, readSettings } from "../env.js";
import type { ObjectStore } from "../integrations/storage/object-store.js";
import { PATIENT } from "../kit/db/pool.js";
import { logsFrom } from "./backup/binary-log.js";
import { checkBackup } from "./backup/check-backup.js";
import { differingCounts, dropTables, loadDump, replay } from "./backup/load.js";
import type { Manifest } from "./backup/manifest.js";
import { findProgram, withOptionFile } from "./backup/programs.js";
import { counted } from "./backup/progress.js";
import { compareFiles, putFiles, someOf } from "./backup/put-files.js";
import { readFacts, seriesOf, type ServerFacts } from "./backup/server-facts.js";
import { commandStore } from "./command-store.js";
import { Refused } from "./refused.js";
import { readArguments, runCommand } from "./run-command.js";

const USAGE = `npm run restore -- FOLDER/BACKUP [--until TIME] [--replace DATABASE]
Puts a backup into the database and the file store of the settings, which may be others than it was made from. The database must be empty;
--replace and its name deletes what is in it, and overwrites files that differ. --until goes on from the backup by the binary log, up to a
second such as 2026-11-30T02:45:21Z (not included).`;
const SECOND = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/;

interface Wish {
  root: string;
  folder: string;
  until: Date | null;
  replace: string | null;
}

const wish = readArguments<Wish>(USAGE, () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { until: { type: "string" }, replace: { type: "string" } },
  });
  const [given] = positionals;
  const { until = null, replace = null } = values;
  if (!given || positionals.length > 1) return null;
  const isTime = until === null || (SECOND.test(until) && !Number.isNaN(Date.parse(until)));
  if (!isTime) return null;
  const folder = path.resolve(given);
  return {
    root: path.dirname(folder),
    folder,
    until: until === null ? null : new Date(until),
    replace,
  };
});

/** @throws Refused if this backup can't be put into this database by this release */
function checkTarget({ server, database }: Manifest, facts: ServerFacts): void {
  const known = new Set([...migrations, ...contractions].map(({ name }) => name));
  const later = database.migrations.filter((name) => !known.has(name));
  if (later.length > 0)
    throw new Refused(
      `The backup is from a later release of the site (${someOf(later)}). Restore it with that release.`,
    );
  if (server.kind !== facts.kind)
    throw new Refused(
      `The backup is from ${nameOf(server)}, and this is ${nameOf(facts)}: their dumps differ. Restore it to a server of the same kind.`,
    );
  if (seriesOf(facts.version) < seriesOf(server.version))
    throw new Refused(
      `The backup is from ${nameOf(server)}, and this server is older (${facts.version}). Restore it to that version or a later one.`,
    );
  if (facts.tables.length > 0 && wish.replace !== facts.database)
    throw new Refused(
      `The database ${facts.database} isn't empty. Name an empty one in DATABASE_URL; or, to delete what is in it: --replace ${facts.database}`,
    );
}

const nameOf = ({ kind, version }: Pick<ServerFacts, "kind" | "version">): string =>
  kind === "mysql" ? `MySQL ${version}` : `MariaDB ${version}`;

/** A running site would write in between, and send what waits in its queues. */
async function checkNobodyElse(dataSource: DataSource, { database }: ServerFacts): Promise<void> {
  const [own] = await dataSource.query<{ id: number | string }[]>("SELECT CONNECTION_ID() AS id");
  const all =
    await dataSource.query<{ Id: number | string; db: string | null; User: string }[]>(
      "SHOW PROCESSLIST",
    );
  const others = all.filter(({ Id, db }) => db === database && String(Id) !== String(own?.id));
  if (others.length > 0)
    throw new Refused(
      `${counted(others.length, "other connection")} to ${database} (${someOf([...new Set(others.map(({ User }) => User))])}) are open. Stop the site first.`,
    );
}

/** @returns files of the binary log to run, if a time was asked for */
async function checkUntil({ takenAt, log }: Manifest): Promise<string[]> {
  const { until, root } = wish;
  if (until === null) return [];
  if (until <= new Date(takenAt))
    throw new Refused(
      `The backup is from ${takenAt}, which isn't before ${until.toISOString()}. Use an earlier backup.`,
    );
  if (!log)
    throw new Refused(
      "This backup doesn't say where the binary log goes on from it: there was none, or the user couldn't see it. Restore without --until.",
    );
  return logsFrom(root, log, until);
}

async function checkStore(store: ObjectStore, { files }: Manifest): Promise<void> {
  const { different } = await compareFiles(store, wish.folder, files);
  if (different.length > 0 && wish.replace === null)
    throw new Refused(
      `The file store has other files under the same names: ${someOf(different)}. Name an empty bucket in S3_BUCKET; or add --replace and the database's name to overwrite them.`,
    );
}

async function restoreDatabase(
  manifest: Manifest,
  logs: readonly string[],
  dataSource: DataSource,
  facts: ServerFacts,
  optionFile: string,
): Promise<void> {
  if (facts.tables.length > 0) await dropTables(dataSource, facts.tables);
  await loadDump(wish.folder, manifest, facts, optionFile);
  const different = await differingCounts(dataSource, manifest.database.rows);
  if (different.length > 0)
    throw new Refused(`The database isn't as in the backup: ${someOf(different)}.`);
  const rows = Object.values(manifest.database.rows).reduce((sum, count) => sum + count, 0);
  console.log(`Database: ${counted(rows, "row")} as in the backup of ${manifest.takenAt}`);
  if (wish.until === null) return;
  await replay(manifest, logs, wish.until, facts, optionFile);
  console.log(`Binary log: run up to ${wish.until.toISOString()}`);
}

async function restore(
  dataSource: DataSource,
  store: ObjectStore,
  optionFile: string,
): Promise<void> {
  console.log("Checking the backup");
  const manifest = await checkBackup(wish.root, wish.folder);
  const facts = await readFacts(dataSource);
  checkTarget(manifest, facts);
  await checkNobodyElse(dataSource, facts);
  const logs = await checkUntil(manifest);
  await findProgram(facts.kind, "client");
  if (wish.until !== null) await findProgram(facts.kind, "log");
  await checkStore(store, manifest);
  console.log("The backup is whole. Restoring it");
  const put = await putFiles(store, wish.root, wish.folder, manifest.files);
  const left = await compareFiles(store, wish.folder, manifest.files);
  if (left.missing + left.different.length > 0)
    throw new Refused(
      "The file store doesn't keep what it was given. Nothing was written to the database.",
    );
  console.log(
    `Files: ${counted(manifest.files.count, "file")} as in the backup, ${put} of them put back`,
  );
  await restoreDatabase(manifest, logs, dataSource, facts, optionFile).catch((error: unknown) => {
    console.error(
      `The database ${facts.database} is incomplete. Restore again, with --replace ${facts.database}`,
    );
    throw error;
  });
}

await runCommand(async () => {
  const settings = readSettings(dataSettings);
  const dataSource = await openDatabase(settings, { connectTimeout: PATIENT });
  try {
    const { kind } = await readFacts(dataSource);
    const store = commandStore(settings);
    await withOptionFile(kind, settings, (optionFile) => restore(dataSource, store, optionFile));
    const ran = await migrate(settings);
    if (ran.length > 0) console.log(`Migrated: ${ran.join(", ")}`);
    // It loads the whole server, which takes seconds.
    const { verifyAudit } = await import("./backup/verify-audit.js");
    if (!(await verifyAudit(settings))) process.exitCode = 1;
    console.log("Restored. Repeat the erasures made since (docs/privacy.md), then start the site.");
  } finally {
    await dataSource.destroy();
  }
});
