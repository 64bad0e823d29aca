import type { Readable } from "node:stream";
import {
  RandomAccessReader,
  fromBufferPromise,
  fromRandomAccessReaderPromise,
  type Entry,
  type ZipFile,
} from "yauzl";
import { readContentTypes } from "./docx-content-types.js";
import type { OtherKind } from "./file-kind.js";
import type { SpooledFile } from "./spooled-file.js";
import {
  DAMAGED,
  fileInside,
  LOCKED,
  MACROS,
  otherFile,
  TOO_MUCH,
  wrongFile,
  type InsideKind,
} from "./wrong-file.js";

const MAX_ENTRIES = 500;
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
/** Maximum ratio of unpacked to packed size. XML has 5 to 20, a zip bomb up to 1030. */
const MAX_RATIO = 100;
const MAX_CONTENT_TYPES_BYTES = 128 * 1024;

const CONTENT_TYPES = "[Content_Types].xml";
/** Word writes document.xml, its online version also document2.xml. */
const MAIN_PART = /^word\/document\d*\.xml$/;
const OFFICE = "application/vnd.openxmlformats-officedocument.";
const MAIN_TYPE = `${OFFICE}wordprocessingml.document.main+xml`;
const TEMPLATE_TYPE = `${OFFICE}wordprocessingml.template.main+xml`;
/** Word keeps the figures of a chart, and documents put into one, as a package inside the package. */
const EMBEDDED_PART = /^word\/embeddings\/[^/]+\.(?:xlsx|docx|pptx)$/i;
const EMBEDDED_TYPES: ReadonlySet<string> = new Set([
  MAIN_TYPE,
  `${OFFICE}spreadsheetml.sheet.main+xml`,
  `${OFFICE}presentationml.presentation.main+xml`,
]);
const MAX_EMBEDDED = 20;
/** Of one, both packed and unpacked. */
const MAX_EMBEDDED_BYTES = 10 * 1024 * 1024;
/** Parts by which other programs' zip files are known. */
const OTHERS: readonly (readonly [part: RegExp, kind: OtherKind])[] = [
  [/^content\.xml$/, "openDocument"],
  [/^xl\/workbook\./, "spreadsheet"],
  [/^ppt\/presentation\./, "presentation"],
  [/^Index(?:\/Document\.iwa|\.zip)$|^index\.xml$/, "pages"],
  [/^META-INF\/container\.xml$/, "book"],
];
const MACRO_PART = /vbaProject|vbaData/i;
const MACRO_TYPE = /vbaproject|vbadata|macroenabled/;
/** Info-ZIP's extra Unicode name of an entry: some readers use it, others use the main name. */
const SECOND_NAME = 0x7075;
const ZIP = "PK\x03\x04";
const ARCHIVES = [ZIP, "Rar!", "7z\xbc\xaf"];
const PROGRAMS = ["MZ", "\x7fELF"];
const LONGEST_MAGIC = 8;
/** Archives by their names. Word gives what it embeds the ending of its kind, such as .xlsb for the figures of a chart. */
const INSIDE: readonly (readonly [name: RegExp, kind: InsideKind])[] = [
  [/\.(?:xl[a-z]{2}|ods)$/i, "spreadsheet"],
  [/\.(?:p[op][a-z]{2}|odp)$/i, "presentation"],
  [/\.(?:do[a-z]{2}|odt)$/i, "document"],
];
const SYMLINK = 0xa000;

/**
 * A .docx is a zip archive of XML parts (ECMA-376 part 2).
 * @throws FILE_TYPE unless it is one of reasonable size, without macros, a password or archives inside that are no Office document
 */
export async function inspectDocx(file: SpooledFile): Promise<void> {
  const zip = await fromRandomAccessReaderPromise(new SpoolReader(file), file.sizeBytes, {
    // Otherwise yauzl would close it at the end of the directory, before anything is unpacked.
    autoClose: false,
  });
  const entries = await readDirectory(zip, file.sizeBytes);
  const has = (part: RegExp) => entries.some(({ fileName }) => part.test(fileName));
  if (!has(MAIN_PART)) throw otherFile(OTHERS.find(([part]) => has(part))?.[1] ?? "archive");
  if (entries.filter(isEmbedded).length > MAX_EMBEDDED) throw wrongFile(TOO_MUCH);
  const types = await readTypes(zip, entries, inspectEmbedded);
  if (types.includes(TEMPLATE_TYPE)) throw otherFile("wordTemplate");
  if (!types.includes(MAIN_TYPE)) throw wrongFile(DAMAGED);
}

