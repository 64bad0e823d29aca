const MOST_TRIES = 8;

/**
 * The least of a few measurements, so that other work on the machine is not what is measured. Stops at the first one below
 * `limit`.
 */
export async function leastOf(
  measure: () => number | Promise<number>,
  limit: number,
  most = MOST_TRIES,
): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < most && least >= limit; tries += 1)
    least = Math.min(least, await measure());
  return least;
}
