/** A step of the tests with its database, local services, and browsers, in bytes. */
const STEP = 3.5 * 2 ** 30;

/**
 * How many steps of `npm test` run side by side. Each keeps two cores busy, and three on two cores take longer than one after the other:
 * what waits for a page or a process asks again and again meanwhile.
 *
 * @param {{ cores: number, memory: number }} machine memory in bytes
 * @returns {number} at least 1
 */
export const lanesFor = ({ cores, memory }) =>
  Math.max(1, Math.min(Math.floor(cores / 2), Math.floor(memory / STEP)));
