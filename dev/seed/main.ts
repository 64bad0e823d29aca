import "reflect-metadata";
import { runCommand } from "../../server/commands/run-command.js";
import type { DatabaseSettings } from "../../server/db/data-source.js";
import { openDatabase } from "../../server/db/open-database.js";
import { dataSettings, readSettings, tillSettings } from "../../server/env.js";
import { PATIENT } from "../../server/kit/db/pool.js";

/** `npm run seed`: the demo, once. */
await runCommand(async () => {
  const settings = readSettings(dataSettings);
  const { STRIPE_SECRET_KEY: secretKey = "", STRIPE_API_BASE: apiBase } =
    readSettings(tillSettings);
  if (await hasCompanies(settings)) {
    console.log("The demo is already there.");
    return;
  }
  // It loads the whole server, which takes seconds.
  const { writeDemo } = await import("./write-demo.js");
  const { companies, jobs } = await writeDemo(settings, { secretKey, apiBase });
  console.log(
    `Seeded ${companies.length} companies, ${jobs.length} jobs, and three demo accounts.`,
  );
});

async function hasCompanies(settings: DatabaseSettings): Promise<boolean> {
  const dataSource = await openDatabase(settings, { connectTimeout: PATIENT });
  try {
    const found = await dataSource.query<object[]>("SELECT 1 FROM companies LIMIT 1");
    return found.length > 0;
  } finally {
    await dataSource.destroy();
  }
}
