/** The sum of one number of each row. */
export const sumOf = <Name extends string>(
  rows: readonly Readonly<Record<Name, number>>[],
  name: Name,
): number => rows.reduce((sum, row) => sum + row[name], 0);
