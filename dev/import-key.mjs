/**
 * A key of what the project's files import. Most edits change no import, and so nothing about the directions of imports.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { projectFiles } from "./check-cache.mjs";
import { hash } from "./content-key.mjs";

const CODE = /\.[cm]?[jt]sx?$/;

/**
 * @param {string} root
 * @param {string[]} folders
 * @returns {string} a key that changes when a file is added or removed, an import or a re-export changes, or a setting: a file in
 *   the root
 */
export function importKey(root, folders) {
  const parts = projectFiles(root).flatMap((name) => {
    const read = () => readFileSync(path.join(root, name), "utf8");
    if (!name.includes("/")) return [name, read()];
    if (!folders.includes(name.split("/")[0])) return [];
    return [name, ...(CODE.test(name) ? importsIn(read()) : [])];
  });
  return hash([process.version, ...parts]);
}

/** Each with the statement that makes it, because `import type` is not `import`. */
function importsIn(text) {
  const { importedFiles, referencedFiles } = ts.preProcessFile(text, true, true);
  const statements = importedFiles.map(({ pos, end }) => text.slice(statementAt(text, pos), end));
  return [...statements, ...referencedFiles.map(({ fileName }) => fileName)];
}

const statementAt = (text, pos) =>
  Math.max(0, ...["import", "export", "require"].map((word) => text.lastIndexOf(word, pos)));
