import { readFile, rm } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";

const MIB = 1024 * 1024;
const TRIES = 200;
const EVERY_MS = 50;

/** What a process takes of the machine, and how much of its heap is in use once garbage is collected. Of Linux only. */
export async function memoryOf(pid: number): Promise<string> {
  const bytes = await residentOf(pid);
  const resident = bytes === null ? "unknown" : `${Math.round(bytes / MIB)} MiB`;
  const heap = await heapOf(pid);
  return heap === null ? resident : `${resident} (heap ${(heap / MIB).toFixed(1)})`;
}

/** In bytes; null if it is gone, or can't be known. Of Linux only. */
export async function residentOf(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const kib = /VmRSS:\s+(\d+)/.exec(status)?.[1];
  return kib === undefined ? null : Number(kib) * 1024;
}

/** In bytes; the site was started with dev/heap-report.mjs. Null if it does not answer. */
async function heapOf(pid: number): Promise<number | null> {
  const file = process.env.HEAP_REPORT;
  if (file === undefined) return null;
  await rm(file, { force: true });
  process.kill(pid, "SIGUSR2");
  for (let turn = 0; turn < TRIES; turn += 1) {
    await delay(EVERY_MS);
    const report = await readFile(file, "utf8").catch(() => "");
    if (report !== "") return Number(report);
  }
  return null;
}
