/** What the reports of a run's steps say: how long each test file took, and what failed. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "./child.mjs";

const MOST = 10;
/** Of the whole run. A file that takes more leaves the other worker waiting. */
const TOO_LARGE = 0.1;

/** @typedef {{ file: string, seconds: number, failed: string[] }} Result file is relative to the project; failed: a line each */

/**
 * @param {string} folder of the reports: what jest writes with --json, and the launcher's list of results
 * @returns {Result[]}
 */
export const resultsIn = (folder) =>
  readdirSync(folder)
    .flatMap((name) => filesOf(readFileSync(path.join(folder, name), "utf8")))
    .map((result) => ({ ...result, file: path.relative(ROOT, result.file) }));

function filesOf(text) {
  let report;
  try {
    report = JSON.parse(text);
  } catch {
    // Its step was stopped while it wrote.
    return [];
  }
  if (Array.isArray(report)) return report;
  return report.testResults.map(({ name: file, startTime, endTime, ...result }) => ({
    file,
    seconds: Math.max(0, endTime - startTime) / 1000,
    failed: failuresOf(result),
  }));
}

/** A file that could not run has a message and no tests. */
function failuresOf({ status, message = "", assertionResults = [] }) {
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (failed.length > 0)
    return failed.map(({ fullName, failureMessages }) => [fullName, ...failureMessages].join(": "));
  return status === "failed" ? [message] : [];
}

const MOST_LETTERS = 500;

/**
 * What failed, once more at the end: between it and the summary there may be an hour of output.
 * @param {Result[]} results
 * @returns {string[]} two lines or more for each failed test: its file, and its name with the beginning of its message
 */
export function failedLines(results) {
  const lines = results.flatMap(({ file, failed }) =>
    failed.map((text) => `  ${file}\n    ${stripVTControlCharacters(text).slice(0, MOST_LETTERS)}`),
  );
  return lines.length > 0 ? ["", `Failed tests: ${lines.length}`, ...lines] : [];
}

/**
 * @param {Result[]} times
 * @param {number} whole the run, in seconds
 * @returns {string[]} the slowest files, one a line; a file that takes over a tenth of the run is marked
 */
export function slowestLines(times, whole) {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, MOST);
  const lines = slowest.map(({ file, seconds }) => {
    const warning = seconds > whole * TOO_LARGE ? "   ⚠ over a tenth of this run: split it" : "";
    return `${seconds.toFixed(1).padStart(9)} s  ${file}${warning}`;
  });
  return lines.length > 0 ? ["", `The slowest of ${times.length} test files:`, ...lines] : [];
}
