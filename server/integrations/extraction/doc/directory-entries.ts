const ENTRY_BYTES = 128;

export const STREAM = 2;
export const ROOT = 5;

/** An entry of a compound file's directory ([MS-CFB] 2.6.1). */
export interface DirectoryEntry {
  name: string;
  type: number;
  firstSector: number;
  sizeBytes: number;
}

/** @param directory one of its sectors, or several in a row */
export function entriesIn(directory: Buffer): DirectoryEntry[] {
  const entries: DirectoryEntry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES)
    entries.push(readEntry(directory.subarray(at, at + ENTRY_BYTES)));
  return entries;
}

function readEntry(data: Buffer): DirectoryEntry {
  const nameBytes = Math.min(Math.max(data.readUInt16LE(64) - 2, 0), 62);
  return {
    name: data.subarray(0, nameBytes).toString("utf16le"),
    type: data.readUInt8(66),
    firstSector: data.readUInt32LE(116),
    sizeBytes: data.readUInt32LE(120),
  };
}
