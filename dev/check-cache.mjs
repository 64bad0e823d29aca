/**
 * Remembers which checks of `npm run check` passed. It is all in one folder, which may be deleted at any time.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./child.mjs";
import { contentKey } from "./content-key.mjs";

export const CACHE = path.join(ROOT, "node_modules/.cache/staffboard");
const FOLDERS = ["bench", "client", "content", "dev", "docs", "e2e", "findings", "ops", "server"];
const IGNORED = new Set(["node_modules", "dist", "output", ".data"]);

/** @param {string} root @returns {string[]} sources of the project, sorted: its source folders, and the files in its root */
export function projectFiles(root) {
  const inFolder = (folder) =>
    readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      if (IGNORED.has(entry.name)) return [];
      const name = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? inFolder(name) : [name];
    });
  return [...rootFiles(root), ...FOLDERS.flatMap(inFolder)].sort();
}

const rootFiles = (root) =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== ".env")
    .map(({ name }) => name);

/**
 * @param {string} root
 * @param {string[]} [folders] those that matter
 * @returns {string} a key that changes when any source in these folders changes, or any file in the root
 */
export const projectKey = (root, folders = FOLDERS) =>
  contentKey(root, [...rootFiles(root), ...folders]);

/** @param {string} check @param {string} key @returns {boolean} whether the check passed with these sources */
export function wasGood(check, key) {
  try {
    return readFileSync(stampOf(check), "utf8") === key;
  } catch {
    return false;
  }
}

/** @param {string} check @param {string} key */
export function rememberGood(check, key) {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stampOf(check), key);
}

/**
 * Remembers which files a check found good, for a check that looks at one file at a time.
 *
 * @param {string} check
 * @param {string} settings a key that changes when every file must be checked again
 */
export function cleanFiles(check, settings) {
  const file = path.join(CACHE, `${check}.json`);
  const before = readResults(file);
  const known = before.settings === settings ? before.files : {};
  const files = {};
  return {
    /** @param {string} name @param {string} key @returns {boolean} whether the file was good with this key */
    has(name, key) {
      if (known[name] === key) files[name] = key;
      return known[name] === key;
    },
    /** @param {string} name @param {string} key */
    add: (name, key) => void (files[name] = key),
    /** Forgets the files that were neither asked for nor added. */
    save() {
      mkdirSync(CACHE, { recursive: true });
      writeFileSync(file, JSON.stringify({ settings, files }));
    },
  };
}

function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { settings: "", files: {} };
  }
}

/** Deletes all remembered results, so that every check runs. */
export const forget = () => rmSync(CACHE, { recursive: true, force: true });

const stampOf = (check) => path.join(CACHE, `${check.replace(/\W+/g, "-")}.key`);
