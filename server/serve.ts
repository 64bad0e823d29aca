import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { DataSource } from "typeorm";
import { createApp } from "./app.js";
import { failureReports, traceFailures } from "./core/failure-reports.js";
import { breakerChanges } from "./core/provider-reports.js";
import type { Logger } from "./core/logger.js";
import { placeIn, type Env } from "./env.js";
import { readPostIndex } from "./modules/posts/post-index.js";
import type { SiteNumbers } from "./modules/system/site-numbers.js";
import type { Prepared } from "./prepare.js";
import { Admission } from "./kit/http/admission.js";
import { LoopLag } from "./kit/http/loop-lag.js";
import { waitersOf } from "./kit/db/pool-waiters.js";
import { compose } from "./compose.js";
import type { ClientBuild } from "./doors/web/client-build.js";
import { HealthListener } from "./doors/web/health-listener/health-listener.js";
import { metricsServer } from "./doors/web/metrics-server.js";
import { answerUnreadable } from "./doors/web/unreadable-requests.js";
import { Shutdown } from "./shutdown.js";
import { startWorkers } from "./workers.js";

/** Load balancers see 503 from /readyz for this long before the server stops accepting connections. */
const NOTICE_MS = 5_000;
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** Longer than load balancers keep an idle connection, mostly 60 seconds: they could send a request on one that we just closed. */
const IDLE_TIMEOUT_MS = 75_000;
const IDLE_TIMEOUT_DRAINING_MS = 1_000;

/** Many requests end in this time, and few people notice it. */
const ADJUST_MS = 100;

/** A development site is for this machine only; a production site runs behind a load balancer. */
const hostOf = (env: Env): string | undefined =>
  env.LISTEN_HOST ?? (env.SITE_MODE === "production" ? undefined : "127.0.0.1");

/** Metrics are not worth the site: if their port is taken, there are none. */
function serveMetrics(env: Env, numbers: SiteNumbers, logger: Logger): Server | null {
  const place = placeIn(env.METRICS_LISTEN);
  if (!place) return null;
  const server = metricsServer(numbers);
  server.on("error", (err) => logger.error({ err }, "can't serve metrics"));
  return server.listen(place);
}

/** Health on a port of its own, beside that on the main port. */
function serveHealth(
  env: Env,
  logger: Logger,
  isReady: () => Promise<boolean>,
): HealthListener | null {
  const place = placeIn(env.HEALTH_LISTEN);
  return place && new HealthListener({ place, isReady, logger });
}

/** Lets in as many requests as the thread and the database can take. */
function watchedAdmission(dataSource: DataSource): Admission {
  const lag = new LoopLag();
  const waiting = waitersOf(dataSource);
  const admission = new Admission(() => ({ lagMs: lag.take(), waiting: waiting() }));
  setInterval(() => admission.adjust(), ADJUST_MS).unref();
  return admission;
}

/** Lets requests in progress finish. */
async function drain(server: Server, noticeMs: number): Promise<void> {
  // A proxy's kept connection never falls idle under load, and the server would wait for it until it is killed.
  server.prependListener("request", (_request, response) => {
    response.setHeader("Connection", "close");
  });
  // Connections of the requests in progress fall idle only when these are answered.
  server.keepAliveTimeout = IDLE_TIMEOUT_DRAINING_MS;
  await delay(noticeMs);
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await closed;
}

/**
 * Starts the site: services, app, workers, HTTP server. It then serves until SIGTERM, SIGINT or an uncaught exception, and then
 * drains. Resolves when it accepts connections.
 *
 * @param loadClient returns null if the client is not built; then only the APIs are served
 * @param stopTracing sends the last traces, and takes a few seconds at most
 */
export async function serve(
  { env, logger, dataSource, indexThread }: Prepared,
  loadClient: () => Promise<ClientBuild | null>,
  stopTracing: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  failureReports.subscribe((err) => logger.error({ err }, "provider failed"));
  traceFailures.subscribe((err) => logger.error({ err }, "can't send traces"));
  breakerChanges.subscribe((change) => logger.warn(change, "provider's breaker"));
  const client = await loadClient();
  if (!client) logger.warn("the client is not built (npm run build): serving the APIs only");
  const posts = client ? await readPostIndex(client.postsFile) : [];
  const services = compose({ env, dataSource, logger, posts, indexThread });
  await services.replicaReads?.replica.check();
  await services.searchIndex.start();
  await services.clockGuard.check();

  const shutdown = new Shutdown(logger);
  const isDraining = () => shutdown.hasBegun;
  const admission = watchedAdmission(dataSource);
  const site = { env, services, logger, client, isDraining, admission };
  const { handle, warm } = await createApp(site);
  const server = createServer(handle);
  answerUnreadable(server);
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = IDLE_TIMEOUT_MS;
  const workers = startWorkers(services, logger);
  const metrics = serveMetrics(env, services.siteNumbers, logger);
  const health = serveHealth(
    env,
    logger,
    async () => !isDraining() && (await services.siteNumbers.isReady()),
  );

  shutdown.watch(async () => {
    health?.drain();
    await drain(server, env.SITE_MODE === "production" ? NOTICE_MS : 0);
    const tracesSent = stopTracing();
    await workers.stop();
    await services.searchIndex.close();
    services.writeProbe.close();
    await services.replicaReads?.replica.close();
    await dataSource.destroy();
    metrics?.close();
    metrics?.closeAllConnections();
    await health?.close();
    await tracesSent;
  });
  server.on("error", (err) => {
    logger.error({ err }, "can't listen");
    process.exit(1);
  });
  const where = { port: env.PORT, host: hostOf(env) };
  await new Promise<void>((resolve) => server.listen(where, resolve));
  // PORT=0 lets the system choose one.
  const { port } = server.address() as AddressInfo;
  logger.info({ port, url: env.PUBLIC_BASE_URL }, "serving");
  void warm();
}
