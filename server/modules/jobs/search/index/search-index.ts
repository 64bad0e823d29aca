import { mkdir } from "node:fs/promises";
import { seconds } from "../../../../core/clock.js";
import { PATIENCE } from "../../../../core/patience.js";
import {
  IndexDamaged,
  type AlikeQuery,
  type FilterValueFound,
  type IndexAnswer,
  type IndexCalls,
  type IndexChanges,
  type IndexMeasures,
  type IndexQuery,
  type JobDocument,
} from "./index-calls.js";
import { IndexThread, IndexThreadEnded } from "./index-thread.js";
import type { Correction } from "../language/spelling.js";

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

interface Settings {
  source: IndexSource;
  /** For the file; each process has one of its own there. Null keeps the index in memory. */
  directory: string | null;
  logger: Record<"info" | "warn" | "error", (facts: object, message: string) => void>;
  /** How long to wait for an answer of the thread, in milliseconds. */
  searchMs?: number;
  /** The built program of the thread; only tests pass it. */
  program?: string | undefined;
  /** A thread that was started beforehand; the first index takes it. */
  thread?: IndexThread | undefined;
}

/** A thread whose index is complete, and the last change in it. */
interface Ready {
  thread: IndexThread;
  cursor: number;
  isInMemory: boolean;
  /** Whether it only answers until one of the present version is built. */
  isOutdated: boolean;
}

/** Calls that change nothing. */
type Question = Exclude<
  keyof IndexCalls,
  "open" | "create" | "fill" | "finish" | "apply" | "merge" | "check" | "close"
>;

/**
 * The index of open jobs of this process (docs/decisions/0029): finds jobs, follows the feed of
 * changes, and builds the index anew when it is missing, damaged, of another version or too far
 * behind. MySQL stays the truth; while an index is being built, the one before it answers.
 */
export class SearchIndex {
  private ready: Ready | null = null;
  private building: Promise<void> | null = null;
  private following: Promise<void> | null = null;
  /** The run that begins when the present one ends. */
  private nextRun: Promise<void> | null = null;
  private isClosed = false;
  private waitingThread: IndexThread | undefined;

  constructor(private readonly settings: Settings) {
    this.waitingThread = settings.thread;
  }

  /** Opens the file of the last run, or builds one. Call before the site accepts requests. */
  async start(): Promise<void> {
    this.ready = await this.openFile();
    if (this.ready) await this.follow();
    else await this.rebuild("there is no file of this version");
    if (this.ready?.isOutdated) void this.update();
  }

  private async update(): Promise<void> {
    await this.rebuild("its words are of another version").catch((err: unknown) => {
      this.settings.logger.error({ err }, "job index: could not be built anew");
    });
  }

  search(query: IndexQuery): Promise<IndexAnswer> {
    return this.ask("search", [query]);
  }

  /** Ids of open jobs like this one. */
  alike(query: AlikeQuery): Promise<string[]> {
    return this.ask("alike", [query]);
  }

  /**
   * Corrects typing errors by the words of the open jobs; null if there are none.
   * @param names words of the text that are right although no job may have them
   */
  correct(text: string, names: readonly string[]): Promise<Correction | null> {
    return this.ask("correct", [text, names]);
  }

  /** Those of these words that the open jobs mostly use in roles and skills. */
  workWords(words: readonly string[]): Promise<string[]> {
    return this.ask("workWords", [words]);
  }

  nearestValue(filter: string, value: string): Promise<FilterValueFound | null> {
    return this.ask("nearestValue", [filter, value]);
  }

  completeSkill(typed: string, first: number, now: number): Promise<string[]> {
    return this.ask("completeSkill", [typed, first, now]);
  }

  measure(): Promise<IndexMeasures> {
    return this.ask("measure", []);
  }

  /**
   * Takes over every change so far. A run under way may have read the feed before the last change,
   * so calls during it share the next one.
   */
  follow(): Promise<void> {
    if (!this.following) return this.run();
    this.nextRun ??= this.following
      .catch(() => undefined)
      .then(() => {
        this.nextRun = null;
        return this.run();
      });
    return this.nextRun;
  }

  private run(): Promise<void> {
    this.following ??= this.followAll().finally(() => (this.following = null));
    return this.following;
  }

