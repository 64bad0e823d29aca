import type { DataSource } from "typeorm";
import { createLogger, type Logger } from "./core/logger.js";
import { entities } from "./db/entities.js";
import { DatabaseUnusable, openDatabase } from "./db/open-database.js";
import { EnvError, EXIT_BAD_SETTINGS, readEnv, type Env } from "./env.js";
import { limitConnections } from "./kit/db/connection-limits.js";
import { IndexThread } from "./modules/jobs/search/index/index-thread.js";

/** What the site starts from. It has no rule of the product, so `npm run dev` keeps one ready while these are edited. */
export interface Prepared {
  env: Env;
  logger: Logger;
  dataSource: DataSource;
  /** The thread of the job index, which takes a while to load. */
  indexThread: IndexThread;
}

/** Reads the settings and connects to the database. If either is of no use, the process says why and ends. */
export async function prepare(): Promise<Prepared> {
  const env = settings();
  const logger = createLogger(env.LOG_LEVEL);
  const indexThread = new IndexThread();
  return { env, logger, indexThread, dataSource: await connect(env, logger) };
}

function settings(): Env {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(EXIT_BAD_SETTINGS);
  }
}

async function connect(env: Env, logger: Logger): Promise<DataSource> {
  try {
    const dataSource = await openDatabase(env, { entities });
    await limitConnections(dataSource);
    return dataSource;
  } catch (error) {
    if (!(error instanceof DatabaseUnusable)) throw error;
    logger.error(error.message);
    process.exit(1);
  }
}
