import type { Answer } from "./answer.js";

/** Compresses answers as well as possible, one at a time and each once: it takes about 150 ms of a core. */
export class Squeezer {
  private readonly known = new WeakSet<Answer>();
  private readonly waiting = new Map<Answer, () => boolean>();
  private isBusy = false;

  /** @param isNeeded asked when it is the answer's turn */
  add(answer: Answer, isNeeded: () => boolean): void {
    if (this.known.has(answer)) return;
    this.known.add(answer);
    this.waiting.set(answer, isNeeded);
    if (!this.isBusy) void this.work();
  }

  private async work(): Promise<void> {
    this.isBusy = true;
    for (const [answer, isNeeded] of this.waiting) {
      this.waiting.delete(answer);
      // Should it fail, the answer keeps the form that it has.
      if (isNeeded()) await answer.squeeze().catch(() => undefined);
    }
    this.isBusy = false;
  }
}
