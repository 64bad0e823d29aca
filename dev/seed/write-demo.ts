import { openDatabase } from "../../server/db/open-database.js";
import type { DatabaseSettings } from "../../server/db/data-source.js";
import { entities } from "../../server/db/entities.js";
import { PATIENT } from "../../server/kit/db/pool.js";
import { createObjectStore } from "../../server/integrations/storage/create-object-store.js";
import type { DemoData } from "./demo-data.js";
import { loadDemo } from "./load-demo.js";
import type { DemoTill } from "./load-plans.js";

type StoreSettings = Parameters<typeof createObjectStore>[0];

/** Writes the demo into an empty database and the file store, and sells its plans. */
export async function writeDemo(
  settings: DatabaseSettings & StoreSettings,
  till: DemoTill,
): Promise<DemoData> {
  const dataSource = await openDatabase(settings, { entities, connectTimeout: PATIENT });
  try {
    return await loadDemo(dataSource, createObjectStore(settings), new Date(), till);
  } finally {
    await dataSource.destroy();
  }
}
