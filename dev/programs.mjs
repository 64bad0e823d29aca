/**
 * Builds single programs for tests: only the files that a program reaches, and of these only the ones that changed. Types are left to
 * `npm run check`, so this takes a fraction of `npm run build:node`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { transform } from "@swc/core";
import { buildIsFresh, stampOf } from "./build-state.mjs";
import { sourceImports, writeBuiltImports } from "./built-imports.mjs";
import { hash } from "./content-key.mjs";
import { waitForLock } from "./lock.mjs";
import { reachedSources } from "./reached-sources.mjs";

/** The options of tsconfig.build.json, in swc's format (dev/hot/compile.ts uses them, too). */
const OPTIONS = "dev/swc.json";
/** For each built file a hash of source, output and options, so that what another build has written is noticed. */
const RECORD = "dist/.staffboard-programs.json";

const BUILD_WITHIN = 15 * 60_000;

/**
 * Builds the programs unless the whole build is up to date. Waits for another build in this checkout.
 *
 * @param {string} root
 * @param {string[]} programs
 * @throws {Error} like buildPrograms
 */
export async function refreshPrograms(root, programs) {
  const unlock = await waitForLock(path.join(root, "dist/.build-lock"), BUILD_WITHIN);
  try {
    if (!buildIsFresh(root, "server")) await buildPrograms(root, programs);
  } finally {
    unlock();
  }
}

/**
 * @param {string} root
 * @param {string[]} programs names of TypeScript files
 * @returns {Promise<number>} how many files had to be compiled
 * @throws {Error} with the position of a syntax error
 */
export async function buildPrograms(root, programs) {
  const options = readFileSync(path.join(root, OPTIONS), "utf8");
  const record = readRecord(root);
  const sources = [...reachedSources(root, programs, sourceImports(root))];
  const outdated = sources.filter(([name, text]) => {
    const output = readText(path.join(root, outputOf(name)));
    return output === undefined || record[name] !== hash([options, text, output]);
  });
  writeBuiltImports(root);
  if (outdated.length === 0) return 0;
  // The whole build is one no more: the next `npm start` must make it again.
  rmSync(stampOf(root, "server"), { force: true });
  const compile = async ([name, text]) => {
    const output = await compiled(root, name, text, JSON.parse(options));
    record[name] = hash([options, text, output]);
  };
  await Promise.all(outdated.map(compile));
  writeFileSync(path.join(root, RECORD), JSON.stringify(record));
  return outdated.length;
}

const outputOf = (name) => path.join("dist/node", name.replace(/\.ts$/, ".js"));

async function compiled(root, name, text, options) {
  const target = path.join(root, outputOf(name));
  const sourceFileName = path.join(root, name);
  const { code, map } = await transform(text, { ...options, filename: name, sourceFileName });
  const output = `${code}//# sourceMappingURL=${path.basename(target)}.map\n`;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, output);
  writeFileSync(`${target}.map`, map ?? "");
  return output;
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
