import "reflect-metadata";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createApp } from "./app.js";
import { failureReports } from "./core/failure-reports.js";
import { createLogger, type Logger } from "./core/logger.js";
import { createDataSource, limitStatements } from "./db/data-source.js";
import { EnvError, readEnv, type Env } from "./env.js";
import { readPostIndex } from "./modules/posts/post-index.js";
import { createServices } from "./services.js";
import { loadRenderer } from "./web/renderer.js";
import { startWorkers } from "./workers.js";

/** sysexits.h EX_CONFIG: a supervisor need not try again. */
const EXIT_BAD_SETTINGS = 78;
const DRAIN_MS = 25_000;
/** Balancers see /readyz say 503 this long before the door closes. */
const NOTICE_MS = 5_000;
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 60_000;

function settings(): Env {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(EXIT_BAD_SETTINGS);
  }
}

async function connect(env: Env, logger: Logger) {
  const dataSource = createDataSource(env.DATABASE_URL);
  try {
    await dataSource.initialize();
    await limitStatements(dataSource);
    return dataSource;
  } catch (err) {
    logger.error({ err }, "database not reachable: check DATABASE_URL and that the server runs");
    process.exit(1);
  }
}

/** Lets requests in progress end. */
async function drain(server: Server, noticeMs: number): Promise<void> {
  await delay(noticeMs);
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await closed;
}

async function main(): Promise<void> {
  const env = settings();
  const logger = createLogger(env.LOG_LEVEL);
  failureReports.subscribe((err) => logger.error({ err }, "provider failed"));
  const dataSource = await connect(env, logger);
  const distFolder = path.resolve(import.meta.dirname, "../..");
  const posts = await readPostIndex(path.join(distFolder, "ssr/blog.json"));
  const services = createServices({ env, dataSource, logger, posts });
  const renderer = await loadRenderer(distFolder);
  if (!renderer) logger.warn("the client is not built (npm run build): serving the APIs only");

  let draining = false;
  const pages = renderer && { renderer, distFolder };
  const app = await createApp({ env, services, logger, pages, isDraining: () => draining });
  const server = createServer(app);
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  const workers = startWorkers(services, logger);

  const stop = () => {
    if (draining) return;
    draining = true;
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    void drain(server, env.NODE_ENV === "production" ? NOTICE_MS : 0)
      .then(() => workers.stop())
      .then(() => dataSource.destroy())
      .finally(() => process.exit(0));
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  server.on("error", (err) => {
    logger.error({ err }, "cannot listen");
    process.exit(1);
  });
  server.listen(env.PORT, () =>
    logger.info({ port: env.PORT, url: env.PUBLIC_BASE_URL }, "serving"),
  );
}

await main();
