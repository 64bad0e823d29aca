/**
 * Files that say "process N holds this", which a killed process cannot leave shut for ever.
 */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { processIdentity } from "./processes.mjs";

let serial = 0;

/**
 * @param {string} file
 * @returns {{pid: number, identity: string, [key: string]: unknown} | undefined} what the holder
 *   wrote, or undefined when nobody who still lives holds it
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
 * @param {Record<string, unknown>} [facts] what others may want to know of the holder
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
 * @returns {(() => void) | undefined} gives the lock back; undefined when somebody else holds it
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
 * @returns {Promise<() => void>} gives the lock back
 * @throws {Error} when the holder keeps it longer than the patience lasts
 */
export async function waitForLock(file, patience) {
  for (const end = Date.now() + patience; ;) {
    const release = tryLock(file);
    if (release) return release;
    if (Date.now() > end) {
      throw new Error(`${file} is held by process ${holderOf(file)?.pid ?? "?"} for too long.`);
    }
    await delay(50);
  }
}

/** A hard link is made with its content in one step, unlike open + write. */
function link(fresh, file) {
  try {
    linkSync(fresh, file);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** Moves the dead lock away first, so that of two who saw it dead only one removes it. */
function removeStale(file) {
  const aside = `${file}.stale-${process.pid}-${++serial}`;
  try {
    renameSync(file, aside);
  } catch {
    return false;
  }
  if (holderOf(aside)) {
    // Between the look and the move somebody took the lock afresh: it is theirs.
    link(aside, file);
    rmSync(aside, { force: true });
    return false;
  }
  rmSync(aside, { force: true });
  return true;
}
