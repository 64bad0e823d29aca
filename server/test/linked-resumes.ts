import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { docxOf, paragraph, run } from "./docx-package.js";

/** A line of a resume. `link` is behind its words, or behind an icon beside it where there are none. */
export interface ResumeLine {
  text: string;
  link?: string;
}

const ICON = 12;

export function pdfOfLines(lines: readonly ResumeLine[]): Promise<Buffer> {
  const doc = new PDFDocument({ size: "LETTER" });
  const bytes = buffer(doc);
  for (const { text, link } of lines)
    if (text || link === undefined) doc.text(text, link === undefined ? {} : { link });
    else doc.link(doc.x, doc.y - ICON, ICON, ICON, link);
  doc.end();
  return bytes;
}

export function docxOfLines(lines: readonly ResumeLine[]): Buffer {
  const links = lines.flatMap(({ link }) => link ?? []);
  const body = lines.map(({ text, link }) => {
    const place = link === undefined ? 0 : links.indexOf(link) + 1;
    return paragraph(
      place === 0 ? run(text) : `<w:hyperlink r:id="r${place}">${run(text)}</w:hyperlink>`,
    );
  });
  return docxOf(body.join(""), [], links);
}
