import type { Weight } from "./pdf-fonts.js";

/** A part of a document, from top to bottom. */
export type PdfBlock =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  /** Smaller and gray. */
  | { kind: "note"; text: string }
  | { kind: "list"; entries: readonly string[] }
  /** Names and values. */
  | { kind: "facts"; rows: readonly (readonly [name: string, value: string])[] }
  | PdfTable;

export interface PdfTable {
  kind: "table";
  columns: readonly string[];
  /** The columns' parts of the width; they add up to 1. */
  shares: readonly number[];
  rows: readonly (readonly string[])[];
}

export interface PdfContent {
  title: string;
  /** Under the title. */
  lead: string;
  blocks: readonly PdfBlock[];
  /** At the end of every page. */
  foot: (page: number, pages: number) => string;
  createdAt: Date;
}

export type Texts = Record<Weight, readonly string[]>;

/** Every text of a document except the feet of its pages, from top to bottom in each weight. */
export function textsOf({ title, lead, blocks }: Omit<PdfContent, "foot">): Texts {
  const texts = blocks.map(textsOfBlock);
  return {
    regular: [lead, ...texts.flatMap(({ regular }) => regular)],
    bold: [title, ...texts.flatMap(({ bold }) => bold)],
  };
}

function textsOfBlock(block: PdfBlock): Texts {
  switch (block.kind) {
    case "heading":
      return { regular: [], bold: [block.text] };
    case "text":
    case "note":
      return { regular: [block.text], bold: [] };
    case "list":
      return { regular: block.entries, bold: [] };
    case "facts":
      return { regular: block.rows.flat(), bold: [] };
    case "table":
      return { regular: block.rows.flat(), bold: block.columns };
  }
}
