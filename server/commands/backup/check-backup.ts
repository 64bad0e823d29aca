import { createReadStream } from "node:fs";
import path from "node:path";
import { createGunzip } from "node:zlib";
import { Refused } from "../refused.js";
import { checkFile } from "./checksums.js";
import { DumpReader } from "./dump-reader.js";
import { readManifest, type Manifest } from "./manifest.js";
import { megabytes, Progress } from "./progress.js";
import { checkFiles } from "./put-files.js";

/**
 * Reads a whole backup.
 * @param root the folder of all backups
 * @throws Refused if anything in it is missing or isn't as it was written
 */
export async function checkBackup(root: string, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await checkFile(folder, manifest.database.file);
  await checkFile(folder, manifest.files.list);
  await checkDumpFile(folder, manifest);
  await checkFiles(root, folder, manifest.files);
  return manifest;
}

async function checkDumpFile(folder: string, { database }: Manifest): Promise<void> {
  const reader = new DumpReader();
  const progress = new Progress(
    (bytes) => `${megabytes(bytes)} of ${megabytes(database.bytes)} checked`,
  );
  const file = path.join(folder, database.file.name);
  for await (const chunk of createReadStream(file).pipe(createGunzip())) {
    reader.read(chunk as Buffer);
    progress.add((chunk as Buffer).length);
  }
  const isWhole = reader.isComplete && reader.bytes === database.bytes;
  const areCounted =
    JSON.stringify(sorted(reader.rows)) === JSON.stringify(sorted(Object.entries(database.rows)));
  if (!isWhole || !areCounted)
    throw new Refused(`${file} doesn't have the rows that the backup says. Use another backup.`);
}

const sorted = (rows: Iterable<[string, number]>) =>
  [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1));
