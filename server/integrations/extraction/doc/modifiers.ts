/** A change of one property: what is changed, and its operand ([MS-DOC] 2.6). */
export interface Modifier {
  code: number;
  operand: Buffer;
}

/** Of characters. */
export const CHARACTER = {
  deleted: 0x0800,
  bold: 0x0835,
  italic: 0x0836,
  hidden: 0x083c,
  style: 0x4a30,
  symbol: 0x6a09,
};
/** Of paragraphs. */
export const PARAGRAPH = {
  listLevel: 0x260a,
  outlineLevel: 0x2640,
  list: 0x460b,
  inTable: 0x2416,
  rowEnd: 0x2417,
  depth: 0x6649,
};
/** More changes of a paragraph, in the data stream ([MS-DOC] 2.6.2); the first is of older files. */
export const MORE_CHANGES: readonly number[] = [0x6645, 0x6646];
/** Of sections. */
export const SECTION = { firstPage: 0x300a };

/** Bytes of the operand by the kind of the modifier; 0 for those that say it themselves. */
const OPERAND_BYTES = [1, 1, 2, 4, 2, 2, 0, 3];
/** Its size has two bytes. */
const TABLE_DEFINITION = 0xd608;

export function* modifiersIn(bytes: Buffer): Generator<Modifier> {
  for (let at = 0; at + 2 < bytes.length;) {
    const code = bytes.readUInt16LE(at);
    at += 2;
    const size = operandBytes(code, bytes, at);
    if (at + size > bytes.length) return;
    yield { code, operand: bytes.subarray(at, at + size) };
    at += size;
  }
}

function operandBytes(code: number, bytes: Buffer, at: number): number {
  const fixed = OPERAND_BYTES[code >> 13] ?? 0;
  if (fixed > 0) return fixed;
  if (code !== TABLE_DEFINITION) return (bytes[at] ?? 0) + 1;
  return at + 2 <= bytes.length ? bytes.readUInt16LE(at) + 1 : 0;
}

/** Properties that are on, off, as in the style (0x80), or the opposite of it (0x81). */
export type Toggle = 0 | 1 | 0x80 | 0x81;

export const toggleOf = (operand: Buffer): Toggle => {
  const value = operand[0];
  return value === 1 || value === 0x80 || value === 0x81 ? value : 0;
};

export function resolveToggle(toggle: Toggle | undefined, ofStyle: boolean): boolean {
  if (toggle === undefined || toggle === 0x80) return ofStyle;
  return toggle === 0x81 ? !ofStyle : toggle === 1;
}
