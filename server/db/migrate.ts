import { readEnv } from "../env.js";
import { migrate } from "./run-migrations.js";

/** `npm run migrate` */
const names = await migrate(readEnv().DATABASE_URL);
console.log(names.length ? `Migrated: ${names.join(", ")}` : "The database is up to date.");
