import { pino, type Logger } from "pino";
import { AppError } from "./errors.js";

export type { Logger };

interface LoggedError {
  type: string;
  /** Of our own errors, which are worded for anybody to read. */
  message?: string;
  code?: string | number;
  errno?: number;
  /** Where it happened; without messages, which quote rows and addresses. */
  stack: string[];
  cause?: LoggedError;
}

const MAX_CAUSES = 4;

/**
 * What a log may say of an error: its kind, numbers and place. Messages stay out: MySQL's quote the row
 * ("Duplicate entry 'jane@…'"), mailers' the recipient, and drivers carry the statement's parameters.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] };
  const code: unknown = "code" in error ? error.code : undefined;
  const errno: unknown = "errno" in error ? error.errno : undefined;
  const cause: unknown = error.cause ?? ("driverError" in error ? error.driverError : undefined);
  return {
    type: error.name,
    ...(error instanceof AppError ? { message: error.message } : {}),
    ...(typeof code === "string" || typeof code === "number" ? { code } : {}),
    ...(typeof errno === "number" ? { errno } : {}),
    stack: framesOf(error),
    ...(cause !== undefined && cause !== error && depth < MAX_CAUSES
      ? { cause: describeError(cause, depth + 1) }
      : {}),
  };
}

const framesOf = (error: Error): string[] =>
  (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());

/** JSON logs without personal data: no addresses, cookies, codes, query strings. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => describeError(error) },
  });
