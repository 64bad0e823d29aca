import { setTimeout as delay } from "node:timers/promises";
import type { Answer } from "./answer.js";

/** The most of its time that it may spend compressing, so that it never takes a whole core from requests. */
const SHARE = 0.25;

/** Larger answers, such as lists of hundreds of jobs, would take seconds, and few people ask for them. */
const MAX_SIZE = 512 * 1024;

/** Compresses answers as well as possible, one at a time and each once: it takes about 150 ms of a core. */
export class Squeezer {
  private readonly known = new WeakSet<Answer>();
  private readonly waiting = new Map<Answer, () => boolean>();
  private isBusy = false;

  /** @param isNeeded asked when it is the answer's turn */
  add(answer: Answer, isNeeded: () => boolean): void {
    if (this.known.has(answer) || answer.size > MAX_SIZE) return;
    this.known.add(answer);
    this.waiting.set(answer, isNeeded);
    if (!this.isBusy) void this.work();
  }

  private async work(): Promise<void> {
    this.isBusy = true;
    for (const [answer, isNeeded] of this.waiting) {
      this.waiting.delete(answer);
      if (!isNeeded()) continue;
      const begin = performance.now();
      // If it fails, the answer stays as it was compressed before.
      await answer.squeeze().catch(() => undefined);
      const tookMs = performance.now() - begin;
      await delay(tookMs * (1 / SHARE - 1), undefined, { ref: false });
    }
    this.isBusy = false;
  }
}
