import { Counter, Gauge, Histogram, Registry, type LabelValues } from "prom-client";

/** Upper bounds in seconds: ready pages take a fraction of a millisecond, uploads many seconds. */
const BOUNDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What this process serves at /metrics. Only this folder imports prom-client; everything else calls `counts.ts`. */
export const registry = new Registry();

const counter = <Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
) => new Counter({ name, help, labelNames, registers: [registry] });

/**
 * A counter of what every request adds to. Adding to a map takes a tenth of the time of adding to a counter, so it is told only when
 * it is read.
 */
function tally<Label extends string>(name: string, help: string, label: Label) {
  const added = new Map<string, number>();
  const family = new Counter({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      for (const [value, count] of added) this.inc({ [label]: value } as LabelValues<Label>, count);
      added.clear();
    },
  });
  const add = (value: string, count = 1): void => {
    added.set(value, (added.get(value) ?? 0) + count);
  };
  return { family, add };
}

/** A value as it is when asked for; see `gauges.ts`. */
const gauge = <Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
  registers = [registry],
) => new Gauge({ name, help, labelNames, registers });

export const requests = tally(
  "http_requests_total",
  "Requests by how they ended; aborted: the client left.",
  "status",
);
export const durations = new Histogram({
  name: "http_request_duration_seconds",
  help: "How long requests took, health checks aside.",
  buckets: BOUNDS,
  registers: [registry],
});
export const routes = tally(
  "staffboard_route_requests_total",
  "Requests by page or path.",
  "route",
);
export const operations = tally(
  "staffboard_graphql_requests_total",
  "GraphQL requests over HTTP by the name of their operation.",
  "operation",
);
export const graphqlFailures = counter(
  "staffboard_graphql_failures_total",
  "GraphQL answers with an error that is our fault.",
);
export const workerFailures = counter(
  "staffboard_worker_failures_total",
  "Runs of background work that failed.",
  ["worker"],
);
/** Not served: the deadline tells the same. */
export const workerSuccesses = gauge(
  "staffboard_worker_last_success_timestamp_seconds",
  "When background work last ran without an error, in Unix time.",
  ["worker"],
  [],
);
export const workerDeadlines = gauge(
  "staffboard_worker_deadline_timestamp_seconds",
  "By when background work must have run without an error, in Unix time.",
  ["worker"],
);
export const providerCalls = counter(
  "staffboard_provider_calls_total",
  "Calls of outside services. failed: no answer, or one that says that the service is broken.",
  ["provider", "outcome"],
);
export const signIns = counter("staffboard_sign_ins_total", "Attempts to sign in.", [
  "way",
  "outcome",
]);
export const applications = counter(
  "staffboard_applications_total",
  "Applications for jobs. renewed: sent again for the same job.",
  ["kind"],
);
export const payments = counter(
  "staffboard_payments_total",
  "Payments. accepted, review: checkouts. received, failed, confirm: what plans were charged.",
  ["outcome"],
);

export const connections = gauge("staffboard_db_connections", "Open connections to the database.", [
  "state",
]);
export const connectionWaiters = gauge(
  "staffboard_db_waiting",
  "Statements that wait for a connection to the database.",
);
export const connectionsOpened = counter(
  "staffboard_db_connections_opened_total",
  "Connections to the database that were opened.",
);
export const connectionsClosed = counter(
  "staffboard_db_connections_closed_total",
  "Connections to the database that ended.",
);
export const databaseAnswers = gauge(
  "staffboard_database_answers",
  "1 if the database answered the questions of this scrape in time; 0 if their numbers are missing.",
);
export const queueWaiting = gauge(
  "staffboard_queue_waiting",
  "Work that waits in a queue; counts stop at 1000.",
  ["queue"],
);
export const queueOldest = gauge(
  "staffboard_queue_oldest_seconds",
  "How long the oldest work in a queue has been due.",
  ["queue"],
);
export const queueDead = gauge(
  "staffboard_queue_dead",
  "Work that was given up after all attempts, and waits for a person; counts stop at 1000.",
  ["queue"],
);
export const changesBehind = gauge(
  "staffboard_changes_behind",
  "Changes of jobs, companies, and settings that this process has not taken over yet.",
  ["reader"],
);
export const changesBehindSeconds = gauge(
  "staffboard_changes_behind_seconds",
  "Age of the oldest of these changes.",
  ["reader"],
);
export const ready = gauge(
  "staffboard_ready",
  "1 if /readyz says that this process takes requests: it can write to the database, and its clock is right.",
);
export const clockOffset = gauge(
  "staffboard_clock_offset_seconds",
  "How far this clock is ahead of the database's; 0 before the first comparison.",
);
export const replicaLeftOut = gauge(
  "staffboard_replica_left_out",
  "1 if a replica for reads is set but not asked.",
);
export const replicaLag = gauge(
  "staffboard_replica_lag_seconds",
  "How far the replica is behind; 0 without one, or if it is unknown.",
);
export const tempFree = gauge(
  "staffboard_temp_free_bytes",
  "Free space where uploads are kept until they are stored.",
);

export const cpuSeconds = counter("process_cpu_seconds_total", "CPU time of all threads.");
export const residentMemory = gauge("process_resident_memory_bytes", "Memory of the process.");
export const heapUsed = gauge("nodejs_heap_size_used_bytes", "Memory that JavaScript uses.");
export const loopLag = gauge(
  "nodejs_eventloop_lag_p99_seconds",
  "Lag of the event loop since the last time it was asked for.",
);
export const uptime = gauge("process_uptime_seconds", "Time since the process started.");
