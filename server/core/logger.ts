import { pino, type DestinationStream, type Logger } from "pino";
import { AppError } from "./errors.js";
import { requestScope } from "./request-scope.js";

export type { Logger };

interface LoggedError {
  type: string;
  /** Only for our own errors, whose messages are safe to show. */
  message?: string;
  code?: string | number;
  errno?: number;
  /** Stack frames without the message, which may quote rows and addresses. */
  stack: string[];
  cause?: LoggedError;
}

const MAX_CAUSES = 4;

/**
 * The parts of an error that may be logged: type, numbers and place. Messages are left out: MySQL's quote the row
 * ("Duplicate entry 'jane@…'"), mailers' the recipient. So are the statement's parameters, which drivers attach.
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

/**
 * JSON logs without personal data: no addresses, cookies, codes, query strings.
 * @param destination standard output by default
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => {
        const scope = requestScope.getStore();
        return scope ? { requestId: scope.requestId } : {};
      },
      serializers: { err: (error: unknown) => describeError(error) },
    },
    destination ?? pino.destination(1),
  );
