import { createHash, randomUUID } from "node:crypto";
import { open, unlink, writeFile, type FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { MAX_RESUME_BYTES, resumeCutOff, resumeTooLarge } from "./resume-form.js";

const CHUNK_BYTES = 64 * 1024;

/** A file while it is being received. */
export interface ArrivingFile {
  /** The sender's name for the file. */
  fileName: string;
  /** Fails if the sender disconnects. */
  content: Readable;
}

/**
 * Receives the one file of a form, on disk rather than directly in the store: the directory of a DOCX is at its end, so the
 * content can be checked only after the last byte. So no unchecked file is ever stored, a broken upload leaves nothing in
 * the store, and the length is known before storing. Memory use does not grow with the file. The code that creates a
 * spool must close it, whether all, part or none of the file arrived.
 */
export class Spool {
  /** Null until the whole file has arrived, and if a browser sent an empty file part. */
  file: SpooledFile | null = null;
  private handle: FileHandle | undefined;

  /**
   * Reads the file to its end, even beyond the limit: a client that is still sending would not read the response.
   * The multipart parser stops it soon after.
   * @throws FILE_TOO_LARGE, or BAD_INPUT if the sender disconnects
   */
  async receive({ fileName, content }: ArrivingFile): Promise<void> {
    const handle = await openNameless();
    this.handle = handle;
    const hash = createHash("sha256");
    let sizeBytes = 0;
    async function* withinLimit() {
      for await (const chunk of orCutOff(content)) {
        sizeBytes += chunk.length;
        if (sizeBytes > MAX_RESUME_BYTES) continue;
        hash.update(chunk);
        yield chunk;
      }
    }
    await writeFile(handle, withinLimit());
    if (sizeBytes > MAX_RESUME_BYTES) throw resumeTooLarge();
    if (fileName || sizeBytes > 0)
      this.file = new SpooledFile(handle, fileName, sizeBytes, hash.digest("hex"));
  }

  /** Frees the disk space; the file can no longer be read. */
  async close(): Promise<void> {
    await this.handle?.close();
  }
}

/** A received file, readable while its spool is open. */
export class SpooledFile {
  constructor(
    private readonly handle: FileHandle,
    /** The sender's name for the file. */
    readonly fileName: string,
    readonly sizeBytes: number,
    /** Hex. */
    readonly sha256: string,
  ) {}

  /**
   * The bytes from `start` up to, but not including, `end`. Uses plain reads: destroying the handle's own stream would close
   * the handle, which others still use.
   */
  stream(start = 0, end = this.sizeBytes): Readable {
    return Readable.from(this.chunks(start, end), { objectMode: false });
  }

  /** Up to `length` bytes; fewer at the end of the file. */
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
}

/** The file is unlinked right after opening, so nothing stays behind if the process dies. */
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
    throw resumeCutOff();
  }
}
