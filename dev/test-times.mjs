/** How long each test file took, from the reports of a run's steps. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./child.mjs";

const MOST = 10;
/** Of the whole run. A file that takes more leaves the other worker waiting. */
const TOO_LARGE = 0.1;

/** @typedef {{ file: string, seconds: number }} Time file is relative to the project */

/**
 * @param {string} folder of the reports: what jest writes with --json, and the launcher's list of times
 * @returns {Time[]}
 */
export const timesIn = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const report = JSON.parse(readFileSync(path.join(folder, name), "utf8"));
    const files = Array.isArray(report)
      ? report
      : report.testResults.map(({ name: file, startTime, endTime }) => ({
          file,
          seconds: Math.max(0, endTime - startTime) / 1000,
        }));
    return files.map(({ file, seconds }) => ({ file: path.relative(ROOT, file), seconds }));
  });

/**
 * @param {Time[]} times
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
