import type { World } from "./world.js";

/** For each attempt the seconds until everything was right, or what stayed wrong. */
export type Results = readonly (number | string)[];

/** One fault: a line of the table. */
export interface Trial {
  name: string;
  run: (world: World, tries: number) => Promise<Results>;
}

/** What came of it. */
export interface Column {
  name: string;
  results: Results;
}

const WIDTHS = [74, 8, 8, 10, 10] as const;
const MAX_SHOWN = 3;

const line = (cells: readonly string[]): string =>
  cells
    .map((cell, index) =>
      index === 0 ? cell.padEnd(WIDTHS[index] ?? 0) : cell.padStart(WIDTHS[index] ?? 0),
    )
    .join("");

export const heading = (): string => line(["", "tried", "right", "median s", "worst s"]);

/** One line of the table, and below it what stayed wrong. */
export function shown({ name, results }: Column): string {
  const seconds = results.filter((result) => typeof result === "number").sort((a, b) => a - b);
  const wrong = results.filter((result) => typeof result === "string");
  const times = [seconds[Math.floor(seconds.length / 2)], seconds.at(-1)];
  const cells = [results.length, seconds.length, ...times.map((time) => time ?? "-")].map(String);
  const notes = [...new Set(wrong)].slice(0, MAX_SHOWN).map((what) => `    wrong: ${what}`);
  return [line([name, ...cells]), ...notes].join("\n");
}

/** The last line: all columns together. */
export const total = (columns: readonly Column[]): string =>
  shown({
    name: `${columns.length} faults`,
    results: columns.flatMap(({ results }) => results),
  });

export const isRight = ({ results }: Column): boolean =>
  results.length > 0 && results.every((result) => typeof result === "number");
