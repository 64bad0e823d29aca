/**
 * Files that are made from other files of the project and are not in git. A part of them is made anew only if a file that it is made
 * from has changed, or one that was made is missing or is not as it was made.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./child.mjs";
import { hash } from "./content-key.mjs";
import { generatedFilesIn, PARTS } from "./generated-parts.mjs";
import { waitForLock } from "./lock.mjs";
import { run } from "./processes.mjs";

/** For each part a key of what it was made from, and a hash of each file that was made. */
const RECORD = "dist/.staffboard-generated.json";
const MADE_WITHIN = 15 * 60_000;

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {(root: string) => Iterable<[name: string, text: string]>} reads the files that it is made from
 * @property {(root: string) => Promise<Record<string, string>>} make the text of each file, by its name
 */

/**
 * @param {string} root
 * @param {Part[]} parts
 * @returns {{name: string, reason: string}[]} the parts that have to be made, and why
 */
export function staleParts(root = ROOT, parts = PARTS) {
  const record = readRecord(root);
  return parts.flatMap((part) => {
    const reason = reasonToMake(root, part, record[part.name]);
    return reason === undefined ? [] : [{ name: part.name, reason }];
  });
}

function reasonToMake(root, part, made) {
  if (made === undefined) return "not made yet";
  for (const [file, sum] of Object.entries(made.files)) {
    const text = readText(path.join(root, file));
    if (text === undefined) return `${file} is missing`;
    if (hash([text]) !== sum) return `${file} was changed`;
  }
  return made.key === keyOf(root, part) ? undefined : "their sources have changed";
}

const keyOf = (root, part) => hash([...part.reads(root)].flat());

/**
 * Makes what is missing or old, in this process.
 *
 * @param {string} root
 * @param {Part[]} parts
 * @returns {Promise<{name: string, reason: string}[]>} the parts that were made, and why
 * @throws {Error} that says of each part that could not be made what is wrong
 */
export async function makeStale(root = ROOT, parts = PARTS) {
  if (staleParts(root, parts).length === 0) return [];
  const unlock = await waitForLock(path.join(root, "dist/.generate-lock"), MADE_WITHIN);
  try {
    // Another process may have made them meanwhile.
    const stale = staleParts(root, parts);
    const faults = [];
    for (const { name } of stale) {
      const part = parts.find((one) => one.name === name);
      await makePart(root, part).catch((error) => faults.push(faultOf(name, error)));
    }
    if (faults.length > 0) throw new Error(faults.join("\n\n"));
    if (stale.length > 0) removeLeftovers(root, parts);
    return stale;
  } finally {
    unlock();
  }
}

async function makePart(root, part) {
  // Computed first, so that an edit meanwhile makes the part old.
  const key = keyOf(root, part);
  const texts = Object.entries(await part.make(root));
  for (const [file, text] of texts) writeIfNew(root, file, text);
  const files = Object.fromEntries(texts.map(([file, text]) => [file, hash([text])]));
  const record = { ...readRecord(root), [part.name]: { key, files } };
  replace(root, RECORD, JSON.stringify(record));
}

/** A file that is as it should be keeps its time, which watchers look at. */
function writeIfNew(root, file, text) {
  if (readText(path.join(root, file)) !== text) replace(root, file, text);
}

/** In one step: no program reads half a file. */
function replace(root, file, text) {
  const target = path.join(root, file);
  const fresh = path.join(root, `dist/.generated-${process.pid}`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(fresh, text);
  renameSync(fresh, target);
}

/** What was made from a file that is gone would still be compiled. */
function removeLeftovers(root, parts) {
  const record = readRecord(root);
  const made = new Set(parts.flatMap(({ name }) => Object.keys(record[name]?.files ?? {})));
  for (const file of generatedFilesIn(root))
    if (!made.has(file)) rmSync(path.join(root, file), { force: true });
}

function faultOf(name, error) {
  const lines = String(error.stack ?? error).split("\n");
  // The generator of the hooks says the same of every file that it would write, each time with its own stack.
  const words = lines.filter((line) => !/^\s+at .*(?:node_modules|dev\/|node:)/.test(line));
  return `${name} could not be made:\n${[...new Set(words)].join("\n").trim()}`;
}

/**
 * Makes what is missing or old. The generators are large, so a process of their own runs them, and only if there is work.
 *
 * @returns {Promise<string[]>} names of the parts that were made
 * @throws {Error} like makeStale
 */
export async function refreshGenerated() {
  const stale = staleParts();
  if (stale.length === 0) return [];
  const answer = await run(process.execPath, [path.join(ROOT, "dev/generate.mjs")], { cwd: ROOT });
  if (!answer.ok) throw new Error(answer.stderr.trim() || "npm run codegen was ended.");
  return stale.map(({ name }) => name);
}

function readRecord(root) {
  try {
    return JSON.parse(readFileSync(path.join(root, RECORD), "utf8"));
  } catch {
    return {};
  }
}

function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
