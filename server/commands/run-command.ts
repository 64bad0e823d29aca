import { AppError } from "../core/errors.js";
import { DatabaseUnusable } from "../db/open-database.js";
import { EnvError, EXIT_BAD_SETTINGS } from "../env.js";

/**
 * Runs a command for an operator. Problems that the operator can fix (settings, an unreachable database or file store) print
 * a message only; any other error is a bug and prints its stack.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (error instanceof EnvError) {
      console.error(error.message);
      process.exitCode = EXIT_BAD_SETTINGS;
      return;
    }
    const words = wordsFor(error);
    if (words === null) throw error;
    console.error(words);
    process.exitCode = 1;
  }
}

function wordsFor(error: unknown): string | null {
  if (error instanceof DatabaseUnusable) return error.message;
  if (error instanceof AppError && error.code === "PROVIDER_UNAVAILABLE") {
    const { cause } = error;
    const why = cause instanceof Error ? ` (${cause.message || cause.name})` : "";
    return `The file store does not answer${why}. Check S3_BUCKET, S3_REGION, S3_ENDPOINT and the AWS keys.`;
  }
  return null;
}
