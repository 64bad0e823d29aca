import { textOf, type Block, type TextRun } from "../document.js";

/** Rows of cells of blocks. */
export type Rows = Block[][][];

/** More paragraphs than this in one cell are a column of the page, not an entry. */
const MOST_LINES_OF_ENTRY = 8;

/**
 * A table as a block. A table that lays out the page, for example with the skills in a column of their own, becomes the
 * blocks of its cells one after the other, so that their headings and lists stay what they are.
 */
export function tableBlocks(rows: Rows): Block[] {
  const filled = rows
    .map((cells) => cells.map(withoutBlanks))
    .filter((cells) => cells.some((blocks) => blocks.length > 0));
  if (filled.length === 0) return [];
  if (isLayout(filled)) return filled.flat(2);
  return [{ type: "table", rows: filled.map((cells) => cells.map(cellRuns)) }];
}

const isLayout = (rows: Rows): boolean =>
  rows.every((cells) => cells.length === 1) ||
  rows.flat().some((cell) => cell.length > MOST_LINES_OF_ENTRY || cell.some(isStructure));

const isStructure = ({ type }: Block): boolean => type !== "paragraph";

const withoutBlanks = (blocks: Block[]): Block[] =>
  blocks.filter((block) => textOf([block]) !== "");

function cellRuns(blocks: readonly Block[]): TextRun[] {
  const runs: TextRun[] = [];
  for (const block of blocks) {
    if (block.type === "table") continue;
    const last = runs.at(-1);
    if (last) last.text += "\n";
    runs.push(...block.runs);
  }
  return runs;
}
