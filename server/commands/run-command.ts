import { QueryFailedError } from "typeorm";
import { AppError, isProviderFailure } from "../core/errors.js";
import { DatabaseUnusable } from "../db/open-database.js";
import { EnvError, EXIT_BAD_SETTINGS } from "../env.js";
import { Refused } from "./refused.js";

/** As shells use it for wrong arguments. */
const EXIT_USAGE = 2;

/** What to tell when an external service fails; `why` is empty, or starts with a space. */
type UnavailableWords = (why: string) => string;

const STORE_WORDS: UnavailableWords = (why) =>
  `The file store isn't answering${why}. Check S3_BUCKET, S3_REGION, S3_ENDPOINT and the AWS keys.`;

/**
 * Runs a command for an operator. Problems that the operator can fix (settings, an unreachable database or file store) print
 * a message only; any other error is a bug and prints its stack.
 * @param unavailable what to tell when the command's external service does not answer
 */
export async function runCommand(
  command: () => Promise<void>,
  unavailable: UnavailableWords = STORE_WORDS,
): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (error instanceof EnvError) {
      console.error(error.message);
      process.exitCode = EXIT_BAD_SETTINGS;
      return;
    }
    const words = wordsFor(error, unavailable);
    if (words === null) throw error;
    console.error(words);
    process.exitCode = 1;
  }
}

/** Reads a command's arguments; if they are not as expected, prints the usage and ends the process. */
export function readArguments<Wish>(usage: string, read: () => Wish | null): Wish {
  try {
    const wish = read();
    if (wish !== null) return wish;
  } catch {
    // An unknown option or a value of the wrong form: the usage says what is expected.
  }
  console.error(usage);
  process.exit(EXIT_USAGE);
}

/** An unknown table, and an unknown column: migrations of this release have not run. */
const NOT_MIGRATED: ReadonlySet<unknown> = new Set([1146, 1054]);

function isNotMigrated(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : null;
  return cause instanceof Error && "errno" in cause && NOT_MIGRATED.has(cause.errno);
}

/** A full disk, or a folder that may not be written to. */
const FILE_PROBLEMS: ReadonlySet<unknown> = new Set([
  "ENOSPC",
  "EDQUOT",
  "EACCES",
  "EPERM",
  "EROFS",
  "EMFILE",
  "ENOTDIR",
]);

const isFileProblem = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && FILE_PROBLEMS.has(error.code);

function wordsFor(error: unknown, unavailable: UnavailableWords): string | null {
  if (error instanceof DatabaseUnusable || error instanceof Refused) return error.message;
  if (isFileProblem(error)) return error.message;
  if (isNotMigrated(error))
    return "The database is missing tables for this release. Run npm run migrate first.";
  if (error instanceof AppError && isProviderFailure(error)) {
    const { cause } = error;
    return unavailable(cause instanceof Error ? ` (${cause.message || cause.name})` : "");
  }
  return null;
}
