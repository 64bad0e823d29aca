import { readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { randomUUID } from "node:crypto";
import { TOKENIZER } from "../language/tokens.js";
import { openSqlite, type SqlFile } from "./sqlite.js";

/** Raise it when the tables below, or what is written to them, change. */
export const TABLES_VERSION = 4;

const ENDING = ".jobs";

/**
 * `head` keeps the order of words, for phrases and ranking. `body` has all words of a job once and no
 * order: it is a third as large. Both hold only the index, not the texts. `job` has the rest, for the
 * columns in memory. Its lists are one character for each number (number-text.ts). `place_word` has the
 * words of the jobs' places, for typing errors. They stay when the jobs are gone.
 */
const TABLES = `
CREATE VIRTUAL TABLE head USING fts5(role, skills, company, content='', contentless_delete=1, tokenize="${TOKENIZER}");
CREATE VIRTUAL TABLE body USING fts5(words, content='', contentless_delete=1, detail=none, tokenize="${TOKENIZER}");
CREATE TABLE job (ord INTEGER PRIMARY KEY, id BLOB NOT NULL, postedAt INTEGER NOT NULL, validThrough INTEGER NOT NULL,
  hourlyPay INTEGER NOT NULL, places TEXT NOT NULL, filterValues TEXT NOT NULL);
CREATE TABLE filter_value (number INTEGER PRIMARY KEY, filter TEXT NOT NULL, value TEXT NOT NULL, label TEXT NOT NULL);
CREATE TABLE place_word (word TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
`;

export interface IndexFile {
  /** Null if it is in memory. */
  path: string | null;
  sql: SqlFile;
}

/**
 * One process uses a file: an exclusive lock keeps others out, and there is no shared memory that a
 * truncated file could pull from under this process.
 */
function openAlone(file: string): SqlFile {
  const sql = openSqlite(file);
  try {
    sql.exec("PRAGMA locking_mode=EXCLUSIVE; PRAGMA cache_size=-64000; PRAGMA temp_store=MEMORY;");
    return sql;
  } catch (error) {
    sql.close();
    throw error;
  }
}

/** A new file for a build. It is worth nothing until it is complete, so nothing protects it. */
export function createIndexFile(directory: string | null): IndexFile {
  const name = `${Date.now().toString(36)}-${randomUUID().slice(0, 8)}${ENDING}`;
  const file = directory === null ? null : path.join(directory, name);
  const sql = openAlone(file ?? ":memory:");
  try {
    sql.exec("PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF;");
    // Writes to the file, so not before it is without a journal.
    sql.exec("PRAGMA auto_vacuum=INCREMENTAL; BEGIN;");
    sql.exec(TABLES);
    sql.exec("COMMIT");
    return { path: file, sql };
  } catch (error) {
    sql.close();
    if (file !== null) removeIndexFile(file);
    throw error;
  }
}

/**
 * Merging the lists of a build leaves pages that nothing uses: a thirtieth of the file. `VACUUM` would need room for another one. Not by
 * `run`, which would give back a single page.
 */
export function giveBackFreePages({ sql }: IndexFile): void {
  sql.exec("PRAGMA incremental_vacuum");
}

/** Complete files survive a crash of the process; after a loss of power the checks decide. */
export function protect({ sql }: IndexFile): void {
  sql.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;");
}

/** Whether a file of this version can be used. */
type IsOfUse = (version: string) => boolean;

/** Opens the newest complete file that is of use and that no other process has, and removes the others that nobody has. */
export function adoptIndexFile(directory: string, isOfUse: IsOfUse): IndexFile | null {
  const names = readdirSync(directory).filter((name) => name.endsWith(ENDING));
  let adopted: IndexFile | null = null;
  for (const name of names.sort().reverse()) {
    const file = path.join(directory, name);
    const sql: SqlFile | State = stateOf(file, adopted ? () => false : isOfUse);
    if (sql === "TAKEN") continue;
    if (sql === "USELESS") removeIndexFile(file);
    else adopted = { path: file, sql };
  }
  return adopted;
}

type State = "TAKEN" | "USELESS";

/** Opens the file if it is complete, whole, of use, and nobody else's. */
function stateOf(file: string, isOfUse: IsOfUse): SqlFile | State {
  let sql: SqlFile | null = null;
  try {
    sql = openAlone(file);
    sql.exec("BEGIN IMMEDIATE; COMMIT");
    if (isOfUse(readMeta(sql, "version") ?? "")) {
      checkFile(sql);
      return sql;
    }
    closeIndexFile(sql);
  } catch (error) {
    sql?.close();
    if (isBusy(error)) return "TAKEN";
  }
  return "USELESS";
}

/**
 * Closes the file and lets others have it. The driver keeps a closed connection, and with it the
 * lock, as long as there are statements, so the lock is given back first.
 */
export function closeIndexFile(sql: SqlFile): void {
  try {
    sql.exec("PRAGMA journal_mode=DELETE; PRAGMA locking_mode=NORMAL;");
    sql.prepare("SELECT count(*) FROM meta").rows();
  } catch {
    // A damaged file is of no use to anyone.
  }
  sql.close();
}

export function removeIndexFile(file: string): void {
  for (const ending of ["", "-wal", "-shm", "-journal"]) rmSync(file + ending, { force: true });
}

/** @throws the driver's error if pages or the words' lists are damaged */
export function checkFile(sql: SqlFile): void {
  const [[verdict] = []] = sql.prepare("PRAGMA quick_check(1)").rows();
  if (verdict !== "ok") throw new Error("quick_check failed");
  sql.exec("INSERT INTO head(head) VALUES('integrity-check')");
  sql.exec("INSERT INTO body(body) VALUES('integrity-check')");
}

export function readMeta(sql: SqlFile, name: string): string | null {
  const [[value] = []] = sql.prepare("SELECT value FROM meta WHERE name = ?").rows(name);
  return typeof value === "string" ? value : null;
}

/** Whether the file is still where it was created, and has content. */
export const isInPlace = ({ path: file }: IndexFile): boolean =>
  file === null || (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;

export const fileBytes = ({ path: file }: IndexFile): number =>
  file === null
    ? 0
    : ["", "-wal"].reduce(
        (sum, ending) => sum + (statSync(file + ending, { throwIfNoEntry: false })?.size ?? 0),
        0,
      );

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "SQLITE_BUSY";