  /** Finds damage that searches do not notice, and leaves memory for a file again. */
  async maintain(): Promise<void> {
    const { ready } = this;
    if (!ready) return;
    if (ready.isOutdated) return this.update();
    if (ready.isInMemory) {
      if (this.settings.directory !== null) await this.rebuild("it is only in memory");
      return;
    }
    try {
      await ready.thread.call("check", []);
    } catch {
      await this.rebuild("its file is damaged");
    }
  }

  /** Builds a new index beside the one that answers, and then takes its place. Builds only once at a time. */
  async rebuild(why: string): Promise<void> {
    this.building ??= this.build(why).finally(() => (this.building = null));
    await this.building;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.following?.catch(() => undefined);
    await this.building?.catch(() => undefined);
    await this.retire(this.ready);
    this.ready = null;
  }

  private async ask<Name extends Question>(
    name: Name,
    values: Parameters<IndexCalls[Name]>,
  ): Promise<ReturnType<IndexCalls[Name]>> {
    const { searchMs = PATIENCE.searchMs } = this.settings;
    try {
      return await this.current().thread.call(name, values, searchMs);
    } catch (error) {
      if (!isBroken(error) || this.isClosed) throw error;
      await this.replace(error);
      return this.current().thread.call(name, values, searchMs);
    }
  }

  private current(): Ready {
    if (!this.ready) throw new Error("the search index is not started");
    return this.ready;
  }

  private async followAll(): Promise<void> {
    for (let more = true; more && !this.isClosed;) more = await this.followOnce();
  }

  private async followOnce(): Promise<boolean> {
    const ready = this.current();
    const changes = await this.settings.source.changesAfter(ready.cursor);
    if (changes === "TOO_OLD") {
      await this.rebuild("the feed of changes does not go back that far");
      return true;
    }
    try {
      for (const part of changes) {
        await ready.thread.call("apply", [part]);
        ready.cursor = part.cursor;
        await ready.thread.call("merge", []);
      }
    } catch (error) {
      if (!isBroken(error) || this.isClosed) throw error;
      await this.replace(error);
    }
    return changes.length > 0;
  }

  /** After an end of the thread its file is still good; after damage it is not. */
  private async replace(error: Error): Promise<void> {
    if (this.building || error instanceof IndexDamaged) {
      await this.rebuild(error.message);
      return;
    }
    this.settings.logger.error({ reason: error.message }, "job index: its thread ended");
    this.building = this.reopen().finally(() => (this.building = null));
    await this.building;
  }

  private async reopen(): Promise<void> {
    const opened = await this.openFile();
    if (opened) this.ready = opened;
    else await this.build("its file did not survive");
  }

  private async build(why: string): Promise<void> {
    const { logger, directory } = this.settings;
    const started = performance.now();
    logger.warn({ why }, "job index: building it anew");
    const before = this.ready;
    this.ready = await this.buildIn(directory).catch((err: unknown) => {
      logger.error(
        { err, reason: reasonOf(err) },
        "job index: its file could not be built, so it is kept in memory",
      );
      return this.buildIn(null);
    });
    await this.retire(before);
    const seconds = Math.round(performance.now() - started) / 1000;
    logger.info({ seconds, inMemory: this.ready.isInMemory }, "job index: built");
  }

  private async buildIn(directory: string | null): Promise<Ready> {
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
      await end(thread, true);
      throw error;
    }
  }

  private async openFile(): Promise<Ready | null> {
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

  private takeThread(): IndexThread {
    const thread = this.waitingThread ?? new IndexThread(this.settings.program);
    this.waitingThread = undefined;
    return thread;
  }

  /** Lets the file be used by a process that starts, unless another index has taken its place. */
  private async retire(old: Ready | null): Promise<void> {
    if (!old) return;
    await end(old.thread, this.ready !== old);
  }
}

async function end(thread: IndexThread, isReplaced: boolean): Promise<void> {
  await thread.call("close", [isReplaced], CLOSE_MS).catch(() => undefined);
  await thread.stop();
}

/** Jobs are public, but nobody else should write what people find. */
const makeDirectory = (directory: string) => mkdir(directory, { recursive: true, mode: 0o700 });

const isBroken = (error: unknown): error is Error =>
  error instanceof IndexDamaged || error instanceof IndexThreadEnded;

/** The thread's messages name codes of SQLite, never a value; other errors are described by the log. */
const reasonOf = (error: unknown): string => (error instanceof IndexDamaged ? error.message : "");
