import { tidyBlocks, unseenBlocks } from "../blocks/tidy-blocks.js";
import type { Block } from "../document.js";
import { Budget } from "../reading-limits.js";
import { DocStyles } from "./doc-styles.js";
import { paragraphFormats, runFormats } from "./format-pages.js";
import { modifiersIn, SECTION } from "./modifiers.js";
import { PieceTable } from "./piece-table.js";
import { readStory, type DocFormats } from "./story-walk.js";
import { PART, WordFile, type Range } from "./word-file.js";

/** Stories of page headers for each section; the first six are the lines above notes ([MS-DOC] 2.3.5). */
const HEADERS_OF_SECTION = 6;
const MOST_HEADERS = 600;
type Pages = "even" | "default" | "first";
const HEADER_KINDS: readonly { pages: Pages; isFooter: boolean }[] = [
  { pages: "even", isFooter: false },
  { pages: "default", isFooter: false },
  { pages: "even", isFooter: true },
  { pages: "default", isFooter: true },
  { pages: "first", isFooter: false },
  { pages: "first", isFooter: true },
];

/**
 * Reads a .doc file of Word 97 to 2003 ([MS-DOC]): page headers, the body, its text boxes, notes, page footers; each header
 * and footer once.
 * @throws Error if it is damaged, encrypted, or of Word 95 or older
 */
export function readDoc(content: Buffer): { blocks: Block[]; isPartial: boolean } {
  const budget = new Budget();
  const file = new WordFile(content);
  const formats: DocFormats = {
    pieces: new PieceTable(file.main, file.part(PART.pieces)),
    runs: runFormats(file.main, file.part(PART.runs)),
    paragraphs: paragraphFormats(file.main, file.part(PART.paragraphs), file.data),
    styles: new DocStyles(file.part(PART.styles)),
  };
  const read = (range: Range) => readStory(range, formats, budget);
  const { headers, footers } = pageStories(file);
  const seen = new Set<string>();
  const blocks = [
    ...headers.flatMap((range) => unseenBlocks(read(range), seen)),
    ...read(file.story("headerBoxes")),
    ...read(file.story("body")),
    ...read(file.story("boxes")),
    ...read(file.story("footnotes")),
    ...read(file.story("endnotes")),
    ...footers.flatMap((range) => unseenBlocks(read(range), seen)),
  ];
  return { blocks: tidyBlocks(blocks), isPartial: budget.isPartial };
}

/** Page headers and footers that are shown: those of first or even pages only if the file sets them apart. */
function pageStories(file: WordFile): { headers: Range[]; footers: Range[] } {
  const headers: Range[] = [];
  const footers: Range[] = [];
  const shown: Record<Pages, boolean> = {
    default: true,
    even: ((file.part(PART.document)[0] ?? 0) & 1) === 1,
    first: hasFirstPage(file),
  };
  for (const { range, pages, isFooter } of headerRanges(file))
    if (shown[pages]) (isFooter ? footers : headers).push(range);
  return { headers, footers };
}

function headerRanges(file: WordFile): { range: Range; pages: Pages; isFooter: boolean }[] {
  const places = file.part(PART.headers);
  const { start, end } = file.story("headers");
  const count = Math.min(Math.floor(places.length / 4) - 1, MOST_HEADERS);
  const found = [];
  for (let index = HEADERS_OF_SECTION; index < count; index++) {
    const kind = HEADER_KINDS[index % HEADERS_OF_SECTION];
    const from = start + places.readUInt32LE(4 * index);
    const to = Math.min(start + places.readUInt32LE(4 * index + 4), end);
    if (kind && to > from) found.push({ range: { start: from, end: to }, ...kind });
  }
  return found;
}

/** Whether a section has a first page of its own look ([MS-DOC] 2.8.26). */
function hasFirstPage(file: WordFile): boolean {
  const sections = file.part(PART.sections);
  const count = Math.max(Math.floor((sections.length - 4) / 16), 0);
  for (let index = 0; index < Math.min(count, MOST_HEADERS); index++) {
    const at = sections.readUInt32LE(4 * (count + 1) + 12 * index + 2);
    if (at + 2 > file.main.length) continue;
    const properties = file.main.subarray(at + 2, at + 2 + file.main.readUInt16LE(at));
    for (const { code, operand } of modifiersIn(properties))
      if (code === SECTION.firstPage && operand[0] === 1) return true;
  }
  return false;
}
