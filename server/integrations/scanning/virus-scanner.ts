import type { Readable } from "node:stream";

export type Verdict = "CLEAN" | "INFECTED";

/** Looks for malware. A scanner that does not answer is PROVIDER_UNAVAILABLE: unscanned is not clean. */
export interface VirusScanner {
  scan(content: Readable): Promise<Verdict>;
}
