import { isAscii, isUtf8 } from "node:buffer";
import { TextDecoder } from "node:util";
import { BoardUnreadable } from "../board-error.js";
import { withHead } from "./board-head.js";

/** Where XML and HTML declare their encoding. */
const HEAD = 1_024;
const DECLARED =
  /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']|<meta\s[^>]*?\bcharset\s*=\s*["']?\s*([\w.:-]+)/i;
/** JSON and XML, but no page. */
const IS_UTF8 = /^(?:\u00ef\u00bb\u00bf)?\s*(?:[[{]|<(?!!doctype html|html))/i;

/**
 * Decodes a source in pieces: by its byte order mark, by what XML or HTML declares, else as UTF-8, which JSON and XML always are
 * then; a table or a page is in Windows-1252 if its first character beyond ASCII isn't UTF-8. The mark is left out.
 * @throws BoardUnreadable `ENCODING`
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const { head, all, close } = await withHead(bytes, HEAD);
  const start = Buffer.concat(head).subarray(0, HEAD);
  const encoding = markedIn(start) ?? declaredIn(start);
  const texts = encoding === null ? eitherOf(all()) : decoded(all(), encoding);
  try {
    for await (const text of texts) if (text !== "") yield text;
  } finally {
    await close();
  }
}

function markedIn(start: Uint8Array): string | null {
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  // Without a mark: all formats begin with a character of ASCII.
  if (second === 0 && first !== 0) return "utf-16le";
  return first === 0 && second !== 0 && second !== undefined ? "utf-16be" : null;
}

function declaredIn(start: Buffer): string | null {
  const [, xml, html] =
    DECLARED.exec(start.toString("latin1").replace(/^\u00ef\u00bb\u00bf/, "")) ?? [];
  const label = xml ?? html;
  if (label === undefined) return IS_UTF8.test(start.toString("latin1")) ? "utf-8" : null;
  // It could be read, so each character of ASCII is one byte: .NET declares UTF-16 in texts that are then written as UTF-8.
  return /^utf-?16/i.test(label) ? "utf-8" : label;
}

async function* decoded(
  bytes: AsyncIterable<Uint8Array>,
  encoding: string,
): AsyncGenerator<string> {
  const decoder = decoderFor(encoding);
  for await (const chunk of bytes) yield decodedBy(decoder, chunk);
  yield decodedBy(decoder, null);
}

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch (cause) {
    throw new BoardUnreadable("ENCODING", encoding, { cause });
  }
}

/** Always as a stream: Node 20 decodes Windows-1252 in one piece as if it were Latin-1, so that “” and € are control characters. */
function decodedBy(decoder: TextDecoder, chunk: Uint8Array | null): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch (cause) {
    // At the end, the only fault is a character that is not finished.
    throw new BoardUnreadable(chunk ? "ENCODING" : "CUT_SHORT", decoder.encoding, { cause });
  }
}

async function* eitherOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let rest: Uint8Array = new Uint8Array();
  for await (const chunk of bytes) {
    const data = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const size: number = decoder ? data.length : decisivePart(data);
    rest = data.subarray(size);
    decoder ??= isAscii(data.subarray(0, size)) ? null : decoderOf(data.subarray(0, size));
    if (size > 0) yield decodedBy(decoder ?? new TextDecoder(), data.subarray(0, size));
  }
  decoder ??= decoderOf(rest);
  yield decodedBy(decoder, rest) + decodedBy(decoder, null);
}

/** Without a first character beyond ASCII that may go on in the next chunk. */
function decisivePart(data: Uint8Array): number {
  const first = data.findIndex((byte) => byte >= 0x80);
  return first >= 0 && first + lengthOf(data[first] ?? 0) > data.length ? first : data.length;
}

function decoderOf(data: Uint8Array): TextDecoder {
  const first = data.findIndex((byte) => byte >= 0x80);
  const character = data.subarray(first, first + lengthOf(data[first] ?? 0));
  return first < 0 || isUtf8(character)
    ? new TextDecoder("utf-8", { fatal: true })
    : new TextDecoder("windows-1252");
}

const lengthOf = (lead: number): number => {
  if (lead >= 0xf0) return 4;
  return lead >= 0xe0 ? 3 : 2;
};
