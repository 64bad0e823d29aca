import {
  CHARACTER,
  modifiersIn,
  MORE_CHANGES,
  PARAGRAPH,
  toggleOf,
  type Toggle,
} from "./modifiers.js";

export interface CharacterFormat {
  style?: number;
  bold?: Toggle;
  italic?: Toggle;
  hidden?: Toggle;
  isDeleted?: boolean;
  /** Code of a sign of a symbol font that stands here. */
  symbol?: number;
}

export interface ParagraphFormat {
  style?: number;
  /** From 0; 9 is body text. */
  outlineLevel?: number;
  isItem?: boolean;
  listLevel?: number;
  isInTable?: boolean;
  isRowEnd?: boolean;
}

export function characterFormat(bytes: Buffer): CharacterFormat {
  const format: CharacterFormat = {};
  for (const { code, operand } of modifiersIn(bytes)) {
    if (code === CHARACTER.style) format.style = operand.readUInt16LE(0);
    else if (code === CHARACTER.bold) format.bold = toggleOf(operand);
    else if (code === CHARACTER.italic) format.italic = toggleOf(operand);
    else if (code === CHARACTER.hidden) format.hidden = toggleOf(operand);
    else if (code === CHARACTER.deleted) format.isDeleted = operand[0] === 1;
    else if (code === CHARACTER.symbol) format.symbol = operand.readUInt16LE(2);
  }
  return format;
}

/**
 * @param data stream that has the changes of a paragraph which are too long for its page: those at the end of a row with many cells.
 *   Without it, they are left out
 */
export function paragraphFormat(bytes: Buffer, data?: Buffer): ParagraphFormat {
  const format: ParagraphFormat = {};
  for (const { code, operand } of modifiersIn(bytes)) {
    if (code === PARAGRAPH.outlineLevel) format.outlineLevel = operand[0];
    else if (code === PARAGRAPH.list) format.isItem = operand.readInt16LE(0) > 0;
    else if (code === PARAGRAPH.listLevel) format.listLevel = operand[0];
    else if (code === PARAGRAPH.inTable) format.isInTable = operand[0] === 1;
    else if (code === PARAGRAPH.depth) format.isInTable = operand.readInt32LE(0) > 0;
    else if (code === PARAGRAPH.rowEnd) format.isRowEnd = operand[0] === 1;
    else if (data && MORE_CHANGES.includes(code))
      Object.assign(format, paragraphFormat(changesAt(data, operand.readUInt32LE(0))));
  }
  return format;
}

/** Their size stands before them ("PrcData" of [MS-DOC]). */
const changesAt = (data: Buffer, at: number): Buffer =>
  at + 2 > data.length ? Buffer.alloc(0) : data.subarray(at + 2, at + 2 + data.readUInt16LE(at));
