import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { DataSource } from "typeorm";
import { z } from "zod";
import { jobFileTexts } from "#texts/job-files";
import { minutes, type Clock } from "../../../core/clock.js";
import { AppError } from "../../../core/errors.js";
import type { ObjectStore } from "../../../integrations/storage/object-store.js";
import { runAlone } from "../../../kit/db/named-lock.js";
import type { ChangeHistoryService } from "../../changes/change-history.service.js";
import type { MadeFile, JobFileWriter } from "./job-file-writer.js";

/** How often they are made at most. */
export const MADE_EVERY_MS = minutes(10);
const FOLDER = "job-files/";
/** Says which files are the newest. */
const CURRENT = `${FOLDER}current.json`;
/** What asks again in a minute finds the first files. */
const FIRST_WITHIN_S = 60;

const currentSchema = z.object({
  madeAt: z.iso.datetime().transform((text) => new Date(text)),
  cursor: z.string(),
  lines: z.object({ key: z.string(), digest: z.string(), sizeBytes: z.number() }),
  xml: z.object({ key: z.string(), digest: z.string(), sizeBytes: z.number() }),
});
type Current = z.output<typeof currentSchema>;

/** A file of all open jobs that is on this machine. */
export interface ReadyFile {
  path: string;
  etag: string;
  madeAt: Date;
  /** Where to follow `jobChanges` from. */
  cursor: string;
}

/** All open jobs, as gzipped lines of JSON, and as XML, gzipped and plain. */
export interface ReadyFiles {
  lines: ReadyFile;
  gzippedXml: ReadyFile;
  xml: ReadyFile;
}

interface Needs {
  dataSource: DataSource;
  history: Pick<ChangeHistoryService, "position">;
  writer: JobFileWriter;
  store: ObjectStore;
  clock: Clock;
}

/**
 * Files of all open jobs, for those who want the whole list. One instance makes them, at most every ten minutes, and keeps them in the file
 * store; each instance sends a copy from its own disk.
 */
export class JobFiles {
  private folder: Promise<string> | null = null;
  private files: ReadyFiles | null = null;
  /** Paths of the files before: someone may be reading them. */
  private old: string[] = [];

  constructor(private readonly needs: Needs) {}

  /** @throws UNAVAILABLE while there are none yet */
  ready(): ReadyFiles {
    if (this.files) return this.files;
    const details = { retryAfterSeconds: FIRST_WITHIN_S };
    throw new AppError("UNAVAILABLE", jobFileTexts.notMadeYet, details);
  }

  /** Makes the files if they are due, and takes those that another instance has made. Never called twice at once. */
  async refresh(): Promise<void> {
    const current = await this.current();
    const made = this.isDue(current) ? await this.make() : null;
    const newest = made ?? current;
    if (newest && newest.cursor + newest.madeAt.toISOString() !== this.shown)
      await this.take(newest);
  }

  /** Removes the copies of this machine. */
  async close(): Promise<void> {
    const folder = await this.folder;
    this.folder = null;
    this.files = null;
    if (folder !== null) await rm(folder, { recursive: true, force: true });
  }

  private get shown(): string | null {
    const lines = this.files?.lines;
    return lines ? lines.cursor + lines.madeAt.toISOString() : null;
  }

  private isDue(current: Current | null): boolean {
    return !current || this.needs.clock.now().getTime() - current.madeAt.getTime() >= MADE_EVERY_MS;
  }

  private async current(): Promise<Current | null> {
    const stored = await this.needs.store.read(CURRENT);
    return stored ? currentSchema.parse(JSON.parse(stored.content.toString())) : null;
  }

  /** @returns null if another instance is at it, has just done it, or nothing has changed */
  private make(): Promise<Current | null> {
    const { dataSource, history, clock } = this.needs;
    return runAlone(dataSource, "job files", async () => {
      const before = await this.current();
      if (!this.isDue(before)) return null;
      // Before the jobs are read: what changes meanwhile is told after it.
      const cursor = await history.position();
      if (before?.cursor === cursor) return null;
      return this.store(
        await this.needs.writer.write(await this.place(), clock.now()),
        cursor,
        before,
      );
    });
  }

  private async store(
    { madeAt, lines, xml }: Awaited<ReturnType<JobFileWriter["write"]>>,
    cursor: string,
    before: Current | null,
  ): Promise<Current> {
    const { store } = this.needs;
    const put = async ({ path: file, digest, sizeBytes }: MadeFile, ending: string) => {
      const key = `${FOLDER}${digest}.${ending}`;
      const options = { contentType: "application/gzip", sizeBytes };
      await store.put(key, () => createReadStream(file), options);
      return { key, digest, sizeBytes };
    };
    const current = {
      madeAt,
      cursor,
      lines: await put(lines, "jsonl.gz"),
      xml: await put(xml, "xml.gz"),
    };
    const text = Buffer.from(JSON.stringify(current));
    const options = { contentType: "application/json", sizeBytes: text.length };
    await store.put(CURRENT, () => Readable.from([text]), options);
    await Promise.all([lines, xml].map(({ path: file }) => rm(file, { force: true })));
    const gone = before ? [before.lines.key, before.xml.key] : [];
    const kept = [current.lines.key, current.xml.key];
    for (const key of gone.filter((each) => !kept.includes(each))) await store.remove(key);
    return current;
  }

  /** Copies the files to this machine. */
  private async take({ madeAt, cursor, lines, xml }: Current): Promise<void> {
    const folder = await this.place();
    const name = `${madeAt.getTime()}`;
    const [linesPath, gzippedPath, xmlPath] = ["jsonl.gz", "xml.gz", "xml"].map((ending) =>
      path.join(folder, `${name}.${ending}`),
    ) as [string, string, string];
    await this.download(lines.key, linesPath);
    await this.download(xml.key, gzippedPath);
    await pipeline(createReadStream(gzippedPath), createGunzip(), createWriteStream(xmlPath));
    const before = this.files;
    const about = { madeAt, cursor };
    this.files = {
      lines: { ...about, path: linesPath, etag: `"${lines.digest}"` },
      gzippedXml: { ...about, path: gzippedPath, etag: `"${xml.digest}-gzip"` },
      xml: { ...about, path: xmlPath, etag: `"${xml.digest}"` },
    };
    await Promise.all(this.old.map((file) => rm(file, { force: true })));
    this.old = before ? Object.values<ReadyFile>({ ...before }).map((file) => file.path) : [];
  }

  private async download(key: string, file: string): Promise<void> {
    const stored = await this.needs.store.get(key);
    // Another instance has made newer ones meanwhile, which the next look finds.
    if (!stored) throw new AppError("UNAVAILABLE", jobFileTexts.notMadeYet);
    await pipeline(stored.body, createWriteStream(file));
  }

  private place(): Promise<string> {
    return (this.folder ??= mkdtemp(path.join(os.tmpdir(), "job-files-")));
  }
}
