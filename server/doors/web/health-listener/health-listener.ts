import path from "node:path";
import { Worker } from "node:worker_threads";
import { seconds } from "../../../core/clock.js";
import type { Logger } from "../../../core/logger.js";
import type { FromMain, FromThread, HealthSettings } from "./messages.js";

const BEAT_EVERY_MS = seconds(0.5);
/** Eight bytes. */
const BEAT_SIZE = BigInt64Array.BYTES_PER_ELEMENT;
/** It needs next to nothing; by default, V8 would reserve tens of megabytes. */
const RESOURCES = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };
/** The built program; tests, whose own code is not built, pass its path. */
const PROGRAM = path.join(import.meta.dirname, "health-program.js");

interface HealthSource {
  /** Where to listen. */
  place: { host: string; port: number };
  isReady: () => Promise<boolean>;
  logger: Logger;
}

/**
 * `/healthz` and `/readyz` on a port of their own, answered by a thread of their own: thousands of requests that wait for the main
 * thread don't make a healthy instance look dead. It sees when the main thread stands still.
 */
export class HealthListener {
  /** Resolves with the port; null if it can't be had. */
  readonly port: Promise<number | null>;
  private readonly worker: Worker;
  private readonly beats = new BigInt64Array(new SharedArrayBuffer(BEAT_SIZE));
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly source: HealthSource,
    program = PROGRAM,
  ) {
    this.beat();
    this.timer = setInterval(() => this.beat(), BEAT_EVERY_MS);
    const workerData: HealthSettings = {
      ...source.place,
      beat: this.beats.buffer,
    };
    this.worker = new Worker(program, { name: "health", resourceLimits: RESOURCES, workerData });
    // Don't keep the process alive for it.
    this.timer.unref();
    this.worker.unref();
    this.port = this.listening();
  }

  /** From now on, `/readyz` says no. */
  drain(): void {
    this.tell({ isDraining: true });
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.worker.terminate();
  }

  private beat(): void {
    Atomics.store(this.beats, 0, process.hrtime.bigint());
  }

  private tell(message: FromMain): void {
    this.worker.postMessage(message);
  }

  /** Health on the main port is still there, so a failure is not worth the site. */
  private listening(): Promise<number | null> {
    const { logger } = this.source;
    return new Promise((resolve) => {
      const fail = (reason: unknown) => {
        logger.error({ err: reason }, "can't serve health on its own port");
        resolve(null);
      };
      this.worker.on("error", fail);
      this.worker.on("message", (message: FromThread) => {
        if ("question" in message) void this.answer(message.question);
        else if ("port" in message) resolve(message.port);
        else fail(new Error(message.failed));
      });
    });
  }

  private async answer(question: number): Promise<void> {
    const isReady = await this.source.isReady().catch(() => false);
    this.tell({ question, isReady });
  }
}
