/** The disk, or the share of it that we may use, is full; or too many files and connections are open. */
const CODES: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EMFILE", "ENFILE"]);

/** This machine has no room for the work right now. It passes as other work ends, so the work is worth asking for again. */
export const isOutOfRoom = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && CODES.has(error.code);
