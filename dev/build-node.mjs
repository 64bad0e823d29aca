/**
 * `npm run build:node`: builds server, local services and benchmarks into dist/node, with the texts
 * of SITE_LANGUAGE (English by default).
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { LANGUAGE_CONDITION, writeBuiltImports } from "./built-imports.mjs";
import { ROOT } from "./child.mjs";

const tsc = path.join(ROOT, "node_modules/typescript-7/bin/tsc");
const args = [tsc, "-p", "tsconfig.build.json", "--customConditions", LANGUAGE_CONDITION];
const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: "inherit" });

if (status === 0) writeBuiltImports(ROOT);
process.exitCode = status ?? 1;
