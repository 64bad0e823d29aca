import os from "node:os";

/** @returns {number} bytes of memory that this process may use: the machine's, or in a container its own */
export const usableMemory = () => Math.min(os.totalmem(), process.constrainedMemory() || Infinity);
