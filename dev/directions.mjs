/**
 * Checks the directions of imports (.dependency-cruiser.cjs), and that no two modules need each other, unless every import is as it was
 * when they were last right.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { rememberGood, wasGood } from "./check-cache.mjs";
import { ROOT } from "./child.mjs";
import { importKey } from "./import-key.mjs";
import { endedBy } from "./machine.mjs";
import { moduleCircles } from "./module-circles.mjs";

const FOLDERS = ["server", "client", "content", "dev", "bench", "e2e"];

const key = importKey(ROOT, FOLDERS);
if (!wasGood("imports", key)) {
  const { status, signal } = spawnSync(
    path.join(ROOT, "node_modules/.bin/depcruise"),
    ["--config", ".dependency-cruiser.cjs", ...FOLDERS],
    { cwd: ROOT, stdio: "inherit" },
  );
  if (signal !== null) console.log(endedBy(signal));
  const circles = moduleCircles(ROOT);
  for (const circle of circles) console.log(circle);
  const isGood = status === 0 && circles.length === 0;
  // An import saved during the run may not have been read.
  if (isGood && importKey(ROOT, FOLDERS) === key) rememberGood("imports", key);
  process.exitCode = isGood ? 0 : 1;
}
