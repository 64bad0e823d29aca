import { setTimeout as delay } from "node:timers/promises";
import { seconds } from "./core/clock.js";
import { traceFailures } from "./core/failure-reports.js";
import { operationOf } from "./doors/metrics/counted-operations.js";
import { routeOf } from "./doors/metrics/counted-routes.js";
import { isFree } from "./doors/web/free-paths.js";
import { EnvError, readSettings } from "./env.js";
import { tracingSettings } from "./tracing-settings.js";

/** Far less than a drain may take: a collector that doesn't answer must not make the process end as if it had failed. */
const LAST_SPANS_MS = seconds(3);

/**
 * Starts traces if a collector is named. Call it before the modules that it watches are loaded. Without a collector, nothing of
 * OpenTelemetry is loaded.
 * @returns sends what was not sent yet, and ends traces; never fails
 */
export async function startTracing(): Promise<() => Promise<void>> {
  const settings = readTracingSettings();
  if (settings?.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return () => Promise.resolve();
  const { startOpenTelemetry } = await import("./integrations/tracing/open-telemetry.js");
  const stop = startOpenTelemetry({
    serviceName: settings.OTEL_SERVICE_NAME,
    naming: { routeOf, operationOf: (name) => operationOf({ operationName: name }) },
    isIgnored: (path) => isFree(path) || path === "/metrics",
    onFailure: (error) => traceFailures.publish(error),
  });
  return async () => {
    // The failure was reported when it came.
    await Promise.race([stop().catch(() => undefined), delay(LAST_SPANS_MS)]);
  };
}

/** Null if they can't be used: whoever reads all settings names the fault, with all others. */
function readTracingSettings() {
  try {
    return readSettings(tracingSettings);
  } catch (error) {
    if (error instanceof EnvError) return null;
    throw error;
  }
}
