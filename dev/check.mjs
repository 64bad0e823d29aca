/**
 * `npm run check`: every check that does not run the product. All checks run, two or more at a time, then a table shows
 * the results; the command fails if any check fails. A check that passed is skipped until its sources change;
 * `npm run check -- --fresh` runs all of them.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { CACHE, forget, projectKey, rememberGood, wasGood } from "./check-cache.mjs";
import { ROOT } from "./child.mjs";

const bin = (name) => path.join("node_modules", ".bin", name);
const tsc = path.join("node_modules", "typescript-7", "bin", "tsc");
const cached = (name) => path.relative(ROOT, path.join(CACHE, name));

const types = (project) => ({
  name: `types: ${project}`,
  command: [
    process.execPath,
    tsc,
    ...["-p", `tsconfig.${project}.json`, "--incremental"],
    ...["--tsBuildInfoFile", cached(`${project}.tsbuildinfo`)],
  ],
});

/**
 * Longest first, so that no long check is left running alone at the end.
 *
 * @type {{name: string, command: string[], then?: {name: string, command: string[]}}[]}
 */
const CHECKS = [
  { name: "lint: server", command: [process.execPath, "dev/lint.mjs", "server"] },
  { name: "lint: client", command: [process.execPath, "dev/lint.mjs", "client"] },
  {
    name: "format",
    command: [
      bin("prettier"),
      ...["--check", "--log-level", "warn", "--cache", "--cache-strategy", "content"],
      ...["--cache-location", cached("prettier"), "."],
    ],
  },
  types("server"),
  {
    name: "directions",
    command: [
      bin("depcruise"),
      ...["--config", ".dependency-cruiser.cjs", "server", "client", "content", "dev"],
    ],
  },
  {
    name: "build: server",
    command: [process.execPath, "dev/build-server.mjs"],
    // Printed from the server build, so an outdated build would check nothing.
    then: {
      name: "schema.graphql",
      command: [process.execPath, "dist/node/server/doors/graphql/print-schema.js", "--check"],
    },
  },
  { name: "dead code", command: [bin("knip"), "--no-progress"] },
  {
    name: "generated hooks",
    command: [bin("graphql-codegen"), "--config", "codegen.ts", "--check"],
  },
  types("client"),
  types("e2e"),
  { name: "reading grade", command: [process.execPath, "dev/grades.mjs"] },
];

if (!existsSync(path.join(ROOT, tsc))) {
  console.error("The packages are not installed: run npm ci.");
  process.exit(1);
}
if (process.argv.includes("--fresh")) forget();
const key = projectKey(ROOT);
const results = [];
const waiting = [...CHECKS];
await Promise.all(Array.from({ length: os.availableParallelism() }, work));
// If a file was saved during the run, a check may have read the older text.
if (projectKey(ROOT) === key) for (const { name, ok } of results) if (ok) rememberGood(name, key);
const order = CHECKS.flatMap(({ name, then }) => [name, ...(then ? [then.name] : [])]);
results.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
for (const { name, ok, seconds } of results)
  console.log(`${ok ? "✓" : "✗"} ${name.padEnd(16)} ${seconds}`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;

/** Runs checks from the queue until it is empty. */
async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift())
    for (let check = next; check; check = check.then) await run(check);
}

async function run({ name, command }) {
  if (wasGood(name, key)) return results.push({ name, ok: true, seconds: "unchanged" });
  const since = performance.now();
  const { ok, output } = await outputOf(command);
  const seconds = `${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`;
  if (!ok) console.log(`\n── ${name}\n${output}`);
  return results.push({ name, ok, seconds });
}

function outputOf([command, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (chunk) => (output += chunk));
    child.once("error", ({ message }) => resolve({ ok: false, output: message }));
    child.once("close", (code) => resolve({ ok: code === 0, output }));
  });
}
