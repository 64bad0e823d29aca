/**
 * `npm run bench -- resumes`: how well, how fast, and in how much memory resumes are read. It needs no site. With
 * `--against FOLDER` it builds the reader of that checkout, too.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { ROOT } from "./child.mjs";

/** @param {string[]} args @returns {Promise<number>} the exit code */
export async function benchResumes(args) {
  const against = args[args.indexOf("--against") + 1 || args.length];
  const folders = [ROOT, ...(against === undefined ? [] : [path.resolve(against)])];
  for (const folder of folders) if (!isBuilt(folder)) return 1;
  return start(ROOT, process.execPath, ["dist/node/bench/resumes/main.js", ...args]);
}

const isBuilt = (folder) => start(folder, "npm", ["run", "--silent", "build:node"]) === 0;

const start = (folder, command, args) =>
  spawnSync(command, args, { cwd: folder, stdio: "inherit" }).status ?? 1;
