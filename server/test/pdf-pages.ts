import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The words of each page of a PDF. */
export async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const { items } = await (await document.getPage(at)).getTextContent();
    const texts = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : ""));
    pages.push(texts.join(""));
  }
  return pages;
}
