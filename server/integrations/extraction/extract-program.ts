/**
 * A program of its own that reads one document and ends: `node extract-program.js pdf < file`. The result leaves by file
 * descriptor 3 as JSON, since parsers may print to the others. Started by `ProcessExtractor`, which limits its memory and
 * time.
 */
import { writeSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { linksOf, textOf, type Block } from "./document.js";
import { MAX_TEXT } from "./text-extractor.js";

const RESULT_FD = 3;

interface Result {
  text: string;
  blocks: Block[] | null;
  links: string[];
  isPartial: boolean;
}

/** Each loads only the libraries that it needs. */
const readers: Readonly<Record<string, (content: Buffer) => Promise<Result>>> = {
  pdf: async (content) => {
    const { readPdf } = await import("./pdf/read-pdf.js");
    return { ...(await readPdf(content)), blocks: null };
  },
  "pdf-plain": async (content) => {
    const { readPlainPdf } = await import("./pdf/read-pdf.js");
    return { ...(await readPlainPdf(content)), blocks: null };
  },
  docx: async (content) => {
    const { readDocx } = await import("./docx/read-docx.js");
    return withText(await readDocx(content));
  },
  doc: async (content) => {
    const { readDoc } = await import("./doc/read-doc.js");
    return withText(readDoc(content));
  },
};

const withText = ({ blocks, isPartial }: { blocks: Block[]; isPartial: boolean }): Result => ({
  text: textOf(blocks),
  blocks,
  links: linksOf(blocks),
  isPartial,
});

function atMostKept({ text, isPartial, ...rest }: Result): Result {
  return { ...rest, text: text.slice(0, MAX_TEXT), isPartial: isPartial || text.length > MAX_TEXT };
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
writeAll(JSON.stringify(atMostKept(await read(await buffer(process.stdin)))));
// Parsers may leave timers behind.
process.exit(0);
