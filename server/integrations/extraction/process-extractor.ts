import { spawn, type ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { z } from "zod";
import { blocksSchema, linksSchema } from "./document-schema.js";
import {
  MAX_TEXT,
  type ExtractedFormat,
  type Extraction,
  type TextExtractor,
} from "./text-extractor.js";

const MIB = 1024 * 1024;
/** For JavaScript objects; buffers and code are outside of it. */
const HEAP_MIB = 96;
/**
 * What the program may write to: its heap, buffers and stacks. Its code, of up to 50 MiB, counts for `maxBytes` but not
 * here. Enforced by the kernel, so that memory taken in one step is refused too.
 */
const DATA_MIB = 192;
/** Since Node 24, V8 reserves addresses for code that the kernel counts as data, though nothing is in them yet. */
const RESERVED_MIB = Number.parseInt(process.versions.node, 10) >= 24 ? 512 : 0;
const WATCH_EVERY_MS = 25;
/**
 * For the text twice, as text and in blocks: at most three bytes of UTF-8 for a UTF-16 unit. The rest is the structure of
 * blocks; `reading-limits.ts` bounds how many there are.
 */
const MAX_RESULT_BYTES = 6 * MAX_TEXT + 6 * MIB;

/** What the program returns. */
const resultSchema = z.object({
  text: z.string().max(MAX_TEXT),
  blocks: blocksSchema.nullable(),
  links: linksSchema,
  isPartial: z.boolean(),
});

/** How the program reads a file: by its format, or a PDF without regard to places of glyphs. */
type Reading = ExtractedFormat | "pdf-plain";

const isOverLimit = (result: Extraction): boolean =>
  "failure" in result && result.failure !== "UNREADABLE";

interface Limits {
  /** The program's file; by default the built one, next to this module. */
  program?: string;
  maxMs?: number;
  maxBytes?: number;
  /** Told how much memory a program took at most, where the system says so (Linux). */
  onPeak?: (bytes: number) => void;
}

/**
 * Reads each document in a process of its own, without settings or secrets, that is killed after 10 seconds or when it
 * takes 256 MiB of memory.
 */
export class ProcessExtractor implements TextExtractor {
  private readonly program: string;
  private readonly maxMs: number;
  private readonly maxBytes: number;
  private readonly onPeak: (bytes: number) => void;

  constructor({ program, maxMs = 10_000, maxBytes = 256 * MIB, onPeak }: Limits = {}) {
    this.program = program ?? path.join(import.meta.dirname, "extract-program.js");
    this.maxMs = maxMs;
    this.maxBytes = maxBytes;
    this.onPeak = onPeak ?? (() => undefined);
  }

  async extract(format: ExtractedFormat, content: Buffer): Promise<Extraction> {
    const result = await this.run(format, content);
    if (format !== "pdf" || !isOverLimit(result)) return result;
    // Reading glyph by glyph takes more time and memory than the library's own text, which is better than none.
    const plain = await this.run("pdf-plain", content);
    return "failure" in plain ? result : { ...plain, isPartial: true };
  }

  private run(reading: Reading, content: Buffer): Promise<Extraction> {
    return new Promise((resolve, reject) => {
      const child = start(this.program, reading);
      // First: an error that no one listens for would end this process.
      child.once("error", reject);
      // It wasn't started, for example because too many files are open, and has no streams.
      if (child.pid === undefined) return;
      const run = new Run(child, this.maxMs, this.maxBytes);
      child.once("error", () => run.stop());
      child.on("close", (code) => {
        run.stop();
        this.onPeak(run.peakBytes);
        resolve(run.resultOf(code));
      });
      // A program that ends early closes its input.
      child.stdin?.on("error", () => undefined);
      child.stdin?.end(content);
    });
  }
}

/** The shell sets the kernel's limit; where there is none for data (macOS), only the watch below limits memory. */
function start(program: string, reading: Reading): ChildProcess {
  const node = [`--max-old-space-size=${HEAP_MIB}`, "--max-semi-space-size=8", program, reading];
  const command = `ulimit -d ${(DATA_MIB + RESERVED_MIB) * 1024} 2>/dev/null; exec "$0" "$@"`;
  return spawn("/bin/sh", ["-c", command, process.execPath, ...node], {
    env: { NODE_NO_WARNINGS: "1", UV_THREADPOOL_SIZE: "1", MALLOC_ARENA_MAX: "2" },
    stdio: ["pipe", "ignore", "ignore", "pipe"],
  });
}

/** One run of the program: what it has returned so far, and why it was killed. */
class Run {
  peakBytes = 0;
  private readonly chunks: Buffer[] = [];
  private bytes = 0;
  private failure: "TOO_SLOW" | "TOO_MUCH_MEMORY" | null = null;
  private readonly deadline: NodeJS.Timeout;
  private readonly watch: NodeJS.Timeout;

  constructor(
    private readonly child: ChildProcess,
    maxMs: number,
    maxBytes: number,
  ) {
    this.deadline = setTimeout(() => this.kill("TOO_SLOW"), maxMs);
    this.watch = setInterval(() => void this.checkMemory(maxBytes), WATCH_EVERY_MS);
    const result = child.stdio[3] as Readable | undefined;
    result?.on("data", (chunk: Buffer) => this.receive(chunk));
  }

  stop(): void {
    clearTimeout(this.deadline);
    clearInterval(this.watch);
  }

  /** @param code of the program's end; null if a signal ended it */
  resultOf(code: number | null): Extraction {
    if (this.failure) return { failure: this.failure };
    if (code === 0) return resultIn(Buffer.concat(this.chunks));
    // V8 and the kernel end a program that is out of memory by a signal; the shell reports it as 128 and above.
    return { failure: code === null || code >= 128 ? "TOO_MUCH_MEMORY" : "UNREADABLE" };
  }

  private receive(chunk: Buffer): void {
    this.bytes += chunk.length;
    if (this.bytes > MAX_RESULT_BYTES) this.kill("TOO_MUCH_MEMORY");
    else this.chunks.push(chunk);
  }

  private async checkMemory(maxBytes: number): Promise<void> {
    const { pid } = this.child;
    if (pid === undefined) return;
    this.peakBytes = Math.max(this.peakBytes, await peakBytes(pid));
    if (this.peakBytes > maxBytes) this.kill("TOO_MUCH_MEMORY");
  }

  private kill(failure: "TOO_SLOW" | "TOO_MUCH_MEMORY"): void {
    this.failure ??= failure;
    this.child.kill("SIGKILL");
  }
}

function resultIn(output: Buffer): Extraction {
  try {
    return resultSchema.parse(JSON.parse(output.toString("utf8")));
  } catch {
    return { failure: "UNREADABLE" };
  }
}

/** The most memory the process has had so far; 0 if it has ended, or if the system has no /proc. */
async function peakBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}
