import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { ListedObject, ObjectStore } from "../../integrations/storage/object-store.js";
import { Refused } from "../refused.js";
import { adding, Sum } from "./checksums.js";
import { ARRIVING, contentPath, OBJECTS, SortedList, type ListedFile } from "./file-list.js";
import type { Manifest } from "./manifest.js";
import { counted, Progress } from "./progress.js";

const AT_ONCE = 16;
const ATTEMPTS = 3;
/** A store that stops sending would hold the backup up for ever. */
const LONGEST_READ_MS = 10 * 60_000;
/** While it is being written; an interrupted backup leaves it for the next one. */
export const OPEN_LIST = "files.jsonl";
const LIST = "files.jsonl.gz";

export interface Places {
  /** The folder of all backups, which share the contents of files. */
  root: string;
  /** The folder of this one. */
  folder: string;
  /** Lists of earlier backups: what they have and the store hasn't changed is not read again. */
  earlier: string[];
}

/**
 * Copies what the store holds. Contents are kept once, by their checksum, so a later backup reads only what is new. Memory doesn't grow
 * with the number of objects.
 */
export async function copyFiles(
  store: ObjectStore,
  { root, folder, earlier }: Places,
): Promise<Manifest["files"] & { read: number }> {
  const lists = earlier.map((file) => new SortedList(file));
  const list = await open(path.join(folder, OPEN_LIST), "w", 0o600);
  const [total, progress] = [
    { count: 0, bytes: 0, read: 0 },
    new Progress((done) => `${counted(done, "file")} done`),
  ];
  try {
    for await (const part of inParts(store.list(""), AT_ONCE)) {
      // Earlier lists are read line by line, so one lookup at a time.
      const known: (ListedFile | null)[] = [];
      for (const object of part) known.push(await knownCopy(root, lists, object));
      const kept = await Promise.all(
        part.map(async (object, at) => known[at] ?? keepOne(store, root, object)),
      );
      for (const [at, file] of kept.entries()) {
        if (!file) continue;
        total.count += 1;
        total.bytes += file.bytes;
        total.read += known[at] ? 0 : 1;
        await list.write(`${JSON.stringify(file)}\n`);
      }
      progress.add(part.length);
    }
  } finally {
    await list.close();
    for (const opened of lists) await opened.close();
  }
  return { ...total, list: await compressList(folder) };
}

async function* inParts<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let part: Item[] = [];
  for await (const item of items) {
    part.push(item);
    if (part.length < size) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

async function knownCopy(
  root: string,
  lists: readonly SortedList[],
  { key, etag, sizeBytes, storedAt }: ListedObject,
): Promise<ListedFile | null> {
  let found: ListedFile | null = null;
  // Each list must be asked, or it would fall behind.
  for (const list of lists) {
    const file = await list.find(key);
    if (
      file &&
      file.etag === etag &&
      file.bytes === sizeBytes &&
      file.storedAt === storedAt.toISOString()
    )
      found ??= file;
  }
  if (!found) return null;
  return (await sizeOf(path.join(root, contentPath(found.sha256)))) === found.bytes ? found : null;
}

const sizeOf = (file: string): Promise<number | null> =>
  stat(file).then(
    ({ size }) => size,
    () => null,
  );

/** @returns null if it has been deleted since it was listed */
async function keepOne(
  store: ObjectStore,
  root: string,
  object: ListedObject,
): Promise<ListedFile | null> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await readOne(store, root, object);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function readOne(
  store: ObjectStore,
  root: string,
  { key, etag, storedAt }: ListedObject,
): Promise<ListedFile | null> {
  const object = await store.get(key);
  if (!object) return null;
  const { body, contentType, disposition, cacheControl, sizeBytes } = object;
  const arriving = path.join(root, OBJECTS, `${ARRIVING}${randomUUID()}`);
  await mkdir(path.dirname(arriving), { recursive: true, mode: 0o700 });
  const sum = new Sum();
  try {
    const file = createWriteStream(arriving, { mode: 0o600, flush: true });
    const signal = AbortSignal.timeout(LONGEST_READ_MS);
    await pipeline(body, adding(sum), file, { signal });
    const { bytes, sha256 } = sum.end();
    if (bytes !== sizeBytes)
      throw new Refused(`The store sent ${bytes} of ${sizeBytes} bytes of ${key}.`);
    const kept = path.join(root, contentPath(sha256));
    await mkdir(path.dirname(kept), { recursive: true, mode: 0o700 });
    await rename(arriving, kept);
    const headers = {
      contentType,
      ...(disposition ? { disposition } : {}),
      ...(cacheControl ? { cacheControl } : {}),
    };
    return { key, bytes, sha256, etag, storedAt: storedAt.toISOString(), ...headers };
  } finally {
    await rm(arriving, { force: true });
  }
}

async function compressList(folder: string): Promise<Manifest["files"]["list"]> {
  const sum = new Sum();
  await pipeline(
    createReadStream(path.join(folder, OPEN_LIST)),
    createGzip(),
    adding(sum),
    createWriteStream(path.join(folder, LIST), { mode: 0o600, flush: true }),
  );
  await rm(path.join(folder, OPEN_LIST));
  return { name: LIST, ...sum.end() };
}
