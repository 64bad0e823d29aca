/**
 * `npm run build:node`: builds server, local services and benchmarks into dist/node, with the texts
 * of SITE_LANGUAGE (English by default). Generated files that are missing or old are made first.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { LANGUAGE_CONDITION, writeBuiltImports } from "./built-imports.mjs";
import { ROOT } from "./child.mjs";
import { refreshGenerated } from "./generated.mjs";

await refreshGenerated().catch(({ message }) => {
  console.error(message);
  process.exit(1);
});

const tsc = path.join(ROOT, "node_modules/typescript-7/bin/tsc");
const args = [tsc, "-p", "tsconfig.build.json", "--customConditions", LANGUAGE_CONDITION];
const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: "inherit" });

if (status === 0) writeBuiltImports(ROOT);
process.exitCode = status ?? 1;
