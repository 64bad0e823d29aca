/**
 * A program of its own that reads one document and ends: `node extract-program.js pdf < file`. The text leaves by file
 * descriptor 3, since parsers may print to the others. Started by `ProcessExtractor`, which limits its memory and time.
 */
import { writeSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { MAX_TEXT } from "./text-extractor.js";

const RESULT_FD = 3;

const readers: Readonly<Record<string, (content: Buffer) => Promise<string>>> = {
  pdf: readPdf,
  "pdf-plain": readPdf,
  docx: readDocx,
  doc: readDoc,
};

async function readPdf(content: Buffer): Promise<string> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const task = getDocument({
    data: new Uint8Array(content),
    // Text needs neither the document's programs nor its fonts.
    isEvalSupported: false,
    useWasm: false,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    verbosity: 0,
  });
  const document = await task.promise;
  const pages: string[] = [];
  let length = 0;
  for (let number = 1; number <= document.numPages && length < MAX_TEXT; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const text = items
      .map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : ""))
      .join("");
    page.cleanup();
    pages.push(text);
    length += text.length;
  }
  return pages.join("\n\n");
}

async function readDocx(content: Buffer): Promise<string> {
  const { default: mammoth } = await import("mammoth");
  const { value } = await mammoth.extractRawText({ buffer: content });
  return value;
}

async function readDoc(content: Buffer): Promise<string> {
  const { default: WordExtractor } = await import("word-extractor");
  const document = await new WordExtractor().extract(content);
  return [document.getHeaders({ includeFooters: false }), document.getBody()].join("\n");
}

/** A pipe takes only some of it at a time, and none while it is full. */
function writeAll(text: string): void {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length;) at += writeSome(bytes, at);
}

function writeSome(bytes: Buffer, at: number): number {
  try {
    return writeSync(RESULT_FD, bytes, at);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EAGAIN") return 0;
    throw error;
  }
}

const [, , format = ""] = process.argv;
const read = readers[format];
if (!read) throw new Error("which format?");
const text = await read(await buffer(process.stdin));
const kept = text.slice(0, MAX_TEXT);
writeAll(JSON.stringify({ text: kept, blocks: null, isPartial: kept.length < text.length }));
// Parsers may leave timers behind.
process.exit(0);
