import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, it } from "@jest/globals";
import { RequestMetrics } from "../../core/request-metrics.js";
import { metricsServer } from "./metrics-server.js";

const LINE = /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]*"\})? [\d.e+-]+)$/;

it("gives requests by how they ended, their times, and the process, as Prometheus reads them", async () => {
  const requests = new RequestMetrics();
  requests.add(200, 3, false);
  requests.add(304, 30, false);
  requests.add(503, 60_000, false);
  requests.add(200, 700, true);
  const server = metricsServer(requests).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const get = (path: string, method = "GET") =>
    fetch(`http://127.0.0.1:${port}${path}`, { method });
  const answer = await get("/metrics");
  expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const lines = (await answer.text()).trimEnd().split("\n");
  expect(lines.filter((line) => !LINE.test(line))).toEqual([]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'http_requests_total{status="2xx"} 1',
      'http_requests_total{status="3xx"} 1',
      'http_requests_total{status="5xx"} 1',
      'http_requests_total{status="aborted"} 1',
      'http_request_duration_seconds_bucket{le="0.005"} 1',
      'http_request_duration_seconds_bucket{le="0.1"} 2',
      'http_request_duration_seconds_bucket{le="30"} 3',
      'http_request_duration_seconds_bucket{le="+Inf"} 4',
      "http_request_duration_seconds_count 4",
      expect.stringMatching(/^http_request_duration_seconds_sum 60\.73/),
      expect.stringMatching(/^process_resident_memory_bytes [1-9]\d+$/),
    ]),
  );
  expect([(await get("/")).status, (await get("/metrics", "POST")).status]).toEqual([404, 404]);
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});
