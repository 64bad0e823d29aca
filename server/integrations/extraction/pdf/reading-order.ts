import type { Run } from "./runs.js";
import { medianOf } from "./spacing.js";

/** Shares of the runs, and numbers of them. */
const JUMPS = { atLeast: 6, share: 0.12, fewestRuns: 20, mostRuns: 6_000 };
const DEEPEST_CUT = 12;
/** In em. */
const UPWARD = 1.5;
const COLUMN_STRIP = 0.9;
const ROW_STRIP = 0.25;
const SAME_LINE = 0.2;
/** What a column must have: rows on both sides, and a share of the glyphs on its right. */
const COLUMN = { rows: 3, share: 0.1 };
/** Letters reach this far above and below the baseline. */
const HEIGHT = { above: 0.8, below: 0.2 };

/**
 * Runs in the order of reading: mostly that of the content. If it jumps about the page, the page is cut at its widest empty
 * strips instead, into columns first and then into rows.
 */
export function inOrder(runs: readonly Run[]): readonly Run[] {
  const canBeCut = runs.length > JUMPS.fewestRuns && runs.length < JUMPS.mostRuns;
  return canBeCut && jumps(runs) > Math.max(JUMPS.atLeast, JUMPS.share * runs.length)
    ? cut(runs, 0)
    : runs;
}

const jumps = (runs: readonly Run[]): number =>
  runs.filter((run, at) => {
    const before = runs[at - 1];
    return before?.turn === run.turn && run.y < before.y - UPWARD * run.size;
  }).length;

function cut(runs: readonly Run[], depth: number): readonly Run[] {
  if (runs.length < 4 || depth > DEEPEST_CUT) return byPlace(runs);
  const em = medianOf(runs.map(({ size }) => size));
  const parts = columns(runs, em) ?? rows(runs, em);
  return parts ? parts.flatMap((part) => cut(part, depth + 1)) : byPlace(runs);
}

function columns(runs: readonly Run[], em: number): Run[][] | undefined {
  const strip = widestStrip(runs, (run) => [run.left, run.right], COLUMN_STRIP * em);
  if (strip === undefined) return undefined;
  const left = runs.filter(({ right }) => right <= strip);
  const right = runs.filter((run) => run.left >= strip);
  const isWhole = left.length + right.length === runs.length;
  const haveRows = [left, right].every((side) => rowCount(side, em) >= COLUMN.rows);
  const isColumn = glyphCount(right) >= COLUMN.share * glyphCount(runs);
  return isWhole && haveRows && isColumn ? [left, right] : undefined;
}

function rows(runs: readonly Run[], em: number): Run[][] | undefined {
  const span = ({ y, size }: Run): [number, number] => [
    y - HEIGHT.above * size,
    y + HEIGHT.below * size,
  ];
  const strip = widestStrip(runs, span, ROW_STRIP * em);
  if (strip === undefined) return undefined;
  return [runs.filter(({ y }) => y < strip), runs.filter(({ y }) => y >= strip)];
}

/** The middle of the widest strip that no run reaches into. */
function widestStrip(
  runs: readonly Run[],
  span: (run: Run) => [number, number],
  narrowest: number,
): number | undefined {
  const spans = runs.map(span).sort((a, b) => a[0] - b[0]);
  let reached = spans[0]?.[1] ?? 0;
  let widest = narrowest;
  let middle: number | undefined;
  for (const [start, stop] of spans) {
    if (start - reached > widest) {
      widest = start - reached;
      middle = (start + reached) / 2;
    }
    reached = Math.max(reached, stop);
  }
  return middle;
}

const rowCount = (runs: readonly Run[], em: number): number =>
  new Set(runs.map(({ y }) => Math.round(y / (0.5 * em)))).size;

const glyphCount = (runs: readonly Run[]): number =>
  runs.reduce((count, { glyphs }) => count + glyphs.length, 0);

const byPlace = (runs: readonly Run[]): Run[] =>
  runs.toSorted((a, b) =>
    Math.abs(a.y - b.y) > SAME_LINE * Math.max(a.size, b.size) ? a.y - b.y : a.left - b.left,
  );
