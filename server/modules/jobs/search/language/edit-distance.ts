/**
 * How many letters must be inserted, dropped, replaced or swapped with the next one to make one word
 * of the other (optimal string alignment).
 * @param most distances above it are given as one more
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++)
      current.push(cell({ one, other, row, column, before, above, current }));
    if (Math.min(...current) > most) return most + 1;
    [before, above] = [above, current];
  }
  return Math.min(above[other.length] ?? 0, most + 1);
}

interface Cell {
  one: string;
  other: string;
  row: number;
  column: number;
  before: readonly number[];
  above: readonly number[];
  current: readonly number[];
}

function cell({ one, other, row, column, before, above, current }: Cell): number {
  const [letter, otherLetter] = [one[row - 1], other[column - 1]];
  const least = Math.min(
    (above[column] ?? 0) + 1,
    (current[column - 1] ?? 0) + 1,
    (above[column - 1] ?? 0) + (letter === otherLetter ? 0 : 1),
  );
  const isSwap =
    row > 1 && column > 1 && letter === other[column - 2] && otherLetter === one[row - 2];
  return isSwap ? Math.min(least, (before[column - 2] ?? 0) + 1) : least;
}
