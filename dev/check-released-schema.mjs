/**
 * Compares schema.graphql with schema.released.graphql, on which the programs of partners rely. Refuses what breaks a query of visitors
 * or API keys, and lists what breaks only those of signed-in people: the site's own pages, which change with it.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./child.mjs";
import { differencesOf } from "./released-schema.mjs";

const read = (file) => readFileSync(path.join(ROOT, file), "utf8");
const { breaking, listed } = differencesOf(
  read("schema.released.graphql"),
  read("schema.graphql"),
  JSON.parse(read("dev/open-operations.json")),
  new Date(),
);
for (const description of listed) console.log(`Changed for signed-in people: ${description}`);
for (const description of breaking) console.error(`Breaks programs of partners: ${description}`);
if (breaking.length > 0)
  console.error(
    'Keep it, and mark it with deprecationReason "… Deprecated YYYY-MM-DD, kept until at least …" for six months (docs/partner-api.md, "Compatibility").',
  );
process.exitCode = breaking.length > 0 ? 1 : 0;
