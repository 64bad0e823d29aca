import { createRequire } from "node:module";
import { pdfTexts } from "#texts/pdf";

/** Fonts with Latin, Greek, and Cyrillic letters, as files of an installed package. */
const packages = createRequire(import.meta.url);
const fontFile = (name: string): string =>
  packages.resolve(`pdfjs-dist/standard_fonts/LiberationSans-${name}.ttf`);

const MARGIN = 56;
const FOOT = 72;
const SIZES = { title: 20, heading: 13, text: 10, small: 8.5 } as const;
const INK = "#16202e";
const MUTED = "#55606e";
const LINE = "#c9d1da";

/** A part of a document, from top to bottom. */
export type PdfBlock =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  /** Smaller and gray. */
  | { kind: "note"; text: string }
  | { kind: "list"; entries: readonly string[] }
  /** Names and values. */
  | { kind: "facts"; rows: readonly (readonly [name: string, value: string])[] }
  /** `shares` are the columns' parts of the width; they add up to 1. */
  | {
      kind: "table";
      columns: readonly string[];
      shares: readonly number[];
      rows: readonly (readonly string[])[];
    };

export interface PdfContent {
  title: string;
  /** Under the title. */
  lead: string;
  blocks: readonly PdfBlock[];
  /** At the end of every page. */
  foot: (page: number, pages: number) => string;
  createdAt: Date;
}

type Doc = PDFKit.PDFDocument;

/** Letters on US paper. @returns the bytes of the file */
export async function renderPdf(content: PdfContent): Promise<Buffer> {
  // Loaded with the first document: it is dozens of files, for which no start of the site should wait.
  const { default: PDFDocument } = await import("pdfkit");
  const doc = new PDFDocument({
    size: "LETTER",
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: FOOT },
    font: fontFile("Regular"),
    bufferPages: true,
    lang: "en-US",
    info: { Title: content.title, CreationDate: content.createdAt },
  });
  const bytes = collect(doc);
  doc.registerFont("regular", fontFile("Regular")).registerFont("bold", fontFile("Bold"));
  write(doc, content.title, { font: "bold", size: SIZES.title });
  write(doc, content.lead, { color: MUTED });
  doc.moveDown();
  for (const block of content.blocks) draw(doc, block);
  keepExact(doc, content);
  drawFeet(doc, content.foot);
  doc.end();
  return bytes;
}

/** Keeps what is printed in other letters as it was entered: as a file inside the file, and in its properties. */
function keepExact(doc: Doc, content: PdfContent): void {
  const { title, lead, blocks, createdAt } = content;
  const texts = [title, lead, ...blocks.flatMap(textsOf)];
  const spelled = [...new Set(texts.filter((text) => printable(text) !== tidy(text)))];
  if (spelled.length === 0) return;
  const { attachment: name, attached: description } = pdfTexts;
  doc.file(Buffer.from(`${spelled.join("\n")}\n`), {
    ...{ name, description, type: "text/plain;charset=utf-8" },
    ...{ creationDate: createdAt, modifiedDate: createdAt },
  });
  doc.info.Keywords = spelled.join(", ");
  draw(doc, { kind: "note", text: pdfTexts.spelled(name) });
}

function textsOf(block: PdfBlock): readonly string[] {
  switch (block.kind) {
    case "heading":
    case "text":
    case "note":
      return [block.text];
    case "list":
      return block.entries;
    case "facts":
      return block.rows.flat();
    case "table":
      return [...block.columns, ...block.rows.flat()];
  }
}

function collect(doc: Doc): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
}

interface Look {
  font?: "regular" | "bold";
  size?: number;
  color?: string;
}

function write(doc: Doc, text: string, look: Look): void {
  setLook(doc, look);
  doc.text(printable(text), MARGIN, doc.y, { width: widthOf(doc), lineGap: 2 });
}

const widthOf = (doc: Doc): number => doc.page.width - 2 * MARGIN;

function draw(doc: Doc, block: PdfBlock): void {
  switch (block.kind) {
    case "heading":
      startsPage(doc, 60);
      doc.moveDown(0.8);
      write(doc, block.text, { font: "bold", size: SIZES.heading });
      doc.moveDown(0.3);
      return;
    case "text":
      write(doc, block.text, {});
      doc.moveDown(0.5);
      return;
    case "note":
      write(doc, block.text, { size: SIZES.small, color: MUTED });
      doc.moveDown(0.5);
      return;
    case "list":
      for (const entry of block.entries) write(doc, `• ${entry}`, {});
      doc.moveDown(0.5);
      return;
    case "facts":
      for (const row of block.rows) drawRow(doc, row, [0.3, 0.7], { font: "regular" });
      doc.moveDown(0.5);
      return;
    case "table":
      drawTable(doc, block);
  }
}

