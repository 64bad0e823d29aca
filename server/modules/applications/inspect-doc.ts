import {
  entriesIn,
  ROOT,
  STREAM,
  type DirectoryEntry,
} from "../../integrations/extraction/doc/directory-entries.js";
import type { SpooledFile } from "./spooled-file.js";
import type { OtherKind } from "./file-kind.js";
import { DAMAGED, LOCKED, MACROS, otherFile, WRONG_TYPE, wrongFile } from "./wrong-file.js";

const HEADER_BYTES = 512;
/** Short streams lie in sectors of this size inside the stream of the root entry. */
const SHORT_SECTOR_BYTES = 64;
const WORD = 0xa5ec;
/** Word 6 and 95 begin with the first, or with Word 97's and a lower version. */
const OLD_WORD = 0xa5dc;
const WORD_97 = 0xc1;
const ENCRYPTED = 0x0100;
/** Streams of other programs that keep their documents in the same file system. */
const OTHERS: readonly (readonly [stream: RegExp, kind: OtherKind])[] = [
  [/^(?:Workbook|Book)$/, "spreadsheet"],
  [/^PowerPoint Document$/, "presentation"],
  [/^__properties_version1\.0$/, "email"],
];
/** What Word and its like put a document into that has a password. */
const LOCKED_PACKAGE = /^EncryptedPackage$/;
const MACRO_STORAGES = /^(macros|vba|_vba_project(_cur)?)$/i;

/**
 * A .doc is a file system inside a file ([MS-CFB]) with a stream named WordDocument ([MS-DOC] 2.1).
 * @throws FILE_TYPE unless it is one of Word 97 or later, without macros and without a password
 */
export async function inspectDoc(file: SpooledFile): Promise<void> {
  const header = await file.read(0, HEADER_BYTES);
  const sectorBytes = sectorSize(header);
  const entries = await readDirectory(file, header, sectorBytes);
  const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name));
  if (has(MACRO_STORAGES)) throw wrongFile(MACROS);
  if (has(LOCKED_PACKAGE)) throw wrongFile(LOCKED);
  const main = entries.find(({ name, type }) => name === "WordDocument" && type === STREAM);
  const other = OTHERS.find(([stream]) => has(stream))?.[1];
  if (!main && other) throw otherFile(other);
  // Every directory begins with the root: without it, the directory is gone, and not only the document.
  if (!main) throw wrongFile(entries.some(({ type }) => type === ROOT) ? WRONG_TYPE : DAMAGED);
  const start = await file.read(await startOf(main, entries, file, header, sectorBytes), 12);
  const [magic, version] = [start.readUInt16LE(0), start.readUInt16LE(2)];
  if (magic === OLD_WORD || (magic === WORD && version < WORD_97)) throw otherFile("oldWord");
  if (magic !== WORD) throw wrongFile(DAMAGED);
  if (start.readUInt16LE(10) & ENCRYPTED) throw wrongFile(LOCKED);
}

/** Where in the file a stream begins. */
async function startOf(
  { firstSector, sizeBytes }: DirectoryEntry,
  entries: readonly DirectoryEntry[],
  file: SpooledFile,
  header: Buffer,
  sectorBytes: number,
): Promise<number> {
  if (sizeBytes >= header.readUInt32LE(56)) return (firstSector + 1) * sectorBytes;
  const root = entries.find(({ type }) => type === ROOT);
  if (!root) throw wrongFile(DAMAGED);
  const at = firstSector * SHORT_SECTOR_BYTES;
  const steps = Math.floor(at / sectorBytes);
  if (steps > file.sizeBytes / sectorBytes) throw wrongFile(DAMAGED);
  let sector = root.firstSector;
  for (let step = 0; step < steps; step++)
    sector = await nextSector(file, header, sectorBytes, sector);
  return (sector + 1) * sectorBytes + (at % sectorBytes);
}

function sectorSize(header: Buffer): number {
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw wrongFile(DAMAGED);
  return 2 ** shift;
}

/** The directory is a chain of sectors. If the chain is longer than the file, it is a loop. */
async function readDirectory(
  file: SpooledFile,
  header: Buffer,
  sectorBytes: number,
): Promise<DirectoryEntry[]> {
  const entries: DirectoryEntry[] = [];
  const sectors = Math.ceil(file.sizeBytes / sectorBytes);
  let sector = header.readUInt32LE(48);
  for (let read = 0; sector < sectors; read++) {
    if (read > sectors) throw wrongFile(DAMAGED);
    const data = await file.read((sector + 1) * sectorBytes, sectorBytes);
    entries.push(...entriesIn(data));
    sector = await nextSector(file, header, sectorBytes, sector);
  }
  return entries;
}

/** Reads the allocation table. The header lists its first 109 sectors, enough for 7 MiB: more than we accept. */
async function nextSector(
  file: SpooledFile,
  header: Buffer,
  sectorBytes: number,
  sector: number,
): Promise<number> {
  const perSector = sectorBytes / 4;
  const index = Math.floor(sector / perSector);
  const tableSector = header.readUInt32LE(76 + index * 4);
  const at = (tableSector + 1) * sectorBytes + (sector % perSector) * 4;
  return (await file.read(at, 4)).readUInt32LE(0);
}
