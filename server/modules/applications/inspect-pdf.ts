import type { SpooledFile } from "./spooled-file.js";
import { LOCKED, WRONG_TYPE, wrongFile } from "./wrong-file.js";

/** Readers accept the header anywhere in the first kilobyte (ISO 32000-1, annex H.3.4.1). */
const HEAD_BYTES = 1024;
/** Files that are also a program, an archive or a web page; a real resume never is. */
const OTHER_FORMATS = ["MZ", "\x7fELF", "PK\x03\x04", "\xd0\xcf\x11\xe0", "<", "\xef\xbb\xbf<"];
/** The trailer's encryption entry, which is never compressed (ISO 32000-1, 7.5.8). */
const ENCRYPTION = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;
const LONGEST_MATCH = 64;

/** @throws FILE_TYPE unless it is a PDF that opens without a password. */
export async function inspectPdf(file: SpooledFile): Promise<void> {
  const head = (await file.read(0, HEAD_BYTES)).toString("latin1");
  const start = head.trimStart();
  if (!head.includes("%PDF-") || OTHER_FORMATS.some((magic) => start.startsWith(magic)))
    throw wrongFile(WRONG_TYPE);
  if (await isEncrypted(file)) throw wrongFile(LOCKED);
}

async function isEncrypted(file: SpooledFile): Promise<boolean> {
  let tail = "";
  const chunks: AsyncIterable<Buffer> = file.stream();
  for await (const chunk of chunks) {
    const text = tail + chunk.toString("latin1");
    if (ENCRYPTION.test(text)) return true;
    tail = text.slice(-LONGEST_MATCH);
  }
  return false;
}