function drawTable(doc: Doc, { columns, shares, rows }: Extract<PdfBlock, { kind: "table" }>) {
  const drawHead = () => drawRow(doc, columns, shares, { font: "bold", size: SIZES.small });
  drawHead();
  for (const row of rows) {
    const look: Look = { size: SIZES.small };
    if (startsPage(doc, rowHeight(doc, row, shares, look))) drawHead();
    drawRow(doc, row, shares, look);
  }
  doc.moveDown(0.5);
}

const CELL_GAP = 8;
const ROW_GAP = 3;

const cellWidths = (doc: Doc, shares: readonly number[]): number[] =>
  shares.map((share) => share * widthOf(doc) - CELL_GAP);

function setLook(doc: Doc, { font = "regular", size = SIZES.text, color = INK }: Look): void {
  doc.font(font).fontSize(size).fillColor(color);
}

/** With the gaps above and below its text. */
function rowHeight(doc: Doc, cells: readonly string[], shares: readonly number[], look: Look) {
  setLook(doc, look);
  const widths = cellWidths(doc, shares);
  const heights = cells.map((text, at) =>
    doc.heightOfString(printable(text), { width: widths[at] ?? 0 }),
  );
  return Math.max(...heights) + 2 * ROW_GAP;
}

/** The cells of a row start at the same height, and a row is never divided between two pages if it fits on one. */
function drawRow(doc: Doc, cells: readonly string[], shares: readonly number[], look: Look): void {
  const height = rowHeight(doc, cells, shares, look);
  startsPage(doc, height);
  // A new page has forgotten them.
  setLook(doc, look);
  const widths = cellWidths(doc, shares);
  const top = doc.y + ROW_GAP;
  let left = MARGIN;
  for (const [at, text] of cells.map(printable).entries()) {
    doc.text(text, left, top, { width: widths[at] ?? 0 });
    left += (widths[at] ?? 0) + CELL_GAP;
  }
  const bottom = top + height - ROW_GAP;
  doc
    .moveTo(MARGIN, bottom)
    .lineTo(MARGIN + widthOf(doc), bottom)
    .lineWidth(0.5)
    .stroke(LINE);
  doc.x = MARGIN;
  doc.y = bottom;
}

/** Starts a new page when that many points do not fit on this one. @returns whether it did */
function startsPage(doc: Doc, points: number): boolean {
  const bottom = doc.page.height - FOOT;
  if (doc.y + points <= bottom || points >= bottom - MARGIN) return false;
  doc.addPage();
  return true;
}

function drawFeet(doc: Doc, foot: PdfContent["foot"]): void {
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    doc.switchToPage(at);
    // Text below the margin would start a new page.
    doc.page.margins.bottom = 0;
    doc.font("regular").fontSize(SIZES.small).fillColor(MUTED);
    const text = printable(foot(at - start + 1, count));
    doc.text(text, MARGIN, doc.page.height - FOOT / 2 - 6, { width: widthOf(doc), height: 12 });
    doc.page.margins.bottom = FOOT;
  }
}

/** What the fonts have letters for. */
const DRAWN =
  /[\n\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u1e80-\u1e85\u1ef2\u1ef3\u2010\u2011\u2013-\u2015\u2017-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u20ac\u2116\u2122]/u;

/** In composed letters, with plain line breaks and spaces. */
const tidy = (text: string): string =>
  text.normalize("NFC").replace(/\r\n?/g, "\n").replace(/\t/g, " ");

/**
 * The text in letters that the fonts have. A letter that they lack loses accents until they have it; if that does not help,
 * its number is printed, so that no letter of a name goes missing without a trace.
 */
export const printable = (text: string): string => Array.from(tidy(text), drawn).join("");

function drawn(letter: string): string {
  if (DRAWN.test(letter)) return letter;
  // Marks alone, and invisible characters that could turn the order of letters around.
  if (/[\p{M}\p{C}]/u.test(letter)) return "";
  const [base = "", ...marks] = Array.from(letter.normalize("NFD"));
  for (let kept = marks.length - 1; kept >= 0; kept -= 1) {
    const fewer = (base + marks.slice(0, kept).join("")).normalize("NFC");
    if (DRAWN.test(fewer) && Array.from(fewer).length === 1) return fewer;
  }
  return `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`;
}
