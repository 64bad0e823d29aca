import type { Readable } from "node:stream";

export type Verdict = "CLEAN" | "INFECTED";

/** Looks for malware. @throws PROVIDER_UNAVAILABLE when the scanner does not answer: unscanned is not clean */
export interface VirusScanner {
  scan(content: Readable): Promise<Verdict>;
}
