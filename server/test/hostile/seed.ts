/** The same cases in every run, so that a run fails because of a change and not by chance. */
const USUAL = 20_261_122;

/**
 * The seed of the cases: `HOSTILE_SEED`, a whole number that 32 bits hold, for other cases than the usual ones.
 * @throws for anything else, which would run the usual cases unnoticed
 */
export function seedOf(given: string | undefined): number {
  if (given === undefined || given === "") return USUAL;
  const seed = Number(given);
  if (!/^-?\d+$/.test(given) || seed !== (seed | 0))
    throw new Error(`HOSTILE_SEED must be a whole number of 32 bits, not “${given}”.`);
  return seed;
}
