/**
 * Runs the browser tests; files that failed run once more, on a new site. A browser on a busy machine can miss a moment, and
 * a test that fails twice is broken. The summary names what needed a second try, so that it gets mended.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./child.mjs";

/** More failed files than this are no accident. */
const MOST_FILES = 3;
const REPORT = path.join(ROOT, ".data", "browser-tests.json");

/**
 * @param {(args: string[]) => Promise<number>} runNode runs a program with Node; returns its exit code
 * @returns {Promise<{ ok: boolean, note?: string }>}
 */
export async function runBrowserTests(runNode) {
  mkdirSync(path.dirname(REPORT), { recursive: true });
  rmSync(REPORT, { force: true });
  const tests = ["dev/e2e.mjs", "--json", `--outputFile=${REPORT}`];
  if ((await runNode(tests)) === 0) return { ok: true };
  const failed = existsSync(REPORT) ? failedFiles(readFileSync(REPORT, "utf8"), ROOT) : [];
  if (failed.length === 0 || failed.length > MOST_FILES) return { ok: false };
  const note = `second try: ${failed.join(", ")}`;
  console.log(`\nFailed, and run once more: ${failed.join(", ")}\n`);
  return { ok: (await runNode(["dev/e2e.mjs", ...failed])) === 0, note };
}

/**
 * @param {string} report what jest writes with --json
 * @param {string} root
 */
export const failedFiles = (report, root) =>
  JSON.parse(report)
    .testResults.filter(({ status }) => status === "failed")
    .map(({ name }) => path.relative(root, name));
