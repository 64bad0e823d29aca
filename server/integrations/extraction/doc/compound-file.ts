import { entriesIn, ROOT, STREAM, type DirectoryEntry } from "./directory-entries.js";

const SIGNATURE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const HEADER_BYTES = 512;
const SMALL_SECTOR_BYTES = 64;
/** Streams smaller than this are in the area of small sectors. */
const SMALL_STREAM_BYTES = 4096;
/** Tables that the header itself lists; further ones are listed in a chain of sectors. */
const TABLES_IN_HEADER = 109;
const END = 0xffffffff;

/** A file system inside a file ([MS-CFB]). Chains that lead back to themselves end there. */
export class CompoundFile {
  private readonly sectorBytes: number;
  private readonly sectors: number;
  private readonly next: Uint32Array;
  private readonly entries: DirectoryEntry[];
  private readonly smallArea: Buffer;
  private readonly smallNext: Uint32Array;

  /** @throws Error if it is none, or damaged */
  constructor(private readonly content: Buffer) {
    if (!content.subarray(0, 8).equals(SIGNATURE)) throw new Error("not a compound file");
    this.sectorBytes = content.readUInt16LE(30) === 12 ? 4096 : 512;
    this.sectors = Math.ceil((content.length - HEADER_BYTES) / this.sectorBytes);
    this.next = numbersIn(Buffer.concat(this.tables().map((table) => this.sector(table))));
    this.entries = entriesIn(this.chain(content.readUInt32LE(48)));
    const root = this.entries.find(({ type }) => type === ROOT);
    this.smallArea = root ? this.chain(root.firstSector) : Buffer.alloc(0);
    this.smallNext = numbersIn(this.chain(content.readUInt32LE(60)));
  }

  /** The bytes of a stream; null if the file has none of this name. */
  stream(name: string): Buffer | null {
    const entry = this.entries.find((one) => one.type === STREAM && one.name === name);
    if (!entry) return null;
    const isSmall = entry.sizeBytes < SMALL_STREAM_BYTES;
    const bytes = isSmall ? this.smallChain(entry.firstSector) : this.chain(entry.firstSector);
    return bytes.subarray(0, entry.sizeBytes);
  }

  private sector(number: number): Buffer {
    return this.content.subarray((number + 1) * this.sectorBytes, (number + 2) * this.sectorBytes);
  }

  /** Sectors of the allocation table. */
  private tables(): number[] {
    const tables = numbersIn(this.content.subarray(76, 76 + 4 * TABLES_IN_HEADER));
    const found = [...tables];
    let list = this.content.readUInt32LE(68);
    for (let read = 0; list < this.sectors && read < this.sectors; read++) {
      const listed = [...numbersIn(this.sector(list))];
      list = listed.pop() ?? END;
      found.push(...listed);
    }
    return [...new Set(found)].filter((table) => table < this.sectors);
  }

  private chain(first: number): Buffer {
    const numbers = chainFrom(first, this.next, this.sectors);
    return Buffer.concat(numbers.map((number) => this.sector(number)));
  }

  private smallChain(first: number): Buffer {
    const sectors = Math.ceil(this.smallArea.length / SMALL_SECTOR_BYTES);
    const numbers = chainFrom(first, this.smallNext, sectors);
    const at = (number: number) => number * SMALL_SECTOR_BYTES;
    return Buffer.concat(
      numbers.map((number) => this.smallArea.subarray(at(number), at(number + 1))),
    );
  }
}

function chainFrom(first: number, next: Uint32Array, limit: number): number[] {
  const seen = new Set<number>();
  for (let number = first; number < limit && !seen.has(number); number = next[number] ?? END)
    seen.add(number);
  return [...seen];
}

function numbersIn(bytes: Buffer): Uint32Array {
  const numbers = new Uint32Array(Math.floor(bytes.length / 4));
  for (let at = 0; at < numbers.length; at++) numbers[at] = bytes.readUInt32LE(4 * at);
  return numbers;
}
