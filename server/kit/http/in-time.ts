import { errorTexts } from "#texts/errors";
import { seconds } from "../../core/clock.js";
import { AppError } from "../../core/errors.js";

/**
 * How long readers wait for a page or the answer to a query. The database limits its statements itself, but not while it is stopped or
 * cut off.
 */
export const READ_MS = seconds(10);

/**
 * @param limitMs how long to wait for the answer
 * @throws UNAVAILABLE if it takes longer: it then no longer keeps its readers waiting, however late it ends
 */
export async function inTime<Answer>(answer: Promise<Answer>, limitMs: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooLate()), limitMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

export const tooLate = () =>
  new AppError("UNAVAILABLE", errorTexts.tookTooLong, { retryAfterSeconds: 5 });
