import path from "node:path";
import { Worker } from "node:worker_threads";
import { IndexDamaged, type IndexCalls } from "./index-calls.js";
import type { Answer, Call } from "./index-messages.js";

/** The built program; tests, whose own code is not built, pass its path. */
const PROGRAM = path.join(import.meta.dirname, "index-program.js");

/** What a search makes lives for a millisecond. By default, up to 48 MB of it would pile up before it is collected. */
const RESOURCES = { maxYoungGenerationSizeMb: 6 };

/** The thread ended before it answered. */
export class IndexThreadEnded extends Error {
  override name = "IndexThreadEnded";
}

/** The thread did not answer in time. */
export class IndexTooSlow extends Error {
  override name = "IndexTooSlow";
}

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
  deadline: NodeJS.Timeout | undefined;
}

/** A thread with one index, and the calls that it has not answered yet. */
export class IndexThread {
  readonly ended: Promise<void>;
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private lastNumber = 0;
  private hasEnded = false;

  constructor(program = PROGRAM) {
    this.worker = new Worker(program, { name: "job index", resourceLimits: RESOURCES });
    // Don't keep the process alive for this thread.
    this.worker.unref();
    this.worker.on("message", (text: string) => this.settle(JSON.parse(text) as Answer));
    // An uncaught error is followed by the end, which rejects what is waiting.
    this.worker.on("error", () => undefined);
    this.ended = new Promise((resolve) => {
      this.worker.once("exit", () => {
        this.end();
        resolve();
      });
    });
  }

  /**
   * @param maxMs how long to wait for the answer; without it, as long as it takes
   * @throws IndexDamaged, IndexThreadEnded, IndexTooSlow
   */
  call<Name extends keyof IndexCalls>(
    name: Name,
    values: Parameters<IndexCalls[Name]>,
    maxMs?: number,
  ): Promise<ReturnType<IndexCalls[Name]>> {
    return new Promise((resolve, reject) => {
      if (this.hasEnded) {
        reject(new IndexThreadEnded());
        return;
      }
      const number = ++this.lastNumber;
      const expire = () => this.take(number)?.reject(new IndexTooSlow());
      const deadline = maxMs === undefined ? undefined : setTimeout(expire, maxMs);
      this.waiting.set(number, { resolve, reject, deadline });
      const call: Call = { number, name, values };
      this.worker.postMessage(call);
    });
  }

  /** Ends the thread at once; what it was asked is rejected. */
  async stop(): Promise<void> {
    await this.worker.terminate();
  }

  private settle(answer: Answer): void {
    const waiting = this.take(answer.number);
    if (!waiting) return;
    if (!("failure" in answer)) waiting.resolve(answer.result as never);
    else if (answer.failure.isDamage) waiting.reject(new IndexDamaged(answer.failure.message));
    else waiting.reject(new Error(answer.failure.message));
  }

  private take(number: number): Waiting | undefined {
    const waiting = this.waiting.get(number);
    this.waiting.delete(number);
    clearTimeout(waiting?.deadline);
    return waiting;
  }

  private end(): void {
    this.hasEnded = true;
    for (const number of [...this.waiting.keys()])
      this.take(number)?.reject(new IndexThreadEnded());
  }
}
