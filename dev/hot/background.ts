import { spawn } from "node:child_process";
import os from "node:os";
import { ROOT } from "./places.js";

/** A lower priority than the site's: the developer waits for that one. */
const NICE = 10;

/** Runs a Node program in the project's folder. @returns its output, and whether it succeeded */
export function runQuietly(args: string[]): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
    if (child.pid !== undefined) os.setPriority(child.pid, NICE);
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
    child.once("error", ({ message }) => resolve({ ok: false, output: message }));
    child.once("close", (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}

/**
 * Runs `work` one run at a time. Calls during a run lead to one more run after it, since the inputs
 * have changed.
 */
export function oneAtATime(work: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  const run = async (): Promise<void> => {
    running = true;
    do {
      again = false;
      await work();
    } while (again);
    running = false;
  };
  return () => {
    if (running) again = true;
    else void run();
  };
}
