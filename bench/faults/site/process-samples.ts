import { readdir } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { minutes as inMs } from "../../../server/core/clock.js";
import { residentOf } from "../../memory.js";
import type { SiteProcess } from "../site-process.js";
import { NotThere } from "./trial.js";

const SAMPLE_EVERY_MS = 10_000;
const MIB = 1024 * 1024;

/** What a process takes of the machine. */
export interface Sample {
  /** Since the first sample was due. */
  minute: number;
  residentMiB: number;
  descriptors: number;
  /** In use after the last full collection; null before the first one. */
  heapMiB: number | null;
}

export type Figure = "residentMiB" | "descriptors" | "heapMiB";

/** From one minute to another. */
export type Span = readonly [from: number, to: number];

/** Samples a site every 10 seconds; one that loads heap-watch.ts tells of its heap, too. Of Linux only. */
export class ProcessSamples {
  readonly all: Sample[] = [];
  private heapMiB: number | null = null;
  private readonly began = performance.now();

  constructor(private readonly site: SiteProcess) {
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
    const open = await readdir(`/proc/${pid}/fd`);
    const { minute, heapMiB } = this;
    return { minute, residentMiB: resident / MIB, descriptors: open.length, heapMiB };
  }
}

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
