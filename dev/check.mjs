/**
 * `npm run check`: everything that can be said about the code without running it.
 * All checks run, then a table; it fails when one fails.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

const bin = (name) => path.join("node_modules", ".bin", name);
const tsc = path.join("node_modules", "typescript-7", "bin", "tsc");

/** @type {[name: string, command: string, ...args: string[]][]} */
const CHECKS = [
  ["format", bin("prettier"), "--check", "--log-level", "warn", "."],
  ["lint", bin("eslint"), "--max-warnings", "0", "."],
  ["types: server", process.execPath, tsc, "-p", "tsconfig.server.json"],
  ["types: client", process.execPath, tsc, "-p", "tsconfig.client.json"],
  ["types: e2e", process.execPath, tsc, "-p", "tsconfig.e2e.json"],
  // The contract is printed by what is built; of an older build it would say nothing.
  ["build: server", process.execPath, "dev/build-node.mjs"],
  ["schema.graphql", process.execPath, "dist/node/server/graphql/print-schema.js", "--check"],
  ["generated hooks", bin("graphql-codegen"), "--config", "codegen.ts", "--check"],
  [
    "directions",
    bin("depcruise"),
    "--config",
    ".dependency-cruiser.cjs",
    "server",
    "client",
    "dev",
  ],
  ["dead code", bin("knip"), "--no-progress"],
];

if (!existsSync(tsc)) {
  console.error("The packages are not installed: run npm ci.");
  process.exit(1);
}
const results = CHECKS.map(([name, command, ...args]) => {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (status !== 0) console.log(`\n── ${name}\n${stdout}${stderr}`);
  return { name, ok: status === 0, seconds };
});
for (const { name, ok, seconds } of results)
  console.log(`${ok ? "✓" : "✗"} ${name.padEnd(16)} ${seconds.padStart(6)} s`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
