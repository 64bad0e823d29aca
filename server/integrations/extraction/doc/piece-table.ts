import type { Range } from "./word-file.js";

const PROPERTIES = 1;
const PIECES = 2;
const COMPRESSED = 0x40000000;

/** Characters that are stored one after the other. */
interface Piece extends Range {
  /** Offset of the first one in the main stream. */
  offset: number;
  /** One byte of Windows-1252 for a character instead of two of UTF-16. */
  isCompressed: boolean;
}

export interface StoredCharacter {
  code: number;
  /** Its place in the main stream, by which its properties are found. */
  offset: number;
}

/** Where the characters of a document are in the main stream ([MS-DOC] 2.8.35). */
export class PieceTable {
  private readonly pieces: Piece[];

  /** @throws Error if there is none */
  constructor(
    private readonly main: Buffer,
    table: Buffer,
  ) {
    this.pieces = piecesIn(plcOf(table));
  }

  *characters({ start, end }: Range): Generator<StoredCharacter> {
    for (const piece of this.pieces) {
      const last = Math.min(end, piece.end);
      for (let at = Math.max(start, piece.start); at < last; at++) {
        const character = this.characterAt(piece, at - piece.start);
        if (!character) break;
        yield character;
      }
    }
  }

  private characterAt({ offset, isCompressed }: Piece, index: number): StoredCharacter | undefined {
    const at = offset + index * (isCompressed ? 1 : 2);
    if (at + (isCompressed ? 1 : 2) > this.main.length) return undefined;
    const code = isCompressed ? unicodeOf(this.main.readUInt8(at)) : this.main.readUInt16LE(at);
    return { code, offset: at };
  }
}

const WINDOWS_1252 = new TextDecoder("windows-1252");

const unicodeOf = (byte: number): number =>
  byte >= 0x80 && byte < 0xa0 ? WINDOWS_1252.decode(Uint8Array.of(byte)).charCodeAt(0) : byte;

/** The list of pieces stands after properties that some of them use. */
function plcOf(table: Buffer): Buffer {
  let at = 0;
  while (table[at] === PROPERTIES) at += 3 + table.readUInt16LE(at + 1);
  if (table[at] !== PIECES) throw new Error("no piece table");
  return table.subarray(at + 5, at + 5 + table.readUInt32LE(at + 1));
}

function piecesIn(plc: Buffer): Piece[] {
  const count = Math.floor((plc.length - 4) / 12);
  return Array.from({ length: Math.max(count, 0) }, (_, index) => {
    const stored = plc.readUInt32LE(4 * (count + 1) + 8 * index + 2);
    const isCompressed = (stored & COMPRESSED) !== 0;
    const place = stored & 0x3fffffff;
    return {
      start: plc.readUInt32LE(4 * index),
      end: plc.readUInt32LE(4 * index + 4),
      offset: isCompressed ? place / 2 : place,
      isCompressed,
    };
  });
}
