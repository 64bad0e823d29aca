/** A piece of text with one look. `link` is an http, https, or mailto address. */
export interface TextRun {
  text: string;
  bold?: true;
  italic?: true;
  link?: string;
}

/**
 * A part of a document, in reading order. A paragraph without runs is a blank line of the page; there are never two in a
 * row. Line breaks inside a block are "\n", tab stops "\t".
 */
export type Block =
  /** `level` from 1 to 6. */
  | { type: "heading"; level: number; runs: TextRun[] }
  | { type: "paragraph"; runs: TextRun[] }
  /** A list item; `level` from 0. */
  | { type: "item"; level: number; runs: TextRun[] }
  /** Rows of cells of runs; paragraphs of a cell are separated by "\n". */
  | { type: "table"; rows: TextRun[][][] };

/**
 * Text of blocks: lines by "\n", a blank line between paragraphs where the page has one, and before headings. Cells of a
 * row are a tab apart, or on lines of their own if one of them has several lines.
 */
export function textOf(blocks: readonly Block[]): string {
  const parts = blocks.map(
    (block, at) => (startsSection(blocks, at) ? "\n" : "") + blockText(block),
  );
  return parts.join("\n");
}

/** Addresses behind the words of blocks, each once. */
export const linksOf = (blocks: readonly Block[]): string[] => {
  const runs = blocks.flatMap((block) =>
    block.type === "table" ? block.rows.flat(2) : block.runs,
  );
  return [...new Set(runs.flatMap(({ link }) => link ?? []))];
};

const startsSection = (blocks: readonly Block[], at: number): boolean => {
  const before = blocks[at - 1];
  return (
    blocks[at]?.type === "heading" &&
    before !== undefined &&
    before.type !== "heading" &&
    !isBlank(before)
  );
};

const isBlank = (block: Block): boolean => block.type !== "table" && runsText(block.runs) === "";

const blockText = (block: Block): string =>
  block.type === "table" ? block.rows.map(rowText).join("\n") : runsText(block.runs);

function rowText(cells: readonly TextRun[][]): string {
  const texts = cells.map(runsText);
  return texts.join(texts.some((text) => text.includes("\n")) ? "\n" : "\t");
}

const runsText = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join("");
