const MOST_TRIES = 8;

/**
 * The least CPU time that `work` took in a few tries, in milliseconds. Unlike time on a clock, it hardly grows with what else the
 * machine does. Stops at the first try below `limit`.
 */
export async function leastCpuOf(
  work: () => unknown,
  limit: number,
  most = MOST_TRIES,
): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < most && least >= limit; tries += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
