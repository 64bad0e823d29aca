import type { Measured } from "./trial.js";

/** What a build made of a fault: its numbers, or why there are none. */
export type Outcome = readonly Measured[] | string;

const WIDTHS = [28, 46] as const;
const VALUE_WIDTH = 12;

export const heading = (builds: readonly string[]): string =>
  line(["fault", "what", ...builds, "at most"]);

/**
 * A fault's lines of the table. Another build is measured by what is right for this one.
 * @param outcomes of each build, this one last
 */
export function linesOf(fault: string, outcomes: readonly Outcome[]): string[] {
  const own = outcomes.at(-1) ?? [];
  const rows =
    typeof own === "string" ? outcomes.find((outcome) => typeof outcome !== "string") : own;
  const notes = outcomes.filter((outcome) => typeof outcome === "string");
  return [
    ...(typeof rows === "object" ? rows : []).map(({ what, atMost }, place) =>
      line([fault, what, ...outcomes.map((outcome) => cellOf(outcome, place)), rounded(atMost)]),
    ),
    ...notes.map((note) => line([fault, note])),
  ];
}

export const isRight = (outcome: Outcome): boolean =>
  typeof outcome !== "string" &&
  outcome.length > 0 &&
  outcome.every(({ value, atMost }) => value !== null && value <= atMost);

function cellOf(outcome: Outcome, place: number): string {
  if (typeof outcome === "string") return "-";
  const measured = outcome[place];
  if (!measured) return "-";
  const { value } = measured;
  return value === null ? "never" : rounded(value);
}

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

const line = (cells: readonly string[]): string =>
  cells
    .map((cell, place) => cell.padEnd(WIDTHS[place] ?? VALUE_WIDTH))
    .join(" ")
    .trimEnd();
