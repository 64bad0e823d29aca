import { PATIENCE } from "../../../../core/patience.js";
import type { Correction } from "../language/spelling.js";
import type { WordUses } from "../language/word-uses.js";
import {
  endThread,
  IndexBuilder,
  reasonOf,
  type BuilderSettings,
  type ReadyIndex,
} from "./index-builder.js";
import {
  IndexDamaged,
  type AlikeQuery,
  type FilterValueFound,
  type IndexAnswer,
  type IndexCalls,
  type IndexMeasures,
  type IndexQuery,
} from "./index-calls.js";
import { IndexThreadEnded } from "./index-thread.js";

interface Settings extends BuilderSettings {
  /** How long to wait for an answer of the thread, in milliseconds. */
  searchMs?: number;
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
  private ready: ReadyIndex | null = null;
  private building: Promise<void> | null = null;
  private following: Promise<void> | null = null;
  /** The run that begins when the present one ends. */
  private nextRun: Promise<void> | null = null;
  private isClosed = false;
  private readonly builder: IndexBuilder;

  constructor(private readonly settings: Settings) {
    this.builder = new IndexBuilder(settings);
  }

  /** Opens the file of the last run, or builds one. Call before the site accepts requests. */
  async start(): Promise<void> {
    this.ready = await this.builder.openFile();
    if (this.ready) await this.follow();
    else await this.rebuild("there is no file of this version");
    if (this.ready?.isOutdated) void this.update();
  }

  /** Number of the last change in the index; null before the start. */
  get position(): number | null {
    return this.ready?.cursor ?? null;
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

  /** How the open jobs use the words of a search, in the order typed. */
  usesOf(words: readonly string[]): Promise<WordUses> {
    return this.ask("usesOf", [words]);
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

  private current(): ReadyIndex {
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
    const opened = await this.builder.openFile();
    if (opened) this.ready = opened;
    else await this.build("its file did not survive");
  }

  private async build(why: string): Promise<void> {
    const { logger, directory } = this.settings;
    const started = performance.now();
    logger.warn({ why }, "job index: building it anew");
    const before = this.ready;
    this.ready = await this.builder.buildIn(directory).catch((err: unknown) => {
      logger.error(
        { err, reason: reasonOf(err) },
        "job index: its file could not be built, so it is kept in memory",
      );
      return this.builder.buildIn(null);
    });
    await this.retire(before);
    const seconds = Math.round(performance.now() - started) / 1000;
    logger.info({ seconds, inMemory: this.ready.isInMemory }, "job index: built");
  }

  /** Lets the file be used by a process that starts, unless another index has taken its place. */
  private async retire(old: ReadyIndex | null): Promise<void> {
    if (!old) return;
    await endThread(old.thread, this.ready !== old);
  }
}

const isBroken = (error: unknown): error is Error =>
  error instanceof IndexDamaged || error instanceof IndexThreadEnded;
