/** Which sources of the project a file needs, directly or not. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Names of modules: relative ones and programs for threads and processes, as built files; and those of package.json's "imports". */
const NAME = /["'](#[\w./-]+|[\w./-]+\.[cm]?js)["']/g;

/**
 * Reads each file as text, so it may find more files than are loaded: types, and names in comments.
 *
 * @param {string} root
 * @param {Iterable<string>} names of TypeScript files below `root`
 * @param {Record<string, string>} aliases of package.json: "#texts/*" to "./content/en/texts/*.ts"
 * @returns {Map<string, string>} the text of each file, by its name; the given ones included
 */
export function reachedSources(root, names, aliases = {}) {
  const found = new Map();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    const text = readFileSync(path.join(root, name), "utf8");
    found.set(name, text);
    for (const [, called] of text.matchAll(NAME)) {
      const source = called.startsWith("#") ? aliased(called, aliases) : besides(name, called);
      if (source && !found.has(source) && existsSync(path.join(root, source))) waiting.push(source);
    }
  }
  return found;
}

function aliased(called, aliases) {
  for (const [alias, target] of Object.entries(aliases)) {
    const [before, after] = alias.split("*");
    if (!called.startsWith(before) || !called.endsWith(after) || !target.endsWith(".ts")) continue;
    const middle = called.slice(before.length, called.length - after.length);
    return path.posix.normalize(target.replace("*", middle));
  }
  return undefined;
}

/** @returns the source of a built file that a source names; undefined for what is no TypeScript */
const besides = (name, called) =>
  called.endsWith(".js")
    ? path.posix.join(path.posix.dirname(name), called.replace(/\.js$/, ".ts"))
    : undefined;
