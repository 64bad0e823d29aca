import { isUnreachable } from "./errors.js";
import { readEnv } from "../env.js";
import { migrate } from "./run-migrations.js";

const contract = process.argv.includes("--contract");

/** `npm run migrate [-- --contract]` */
try {
  const names = await migrate(readEnv().DATABASE_URL, contract);
  console.log(names.length ? `Migrated: ${names.join(", ")}` : "The database is up to date.");
} catch (error) {
  if (!(error instanceof Error)) throw error;
  const advice = isUnreachable(error) ? "Check DATABASE_URL and that the database runs. " : "";
  console.error(`Not migrated. ${advice}${error.message}`);
  process.exitCode = 1;
}
