import type { Readable } from "node:stream";
import { RandomAccessReader, fromRandomAccessReaderPromise, type Entry, type ZipFile } from "yauzl";
import type { SpooledFile } from "./spooled-file.js";
import { LOCKED, MACROS, WRONG_TYPE, wrongFile } from "./wrong-file.js";

const MAX_ENTRIES = 500;
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
/** Unpacked to packed. XML packs 5 to 20 times; a bomb up to 1030 times. */
const MAX_RATIO = 100;
const MAX_CONTENT_TYPES_BYTES = 256 * 1024;

const CONTENT_TYPES = "[Content_Types].xml";
/** Word itself writes document.xml, its online edition also document2.xml. */
const MAIN_PART = /^word\/document\d*\.xml$/;
const MAIN_TYPE = "wordprocessingml.document.main+xml";
const MACRO_PART = /vbaProject|vbaData/i;
const MACRO_TYPE = /vbaProject|macroEnabled/i;
const ARCHIVES_AND_PROGRAMS = ["PK\x03\x04", "Rar!", "7z\xbc\xaf", "MZ", "\x7fELF"];
const SYMLINK = 0xa000;

/**
 * A .docx is a zip archive of XML parts (ECMA-376 part 2).
 * @throws FILE_TYPE unless it is one, of decent size, without macros, a password or archives within
 */
export async function inspectDocx(file: SpooledFile): Promise<void> {
  if ((await file.read(0, 4)).toString("latin1") !== "PK\x03\x04") throw wrongFile(WRONG_TYPE);
  const zip = await fromRandomAccessReaderPromise(new SpoolReader(file), file.sizeBytes, {
    // Or it is closed at the end of its directory, before anything is unpacked.
    autoClose: false,
  });
  const entries = await readDirectory(zip, file.sizeBytes);
  if (!entries.some(({ fileName }) => MAIN_PART.test(fileName))) throw wrongFile(WRONG_TYPE);
  let contentTypes = "";
  for (const entry of entries) {
    const start = await unpack(zip, entry);
    if (ARCHIVES_AND_PROGRAMS.some((magic) => start.startsWith(magic))) throw wrongFile(WRONG_TYPE);
    if (entry.fileName === CONTENT_TYPES) contentTypes = start;
  }
  if (MACRO_TYPE.test(contentTypes)) throw wrongFile(MACROS);
  if (!contentTypes.includes(MAIN_TYPE)) throw wrongFile(WRONG_TYPE);
}

/** What the archive says of itself, judged before anything is unpacked. */
async function readDirectory(zip: ZipFile, packedBytes: number): Promise<Entry[]> {
  if (zip.entryCount > MAX_ENTRIES) throw wrongFile(WRONG_TYPE);
  const entries: Entry[] = [];
  let unpackedBytes = 0;
  for await (const entry of zip.eachEntry()) {
    if (MACRO_PART.test(entry.fileName)) throw wrongFile(MACROS);
    if (entry.isEncrypted()) throw wrongFile(LOCKED);
    if (((entry.externalFileAttributes >>> 16) & 0xf000) === SYMLINK) throw wrongFile(WRONG_TYPE);
    unpackedBytes += entry.uncompressedSize;
    if (unpackedBytes > Math.min(MAX_UNPACKED_BYTES, packedBytes * MAX_RATIO))
      throw wrongFile(WRONG_TYPE);
    entries.push(entry);
  }
  return entries;
}

/**
 * Unpacks an entry to see that it is as long as the directory said: yauzl stops with an error where it is not,
 * so a lying directory costs no more than an honest one.
 * @returns its beginning
 */
async function unpack(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.fileName.endsWith("/")) return "";
  const keep = entry.fileName === CONTENT_TYPES ? MAX_CONTENT_TYPES_BYTES : 8;
  const chunks: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
  let start = "";
  for await (const chunk of chunks)
    if (start.length < keep) start += chunk.toString("latin1", 0, keep);
  return start;
}

/** Lets yauzl read the spooled file without owning its descriptor. */
class SpoolReader extends RandomAccessReader {
  constructor(private readonly file: SpooledFile) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.file.stream(start, end);
  }
}
