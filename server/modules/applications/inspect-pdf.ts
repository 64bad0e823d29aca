import type { TextExtractor } from "../../integrations/extraction/text-extractor.js";
import type { SpooledFile } from "./spooled-file.js";
import { LOCKED, wrongFile } from "./wrong-file.js";

/** The trailer's encryption entry, which is never compressed (ISO 32000-1, 7.5.8). */
const ENCRYPTION = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;
const LONGEST_MATCH = 64;

/**
 * Many programs encrypt a PDF only to restrict changes: it opens without a password. Whether this one does is known once it is read.
 * @throws FILE_TYPE if it has a password
 */
export async function inspectPdf(file: SpooledFile, extractor: TextExtractor): Promise<void> {
  if (!(await isEncrypted(file))) return;
  const read = await extractor.extract("pdf", await file.read(0, file.sizeBytes));
  if ("failure" in read && read.failure === "UNREADABLE") throw wrongFile(LOCKED);
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
