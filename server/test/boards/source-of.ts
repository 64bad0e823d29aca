import { Readable } from "node:stream";
import type { Board, BoardAdvert, BoardRow, UnreadRow } from "../../modules/boards/board.types.js";
import { readBoard } from "../../modules/boards/read-board.js";

/** A source in chunks of that many bytes, so that characters and tags are cut in the middle. */
export function sourceOf(content: string | Uint8Array, size = 997): Readable {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  const chunks: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.subarray(at, at + size));
  return Readable.from(chunks);
}

/** What a source was read as. */
export interface ReadSource {
  board: Board;
  rows: BoardRow[];
  adverts: BoardAdvert[];
  unread: UnreadRow[];
  /** What ended the reading early. */
  error: unknown;
}

/** Reads a source to its end, or to its fault. */
export async function readAll(content: string | Uint8Array, size?: number): Promise<ReadSource> {
  const board = await readBoard(sourceOf(content, size), "test");
  const rows: BoardRow[] = [];
  let error: unknown = null;
  try {
    for await (const row of board.adverts) rows.push(row);
  } catch (fault) {
    error = fault;
  }
  const adverts = rows.filter((row) => row.kind === "ADVERT");
  const unread = rows.filter((row) => row.kind === "UNREAD");
  return { board, rows, adverts, unread, error };
}
