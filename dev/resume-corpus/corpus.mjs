/** What the scripts of this folder share: the master text, where files go, and how programs are run. */
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

export const FILES = path.resolve("bench/resumes/files");
export const SCRATCH = mkdtempSync(path.join(os.tmpdir(), "resume-corpus-"));
export const blocks = JSON.parse(readFileSync(new URL("./master.json", import.meta.url), "utf8"));
export const aside = blocks.filter(({ isAside }) => isAside);
export const main = blocks.filter(({ isAside }) => !isAside);

/** @type {string[]} names of files */
export const made = [];

export const scratch = (name) => path.join(SCRATCH, name);
export const plain = ({ text }) => (Array.isArray(text) ? text.join(" ") : text);

/** Runs a program. @returns what it printed; undefined if it failed, which is told */
export function run(command, args, options = {}) {
  try {
    return execFileSync(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      timeout: 180_000,
      ...options,
    });
  } catch (error) {
    console.error(`${command}: ${String(error.stderr ?? error).slice(0, 300)}`);
    return undefined;
  }
}

/** Takes a file, or its bytes, into the corpus. Its name says which program made it, and its layout (bench/resumes/corpus.ts). */
export function add(file, content) {
  const target = path.join(FILES, file);
  if (typeof content === "string" && !existsSync(content)) {
    console.error(`${file}: not made`);
    return;
  }
  if (typeof content === "string") copyFileSync(content, target);
  else if (content) writeFileSync(target, content);
  else return;
  made.push(file);
}
