/**
 * A hash over file contents. An output is stale when the hash of its inputs has changed.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const IGNORED = new Set(["node_modules", "dist", "output", ".data"]);

/**
 * @param {string} root
 * @param {string[]} sources files and folders below it; missing ones are skipped
 * @param {(string | undefined)[]} [facts] other values the output depends on
 * @returns {string} a hash that changes when a file's name or content changes, or a fact
 */
export function contentKey(root, sources, facts = []) {
  const parts = [process.version, ...facts];
  for (const source of sources) collect(root, source, parts);
  return hash(parts);
}

function collect(root, name, parts) {
  const file = path.join(root, name);
  let entries;
  try {
    entries = readdirSync(file, { withFileTypes: true });
  } catch (error) {
    if (error.code === "ENOTDIR") parts.push(name, readFileSync(file));
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!IGNORED.has(entry.name)) collect(root, path.join(name, entry.name), parts);
  }
}

/** @param {(string | Buffer | undefined)[]} parts @returns {string} */
export function hash(parts) {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part ?? "").update("\0");
  return sum.digest("hex");
}
