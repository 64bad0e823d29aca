/**
 * `npm run codegen`: makes the generated files that are missing or old: the client's types and hooks, the forms' tables of fields, and
 * the tables of places. The commands that need them call it.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./child.mjs";
import { makeStale } from "./generated.mjs";

if (!existsSync(path.join(ROOT, "node_modules/esbuild"))) {
  console.error("The packages are not installed: run npm ci.");
  process.exit(1);
}
try {
  const made = await makeStale();
  for (const { name, reason } of made) console.log(`${name} made: ${reason}`);
  if (made.length === 0) console.log("Generated files are up to date.");
} catch ({ message }) {
  console.error(message);
  process.exitCode = 1;
}
