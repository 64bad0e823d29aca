import { countBits, intersect } from "./bits.js";
import { FoundJobs } from "./found-jobs.js";
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
  type Opened,
  type Position,
} from "./index-calls.js";
import {
  adoptIndexFile,
  checkFile,
  closeIndexFile,
  createIndexFile,
  fileBytes,
  giveBackFreePages,
  isInPlace,
  protect,
  readMeta,
  removeIndexFile,
  type IndexFile,
} from "./index-file.js";
import {
  alikeJobs,
  countValues,
  heeded,
  pageOf,
  positionOf,
  unknownValues,
  type Resolved,
} from "./index-search.js";
import type { Correction } from "../language/spelling.js";
import { tokens } from "../language/tokens.js";
import type { WordUses } from "../language/word-uses.js";
import { IndexTables } from "./index-tables.js";
import { canAnswerFor } from "./index-version.js";
import { IndexWriter, skillNumber } from "./index-writer.js";
import { JobColumns } from "./job-columns.js";
import { nearestValue } from "./nearest-value.js";
import { countRanges } from "./range-counts.js";
import { SkillCompletion } from "./skill-completion.js";
import { TextBits } from "./text-bits.js";
import { Vocabulary } from "./vocabulary.js";

interface OpenIndex {
  file: IndexFile;
  tables: IndexTables;
  columns: JobColumns;
  text: TextBits;
  writer: IndexWriter;
  vocabulary: Vocabulary;
  skills: SkillCompletion;
  version: string;
  cursor: number;
}

function openIndex(file: IndexFile, version: string): OpenIndex {
  const tables = new IndexTables(file.sql);
  const columns = new JobColumns(tables.count());
  for (const value of tables.values()) columns.addValue(value);
  for (const job of tables.jobs()) columns.put(job);
  const text = new TextBits(file.sql, columns.capacity);
  const writer = new IndexWriter(tables, columns, text);
  const vocabulary = new Vocabulary(file.sql, {
    have: (word) => countBits(intersect(text.found("body", [word]).slice(), columns.live)) > 0,
    count: () => columns.liveCount,
  });
  const cursor = Number(readMeta(file.sql, "cursor") ?? 0);
  const skills = new SkillCompletion(columns);
  return { file, tables, columns, text, writer, vocabulary, skills, version, cursor };
}

/**
 * One index of all open jobs: their words in an SQLite file, everything else in memory
 * (docs/decisions/0029). All calls block, so it lives in a thread of its own.
 */
export class IndexEngine implements IndexCalls {
  private current: OpenIndex | null = null;

  open(directory: string, version: string): Opened | null {
    const file = adoptIndexFile(directory, (found) => canAnswerFor(found, version));
    if (!file) return null;
    protect(file);
    this.current = openIndex(file, readMeta(file.sql, "version") ?? "");
    const { cursor, version: found } = this.current;
    return { cursor, isOutdated: found !== version };
  }

  create(directory: string | null, version: string): void {
    this.current = openIndex(createIndexFile(directory), version);
  }

  fill(jobs: readonly JobDocument[]): void {
    this.index.writer.write(jobs, [], null);
  }

  finish(cursor: number): void {
    const { file, tables, version } = this.index;
    tables.optimize();
    tables.mergeWhenAsked();
    tables.inTransaction(() => {
      tables.setMeta("cursor", String(cursor));
      tables.setMeta("version", version);
    });
    giveBackFreePages(file);
    protect(file);
    this.index.cursor = cursor;
  }

  search(query: IndexQuery): IndexAnswer {
    const { columns, text, cursor } = this.index;
    columns.refresh(query.now);
    const unknown = unknownValues(columns, query.values);
    const heededQuery = { ...query, values: heeded(query, unknown) };
    const found = new FoundJobs(columns, text, heededQuery);
    const after = query.after && this.resolve(query.after);
    const ranked = pageOf(columns, text, found.jobs, query, after);
    const total = countBits(found.jobs);
    return {
      total,
      jobs: ranked.slice(0, query.first).map((job) => positionOf(columns, job, query.sort)),
      hasMore: ranked.length > query.first,
      counts: query.withCounts ? countValues(columns, found, query.values) : {},
      ranges: countRanges(columns, found, heededQuery),
      unknown,
      readAsWords: total > 0 && query.text ? text.readAsWords(query.text) : [],
      cursor,
    };
  }

  alike(query: AlikeQuery): string[] {
    const { columns, text } = this.index;
    columns.refresh(query.now);
    const ord = columns.ids.find(query.id);
    const skillNumbers = query.skills.flatMap((skill) => skillNumber(columns, skill) ?? []);
    const roleWords = [...new Set(tokens(query.role))];
    const alike = alikeJobs(columns, text, { ...query, ord, roleWords, skillNumbers });
    return alike.map((like) => columns.ids.of(like));
  }

  correct(text: string, names: readonly string[]): Correction | null {
    return this.index.vocabulary.correct(text, names);
  }

  usesOf(words: readonly string[]): WordUses {
    const { vocabulary, text, columns } = this.index;
    const isCompany = (pair: readonly string[]) =>
      countBits(intersect(text.found("company", pair).slice(), columns.live)) > 0;
    return vocabulary.usesOf(words, isCompany);
  }

  nearestValue(filter: string, value: string): FilterValueFound | null {
    return nearestValue(this.index.columns, filter, value);
  }

  completeSkill(typed: string, first: number, now: number): string[] {
    return this.index.skills.at(now).complete(typed, first);
  }

  apply({ open, gone, cursor }: IndexChanges): void {
    const { file, writer } = this.index;
    // Writing to a file that was deleted would succeed, and be lost.
    if (!isInPlace(file)) throw new IndexDamaged("the file is gone");
    writer.write(open, gone, cursor);
    this.index.cursor = cursor;
  }

  merge(): void {
    this.index.tables.mergeSome();
  }

  check(): void {
    const { file } = this.index;
    if (!isInPlace(file)) throw new IndexDamaged("the file is gone");
    checkFile(file.sql);
  }

  measure(): IndexMeasures {
    const { columns, text, file, cursor } = this.index;
    const bytes = columns.bytes + text.bytes;
    return { jobs: columns.liveCount, cursor, file: fileBytes(file), columns: bytes };
  }

  close(isReplaced = false): void {
    const { sql, path } = this.index.file;
    closeIndexFile(sql);
    if (isReplaced && path !== null) removeIndexFile(path);
    this.current = null;
  }

  private get index(): OpenIndex {
    if (!this.current) throw new Error("no index is open");
    return this.current;
  }

  /** A job that is gone, or was posted again, leaves only the time at which to go on. */
  private resolve({ id, postedAt, tier = 0, hourlyPay = 0 }: Position): Resolved {
    const { ids, postedAtOf } = this.index.columns;
    const known = ids.find(id);
    const isSame = known >= 0 && postedAtOf(known) === postedAt;
    return { postedAt, ord: isSame ? known : Infinity, tier, hourlyPay };
  }
}
