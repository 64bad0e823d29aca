import "reflect-metadata";
import { runCommand } from "../../server/commands/run-command.js";
import { openDatabase } from "../../server/db/open-database.js";
import { dataSettings, readSettings, tillSettings } from "../../server/env.js";
import { PATIENT } from "../../server/kit/db/pool.js";
import { createObjectStore } from "../../server/services.js";
import { loadDemo } from "./load-demo.js";

/** `npm run seed`: the demo, once. */
await runCommand(async () => {
  const settings = readSettings(dataSettings);
  const till = readSettings(tillSettings);
  const dataSource = await openDatabase(settings, [], PATIENT);
  try {
    const demo = await loadDemo(dataSource, createObjectStore(settings), new Date(), {
      secretKey: till.STRIPE_SECRET_KEY ?? "",
      apiBase: till.STRIPE_API_BASE,
    });
    console.log(
      demo
        ? `Seeded ${demo.companies.length} companies, ${demo.jobs.length} jobs, and three demo accounts.`
        : "The demo is already there.",
    );
  } finally {
    await dataSource.destroy();
  }
});
