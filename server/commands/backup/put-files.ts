import { createReadStream } from "node:fs";
import path from "node:path";
import type { ObjectStore } from "../../integrations/storage/object-store.js";
import { Refused } from "../refused.js";
import { Sum, sumOf } from "./checksums.js";
import { contentPath, readList, type ListedFile } from "./file-list.js";
import type { Manifest } from "./manifest.js";
import { counted, Progress } from "./progress.js";

const AT_ONCE = 8;
const SHOWN = 5;

/** Calls `work` for each file of a backup's list, some at once. */
async function forEachFile(
  folder: string,
  { count, list }: Manifest["files"],
  what: string,
  work: (file: ListedFile) => Promise<void>,
): Promise<number> {
  const progress = new Progress((done) => `${done} of ${counted(count, "file")} ${what}`);
  const lines = readList(path.join(folder, list.name));
  let seen = 0;
  let isStopped = false;
  const worker = async () => {
    while (!isStopped) {
      const next = await lines.next();
      if (next.done) return;
      await work(next.value);
      seen += 1;
      progress.add(1);
    }
  };
  const stop = (error: unknown) => {
    isStopped = true;
    throw error;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, () => worker().catch(stop)));
  return seen;
}

/** @throws Refused if the list or a content isn't as it was copied */
export async function checkFiles(
  root: string,
  folder: string,
  files: Manifest["files"],
): Promise<void> {
  const seen = await forEachFile(folder, files, "checked", async ({ key, bytes, sha256 }) => {
    const kept = path.join(root, contentPath(sha256));
    const found = await sumOf(kept).catch(() => null);
    if (found?.bytes !== bytes || found.sha256 !== sha256)
      throw new Refused(
        `${kept}, the content of ${key}, is missing or damaged. Use another backup.`,
      );
  });
  if (seen !== files.count)
    throw new Refused(`The list of files has ${seen} of ${files.count}. Use another backup.`);
}

/** Content of an object in the store; null without one. */
async function storedSum(store: ObjectStore, key: string): Promise<string | null> {
  const found = await store.get(key);
  if (!found) return null;
  const sum = new Sum();
  for await (const chunk of found.body) sum.add(chunk as Buffer);
  return sum.end().sha256;
}

/** Which objects of a backup the store lacks, or has with another content. */
export async function compareFiles(
  store: ObjectStore,
  folder: string,
  files: Manifest["files"],
): Promise<{ missing: number; different: string[] }> {
  const found = { missing: 0, different: new Array<string>() };
  await forEachFile(folder, files, "compared with the store", async ({ key, bytes, sha256 }) => {
    const info = await store.head(key);
    if (!info) found.missing += 1;
    else if (info.sizeBytes !== bytes || (await storedSum(store, key)) !== sha256)
      found.different.push(key);
  });
  return found;
}

/** Puts back what the store lacks or has with another content. @returns how many */
export async function putFiles(
  store: ObjectStore,
  root: string,
  folder: string,
  files: Manifest["files"],
): Promise<number> {
  let put = 0;
  await forEachFile(folder, files, "put back", async (file) => {
    const info = await store.head(file.key);
    if (info?.sizeBytes === file.bytes && (await storedSum(store, file.key)) === file.sha256)
      return;
    const kept = path.join(root, contentPath(file.sha256));
    const { contentType, disposition, cacheControl, bytes: sizeBytes } = file;
    const headers = {
      ...(disposition ? { disposition } : {}),
      ...(cacheControl ? { cacheControl } : {}),
    };
    await store.put(file.key, () => createReadStream(kept), { contentType, sizeBytes, ...headers });
    put += 1;
  });
  return put;
}

export const someOf = (names: readonly string[]): string =>
  names.length > SHOWN
    ? `${names.slice(0, SHOWN).join(", ")} and ${names.length - SHOWN} more`
    : names.join(", ");
