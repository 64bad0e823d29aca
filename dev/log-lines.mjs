/**
 * Which log lines of the site the terminal shows. The log file has all of them.
 */

/** pino's number for "error". */
const ERROR_LEVEL = 50;

/** Prints errors, without stacks. @param {string} line */
export function printErrors(line) {
  const entry = readEntry(line);
  if (entry?.level >= ERROR_LEVEL)
    console.error(`site: ${entry.msg}${entry.err?.message ? `: ${entry.err.message}` : ""}`);
}

/** For `npm run dev`: prints errors with their stack, and all output that is not a log entry. @param {string} line */
export function printLoop(line) {
  const entry = readEntry(line);
  if (!entry) console.log(line);
  else if (entry.level >= ERROR_LEVEL)
    console.error(`\n  ✗ site: ${entry.msg}\n${entry.err?.stack ?? ""}\n`);
}

/** @returns {{level: number, msg: string, err?: {message?: string, stack?: string}} | undefined} */
function readEntry(line) {
  if (!line.startsWith("{")) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    // A truncated entry, or output that is not a log entry.
    return undefined;
  }
}
