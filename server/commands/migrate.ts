import { databaseSettings, readSettings } from "../env.js";
import { migrate } from "../db/run-migrations.js";
import { runCommand } from "./run-command.js";

/** `npm run migrate [-- --contract]`: needs DATABASE_URL, and DATABASE_CA if it is used. */
await runCommand(async () => {
  const contract = process.argv.includes("--contract");
  const names = await migrate(readSettings(databaseSettings), contract);
  console.log(names.length ? `Migrated: ${names.join(", ")}` : "The database is up to date.");
});
