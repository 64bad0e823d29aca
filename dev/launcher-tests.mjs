/**
 * Runs the launcher's tests (`dev/*.test.mjs`) with Node's own runner, and writes how long each file took and what failed in it.
 * Arguments: the report, and files; without any, all those of the run (TEST_SCOPE).
 */
import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { ROOT } from "./child.mjs";
import { isFullOnly } from "./suite.mjs";

/** Only stops a file that hangs. */
const LONGEST_MS = 10 * 60_000;

const [report, ...given] = process.argv.slice(2);
const isQuick = process.env.TEST_SCOPE === "quick";
const all = readdirSync(path.join(ROOT, "dev"), { recursive: true })
  .map((name) => path.posix.join("dev", ...name.split(path.sep)))
  .filter((name) => name.endsWith(".test.mjs") && !(isQuick && isFullOnly(name)));
const names = given.length > 0 ? given : all;
/** @type {Map<string, number>} milliseconds */
const took = new Map();
/** @type {Map<string, string[]>} a line for each failed test */
const failed = new Map();
const tests = run({
  files: names.map((name) => path.join(ROOT, name)),
  concurrency: 2,
  timeout: LONGEST_MS,
});
tests.on("test:fail", ({ file, name, details }) => {
  process.exitCode = 1;
  if (file) failed.set(file, [...(failed.get(file) ?? []), `${name}: ${details.error.message}`]);
});
for (const end of ["test:pass", "test:fail"])
  tests.on(end, ({ file, nesting, details }) => {
    if (nesting === 0 && file) took.set(file, (took.get(file) ?? 0) + details.duration_ms);
  });
tests.on("end", () => {
  const files = [...new Set([...took.keys(), ...failed.keys()])].map((file) => ({
    file,
    seconds: (took.get(file) ?? 0) / 1000,
    failed: failed.get(file) ?? [],
  }));
  writeFileSync(report, JSON.stringify(files));
});
tests.compose(spec).pipe(process.stdout);
