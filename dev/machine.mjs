import os from "node:os";

/** The kernel ends the largest program this way when memory runs out. */
const OUT_OF_MEMORY = "SIGKILL";

/** @returns {number} bytes of memory that this process may use: the machine's, or in a container its own */
export const usableMemory = () => Math.min(os.totalmem(), process.constrainedMemory() || Infinity);

/** @param {string} signal that ended a program @returns {string} what happened, as a sentence */
export const endedBy = (signal) =>
  `It was ended by ${signal}${signal === OUT_OF_MEMORY ? ": is there too little memory?" : "."}`;
