import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { LOGS, numberOf, readLogs, writeLogs } from "./binary-log.js";
import { ARRIVING, contentPath, OBJECTS, readList } from "./file-list.js";
import { MANIFEST, readManifest } from "./manifest.js";

const NAME = /^\d{4}-\d\d-\d\dT\d{6}Z$/;
export const PART = ".part";
const DAY_MS = 24 * 60 * 60 * 1000;

/** "2026-11-30T024521Z": sorts by time, and every file system allows it. */
export const folderName = (at: Date): string =>
  `${at.toISOString().slice(0, 19).replaceAll(":", "")}Z`;

/** Names of the finished backups, oldest first. */
export async function finishedBackups(root: string): Promise<string[]> {
  const names = await readdir(root);
  return names
    .filter((name) => NAME.test(name) && existsSync(path.join(root, name, MANIFEST)))
    .toSorted();
}

/** Deletes what interrupted backups left. */
export async function removeParts(root: string): Promise<void> {
  for (const name of await readdir(root))
    if (name.endsWith(PART) && NAME.test(name.slice(0, -PART.length)))
      await rm(path.join(root, name), { recursive: true, force: true });
  const objects = path.join(root, OBJECTS);
  for (const name of existsSync(objects) ? await readdir(objects) : [])
    if (name.startsWith(ARRIVING)) await rm(path.join(objects, name), { force: true });
}

/**
 * Deletes backups that are older than `days`, never the newest one, and the contents and logs that no other backup needs.
 * @returns names of the deleted ones
 */
export async function removeOld(root: string, days: number, now: Date): Promise<string[]> {
  const names = await finishedBackups(root);
  const oldest = folderName(new Date(now.getTime() - days * DAY_MS));
  const old = names.slice(0, -1).filter((name) => name < oldest);
  if (old.length === 0) return [];
  for (const name of old) await rm(path.join(root, name), { recursive: true, force: true });
  const kept = names.filter((name) => !old.includes(name));
  await removeContents(root, kept);
  await removeLogs(root, kept);
  return old;
}

async function removeContents(root: string, kept: readonly string[]): Promise<void> {
  const needed = new Set<string>();
  for (const name of kept) {
    const { files } = await readManifest(path.join(root, name));
    for await (const { sha256 } of readList(path.join(root, name, files.list.name)))
      needed.add(sha256);
  }
  const folder = path.join(root, OBJECTS);
  for (const name of existsSync(folder) ? await readdir(folder, { recursive: true }) : []) {
    const sha256 = path.basename(name);
    if (/^[0-9a-f]{64}$/.test(sha256) && !needed.has(sha256))
      await rm(path.join(root, contentPath(sha256)), { force: true });
  }
}

async function removeLogs(root: string, kept: readonly string[]): Promise<void> {
  const logs = await readLogs(root);
  if (!logs) return;
  const manifests = await Promise.all(kept.map((name) => readManifest(path.join(root, name))));
  const starts = manifests.flatMap(({ log }) => (log ? [numberOf(log.file)] : []));
  if (starts.length === 0) return;
  const isNeeded = ({ name }: { name: string }) => numberOf(name) >= Math.min(...starts);
  await writeLogs(root, { ...logs, files: logs.files.filter(isNeeded) });
  for (const one of logs.files)
    if (!isNeeded(one)) await rm(path.join(root, LOGS, one.name), { force: true });
}
