import type { Readable } from "node:stream";

export type Verdict = "CLEAN" | "INFECTED";

/**
 * Looks for malware.
 * @throws UNAVAILABLE if the scanner does not respond: not scanned does not mean clean
 */
export interface VirusScanner {
  scan(content: Readable): Promise<Verdict>;
}
