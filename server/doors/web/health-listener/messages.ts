/** What the thread of the health listener is started with. */
export interface HealthSettings {
  host: string;
  port: number;
  /** One number: when the main thread last ran, in nanoseconds of the process's clock. */
  beat: SharedArrayBuffer;
}

/** From the thread: where it listens, why it can't, or a question that is answered with whether the process is ready. */
export type FromThread = { port: number } | { failed: string } | { question: number };

/** From the main thread. */
export type FromMain = { question: number; isReady: boolean } | { isDraining: true };