/** @throws FILE_TYPE unless it is an Office document without macros and without another one inside */
async function inspectEmbedded({ fileName }: Entry, content: Buffer): Promise<void> {
  const zip = await fromBufferPromise(content);
  const entries = await readDirectory(zip, content.length, MAX_EMBEDDED_BYTES);
  const types = await readTypes(zip, entries, refuse);
  if (!types.some((type) => EMBEDDED_TYPES.has(type))) throw archiveInside(fileName);
}

const refuse = ({ fileName }: Entry): Promise<void> => Promise.reject(archiveInside(fileName));

const archiveInside = (fileName: string) =>
  fileInside(INSIDE.find(([name]) => name.test(fileName))?.[1] ?? "archive");

/**
 * Unpacks all parts, and checks what is known by its first bytes.
 * @param inspectArchive for packages among the embedded parts
 * @returns the package's content types
 */
async function readTypes(
  zip: ZipFile,
  entries: readonly Entry[],
  inspectArchive: (entry: Entry, content: Buffer) => Promise<void>,
): Promise<string[]> {
  let types: string[] = [];
  for (const entry of entries) {
    const content = await unpack(zip, entry);
    const start = content.subarray(0, LONGEST_MAGIC).toString("latin1");
    const isOneOf = (kinds: readonly string[]) => kinds.some((magic) => start.startsWith(magic));
    if (isOneOf(PROGRAMS)) throw fileInside("program");
    if (isEmbedded(entry) && start.startsWith(ZIP)) await inspectArchive(entry, content);
    else if (isOneOf(ARCHIVES)) throw archiveInside(entry.fileName);
    if (entry.fileName === CONTENT_TYPES) types = readContentTypes(content);
  }
  if (types.some((type) => MACRO_TYPE.test(type))) throw wrongFile(MACROS);
  return types;
}

const isEmbedded = ({ fileName, uncompressedSize }: Entry): boolean =>
  EMBEDDED_PART.test(fileName) && uncompressedSize <= MAX_EMBEDDED_BYTES;

/** Reads the archive's directory and checks it before anything is unpacked. */
async function readDirectory(
  zip: ZipFile,
  packedBytes: number,
  mostBytes = MAX_UNPACKED_BYTES,
): Promise<Entry[]> {
  if (zip.entryCount > MAX_ENTRIES) throw wrongFile(TOO_MUCH);
  const entries: Entry[] = [];
  const names = new Set<string>();
  let unpackedBytes = 0;
  for await (const entry of zip.eachEntry()) {
    if (MACRO_PART.test(entry.fileName)) throw wrongFile(MACROS);
    if (entry.isEncrypted()) throw wrongFile(LOCKED);
    if (((entry.externalFileAttributes >>> 16) & 0xf000) === SYMLINK) throw wrongFile(DAMAGED);
    if (isAmbiguous(entry, names)) throw wrongFile(DAMAGED);
    names.add(entry.fileName.toLowerCase());
    unpackedBytes += entry.uncompressedSize;
    if (unpackedBytes > Math.min(mostBytes, packedBytes * MAX_RATIO)) throw wrongFile(TOO_MUCH);
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
 * @returns its beginning; for the list of content types and embedded documents, all of it
 */
async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.fileName.endsWith("/")) return Buffer.alloc(0);
  const keep = keptBytes(entry);
  const chunks: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
  const kept: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    if (bytes < keep) kept.push(chunk.subarray(0, keep - bytes));
    bytes += chunk.length;
  }
  return Buffer.concat(kept);
}

function keptBytes(entry: Entry): number {
  if (entry.fileName === CONTENT_TYPES) return MAX_CONTENT_TYPES_BYTES;
  return isEmbedded(entry) ? MAX_EMBEDDED_BYTES : LONGEST_MAGIC;
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
