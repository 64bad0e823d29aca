/** A copy of a column with room for more numbers. */
export function longer<Column extends Float64Array | Uint32Array | Uint8Array>(
  column: Column,
  length: number,
): Column {
  const Kind = column.constructor as new (length: number) => Column;
  const copy = new Kind(length);
  copy.set(column);
  return copy;
}
