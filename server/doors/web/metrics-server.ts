import { createServer, type Server } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { seconds } from "../../core/clock.js";
import { registry } from "../../core/metrics/families.js";
import {
  setDatabase,
  setInstance,
  setPool,
  setProcess,
  setTempFree,
} from "../../core/metrics/gauges.js";
import type { SiteNumbers } from "../../modules/system/site-numbers.js";

const NANOSECONDS = 1e9;
/** Monitoring mostly waits for 10 seconds, and must get the other numbers of a site whose database is silent. */
const DATABASE_MS = seconds(2);

type Numbers = Pick<SiteNumbers, "pool" | "instance" | "tempFreeBytes" | "database">;

/**
 * `GET /metrics` for Prometheus, on a port of its own: what a busy instance does is nobody else's business, and the public port
 * answers 404 for it. Nothing in it is about people.
 * @param databaseMs how long to wait for the database, in milliseconds
 */
export function metricsServer(numbers: Numbers, databaseMs = DATABASE_MS): Server {
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  const textOf = async (): Promise<string> => {
    setProcess(delays.percentile(99) / NANOSECONDS);
    delays.reset();
    setPool(numbers.pool());
    setInstance(await numbers.instance());
    setTempFree(await numbers.tempFreeBytes());
    setDatabase(await numbers.database(databaseMs));
    return registry.metrics();
  };
  const server = createServer((request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET")
      return void response.writeHead(404).end();
    const headers = { "Content-Type": registry.contentType, "Cache-Control": "no-store" };
    textOf().then(
      (text) => response.writeHead(200, headers).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.on("close", () => delays.disable());
  return server;
}
