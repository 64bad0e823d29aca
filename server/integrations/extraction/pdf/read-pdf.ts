import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { plainCharacters } from "../plain-characters.js";
import { Budget, MAX_GLYPHS, MAX_PAGES } from "../reading-limits.js";
import { MAX_TEXT } from "../text-extractor.js";
import { formValues } from "./form-values.js";
import { understood } from "./glyph-texts.js";
import type { DrawnFont } from "./glyph.js";
import { pageText } from "./lines.js";
import { IDENTITY, matrixIn } from "./matrix.js";
import { openPdf } from "./open-pdf.js";
import { pageGlyphs } from "./page-glyphs.js";
import { pageLinks } from "./page-links.js";

type Layers = Awaited<ReturnType<PDFDocumentProxy["getOptionalContentConfig"]>>;

interface PdfText {
  text: string;
  /** Web addresses behind words and pictures. */
  links: string[];
  isPartial: boolean;
}

interface PageText {
  text: string;
  links: string[];
  isCut: boolean;
}

/**
 * Reads a PDF (ISO 32000) from where its glyphs are on the page, with the values of its form fields.
 * @throws Error if it is damaged, or needs a password to open
 */
export async function readPdf(content: Buffer): Promise<PdfText> {
  let glyphs = MAX_GLYPHS;
  const document = await openPdf(content);
  const layers = await document.getOptionalContentConfig();
  return readPages(document, async (page) => {
    const drawn = await drawnGlyphs(page, glyphs, layers);
    glyphs -= drawn.length;
    const text = pageText(understood(drawn));
    const annotations = await page.getAnnotations();
    const values = formValues(annotations, text);
    return {
      text: [text, ...values.map(plainCharacters)].join("\n"),
      links: pageLinks(annotations),
      isCut: glyphs <= 0,
    };
  });
}

/** Reads a PDF with pdfjs-dist's own text, which takes less time and memory, and joins and splits more words. */
export async function readPlainPdf(content: Buffer): Promise<PdfText> {
  return readPages(await openPdf(content), async (page) => {
    const { items } = await page.getTextContent();
    const texts = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : ""));
    const text = plainCharacters(texts.join("").slice(0, 2 * MAX_TEXT));
    return { text, links: [], isCut: false };
  });
}

async function readPages(
  document: PDFDocumentProxy,
  read: (page: PDFPageProxy) => Promise<PageText>,
): Promise<PdfText> {
  const budget = new Budget();
  const pages: string[] = [];
  const links = new Set<string>();
  budget.isPartial = document.numPages > MAX_PAGES;
  for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number++) {
    const page = await document.getPage(number);
    const { text, links: found, isCut } = await read(page);
    page.cleanup();
    pages.push(budget.takeText(text));
    for (const link of found) if (!links.has(link) && budget.takeRun(link)) links.add(link);
    budget.isPartial ||= isCut;
    if (isCut || (number < document.numPages && budget.isSpent())) break;
  }
  return { text: pages.join("\n\n").trim(), links: [...links], isPartial: budget.isPartial };
}

async function drawnGlyphs(page: PDFPageProxy, limit: number, layers: Layers) {
  const view = matrixIn(page.getViewport({ scale: 1 }).transform) ?? IDENTITY;
  const fonts = new Map<string, DrawnFont | null>();
  const lookUp = (name: string) => {
    const font = fonts.get(name) ?? fontOf(page, name);
    fonts.set(name, font);
    return font;
  };
  const drawing = await page.getOperatorList({ intent: "display" });
  return pageGlyphs(drawing, view, lookUp, limit, (layer) => layers.isVisible(layer) === true);
}

function fontOf(page: PDFPageProxy, name: string): DrawnFont | null {
  if (!page.commonObjs.has(name)) return null;
  const font: unknown = page.commonObjs.get(name);
  if (typeof font !== "object" || font === null) return null;
  const { isType3Font, fontMatrix } = font as Partial<Record<string, unknown>>;
  const matrix = matrixIn(fontMatrix) ?? [0.001, 0, 0, 0.001, 0, 0];
  return { name, isDrawn: isType3Font === true, fontMatrix: matrix };
}
