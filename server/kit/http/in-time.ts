import { tooLate } from "../../core/errors.js";

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
