import { createServer, type Server } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { RequestMetrics } from "../../core/request-metrics.js";

const TEXT = "text/plain; version=0.0.4; charset=utf-8";
const NANOSECONDS = 1e9;

/**
 * `GET /metrics` for Prometheus, on a port of its own: what a busy instance does is nobody else's business, and the public port
 * answers 404 for it. Nothing in it is about people.
 */
export function metricsServer(requests: RequestMetrics): Server {
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  const server = createServer((request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET")
      return void response.writeHead(404).end();
    const text = `${requests.text()}\n${processText(delays.percentile(99) / NANOSECONDS)}\n`;
    delays.reset();
    response.writeHead(200, { "Content-Type": TEXT, "Cache-Control": "no-store" }).end(text);
  });
  server.on("close", () => delays.disable());
  return server;
}

/** @param delay of the event loop, in seconds */
function processText(delay: number): string {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  return [
    "# HELP process_cpu_seconds_total CPU time of all threads.",
    "# TYPE process_cpu_seconds_total counter",
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
    "# TYPE process_resident_memory_bytes gauge",
    `process_resident_memory_bytes ${rss}`,
    "# TYPE nodejs_heap_size_used_bytes gauge",
    `nodejs_heap_size_used_bytes ${heapUsed}`,
    "# HELP nodejs_eventloop_lag_p99_seconds Since the last time it was asked for.",
    "# TYPE nodejs_eventloop_lag_p99_seconds gauge",
    `nodejs_eventloop_lag_p99_seconds ${delay}`,
    "# TYPE process_uptime_seconds gauge",
    `process_uptime_seconds ${process.uptime()}`,
  ].join("\n");
}
