/**
 * `npm run check`: every check that does not run the product. All checks run, as many at a time as there are cores and memory
 * for, then a table shows the results; the command fails if any check fails. A check that passed is skipped until the files
 * that it reads change; `npm run check -- --fresh` runs all of them, and `npm run check -- "types: client"` that one only.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { CACHE, forget, projectKey, rememberGood, wasGood } from "./check-cache.mjs";
import { ROOT } from "./child.mjs";
import { refreshGenerated } from "./generated.mjs";
import { endedBy, usableMemory } from "./machine.mjs";

const bin = (name) => path.join("node_modules", ".bin", name);
const tsc = path.join("node_modules", "typescript-7", "bin", "tsc");
const cached = (name) => path.relative(ROOT, path.join(CACHE, name));

/** Each checker of the compiler reads shared types anew, so more of them than cores cost more than they save. */
const CHECKERS = String(Math.min(4, os.availableParallelism()));

const types = (project, reads) => ({
  name: `types: ${project}`,
  reads,
  command: [
    process.execPath,
    tsc,
    ...["-p", `tsconfig.${project}.json`, "--noEmit", "--incremental"],
    ...["--checkers", CHECKERS],
    ...["--tsBuildInfoFile", cached(`${project}.tsbuildinfo`)],
  ],
});

/** In bytes, what the largest check takes. */
const MEMORY_OF_ONE = 2 * 2 ** 30;
const AT_ONCE = Math.max(
  1,
  Math.min(os.availableParallelism(), Math.floor(usableMemory() / MEMORY_OF_ONE)),
);

/** The compiler and the typed lint are short Go programs: collecting garbage less often saves a tenth of the whole check. */
const ENVIRONMENT = { GOGC: "400", ...process.env };

/** What the server is compiled from, its local services and benchmarks included. */
const SERVER = ["bench", "content", "dev", "server"];

/**
 * Longest first, so that no long check is left running alone at the end.
 *
 * @typedef {object} Check
 * @property {string} name
 * @property {string[]} command
 * @property {string[]} [reads] the folders whose files it reads, besides those in the root; all if left out
 * @property {string} [remedy] a command that mends what it finds
 * @type {Check[]}
 */
const CHECKS = [
  {
    name: "lint: TypeScript",
    // docs/ holds the list of words that texts avoid.
    reads: [...SERVER, "client", "docs", "e2e"],
    command: [process.execPath, "dev/lint-typescript.mjs"],
  },
  types("server", SERVER),
  {
    name: "directions",
    reads: [...SERVER, "client", "e2e"],
    command: [process.execPath, "dev/directions.mjs"],
  },
  // The server's types without those of tests, which are in scope in its other project.
  types("build", SERVER),
  {
    name: "schema.graphql",
    reads: SERVER,
    command: [process.execPath, "dev/check-schema.mjs"],
    remedy: "npm run schema",
  },
  { name: "released schema", command: [process.execPath, "dev/check-released-schema.mjs"] },
  {
    name: "dead code",
    command: [bin("knip"), "--no-progress", "--cache", "--cache-location", cached("knip")],
  },
  {
    name: "format",
    command: [bin("oxfmt"), "--list-different"],
    remedy: "npm run format",
  },
  { name: "lint: others", command: [process.execPath, "dev/lint-others.mjs"] },
  { name: "dependencies", command: [process.execPath, "dev/check-dependencies.mjs"] },
  // A test compares the site's pages with those of the browser tests.
  types("client", ["client", "content", "e2e"]),
  types("e2e", [...SERVER, "e2e"]),
  {
    name: "reading grade",
    reads: ["content", "dev"],
    command: [process.execPath, "dev/grades.mjs"],
  },
];

if (![tsc, bin("oxlint")].every((file) => existsSync(path.join(ROOT, file)))) {
  console.error("The packages are not installed, or old: run npm ci.");
  process.exit(1);
}
const given = process.argv.slice(2);
const names = given.filter((argument) => argument !== "--fresh");
const unknown = names.find((name) => !CHECKS.some((check) => check.name === name));
if (unknown !== undefined) {
  console.error(`There is no check "${unknown}": ${CHECKS.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}
const chosen = CHECKS.filter(({ name }) => names.length === 0 || names.includes(name));
if (given.includes("--fresh")) forget();
// Most checks read them.
const generated = await makeGenerated();
const keyBefore = projectKeys();
for (const { reads } of chosen) keyBefore(reads);
const results = [];
const waiting = [...chosen];
await Promise.all(Array.from({ length: AT_ONCE }, work));
const keyAfter = projectKeys();
for (const { name, ok, reads } of results)
  // If a file was saved during the run, the check may have read the older text.
  if (ok && keyAfter(reads) === keyBefore(reads)) rememberGood(name, keyBefore(reads));
const order = CHECKS.map(({ name }) => name);
results.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
for (const { name, ok, seconds } of [generated, ...results])
  console.log(`${ok ? "✓" : "✗"} ${name.padEnd(16)} ${seconds}`);
process.exitCode = generated.ok && results.every(({ ok }) => ok) ? 0 : 1;

/** @returns {(reads?: string[]) => string} the key of the files in these folders, which are read once */
function projectKeys() {
  const known = new Map();
  return (reads) => {
    const name = String(reads);
    if (!known.has(name)) known.set(name, projectKey(ROOT, reads));
    return known.get(name);
  };
}

/** Runs checks from the queue until it is empty. */
async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) await run(next);
}

async function run({ name, command, reads, remedy }) {
  if (wasGood(name, keyBefore(reads)))
    return results.push({ name, ok: true, reads, seconds: "unchanged" });
  const since = performance.now();
  const { ok, output } = await outputOf(command);
  const seconds = secondsSince(since);
  if (!ok) console.log(`\n── ${name}${remedy ? ` (${remedy})` : ""}\n${output}`);
  return results.push({ name, ok, reads, seconds });
}

/** Makes the generated files that are missing or old. If that fails, the other checks still say what they find. */
async function makeGenerated() {
  const since = performance.now();
  const name = "generated files";
  try {
    const made = await refreshGenerated();
    return { name, ok: true, seconds: made.length > 0 ? secondsSince(since) : "unchanged" };
  } catch ({ message }) {
    console.log(`\n── ${name}\n${message}`);
    return { name, ok: false, seconds: secondsSince(since) };
  }
}

function secondsSince(since) {
  return `${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`;
}

function outputOf([command, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: ENVIRONMENT,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (chunk) => (output += chunk));
    child.once("error", ({ message }) => resolve({ ok: false, output: message }));
    child.once("close", (code, signal) => {
      if (signal !== null) output += `${endedBy(signal)}\n`;
      resolve({ ok: code === 0, output });
    });
  });
}
