import { writeFile, type FileHandle } from "node:fs/promises";
import type { Readable } from "node:stream";
import { errorTexts } from "#texts/errors";
import { boardErrorTexts as texts } from "#texts/firm-errors";
import { AppError, badInput, isUnavailable, unavailable } from "../../../core/errors.js";
import { openNameless } from "../../../core/nameless-file.js";
import { isOutOfRoom } from "../../../core/out-of-room.js";

/** Maximum size of a board's file in bytes, inclusive. */
export const MAX_BOARD_BYTES = 50 * 1024 * 1024;

const about = (message: string) => ({ file: message });
export const boardMissing = () => badInput(texts.fileMissing, about(texts.fileMissing));
export const boardTooLarge = () => {
  const message = texts.fileTooLarge(MAX_BOARD_BYTES);
  return new AppError("FILE_TOO_LARGE", message, { fields: about(message) });
};

/** A file while it is being received. */
export interface ArrivingBoard {
  fileName: string;
  content: Readable;
}

/** Opens a temporary file for as long as `work` runs. */
export async function withNameless<Result>(
  work: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  const file = await openNameless();
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

/**
 * Receives a file to its end, even beyond the limit: a client that is still sending would not read the response.
 * @returns its size in bytes
 * @throws FILE_TOO_LARGE; BAD_INPUT if it is empty, or the sender disconnects; UNAVAILABLE if it takes too long, or the disk is full
 */
export async function receiveBoard({ content }: ArrivingBoard, into: FileHandle): Promise<number> {
  let bytes = 0;
  async function* withinLimit() {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes <= MAX_BOARD_BYTES) yield chunk;
    }
  }
  try {
    await writeFile(into, withinLimit());
  } catch (error) {
    if (isOutOfRoom(error)) throw unavailable(errorTexts.busy, error);
    throw isUnavailable(error) ? error : badInput(texts.fileCutOff, about(texts.fileCutOff));
  }
  if (bytes > MAX_BOARD_BYTES) throw boardTooLarge();
  if (bytes === 0) throw boardMissing();
  return bytes;
}
