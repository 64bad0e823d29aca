import type { z } from "zod";
import { AppError, type ErrorCode } from "../core/errors.js";

/** The code with which the work is refused; null if it isn't. */
export function refusalBy(work: () => unknown): ErrorCode | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** What is wrong with an input: the first message of each field, nested fields as "placement.endsOn". */
export function faultsOf(schema: z.ZodType, input: unknown): Record<string, string> {
  const issues = schema.safeParse(input).error?.issues ?? [];
  const faults: Record<string, string> = {};
  for (const { path, message } of issues) faults[path.join(".")] ??= message;
  return faults;
}
