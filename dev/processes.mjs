/**
 * Helpers for operating-system processes. No dependencies: it runs before `npm ci`.
 */
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import os from "node:os";
import { setTimeout as delay } from "node:timers/promises";

/** Commands that are running. @type {Set<import("node:child_process").ChildProcess>} */
const commands = new Set();

/** Adds a process to the running commands until it ends. @param {import("node:child_process").ChildProcess} child */
export function trackCommand(child) {
  commands.add(child);
  child.once("exit", () => commands.delete(child));
}

/** Sends SIGTERM to every running command when the launcher is told to stop. */
export function endCommands() {
  for (const command of commands) command.kill("SIGTERM");
}

/**
 * Runs a command without blocking signals and waits for its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, input?: string}} [options]
 * @returns {Promise<{ok: boolean, code: number | null, stdout: string, stderr: string}>} never
 *   rejects; a command that cannot be started has `ok: false` and the reason in `stderr`
 */
export function run(command, args, { cwd, env, input } = {}) {
  return new Promise((resolve) => {
    let stdout = "";
    let stderr = "";
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
    });
    trackCommand(child);
    const finish = (code, words) => resolve({ ok: code === 0, code, stdout, stderr: words });
    child.stdout?.on("data", (chunk) => (stdout += chunk));
    child.stderr?.on("data", (chunk) => (stderr += chunk));
    child.on("error", (error) => finish(null, error.message));
    child.on("close", (code) => finish(code, stderr));
    if (input !== undefined) {
      // A program that dies early closes the pipe; its exit code is more useful than EPIPE.
      child.stdin?.on("error", () => {});
      child.stdin?.end(input);
    }
  });
}

/** The current user's name; in a container the user id may have none. @returns {string} */
export function userName() {
  try {
    return os.userInfo().username;
  } catch {
    return String(process.getuid?.() ?? "");
  }
}

/** @param {string} command @returns {boolean} whether the shell would find it */
export const hasCommand = (command) =>
  spawnSync("sh", ["-c", 'command -v "$1"', "sh", command]).status === 0;

/**
 * When the process began, as text. A later process with the same pid has another value.
 *
 * @param {number} pid
 * @returns {string | undefined} undefined if no such process is alive (a zombie is not)
 */
export function processIdentity(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (process.platform === "linux") {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      // The second field is the program's name in parentheses and may contain anything.
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return fields[0] === "Z" || fields[0] === "X" ? undefined : fields[19];
    } catch {
      return undefined;
    }
  }
  const answer = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
  return answer.status === 0 ? answer.stdout.trim() || undefined : undefined;
}

/** @param {number} pid @returns {string[]} its arguments; empty if unknown */
export function processArguments(pid) {
  if (process.platform === "linux") {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").filter(Boolean);
    } catch {
      return [];
    }
  }
  const answer = spawnSync("ps", ["-ww", "-o", "args=", "-p", String(pid)], { encoding: "utf8" });
  return answer.status === 0 ? answer.stdout.trim().split(/\s+/) : [];
}

/**
 * Ends a process: SIGTERM, then SIGKILL if it is still alive.
 *
 * @param {number} pid
 * @param {number} patience milliseconds before SIGKILL
 */
export async function endProcess(pid, patience) {
  const identity = processIdentity(pid);
  const lives = () => identity !== undefined && processIdentity(pid) === identity;
  const signal = (name) => {
    try {
      process.kill(pid, name);
    } catch {
      // It ended between the check and the signal.
    }
  };
  if (!lives()) return;
  signal("SIGTERM");
  for (const end = Date.now() + patience; lives() && Date.now() < end;) await delay(20);
  if (!lives()) return;
  signal("SIGKILL");
  for (const end = Date.now() + 5000; lives() && Date.now() < end;) await delay(20);
}
