import "reflect-metadata";
import { parseArgs } from "node:util";
import { readArguments, runCommand } from "../../server/commands/run-command.js";
import type { DatabaseSettings } from "../../server/db/data-source.js";
import { openDatabase } from "../../server/db/open-database.js";
import { dataSettings, modeSettings, readSettings, tillSettings } from "../../server/env.js";
import { PATIENT } from "../../server/kit/db/pool.js";

const USAGE = `npm run seed [-- --demo-data-in-production]
Fills an empty database with demo data. Its accounts are public, one of an administrator among them: a site in production needs the option.`;
const MEANT = "demo-data-in-production";

const { [MEANT]: isMeant } = readArguments(
  USAGE,
  () => parseArgs({ options: { [MEANT]: { type: "boolean", default: false } } }).values,
);

await runCommand(async () => {
  const settings = readSettings(dataSettings);
  if (readSettings(modeSettings).SITE_MODE === "production" && !isMeant) {
    console.error(
      `This is a site in production (SITE_MODE), and the demo has accounts that anyone can log in to, one of an administrator among them. Nothing was written. If you want it all the same: npm run seed -- --${MEANT}`,
    );
    process.exitCode = 1;
    return;
  }
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
