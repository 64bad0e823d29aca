/** Compares schema.graphql with the code. Types are checked apart, so this only compiles what has changed. */
import { spawnSync } from "node:child_process";
import { ROOT } from "./child.mjs";
import { endedBy } from "./machine.mjs";
import { refreshPrograms } from "./programs.mjs";

try {
  await refreshPrograms(ROOT, ["server/print-schema.ts"]);
  const program = "dist/node/server/print-schema.js";
  const { status, signal } = spawnSync(process.execPath, [program, "--check"], {
    cwd: ROOT,
    stdio: "inherit",
  });
  if (signal !== null) console.log(endedBy(signal));
  process.exitCode = status ?? 1;
} catch ({ message }) {
  console.error(message);
  process.exitCode = 1;
}
