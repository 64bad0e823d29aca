import { createHash, randomUUID } from "node:crypto";
import { open, unlink, writeFile, type FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { applicationErrorTexts } from "#texts/errors";
import { badInput } from "../../core/errors.js";
import { fileTooLarge } from "../../core/upload-body.js";

const CHUNK_BYTES = 64 * 1024;
export const cutOff = () =>
  badInput(applicationErrorTexts.cutOff, { resume: applicationErrorTexts.cutOff });

/**
 * A received file on disk, under no name: it is unlinked as soon as it is open, so nothing stays behind when
 * the process dies. On disk and not straight in the store, because the directory of a DOCX is at its end: what the
 * file is can be told only after its last byte. So nothing unchecked is ever stored, a broken upload leaves nothing
 * there, and the length is known when the store asks for it. Memory use does not grow with the file.
 */
export class SpooledFile {
  private closing: Promise<void> | null = null;

  private constructor(
    private readonly handle: FileHandle,
    readonly sizeBytes: number,
    /** Hex. */
    readonly sha256: string,
  ) {}

  /**
   * Takes `source` to its end, also past the limit: a sender that is still sending would not read the answer.
   * The parsers in front stop it soon after.
   * @throws FILE_TOO_LARGE above `maxBytes`, BAD_INPUT when the source breaks off
   */
  static async receive(source: Readable, maxBytes: number): Promise<SpooledFile> {
    // It may break before it is read; the reading below sees that too.
    source.on("error", () => undefined);
    const handle = await openNameless();
    const hash = createHash("sha256");
    let sizeBytes = 0;
    async function* withinLimit() {
      for await (const chunk of orCutOff(source)) {
        sizeBytes += chunk.length;
        if (sizeBytes > maxBytes) continue;
        hash.update(chunk);
        yield chunk;
      }
    }
    try {
      await writeFile(handle, withinLimit());
      if (sizeBytes > maxBytes) throw fileTooLarge();
    } catch (error) {
      await handle.close();
      throw error;
    }
    return new SpooledFile(handle, sizeBytes, hash.digest("hex"));
  }

  /**
   * The bytes from `start` up to, not including, `end`. Made of plain reads: a stream of the handle's own would
   * close it when it is destroyed, and others still read.
   */
  stream(start = 0, end = this.sizeBytes): Readable {
    return Readable.from(this.chunks(start, end), { objectMode: false });
  }

  /** Up to `length` bytes; fewer where the file ends. */
  async read(start: number, length: number): Promise<Buffer> {
    const buffer = Buffer.alloc(length);
    const { bytesRead } = await this.handle.read(buffer, 0, length, start);
    return buffer.subarray(0, bytesRead);
  }

  private async *chunks(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end;) {
      const chunk = await this.read(at, Math.min(CHUNK_BYTES, end - at));
      if (chunk.length === 0) return;
      yield chunk;
      at += chunk.length;
    }
  }

  /** Gives the disk space back; a second time is harmless. */
  close(): Promise<void> {
    this.closing ??= this.handle.close();
    return this.closing;
  }
}

async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `upload-${randomUUID()}`);
  const handle = await open(path, "wx+", 0o600);
  await unlink(path);
  return handle;
}

async function* orCutOff(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* chunks;
  } catch {
    throw cutOff();
  }
}
