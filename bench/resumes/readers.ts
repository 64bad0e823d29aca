import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import type { Readable } from "node:stream";

export interface Reading {
  text: string;
  /** Of the whole process. */
  ms: number;
  mebibytes: number;
}

/** The program that reads documents in a built checkout. */
export const programIn = (folder: string): string =>
  path.resolve(folder, "dist/node/server/integrations/extraction/extract-program.js");

/** Reads a file as the site does, without its limits. A file that can't be read has an empty text. */
export async function read(program: string, format: string, content: Buffer): Promise<Reading> {
  const start = performance.now();
  const child = spawn(process.execPath, ["--max-old-space-size=96", program, format], {
    env: { NODE_NO_WARNINGS: "1", UV_THREADPOOL_SIZE: "1", MALLOC_ARENA_MAX: "2" },
    stdio: ["pipe", "ignore", "ignore", "pipe"],
  });
  let kibibytes = 0;
  const watch = setInterval(
    () => void peak(child.pid).then((now) => (kibibytes = Math.max(kibibytes, now))),
    10,
  );
  child.stdin?.on("error", () => undefined);
  child.stdin?.end(content);
  const output = await buffer(child.stdio[3] as Readable);
  clearInterval(watch);
  const ms = performance.now() - start;
  return { text: textIn(output.toString("utf8")), ms, mebibytes: kibibytes / 1024 };
}

async function peak(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
}

/** Earlier programs returned the text alone. */
function textIn(output: string): string {
  try {
    const parsed: unknown = JSON.parse(output);
    if (typeof parsed === "object" && parsed !== null && "text" in parsed)
      return String(parsed.text);
  } catch {
    return output;
  }
  return output;
}
