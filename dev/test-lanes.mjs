/** A step of the tests with its database, local services, and browsers, in bytes. */
const STEP = 3.5 * 2 ** 30;

/**
 * How many steps of `npm test` run side by side. Each keeps two cores busy. On two cores, the tests of server and client took 714 s alone
 * and 2,697 s beside those of the browser: what waits for a page or a process asks again and again meanwhile.
 *
 * @param {{ cores: number, memory: number }} machine memory in bytes
 * @returns {number} at least 1
 */
export const lanesFor = ({ cores, memory }) =>
  Math.max(1, Math.min(Math.floor(cores / 2), Math.floor(memory / STEP)));

/**
 * @param {{ cores: number, memory: number }} machine memory in bytes
 * @returns {string[]} a line if more memory would make the tests faster
 */
export function memoryLines({ cores, memory }) {
  const [lanes, possible] = [memory, Infinity].map((bytes) => lanesFor({ cores, memory: bytes }));
  if (lanes === possible) return [];
  const [has, needs] = [memory, possible * STEP].map((bytes) => (bytes / 2 ** 30).toFixed(1));
  return [
    `Slower than it could be: ${has} GB of memory, and ${possible} steps side by side need ${needs} GB.`,
  ];
}
