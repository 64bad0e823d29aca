import type { DataSource } from "typeorm";
import { limitConnections } from "../kit/db/connection-limits.js";
import { readOnly } from "../kit/db/read-only.js";
import { entities } from "./entities.js";
import { DatabaseUnusable, openDatabase } from "./open-database.js";

interface ReplicaSettings {
  DATABASE_READ_URL?: string | undefined;
  DATABASE_CA?: string | undefined;
}

/** Connects to the read replica when it is called; null if none is set. */
export function replicaOpener(settings: ReplicaSettings): (() => Promise<DataSource>) | null {
  const { DATABASE_READ_URL: url, DATABASE_CA } = settings;
  if (url === undefined) return null;
  return async () => {
    const database = await openDatabase({ DATABASE_URL: url, DATABASE_CA }, { entities }).catch(
      namingItsSetting,
    );
    await limitConnections(database);
    await readOnly(database);
    return database;
  };
}

function namingItsSetting(error: unknown): never {
  if (!(error instanceof DatabaseUnusable)) throw error;
  const message = error.message.replaceAll("DATABASE_URL", "DATABASE_READ_URL");
  throw new DatabaseUnusable(message, { cause: error.cause });
}
