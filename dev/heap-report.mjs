/**
 * Preloaded into a site that a benchmark measures: on SIGUSR2 it collects garbage, and writes how many bytes of its heap are
 * in use to the file HEAP_REPORT. Resident memory alone says little: Node keeps what it once took.
 */
import { renameSync, writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";

const file = process.env.HEAP_REPORT;
if (isMainThread && file !== undefined) {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  process.on("SIGUSR2", () => {
    collect();
    // Renamed when complete, so that a reader never sees part of it.
    writeFileSync(`${file}.new`, String(process.memoryUsage().heapUsed));
    renameSync(`${file}.new`, file);
  });
}
