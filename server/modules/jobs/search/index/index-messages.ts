import { IndexDamaged, type IndexCalls } from "./index-calls.js";

/** One call of the thread, with the number that its answer repeats. */
export interface Call {
  number: number;
  name: keyof IndexCalls;
  values: readonly unknown[];
}

interface Failure {
  /** Type, code and message; never a value from a job or a search. */
  message: string;
  isDamage: boolean;
}

/** Sent as JSON, which leaves out a result that is undefined. */
export type Answer = { number: number; result?: unknown } | { number: number; failure: Failure };

/** Codes after which the file must be built anew: it cannot be read, or not be written any more. */
const DAMAGE = /^SQLITE_(CORRUPT|NOTADB|FULL|IOERR|READONLY|CANTOPEN|PERM|PROTOCOL)/;

export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: typeof error, isDamage: false };
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const isDamage =
    error instanceof IndexDamaged ||
    DAMAGE.test(code) ||
    (code.startsWith("SQLITE_") && /^no such table/.test(error.message));
  return { message: [error.name, code, error.message].filter(Boolean).join(" "), isDamage };
}
