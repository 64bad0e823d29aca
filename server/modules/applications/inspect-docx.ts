import type { Readable } from "node:stream";
import { RandomAccessReader, fromRandomAccessReaderPromise, type Entry, type ZipFile } from "yauzl";
import { readContentTypes } from "./docx-content-types.js";
import type { SpooledFile } from "./spooled-file.js";
import { LOCKED, MACROS, WRONG_TYPE, wrongFile } from "./wrong-file.js";

const MAX_ENTRIES = 500;
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
/** Maximum ratio of unpacked to packed size. XML has 5 to 20, a zip bomb up to 1030. */
const MAX_RATIO = 100;
const MAX_CONTENT_TYPES_BYTES = 128 * 1024;

const CONTENT_TYPES = "[Content_Types].xml";
/** Word writes document.xml, its online version also document2.xml. */
const MAIN_PART = /^word\/document\d*\.xml$/;
const MAIN_TYPE =
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const MACRO_PART = /vbaProject|vbaData/i;
const MACRO_TYPE = /vbaproject|vbadata|macroenabled/;
/** Info-ZIP's extra Unicode name of an entry: some readers use it, others use the main name. */
const SECOND_NAME = 0x7075;
const ARCHIVES_AND_PROGRAMS = ["PK\x03\x04", "Rar!", "7z\xbc\xaf", "MZ", "\x7fELF"];
const LONGEST_MAGIC = 8;
const SYMLINK = 0xa000;

/**
 * A .docx is a zip archive of XML parts (ECMA-376 part 2).
 * @throws FILE_TYPE unless it is one of reasonable size, without macros, a password or nested archives
 */
export async function inspectDocx(file: SpooledFile): Promise<void> {
  if ((await file.read(0, 4)).toString("latin1") !== "PK\x03\x04") throw wrongFile(WRONG_TYPE);
  const zip = await fromRandomAccessReaderPromise(new SpoolReader(file), file.sizeBytes, {
    // Otherwise yauzl would close it at the end of the directory, before anything is unpacked.
    autoClose: false,
  });
  const entries = await readDirectory(zip, file.sizeBytes);
  if (!entries.some(({ fileName }) => MAIN_PART.test(fileName))) throw wrongFile(WRONG_TYPE);
  let contentTypes: string[] = [];
  for (const entry of entries) {
    const start = await unpack(zip, entry);
    if (ARCHIVES_AND_PROGRAMS.some((magic) => start.toString("latin1").startsWith(magic)))
      throw wrongFile(WRONG_TYPE);
    if (entry.fileName === CONTENT_TYPES) contentTypes = readContentTypes(start);
  }
  if (contentTypes.some((type) => MACRO_TYPE.test(type))) throw wrongFile(MACROS);
  if (!contentTypes.includes(MAIN_TYPE)) throw wrongFile(WRONG_TYPE);
}

/** Reads the archive's directory and checks it before anything is unpacked. */
async function readDirectory(zip: ZipFile, packedBytes: number): Promise<Entry[]> {
  if (zip.entryCount > MAX_ENTRIES) throw wrongFile(WRONG_TYPE);
  const entries: Entry[] = [];
  const names = new Set<string>();
  let unpackedBytes = 0;
  for await (const entry of zip.eachEntry()) {
    if (MACRO_PART.test(entry.fileName)) throw wrongFile(MACROS);
    if (entry.isEncrypted()) throw wrongFile(LOCKED);
    if (((entry.externalFileAttributes >>> 16) & 0xf000) === SYMLINK) throw wrongFile(WRONG_TYPE);
    if (isAmbiguous(entry, names)) throw wrongFile(WRONG_TYPE);
    names.add(entry.fileName.toLowerCase());
    unpackedBytes += entry.uncompressedSize;
    if (unpackedBytes > Math.min(MAX_UNPACKED_BYTES, packedBytes * MAX_RATIO))
      throw wrongFile(WRONG_TYPE);
    entries.push(entry);
  }
  return entries;
}

/**
 * Whether two readers could interpret the entry differently. Part names are case-insensitive and unique (ECMA-376 part 2,
 * 9.1.1); a longer name, "[Content_Types].xml/[0].piece", is a piece of the list of content types.
 */
function isAmbiguous({ fileName, extraFields, uncompressedSize }: Entry, known: Set<string>) {
  const name = fileName.toLowerCase();
  if (known.has(name) || extraFields.some(({ id }) => id === SECOND_NAME)) return true;
  if (!name.startsWith(CONTENT_TYPES.toLowerCase())) return false;
  return fileName !== CONTENT_TYPES || uncompressedSize > MAX_CONTENT_TYPES_BYTES;
}

/**
 * Unpacks an entry to check that its size matches the directory: yauzl stops with an error if not, so a false size costs no
 * more than a true one.
 * @returns its beginning; for the list of content types, all of it
 */
async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.fileName.endsWith("/")) return Buffer.alloc(0);
  const keep = entry.fileName === CONTENT_TYPES ? MAX_CONTENT_TYPES_BYTES : LONGEST_MAGIC;
  const chunks: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
  const kept: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    if (bytes < keep) kept.push(chunk.subarray(0, keep - bytes));
    bytes += chunk.length;
  }
  return Buffer.concat(kept);
}

/** Lets yauzl read the spooled file without closing its descriptor. */
class SpoolReader extends RandomAccessReader {
  constructor(private readonly file: SpooledFile) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.file.stream(start, end);
  }
}
