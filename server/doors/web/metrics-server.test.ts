import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "@jest/globals";
import { countRequest } from "../../core/metrics/counts.js";
import type { DatabaseNumbers } from "../../modules/system/site-numbers.js";
import { metricsServer } from "./metrics-server.js";

const LINE = /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? [\d.e+-]+)$/;
const POOL = { inUse: 2, free: 3, waiting: 1, opened: 9, closed: 4 };
const INSTANCE = {
  isReady: true,
  canWrite: true,
  clockOffsetMs: -1500,
  replica: { isAsked: false, lagSeconds: 12 },
};
const DATABASE: DatabaseNumbers = {
  queues: new Map([["outbox", { waiting: 12, oldestSeconds: 34.5, dead: 1 }]]),
  lags: new Map([["caches", { changes: 2, seconds: 0.5 }]]),
};

let server: Server;
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

async function serve(database: () => Promise<DatabaseNumbers | null>) {
  const numbers = {
    pool: () => POOL,
    instance: async () => INSTANCE,
    tempFreeBytes: async () => 5e9,
    database,
  };
  server = metricsServer(numbers).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return (path: string, method = "GET") => fetch(`http://127.0.0.1:${port}${path}`, { method });
}

const linesOf = async (answer: Response) => (await answer.text()).trimEnd().split("\n");

/** Other tests of this process count, too. */
function grown(before: readonly string[], after: readonly string[]): string[] {
  const valueOf = (lines: readonly string[], name: string) =>
    Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length) ?? 0);
  return after
    .filter((line) => !line.startsWith("#") && line !== "")
    .map((line) => line.slice(0, line.lastIndexOf(" ")))
    .map((name) => `${name} ${valueOf(after, name) - valueOf(before, name)}`);
}

it("gives requests by how they ended, their times, and the process, as Prometheus reads them", async () => {
  const get = await serve(async () => DATABASE);
  const before = await linesOf(await get("/metrics"));
  const route = "/jobs";
  countRequest({ status: 200, tookMs: 3, isAborted: false, route });
  countRequest({ status: 304, tookMs: 30, isAborted: false, route });
  countRequest({ status: 503, tookMs: 60_000, isAborted: false, route: "/" });
  countRequest({ status: 200, tookMs: 700, isAborted: true, route });
  const answer = await get("/metrics");
  expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const lines = await linesOf(answer);
  expect(lines.filter((line) => line !== "" && !LINE.test(line))).toEqual([]);
  expect(grown(before, lines)).toEqual(
    expect.arrayContaining([
      'http_requests_total{status="2xx"} 1',
      'http_requests_total{status="3xx"} 1',
      'http_requests_total{status="4xx"} 0',
      'http_requests_total{status="5xx"} 1',
      'http_requests_total{status="aborted"} 1',
      'http_request_duration_seconds_bucket{le="0.005"} 1',
      'http_request_duration_seconds_bucket{le="0.1"} 2',
      'http_request_duration_seconds_bucket{le="30"} 3',
      'http_request_duration_seconds_bucket{le="+Inf"} 4',
      "http_request_duration_seconds_count 4",
      expect.stringMatching(/^http_request_duration_seconds_sum 60\.73/),
      'staffboard_route_requests_total{route="/jobs"} 3',
    ]),
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      'staffboard_db_connections{state="in_use"} 2',
      "staffboard_db_connections_opened_total 9",
      "staffboard_db_connections_closed_total 4",
      "staffboard_db_waiting 1",
      "staffboard_database_answers 1",
      'staffboard_queue_waiting{queue="outbox"} 12',
      'staffboard_queue_oldest_seconds{queue="outbox"} 34.5',
      'staffboard_queue_dead{queue="outbox"} 1',
      'staffboard_changes_behind{reader="caches"} 2',
      expect.stringMatching(/^staffboard_provider_calls_total{provider="s3",outcome="failed"} /),
      "staffboard_ready 1",
      "staffboard_clock_offset_seconds -1.5",
      "staffboard_replica_left_out 1",
      "staffboard_replica_lag_seconds 12",
      "staffboard_temp_free_bytes 5000000000",
      expect.stringMatching(/^process_resident_memory_bytes [1-9]\d+$/),
    ]),
  );
  expect([(await get("/")).status, (await get("/metrics", "POST")).status]).toEqual([404, 404]);
});

it("serves the rest without the numbers of a database that doesn't answer, and has them again later", async () => {
  const answers = [DATABASE, null, DATABASE];
  const get = await serve(async () => answers.shift() ?? null);
  const queues = async () =>
    (await linesOf(await get("/metrics"))).filter((line) =>
      /^staffboard_(queue_waiting|changes_behind|database_answers)|^staffboard_db_waiting/.test(
        line,
      ),
    );
  const whole = await queues();
  expect(whole).toContain('staffboard_queue_waiting{queue="outbox"} 12');
  expect(await queues()).toEqual(["staffboard_db_waiting 1", "staffboard_database_answers 0"]);
  expect(await queues()).toEqual(whole);
});
