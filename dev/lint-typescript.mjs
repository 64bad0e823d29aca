/**
 * Runs oxlint, which checks TypeScript (oxlint.config.js). It finds a file's types through tsconfig.json, and it says nothing about a file
 * that no project there includes; so this does.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { projectFiles } from "./check-cache.mjs";
import { ROOT } from "./child.mjs";
import { endedBy } from "./machine.mjs";
import { withoutProject } from "./lint/projects.mjs";

const alone = withoutProject(ROOT, projectFiles(ROOT));
for (const name of alone) console.log(`${name}: no project in tsconfig.json includes it.`);
const { status, signal } = spawnSync(
  path.join(ROOT, "node_modules/.bin/oxlint"),
  ["--config=oxlint.config.js", "--format=unix"],
  {
    cwd: ROOT,
    stdio: "inherit",
  },
);
if (signal !== null) console.log(endedBy(signal));
process.exitCode = alone.length > 0 ? 1 : (status ?? 1);
