/** A step of the tests with its database, local services, and browsers, in bytes. */
const STEP = 3.5 * 2 ** 30;

/**
 * How many steps of `npm test` run side by side: on a machine with 4 GB or one core, one after the other.
 *
 * @param {{ cores: number, memory: number }} machine memory in bytes
 * @returns {number} 1 or 2
 */
export const lanesFor = ({ cores, memory }) => (cores > 1 && memory >= 2 * STEP ? 2 : 1);
