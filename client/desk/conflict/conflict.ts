/** A part of a form that one of two versions is kept of. */
export interface ConflictPart<Values> {
  label: string;
  /** The values that belong together. */
  names: readonly (keyof Values)[];
  /** The part in words. */
  show: (values: Values) => string;
}

const pick = <Values>({ names }: ConflictPart<Values>, values: Values): string =>
  JSON.stringify(names.map((name) => values[name]));

/** The parts that differ between two versions. */
export const differingParts = <Values>(
  parts: readonly ConflictPart<Values>[],
  mine: Values,
  theirs: Values,
): readonly ConflictPart<Values>[] =>
  parts.filter((part) => pick(part, mine) !== pick(part, theirs));

/** Whether someone changed the part since the edit began. */
export const isChanged = <Values>(part: ConflictPart<Values>, base: Values, now: Values): boolean =>
  pick(part, base) !== pick(part, now);

/** My values, with some parts of theirs. */
export function merge<Values extends object>(
  mine: Values,
  theirs: Values,
  taken: readonly ConflictPart<Values>[],
): Values {
  const names = new Set<unknown>(taken.flatMap((part) => part.names));
  const kept = Object.entries(theirs).filter(([name]) => names.has(name));
  return { ...mine, ...Object.fromEntries(kept) };
}
