import { constants, PerformanceObserver, type NodeGCPerformanceDetail } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/**
 * Loaded into a site with `--import`: after each full collection that V8 makes by itself, it sends how much of the heap is in use.
 * A collection that a measurement asks for would free what the site otherwise keeps, and change what is measured.
 */
const isFull = (entry: object): boolean =>
  "detail" in entry &&
  (entry.detail as NodeGCPerformanceDetail).kind === constants.NODE_PERFORMANCE_GC_MAJOR;

if (isMainThread) {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(isFull))
      process.send?.({ heapUsed: process.memoryUsage().heapUsed });
  });
  observer.observe({ entryTypes: ["gc"] });
  // A run that is interrupted leaves no site behind.
  process.once("disconnect", () => process.exit());
  if (!process.connected) process.exit();
}
