/**
 * Runs tests; files that failed run once more, one after the other and with new services. On a busy machine a test can miss a
 * moment, and a test that fails twice is broken. Tests of races and hostile requests get no second try. The summary names what
 * needed a second try, so that it gets mended.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./child.mjs";

/** More failed files than this are no accident. */
const MOST_FILES = 3;

/** In milliseconds. What failed took this long because its tests waited for what never came; it would take as long again. */
const LONGEST = 15 * 60_000;

/** What these find may happen only now and then, so that a second try would hide it. */
const NEVER_AGAIN = /race|hostile|parallel|crash|at-once|many-writers|lost-|-and-(?:bank-)?payment/;

/**
 * @param {string} program that runs jest, e.g. dev/e2e.mjs; it passes its arguments on
 * @param {(args: string[]) => Promise<number>} runNode runs a program with Node; returns its exit code
 * @returns {Promise<{ ok: boolean, note?: string }>}
 */
export async function runWithSecondTry(program, runNode) {
  const report = path.join(ROOT, ".data", `${path.basename(program, ".mjs")}-report.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  if ((await runNode([program, "--ci", "--json", `--outputFile=${report}`])) === 0)
    return { ok: true };
  const { files: failed, took } = failedFiles(
    existsSync(report) && readFileSync(report, "utf8"),
    ROOT,
  );
  if (failed.length === 0 || failed.length > MOST_FILES || took > LONGEST) return { ok: false };
  if (failed.some((file) => NEVER_AGAIN.test(file))) return { ok: false };
  const note = `second try: ${failed.join(", ")}`;
  console.log(`\nFailed, and run once more: ${failed.join(", ")}\n`);
  return { ok: (await runNode([program, "--ci", "-i", ...failed])) === 0, note };
}

/**
 * @param {string | false} report what jest writes with --json; false if it wrote nothing
 * @param {string} root
 * @returns {{ files: string[], took: number }} what failed, and how many milliseconds that took
 */
export function failedFiles(report, root) {
  const { testResults } = report ? JSON.parse(report) : { testResults: [] };
  const failed = testResults.filter(({ status }) => status === "failed");
  return {
    files: failed.map(({ name }) => path.relative(root, name)),
    took: failed.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0),
  };
}
