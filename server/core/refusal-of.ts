import { errorTexts } from "#texts/errors";
import { AppError } from "./errors.js";
import { failureReports } from "./failure-reports.js";

/** Runs the work for one of several rows. One row's failure must not hide what happened to the others. @returns why it failed, or null */
export async function refusalOf(work: () => Promise<void>): Promise<AppError | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    const failure = new AppError("INTERNAL", errorTexts.failed, {}, { cause: error });
    failureReports.publish(failure);
    return failure;
  }
}
