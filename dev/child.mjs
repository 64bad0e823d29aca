/**
 * Child processes of the launcher: they end when it ends, log to a file, and keep the end of their output.
 */
import { fork } from "node:child_process";
import { createWriteStream } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { endProcess } from "./processes.mjs";

const LEASH = new URL("./leash.mjs", import.meta.url).href;
const LAST_LINES = 30;

/** As in the image: each thread would take memory of its own from the system. */
const SMALL = { MALLOC_ARENA_MAX: "2" };

/** The lines of the sources in stack traces take 10 MB. Built code has nearly the same lines, so production does without. */
const sourceMaps = ({ SITE_MODE }) => (SITE_MODE === "production" ? [] : ["--enable-source-maps"]);

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/**
 * @typedef {object} Child
 * @property {number} pid
 * @property {import("node:child_process").ChildProcess} process
 * @property {Promise<string>} ended resolves with "exit 1" or "SIGKILL", never rejects
 * @property {() => string} lastWords the end of its output
 * @property {(patience?: number) => Promise<void>} stop SIGTERM, then SIGKILL after `patience`
 */

/**
 * Starts a built program of the project.
 *
 * @param {string} program below the project's folder
 * @param {{env: NodeJS.ProcessEnv, args?: string[], logFile?: string, leash?: boolean,
 *   onLine?: (line: string) => void}} options `leash: false` for a program that watches its channel itself
 * @returns {Child}
 */
export function startChild(program, { env, args = [], logFile, leash = true, onLine }) {
  const child = fork(path.resolve(ROOT, program), args, {
    cwd: ROOT,
    // The parent has already read `.env`, or wants none of its settings.
    env: { ...SMALL, ...env, ENV_FILE: "" },
    execArgv: [...sourceMaps(env), ...(leash ? ["--import", LEASH] : [])],
    silent: true,
  });
  const lines = [];
  const log = logFile ? createWriteStream(logFile, { flags: "a", mode: 0o600 }) : undefined;
  // A full disk must not take the site down.
  log?.on("error", () => {});
  for (const stream of [child.stdout, child.stderr]) {
    readLines(stream, (line) => {
      log?.write(`${line}\n`);
      lines.push(line);
      if (lines.length > LAST_LINES) lines.shift();
      onLine?.(line);
    });
  }
  const ended = new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", (code, signal) => resolve(signal ?? `exit ${code}`));
  });
  return {
    pid: child.pid ?? 0,
    process: child,
    ended,
    lastWords: () => lines.join("\n"),
    stop: async (patience = 10_000) => {
      if (child.pid) await endProcess(child.pid, patience);
      await ended;
      log?.end();
    },
  };
}

function readLines(stream, onLine) {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (chunk) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) onLine(line);
  });
  stream.on("end", () => rest && onLine(rest));
}
