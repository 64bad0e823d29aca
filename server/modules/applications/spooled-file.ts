import { createHash } from "node:crypto";
import { writeFile, type FileHandle } from "node:fs/promises";
import type { Readable } from "node:stream";
import { errorTexts } from "#texts/errors";
import { isUnavailable, unavailable } from "../../core/errors.js";
import { openNameless, readAt, streamOf } from "../../core/nameless-file.js";
import { isOutOfRoom } from "../../core/out-of-room.js";
import { MAX_RESUME_BYTES, resumeCutOff, resumeTooLarge } from "./resume-form.js";
import type { ArrivingFile } from "./resume.types.js";

/**
 * Receives the one file of a form, on disk rather than directly in the store: the directory of a DOCX is at its end, so the
 * content can be checked only after the last byte. So no unchecked file is ever stored, a broken upload leaves nothing in
 * the store, and the length is known before storing. Memory use does not grow with the file. `withSpool` makes one and
 * closes it.
 */
export class Spool {
  /** Null until the whole file has arrived, and if a browser sent an empty file part. */
  file: SpooledFile | null = null;
  private handle: FileHandle | undefined;

  /**
   * Reads the file to its end, even beyond the limit: a client that is still sending would not read the response.
   * The multipart parser stops it soon after.
   * @throws FILE_TOO_LARGE; BAD_INPUT if the sender disconnects; UNAVAILABLE if it takes too long, or the disk is full
   */
  async receive(file: ArrivingFile): Promise<void> {
    try {
      await this.write(file);
    } catch (error) {
      throw isOutOfRoom(error) ? unavailable(errorTexts.busy, error) : error;
    }
  }

  /** Frees the disk space; the file can no longer be read. */
  async close(): Promise<void> {
    await this.handle?.close();
  }

  private async write({ fileName, content }: ArrivingFile): Promise<void> {
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
}

/** Runs `work` with a new spool, and closes it whether all, part or none of the file arrived. */
export async function withSpool<Result>(work: (spool: Spool) => Promise<Result>): Promise<Result> {
  const spool = new Spool();
  try {
    return await work(spool);
  } finally {
    await spool.close();
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

  /** The bytes from `start` up to, but not including, `end`. */
  stream(start = 0, end = this.sizeBytes): Readable {
    return streamOf(this.handle, start, end);
  }

  /** Up to `length` bytes; fewer at the end of the file. */
  read(start: number, length: number): Promise<Buffer> {
    return readAt(this.handle, start, length);
  }
}

async function* orCutOff(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* chunks;
  } catch (error) {
    throw isUnavailable(error) ? error : resumeCutOff();
  }
}
