import { readdir, readFile, readlink } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { minutes as inMs } from "../../../server/core/clock.js";
import { residentOf } from "../../memory.js";
import type { SiteProcess } from "../site-process.js";
import { NotThere } from "./trial.js";

const SAMPLE_EVERY_MS = 10_000;
const MIB = 1024 * 1024;
/** The number of an established connection's state. */
const ESTABLISHED = "01";

/** What a process takes of the machine. */
export interface Sample {
  /** Since the first sample was due. */
  minute: number;
  residentMiB: number;
  /** Open ones, but for connections that are pooled. */
  descriptors: number;
  /** In use after the last full collection; null before the first one. */
  heapMiB: number | null;
}

export type Figure = "residentMiB" | "descriptors" | "heapMiB";

/** From one minute to another. */
export type Span = readonly [from: number, to: number];

/**
 * Samples a site every 10 seconds; one that loads heap-watch.ts tells of its heap, too. Of Linux only. How many connections a pool has
 * says nothing about what is left open: those to the database are closed after ten minutes, and opened again as they are needed.
 */
export class ProcessSamples {
  readonly all: Sample[] = [];
  private heapMiB: number | null = null;
  private readonly began = performance.now();

  /** @param pooledPorts on which the site has connections that are pooled, at either end */
  constructor(
    private readonly site: SiteProcess,
    private readonly pooledPorts: ReadonlySet<number>,
  ) {
    site.onMessage((message: { heapUsed?: number }) => {
      if (message.heapUsed !== undefined) this.heapMiB = message.heapUsed / MIB;
    });
  }

  get minute(): number {
    return (performance.now() - this.began) / inMs(1);
  }

  /** @param onSample after each @throws when the process has ended */
  async take(minutes: number, onSample: () => void): Promise<void> {
    for (let due = 0; due < inMs(minutes); due += SAMPLE_EVERY_MS) {
      await delay(Math.max(0, due - (performance.now() - this.began)));
      this.all.push(await this.sample());
      onSample();
    }
  }

  private async sample(): Promise<Sample> {
    const { pid } = this.site;
    const resident = await residentOf(pid);
    if (resident === null)
      throw this.site.isUp ? new NotThere("/proc") : new Error("the site has ended");
    const open = await openFiles(pid);
    const pooled = pooledSockets(await readFile(`/proc/${pid}/net/tcp`, "utf8"), this.pooledPorts);
    const descriptors = open.filter((file) => !pooled.has(file)).length;
    const { minute, heapMiB } = this;
    return { minute, residentMiB: resident / MIB, descriptors, heapMiB };
  }
}

/** What each open descriptor of a process is, such as `socket:[4711]`. */
async function openFiles(pid: number): Promise<string[]> {
  const folder = `/proc/${pid}/fd`;
  const numbers = await readdir(folder);
  // One may be closed meanwhile.
  const files = await Promise.all(
    numbers.map((number) => readlink(path.join(folder, number)).catch(() => null)),
  );
  return files.filter((file) => file !== null);
}

/** @param table of TCP connections, as in /proc/net/tcp @returns as descriptors name them */
export function pooledSockets(table: string, ports: ReadonlySet<number>): Set<string> {
  const sockets = new Set<string>();
  for (const line of table.split("\n").slice(1)) {
    const [, local = "", remote = "", state, , , , , , inode = ""] = line.trim().split(/\s+/);
    const isPooled = [local, remote].some((end) => ports.has(portOf(end)));
    if (state === ESTABLISHED && isPooled) sockets.add(`socket:[${inode}]`);
  }
  return sockets;
}

/** @param end of a connection: address and port, in hexadecimal digits */
const portOf = (end: string): number => Number.parseInt(end.split(":")[1] ?? "", 16);

/** Null without samples. */
export function medianOf(samples: readonly Sample[], figure: Figure, span: Span): number | null {
  const [from, to] = span;
  const values = samples
    .filter(({ minute }) => minute >= from && minute < to)
    .flatMap((sample) => sample[figure] ?? [])
    .toSorted((a, b) => a - b);
  const [low, high] = [Math.floor((values.length - 1) / 2), Math.floor(values.length / 2)];
  return values.length === 0 ? null : ((values[low] ?? 0) + (values[high] ?? 0)) / 2;
}

/** What is compared in a run of so many minutes: of 60, minutes 10 to 15, when all that is kept is warm, and the last five. */
export const comparedSpans = (minutes: number): { early: Span; late: Span } => ({
  early: [minutes / 6, minutes / 4],
  late: [(minutes * 11) / 12, minutes],
});
