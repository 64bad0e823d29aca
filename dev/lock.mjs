/**
 * Lock files that record the holder's process, so a killed process cannot keep a lock.
 */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { processIdentity } from "./processes.mjs";

let serial = 0;

/**
 * @param {string} file
 * @returns {{pid: number, identity: string, [key: string]: unknown} | undefined} what the holder
 *   wrote, or undefined if no live process holds it
 */
export function holderOf(file) {
  try {
    const holder = JSON.parse(readFileSync(file, "utf8"));
    return holder && processIdentity(holder.pid) === holder.identity ? holder : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes a claim of this process.
 *
 * @param {string} file replaced when it exists
 * @param {Record<string, unknown>} [facts] extra data for other processes to read
 */
export function writeClaim(file, facts = {}) {
  mkdirSync(path.dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}-${++serial}`;
  const claim = { ...facts, pid: process.pid, identity: processIdentity(process.pid) };
  writeFileSync(fresh, JSON.stringify(claim), { mode: 0o600 });
  renameSync(fresh, file);
}

/**
 * Tries to take a lock.
 *
 * @param {string} file
 * @param {Record<string, unknown>} [facts]
 * @returns {(() => void) | undefined} releases the lock; undefined if another process holds it
 */
export function tryLock(file, facts = {}) {
  const fresh = `${file}.${process.pid}-${++serial}`;
  writeClaim(fresh, facts);
  try {
    if (!link(fresh, file)) {
      if (holderOf(file) || !removeStale(file) || !link(fresh, file)) return undefined;
    }
    return () => rmSync(file, { force: true });
  } finally {
    rmSync(fresh, { force: true });
  }
}

/**
 * @param {string} file
 * @param {number} patience milliseconds
 * @returns {Promise<() => void>} releases the lock
 * @throws {Error} if the holder keeps it for longer than `patience`
 */
export async function waitForLock(file, patience) {
  for (const end = Date.now() + patience; ;) {
    const release = tryLock(file);
    if (release) return release;
    if (Date.now() > end) {
      throw new Error(
        `${file} has been held for too long by process ${holderOf(file)?.pid ?? "?"}.`,
      );
    }
    await delay(50);
  }
}

/** A hard link appears with its content in one step, unlike open and write. */
function link(fresh, file) {
  try {
    linkSync(fresh, file);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** Renames the stale lock first, so that only one of two processes that saw it removes it. */
function removeStale(file) {
  const aside = `${file}.stale-${process.pid}-${++serial}`;
  try {
    renameSync(file, aside);
  } catch {
    return false;
  }
  if (holderOf(aside)) {
    // Another process took the lock between the check and the rename: put its lock back.
    link(aside, file);
    rmSync(aside, { force: true });
    return false;
  }
  rmSync(aside, { force: true });
  return true;
}
