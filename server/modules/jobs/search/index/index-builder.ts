import { mkdir } from "node:fs/promises";
import { seconds } from "../../../../core/clock.js";
import { IndexDamaged, type IndexChanges, type JobDocument } from "./index-calls.js";
import { IndexThread } from "./index-thread.js";

/** How long to wait for a thread that is to close its file. */
const CLOSE_MS = seconds(5);

/** Where the index gets its jobs from. */
export interface IndexSource {
  /** What the index is made of (index-version.ts). A file of another version is built anew. */
  version(): Promise<string>;
  /** Number of the last change of any job so far. */
  cursor(): Promise<number>;
  /** All jobs that are open, in the order in which they were posted, a part at a time. */
  openJobs(): AsyncIterable<readonly JobDocument[]>;
  /**
   * The next changes, in parts of a few jobs, so that searches do not wait long for one.
   * Empty if there are none.
   * @returns "TOO_OLD" if the feed no longer goes back to this cursor
   */
  changesAfter(cursor: number): Promise<readonly IndexChanges[] | "TOO_OLD">;
}

export interface BuilderSettings {
  source: IndexSource;
  /** For the file; each process has one of its own there. Null keeps the index in memory. */
  directory: string | null;
  logger: Record<"info" | "warn" | "error", (facts: object, message: string) => void>;
  /** The built program of the thread; only tests pass it. */
  program?: string | undefined;
  /** A thread that was started beforehand; the first index takes it. */
  thread?: IndexThread | undefined;
}

/** A thread whose index is complete, and the last change in it. */
export interface ReadyIndex {
  thread: IndexThread;
  cursor: number;
  isInMemory: boolean;
  /** Whether it only answers until one of the present version is built. */
  isOutdated: boolean;
}

/** Opens the index of the last run, or builds one. */
export class IndexBuilder {
  private waitingThread: IndexThread | undefined;

  constructor(private readonly settings: BuilderSettings) {
    this.waitingThread = settings.thread;
  }

  /** @returns null if there is no file that can answer */
  async openFile(): Promise<ReadyIndex | null> {
    const { source, directory, logger } = this.settings;
    if (directory === null) return null;
    const version = await source.version();
    const thread = this.takeThread();
    const opened = await makeDirectory(directory)
      .then(() => thread.call("open", [directory, version]))
      .catch((err: unknown) => {
        logger.error({ err, reason: reasonOf(err) }, "job index: its file can't be opened");
        return null;
      });
    if (opened !== null) return { thread, ...opened, isInMemory: false };
    await thread.stop();
    return null;
  }

  /** @param directory null builds it in memory */
  async buildIn(directory: string | null): Promise<ReadyIndex> {
    const { source } = this.settings;
    if (directory !== null) await makeDirectory(directory);
    const thread = this.takeThread();
    try {
      await thread.call("create", [directory, await source.version()]);
      // Read before the jobs: a change while they are read is then applied once more.
      const cursor = await source.cursor();
      for await (const jobs of source.openJobs()) await thread.call("fill", [jobs]);
      await thread.call("finish", [cursor]);
      return { thread, cursor, isInMemory: directory === null, isOutdated: false };
    } catch (error) {
      // On a full disk, what was built so far must not stay.
      await endThread(thread, true);
      throw error;
    }
  }

  private takeThread(): IndexThread {
    const thread = this.waitingThread ?? new IndexThread(this.settings.program);
    this.waitingThread = undefined;
    return thread;
  }
}

/** @param isReplaced whether another index has taken its place, so that its file is deleted */
export async function endThread(thread: IndexThread, isReplaced: boolean): Promise<void> {
  await thread.call("close", [isReplaced], CLOSE_MS).catch(() => undefined);
  await thread.stop();
}

/** Jobs are public, but nobody else should write what people find. */
const makeDirectory = (directory: string) => mkdir(directory, { recursive: true, mode: 0o700 });

/** The thread's messages name codes of SQLite, never a value; other errors are described by the log. */
export const reasonOf = (error: unknown): string =>
  error instanceof IndexDamaged ? error.message : "";
