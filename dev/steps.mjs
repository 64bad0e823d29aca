/**
 * Progress output: one line per step, with its duration.
 */

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * @param {(line: string) => void} print
 * @returns {{log: (line: string) => void,
 *   step: <T>(name: string, work: () => Promise<T>, say?: (result: T) => string) => Promise<T>}}
 *   `log` indents a line; `step` prints a line when the work is done and rethrows its error
 */
export function createSteps(print = console.log) {
  const log = (line) => print(`    ${line}`);
  const step = async (name, work, say) => {
    const since = performance.now();
    const result = await work();
    const what = say?.(result);
    print(`  ✓ ${name.padEnd(9)} ${seconds(since).padStart(7)}${what ? `   ${what}` : ""}`);
    return result;
  };
  return { log, step };
}

/**
 * @param {string[]} lines
 * @returns {string} in a box of lines
 */
export function boxed(lines) {
  const width = Math.max(...lines.map((line) => line.length));
  const rule = "─".repeat(width + 2);
  const rows = lines.map((line) => `│ ${line.padEnd(width)} │`);
  return [`┌${rule}┐`, ...rows, `└${rule}┘`].join("\n");
}
