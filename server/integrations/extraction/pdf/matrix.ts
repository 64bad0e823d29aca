/** An affine transformation as PDF writes it: a b c d e f (ISO 32000-1, 8.3.3). */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** `inner` first, then `outer`. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

export const shift = (matrix: Matrix, x: number, y: number): Matrix =>
  multiply(matrix, [1, 0, 0, 1, x, y]);

/** @returns undefined unless it is a list of six numbers */
export function matrixIn(value: unknown): Matrix | undefined {
  if (!Array.isArray(value) && !ArrayBuffer.isView(value)) return undefined;
  const [a, b, c, d, e, f] = Array.from(value as ArrayLike<unknown>, Number);
  if (a === undefined || b === undefined || c === undefined) return undefined;
  if (d === undefined || e === undefined || f === undefined) return undefined;
  return [a, b, c, d, e, f];
}
