import { randomUUID } from "node:crypto";
import { open, unlink, type FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";

const CHUNK_BYTES = 64 * 1024;

/** A temporary file. It is unlinked right after opening, so nothing stays behind if the process dies. */
export async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `upload-${randomUUID()}`);
  const handle = await open(path, "wx+", 0o600);
  try {
    await unlink(path);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/**
 * The bytes from `start` up to, but not including, `end`. Uses plain reads: destroying the handle's own stream would close
 * the handle, which others still use.
 */
export const streamOf = (handle: FileHandle, start: number, end: number): Readable =>
  Readable.from(chunks(handle, start, end), { objectMode: false });

/** Up to `length` bytes; fewer at the end of the file. */
export async function readAt(handle: FileHandle, start: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, start);
  return buffer.subarray(0, bytesRead);
}

async function* chunks(handle: FileHandle, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end;) {
    const chunk = await readAt(handle, at, Math.min(CHUNK_BYTES, end - at));
    if (chunk.length === 0) return;
    yield chunk;
    at += chunk.length;
  }
}
