import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import path from "node:path";
import { Refused } from "../refused.js";
import type { StoredFile } from "./manifest.js";

/** Bytes and checksum of what passes. */
export class Sum {
  bytes = 0;
  private readonly hash = createHash("sha256");

  add(chunk: Buffer): void {
    this.bytes += chunk.length;
    this.hash.update(chunk);
  }

  end(): { bytes: number; sha256: string } {
    return { bytes: this.bytes, sha256: this.hash.digest("hex") };
  }
}

/** Adds up what passes in a pipeline. */
export const adding = (sum: { add: (chunk: Buffer) => void }) =>
  async function* pass(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      sum.add(chunk);
      yield chunk;
    }
  };

/** @param end how many bytes to read; all without it */
export async function sumOf(
  file: string,
  end = Infinity,
): Promise<{ bytes: number; sha256: string }> {
  const sum = new Sum();
  if (end > 0)
    for await (const chunk of createReadStream(file, { end: end - 1 })) sum.add(chunk as Buffer);
  return sum.end();
}

/** @throws Refused if a file of a backup is gone or isn't what it was */
export async function checkFile(
  folder: string,
  { name, bytes, sha256 }: StoredFile,
): Promise<void> {
  const file = path.join(folder, name);
  const found = await sumOf(file).catch(() => null);
  if (!found) throw new Refused(`${file} is missing. Use another backup.`);
  if (found.bytes !== bytes || found.sha256 !== sha256)
    throw new Refused(
      `${file} isn't as it was written (${found.bytes} of ${bytes} bytes, or another checksum). Use another backup.`,
    );
}
