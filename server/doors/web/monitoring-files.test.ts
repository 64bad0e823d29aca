import { readFileSync } from "node:fs";
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { parse } from "yaml";
import { createLogger } from "../../core/logger.js";
import { countOperation, countRequest, countRun, OTHER } from "../../core/metrics/counts.js";
import { workerDeadlines, workerFailures, workerSuccesses } from "../../core/metrics/families.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { queryFaults } from "../../test/prometheus/query-faults.js";
import { namesIn, seriesIn, type ServedNames } from "../../test/prometheus/served-names.js";
import { startWorkers } from "../../workers.js";
import { COUNTED_OPERATIONS } from "../metrics/counted-operations.js";
import { COUNTED_ROUTES } from "../metrics/counted-routes.js";
import { metricsServer } from "./metrics-server.js";

/** The files for Prometheus and Grafana, against what a running site serves. */
interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; action: string };
}
/** Numbers, and the alerts that Prometheus makes of them. */
interface RulesTest {
  input_series: { series: string }[];
  promql_expr_test: { exp_samples?: { labels: string }[] }[];
}
interface Dashboard {
  panels: { title: string; type: string; targets?: { expr: string }[] }[];
}

const rules = (
  parse(readFileSync("ops/prometheus/alerts.yml", "utf8")) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules);
const { tests: rulesTests } = parse(readFileSync("ops/prometheus/alerts.test.yml", "utf8")) as {
  tests: RulesTest[];
};
const dashboard = JSON.parse(readFileSync("ops/grafana/dashboard.json", "utf8")) as Dashboard;
const panels = dashboard.panels.filter(({ type }) => type !== "row");

let app: TestApp;
let server: Server;
let served: ServedNames;

const scrape = async (): Promise<string> => {
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
};

beforeAll(async () => {
  app = await createTestApp();
  // Other tests of this process have workers of their own.
  for (const family of [workerDeadlines, workerFailures, workerSuccesses]) family.reset();
  await startWorkers(app.services, createLogger("silent")).stop();
  await app.services.changeFollower.poll();
  await app
    .client()
    .post("/graphql", { operationName: "Jobs", query: "query Jobs { __typename }" });
  server = metricsServer(app.services.siteNumbers, 60_000).listen(0, "127.0.0.1");
  // On a busy machine, it would close the connection just when the next question is sent over it.
  server.keepAliveTimeout = 60_000;
  await once(server, "listening");
  served = namesIn(await scrape());
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});

describe("alert rules", () => {
  it("are fourteen, each with a name of its own", () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(14);
  });

  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    "%s asks for what is served, and says what to do",
    (_name, { expr, for: wait, labels, annotations }) => {
      expect(queryFaults(expr, served)).toEqual([]);
      expect(wait).toMatch(/^\d+m$/);
      expect(["page", "warn"]).toContain(labels.severity);
      expect([annotations.summary, annotations.action]).not.toContain("");
    },
  );
});

// Only Prometheus evaluates them: docs/operations.md says how.
describe("the numbers for the alert rules", () => {
  it("are of what is served", () => {
    const series = rulesTests.flatMap(({ input_series }) => input_series.map((one) => one.series));
    expect(series.flatMap((one) => queryFaults(one, served))).toEqual([]);
  });

  it("let every alert fire", () => {
    const fired = rulesTests
      .flatMap((test) => test.promql_expr_test.flatMap(({ exp_samples = [] }) => exp_samples))
      .map(({ labels }) => /alertname="(\w+)"/.exec(labels)?.[1]);
    expect([...new Set(fired)].toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
  });
});

describe("the dashboard", () => {
  it.each(panels.map((panel) => [panel.title, panel] as const))(
    "%s asks for what is served",
    (_title, { targets = [] }) => {
      expect(targets).not.toEqual([]);
      for (const { expr } of targets) expect(queryFaults(inPrometheus(expr), served)).toEqual([]);
    },
  );

  it("shows everything that is served", () => {
    const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join("\n");
    const parts = /^http_request_duration_seconds_(sum|count)$/;
    const names = [...served.keys()].filter((name) => !parts.test(name));
    expect(names.filter((name) => !shown.includes(name))).toEqual([]);
  });
});

describe("a file that doesn't fit", () => {
  it.each([
    [
      "of a metric that is gone",
      "staffboard_gone_total > 0",
      "nothing is named staffboard_gone_total",
    ],
    [
      "of a metric that is gone, in a rate",
      "sum(rate(gone_total[5m])) > 1",
      "nothing is named gone_total",
    ],
    [
      "with a label that is gone",
      'up == 0 or staffboard_db_waiting{pool="main"} > 0',
      "staffboard_db_waiting has no label pool",
    ],
    [
      "with a value that is gone",
      'staffboard_queue_dead{queue="faxes"} > 0',
      "staffboard_queue_dead has no queue faxes",
    ],
    [
      "that groups by a label that is gone",
      "max by (shop) (staffboard_queue_dead) > 0",
      "groups by shop, which nothing has",
    ],
    ["that isn't PromQL", "staffboard_queue_dead >", "not PromQL: staffboard_queue_dead >"],
  ])("%s is found", (_what, expr, fault) => {
    expect(queryFaults(expr, served)).toEqual([fault]);
  });
});

it("serves 300 series at most, whatever is asked for", async () => {
  for (const route of [...COUNTED_ROUTES, OTHER])
    countRequest({ status: 101, tookMs: 1, isAborted: false, route });
  for (const operation of [...COUNTED_OPERATIONS, OTHER]) countOperation(operation);
  for (const worker of served.get("staffboard_worker_failures_total")?.get("worker") ?? [])
    countRun(worker, true);
  await app.client().get("/api/no-such-path/7");
  await app
    .client()
    .post("/graphql", { operationName: "Strange", query: "query Strange { __typename }" });
  const series = seriesIn(await scrape());
  expect(series.length).toBeLessThanOrEqual(300);
  expect(series.filter((line) => /no-such|Strange/.test(line))).toEqual([]);
});

/** Grafana fills in how often Prometheus reads, and the chosen instances. */
const inPrometheus = (expr: string) =>
  expr.replaceAll("$__rate_interval", "5m").replaceAll("$instance", ".*");
