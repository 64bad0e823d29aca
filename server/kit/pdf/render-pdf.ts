import { buffer } from "node:stream/consumers";
import { pdfTexts } from "#texts/pdf";
import { drawBlock } from "./draw-blocks.js";
import { PageWriter, MARGIN, MUTED } from "./page-writer.js";
import { textsOf, type PdfContent, type Texts } from "./pdf-blocks.js";
import { PdfFonts } from "./pdf-fonts.js";
import { candidates, printable, tidy } from "./printable.js";

/**
 * Letters on US paper, with fonts for the names of people from anywhere, and with tags: screen readers read headings, lists, and
 * tables as such (PDF 1.7, ISO 32000-1).
 * @returns the bytes of the file
 */
export async function renderPdf(content: PdfContent): Promise<Buffer> {
  // Loaded with the first document: it is dozens of files, for which no start of the site should wait.
  const { default: PDFDocument } = await import("pdfkit");
  const { title, lead, blocks, foot, createdAt } = content;
  const texts = textsOf(content);
  const fonts = await openFonts(texts, foot(1, 1));
  const doc = new PDFDocument({
    size: "LETTER",
    margin: MARGIN,
    font: "",
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: "en-US",
    info: { Title: title, CreationDate: createdAt },
  });
  const bytes = buffer(doc);
  const writer = new PageWriter(doc, fonts);
  const root = { type: "Document", node: doc.struct("Document") };
  doc.addStructure(root.node);
  writer.text(writer.open("H1", root), title, { weight: "bold", size: 20 });
  writer.text(writer.open("P", root), lead, { color: MUTED });
  writer.y += 14;
  for (const block of [...blocks, ...keepExact(doc, content, spelledIn(texts, fonts))])
    drawBlock(writer, root, block);
  writer.feet(foot, { size: 8.5, color: MUTED });
  root.node.end();
  doc.end();
  return bytes;
}

type Fonts = Record<keyof Texts, PdfFonts>;

async function openFonts(texts: Texts, foot: string): Promise<Fonts> {
  const regular = [...texts.regular, foot, pdfTexts.spelled(pdfTexts.attachment), "•"];
  return {
    regular: await PdfFonts.open("regular", candidates(regular.join("\n"))),
    bold: await PdfFonts.open("bold", candidates(texts.bold.join("\n"))),
  };
}

/** The texts that are printed in other letters than they were entered. */
const spelledIn = (texts: Texts, fonts: Fonts): string[] => [
  ...new Set(
    (["bold", "regular"] as const).flatMap((weight) =>
      texts[weight].filter(
        (text) => printable(text, (letter) => fonts[weight].has(letter)) !== tidy(text),
      ),
    ),
  ),
];

/** Keeps such texts as they were entered: as a file inside the file, and in its properties. @returns what says so */
function keepExact(
  doc: PDFKit.PDFDocument,
  { createdAt }: PdfContent,
  spelled: readonly string[],
): PdfContent["blocks"] {
  if (spelled.length === 0) return [];
  const { attachment: name, attached: description } = pdfTexts;
  doc.file(Buffer.from(`${spelled.join("\n")}\n`), {
    name,
    description,
    type: "text/plain;charset=utf-8",
    creationDate: createdAt,
    modifiedDate: createdAt,
  });
  doc.info.Keywords = spelled.join(", ");
  return [{ kind: "note", text: pdfTexts.spelled(name) }];
}
