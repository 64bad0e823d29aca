import type { DataSource } from "typeorm";
import type { Logger } from "./core/logger.js";
import type { Patience } from "./core/patience.js";
import { entities } from "./db/entities.js";
import { DatabaseUnusable, openDatabase } from "./db/open-database.js";
import type { Env } from "./env.js";
import { limitConnections } from "./kit/db/connection-limits.js";
import { readOnly } from "./kit/db/read-only.js";
import type { ChangeFeed } from "./modules/changes/change-feed.js";
import { Replica } from "./modules/changes/replica.js";
import { ReplicaReads } from "./modules/changes/replica-reads.js";

interface Grounds {
  env: Pick<Env, "DATABASE_READ_URL" | "DATABASE_CA">;
  dataSource: DataSource;
  logger: Logger;
  patience: Patience;
}

/** Connects to nothing yet: a replica that is not there must not keep the site from starting. */
export function createReplicaReads(
  { env, dataSource: writer, logger, patience }: Grounds,
  feed: ChangeFeed,
): ReplicaReads | null {
  const { DATABASE_READ_URL: url, DATABASE_CA } = env;
  if (url === undefined) return null;
  const open = async () => {
    const database = await openDatabase({ DATABASE_URL: url, DATABASE_CA }, { entities }).catch(
      namingItsSetting,
    );
    await limitConnections(database);
    await readOnly(database);
    return database;
  };
  return new ReplicaReads(writer, new Replica({ writer, feed, open, logger, patience }));
}

function namingItsSetting(error: unknown): never {
  if (!(error instanceof DatabaseUnusable)) throw error;
  const message = error.message.replaceAll("DATABASE_URL", "DATABASE_READ_URL");
  throw new DatabaseUnusable(message, { cause: error.cause });
}
