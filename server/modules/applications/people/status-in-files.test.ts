import { describe, expect, it } from "@jest/globals";
import PDFDocument from "pdfkit";
import { buffer } from "node:stream/consumers";
import type { ExtractedFormat } from "../../../integrations/extraction/text-extractor.js";
import { builtExtractor } from "../../../test/create-test-app.js";
import { docOfBytes, docOfCells, docOfParagraphs } from "../../../test/doc-file.js";
import { BREAKS, MAY_STAY, STATUS_WORDINGS } from "../../../test/status-wordings.js";
import { docxOfCells, docxOfParagraphs } from "../../../test/word-document.js";
import { shownText } from "../texts/shown-text.js";
import { tokensOf } from "./person-tokens.js";
import { searchedText } from "./searched-text.js";

/** All wordings in one file, each with words around it that may be found. */
type Write = (texts: readonly string[]) => Promise<Buffer> | Buffer;

const LINE = 14;
const COLUMN = 240;
/** Columns are wider by the spacing of so many letters. */
const LETTERS_OF_A_CELL = 50;
const TEXTS_ON_A_PAGE = 12;
const TEXT_HEIGHT = 80;

/**
 * Each line of a text is drawn by itself, and each of its cells in a column.
 * @param characterSpacing in points
 */
function pdfOf(texts: readonly string[], characterSpacing = 0): Promise<Buffer> {
  const column = COLUMN + LETTERS_OF_A_CELL * characterSpacing;
  const page = new PDFDocument({ autoFirstPage: false, compress: false });
  texts.forEach((text, index) => {
    const at = index % TEXTS_ON_A_PAGE;
    if (at === 0)
      page.addPage({ size: [3 * column, TEXTS_ON_A_PAGE * TEXT_HEIGHT + 40], margin: 0 });
    text.split("\n").forEach((line, row) => {
      line.split("\t").forEach((cell, number) => {
        const y = 20 + at * TEXT_HEIGHT + row * LINE;
        const x = 20 + number * column;
        if (cell.trim() !== "") page.text(cell, x, y, { lineBreak: false, characterSpacing });
      });
    });
  });
  page.end();
  return buffer(page);
}

/** The built-in fonts of a PDF have no letters beyond Latin 1. */
const IN_LATIN_1 = /^[\n\t\x20-\xff]*$/;
/** Of letters of 12 points: one that reads as words, and one as wide as their gaps. */
const LETTER_SPACINGS = [1, 4];
/** `most`: texts in one file. */
const FORMATS: readonly {
  name: string;
  format: ExtractedFormat;
  write: Write;
  most: number;
  takes?: RegExp;
}[] = [
  { name: "paragraphs of a DOCX", format: "docx", write: docxOfParagraphs, most: 1500 },
  { name: "cells of a DOCX", format: "docx", write: docxOfCells, most: 1500 },
  { name: "paragraphs of a DOC", format: "doc", write: docOfParagraphs, most: 300 },
  {
    name: "paragraphs of a DOC in bytes",
    format: "doc",
    write: docOfBytes,
    most: 300,
    takes: IN_LATIN_1,
  },
  { name: "cells of a DOC", format: "doc", write: docOfCells, most: 150 },
  { name: "lines of a PDF", format: "pdf", write: pdfOf, most: 300, takes: IN_LATIN_1 },
  ...LETTER_SPACINGS.map((points) => ({
    name: `lines of a PDF with letters ${points} points apart`,
    format: "pdf" as const,
    write: (texts: readonly string[]) => pdfOf(texts, points),
    most: 300,
    takes: IN_LATIN_1,
  })),
];
/** Of one form. The same wordings broken at other places add little to what the readings of plain text are tested with. */
const MOST_OF_A_FORM = 50;

const everyNth = (all: readonly string[]): string[] => {
  const step = Math.max(1, Math.ceil(all.length / MOST_OF_A_FORM));
  return all.filter((_, index) => index % step === 0);
};
const TEXTS = Object.values(BREAKS)
  .flatMap((form) => everyNth(STATUS_WORDINGS.flatMap(form)))
  .map((words) => `Java developer\n${words}\nKafka engineer`);

const partsOf = (all: readonly string[], most: number): string[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, at) =>
    all.slice(at * most, (at + 1) * most),
  );

/** Next to "Citizenship" in a column, even "Java" may be a nationality: how often depends on which wordings are taken. */
const KEPT = 0.98;
const AROUND = /java|developer|kafka|engineer|austin/gi;
const leftOf = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(AROUND, " ")
    .replace(MAY_STAY, " ")
    .replace(/[^\p{L}\p{N}]/gu, "");
const HARMLESS = /^(?:java|developer|kafka|engineer|austin|and|as)s?$/;

async function searched(format: ExtractedFormat, content: Buffer): Promise<string> {
  const read = await builtExtractor().extract(format, content);
  if ("failure" in read) throw new Error(read.failure);
  return searchedText(shownText(read.text));
}

describe.each(FORMATS)("immigration status in $name", ({ format, write, most, takes }) => {
  const texts = TEXTS.filter((text) => takes?.test(text) ?? true);
  it.each(partsOf(texts, most).map((part) => [part.length, part] as const))(
    "is neither indexed nor quoted (%i wordings)",
    async (count, part) => {
      const text = await searched(format, await write(part));
      const found = tokensOf({ text, name: "", place: "" }).filter(
        (token) => !HARMLESS.test(token) && token.replace(MAY_STAY, "") !== "",
      );
      expect({ left: leftOf(text), found }).toEqual({ left: "", found: [] });
      expect(text.match(/Java/g)?.length).toBeGreaterThanOrEqual(KEPT * count);
    },
  );
});
