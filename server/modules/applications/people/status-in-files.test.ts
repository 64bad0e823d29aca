import { describe, expect, it } from "@jest/globals";
import PDFDocument from "pdfkit";
import { buffer } from "node:stream/consumers";
import type { ExtractedFormat } from "../../../integrations/extraction/text-extractor.js";
import { builtExtractor } from "../../../test/create-test-app.js";
import { BREAKS, MAY_STAY, STATUS_WORDINGS } from "../../../test/status-wordings.js";
import { docxOfCells, docxOfParagraphs } from "../../../test/word-document.js";
import { shownText } from "../texts/shown-text.js";
import { tokensOf } from "./person-tokens.js";
import { searchedText } from "./searched-text.js";

/** All wordings in one file, each with words around it that may be found. */
type Write = (texts: readonly string[]) => Promise<Buffer> | Buffer;

const LINE = 14;
const COLUMN = 130;

/** Each line of a text is drawn by itself, and each of its cells in a column. The built-in fonts have no letters beyond Latin 1. */
function pdfOf(texts: readonly string[]): Promise<Buffer> {
  const page = new PDFDocument({ autoFirstPage: false, compress: false });
  for (const text of texts) {
    page.addPage({ size: [600, 200], margin: 0 });
    text.split("\n").forEach((line, row) => {
      line.split("\t").forEach((cell, column) => {
        if (cell.trim() !== "")
          page.text(cell, 20 + column * COLUMN, 20 + row * LINE, { lineBreak: false });
      });
    });
  }
  page.end();
  return buffer(page);
}

const FORMATS: readonly [name: string, format: ExtractedFormat, write: Write][] = [
  ["paragraphs of a DOCX", "docx", docxOfParagraphs],
  ["cells of a DOCX", "docx", docxOfCells],
  ["lines of a PDF", "pdf", pdfOf],
];
const IN_LATIN_1 = /^[\n\t\x20-\xff]*$/;
/** Pages that one document may have. */
const MOST = 50;

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

describe.each(FORMATS)("immigration status in %s", (_format, format, write) => {
  it.each(Object.entries(BREAKS))("is neither indexed nor quoted: %s", async (_name, form) => {
    const all = STATUS_WORDINGS.flatMap(form).filter(
      (words) => format !== "pdf" || IN_LATIN_1.test(words),
    );
    // The same wording broken at other places adds little here.
    const step = Math.max(1, Math.ceil(all.length / MOST));
    const texts = all
      .filter((_, index) => index % step === 0)
      .map((words) => `Java developer\n${words}\nKafka engineer`);
    if (texts.length === 0) return;
    const text = await searched(format, await write(texts));
    const found = tokensOf({ text, name: "", place: "" }).filter(
      (token) => !HARMLESS.test(token) && token.replace(MAY_STAY, "") !== "",
    );
    expect({ left: leftOf(text), found }).toEqual({ left: "", found: [] });
    expect(text.match(/Java/g)).toHaveLength(texts.length);
  });
});
