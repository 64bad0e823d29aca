import { errorTexts } from "#texts/errors";
import { seconds } from "../../core/clock.js";
import { AppError } from "../../core/errors.js";

/** The database limits its statements itself, but not while it is stopped or cut off. */
export const PAGE_MS = seconds(10);

/**
 * @param limitMs how long to wait for the page
 * @throws UNAVAILABLE if it takes longer: it then no longer keeps visitors waiting, however late it ends
 */
export async function inTime<Page>(page: Promise<Page>, limitMs: number): Promise<Page> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooLate()), limitMs);
  });
  try {
    return await Promise.race([page, late]);
  } finally {
    clearTimeout(timer);
  }
}

const tooLate = () => new AppError("UNAVAILABLE", errorTexts.tookTooLong, { retryAfterSeconds: 5 });
