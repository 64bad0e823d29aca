import type { SpooledFile } from "./spooled-file.js";
import { LOCKED, MACROS, WRONG_TYPE, wrongFile } from "./wrong-file.js";

const SIGNATURE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const STREAM = 2;
/** Smaller streams are stored elsewhere; a Word document's main stream is never that small. */
const SMALLEST_MAIN_STREAM = 4096;
const WORD_MAGIC = [0xa5ec, 0xa5dc];
const ENCRYPTED = 0x0100;
const MACRO_STORAGES = /^(macros|vba|_vba_project(_cur)?)$/i;

interface Entry {
  name: string;
  type: number;
  firstSector: number;
  sizeBytes: number;
}

/**
 * A .doc is a file system inside a file ([MS-CFB]) with a stream named WordDocument ([MS-DOC] 2.1).
 * @throws FILE_TYPE unless it is one without macros and without a password
 */
export async function inspectDoc(file: SpooledFile): Promise<void> {
  const header = await file.read(0, HEADER_BYTES);
  if (header.length < HEADER_BYTES || !header.subarray(0, 8).equals(SIGNATURE))
    throw wrongFile(WRONG_TYPE);
  const sectorBytes = sectorSize(header);
  const entries = await readDirectory(file, header, sectorBytes);
  if (entries.some(({ name }) => MACRO_STORAGES.test(name))) throw wrongFile(MACROS);
  const main = entries.find(({ name, type }) => name === "WordDocument" && type === STREAM);
  if (!main || main.sizeBytes < SMALLEST_MAIN_STREAM) throw wrongFile(WRONG_TYPE);
  const start = await file.read((main.firstSector + 1) * sectorBytes, 12);
  if (!WORD_MAGIC.includes(start.readUInt16LE(0))) throw wrongFile(WRONG_TYPE);
  if (start.readUInt16LE(10) & ENCRYPTED) throw wrongFile(LOCKED);
}

function sectorSize(header: Buffer): number {
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw wrongFile(WRONG_TYPE);
  return 2 ** shift;
}

/** The directory is a chain of sectors. If the chain is longer than the file, it is a loop. */
async function readDirectory(
  file: SpooledFile,
  header: Buffer,
  sectorBytes: number,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  const sectors = Math.ceil(file.sizeBytes / sectorBytes);
  let sector = header.readUInt32LE(48);
  for (let read = 0; sector < sectors; read++) {
    if (read > sectors) throw wrongFile(WRONG_TYPE);
    const data = await file.read((sector + 1) * sectorBytes, sectorBytes);
    for (let at = 0; at + ENTRY_BYTES <= data.length; at += ENTRY_BYTES)
      entries.push(readEntry(data.subarray(at, at + ENTRY_BYTES)));
    sector = await nextSector(file, header, sectorBytes, sector);
  }
  return entries;
}

function readEntry(data: Buffer): Entry {
  const nameBytes = Math.min(Math.max(data.readUInt16LE(64) - 2, 0), 62);
  return {
    name: data.subarray(0, nameBytes).toString("utf16le"),
    type: data.readUInt8(66),
    firstSector: data.readUInt32LE(116),
    sizeBytes: data.readUInt32LE(120),
  };
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
