import { parseArgs } from "node:util";
import { databaseSettings, readSettings } from "../env.js";
import { migrate } from "../db/run-migrations.js";
import { readArguments, runCommand } from "./run-command.js";

const USAGE = `npm run migrate [-- --contract]
Creates or updates the tables in DATABASE_URL. --contract also removes what only earlier releases use: run it once none of those is
running.`;

const { contract } = readArguments(
  USAGE,
  () => parseArgs({ options: { contract: { type: "boolean", default: false } } }).values,
);

await runCommand(async () => {
  const names = await migrate(readSettings(databaseSettings), contract);
  console.log(names.length ? `Migrated: ${names.join(", ")}` : "The database is up to date.");
});
