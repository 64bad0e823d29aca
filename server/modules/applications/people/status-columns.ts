import type { Reading } from "./status-readings.js";

/** Part of a reading's text. */
interface Piece {
  from: number;
  to: number;
}

interface Cell extends Piece {
  /** Its place among the cells of its line, from 0. */
  column: number;
}

/** Of a long cell, only the words at its ends may go on in another. */
const END = 24;

/** Where cells of one row stand on lines of their own, or rows have gaps: in two columns or in three. */
const COLUMNS = [2, 3];

/**
 * The text as it is read down its columns, one after the other. Files have it row by row: the cells of a row a tab apart, or each on a
 * line of its own, as those of a table that lays out a page and of columns of a PDF whose lines stand at different heights.
 */
export function columnsOf(plain: Reading): Reading {
  const cells = cellsOf(plain.text);
  // Without tabs, a single column is all that is written.
  const byTabs = cells.some(({ column }) => column > 0)
    ? cells.toSorted((one, other) => one.column - other.column)
    : [];
  const byTurns = COLUMNS.filter((count) => cells.length > count).flatMap((count) =>
    everyNth(cells, count),
  );
  return joined(plain, [...byTabs, ...byTurns]);
}

function cellsOf(text: string): Cell[] {
  const cells: Cell[] = [];
  for (const { index: start, 0: line } of text.matchAll(/[^\n]+/g)) {
    const found = [...line.matchAll(/[^\t]+/g)].filter(([cell]) => cell.trim() !== "");
    found.forEach(({ index, 0: cell }, column) => {
      const from = start + index;
      cells.push({ from, to: from + cell.length, column });
    });
  }
  return cells;
}

const everyNth = (cells: readonly Cell[], count: number): Cell[] =>
  Array.from({ length: count }, (_, first) =>
    cells.filter((_cell, at) => at % count === first),
  ).flat();

/** Each on a line of its own. */
function joined({ text, places }: Reading, cells: readonly Cell[]): Reading {
  const parts: string[] = [];
  const kept: number[] = [];
  for (const { from, to } of cells.flatMap((cell) => endsOf(text, cell))) {
    parts.push(text.slice(from, to), "\n");
    for (let at = from; at < to; at += 1) kept.push(places[at] ?? 0);
    kept.push(places[to - 1] ?? 0);
  }
  return { text: parts.join(""), places: kept };
}

/** In whole words. */
function endsOf(text: string, { from, to }: Cell): Piece[] {
  if (to - from <= 2 * END) return [{ from, to }];
  const first = text.slice(from, from + END).lastIndexOf(" ");
  const last = text.slice(to - END, to).indexOf(" ");
  return [
    { from, to: first < 0 ? from : from + first },
    { from: last < 0 ? to : to - END + last, to },
  ].filter((piece) => piece.to > piece.from);
}
