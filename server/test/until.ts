import { setTimeout as delay } from "node:timers/promises";
import { seconds } from "../core/clock.js";

/** Less than the time limit of a test, which would end it without a word about what it waited for. */
const PATIENCE_MS = seconds(60);

/** Looks every few milliseconds until it is so. @throws after a minute, with what it waited for */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  everyMs = 50,
): Promise<void> {
  const since = performance.now();
  while (!(await isSo())) {
    if (performance.now() - since > PATIENCE_MS) throw new Error(`waited a minute: ${what}`);
    await delay(everyMs);
  }
}
