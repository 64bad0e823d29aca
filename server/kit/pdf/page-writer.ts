import { featuresOf } from "./direction.js";
import { printable } from "./printable.js";
import type { PdfFonts, Weight } from "./pdf-fonts.js";
import { TextLines, type Line } from "./text-lines.js";

export const MARGIN = 56;
const FOOT = 72;
const INK = "#16202e";
export const MUTED = "#55606e";
const LINE = "#c9d1da";

/** Noto Sans' own, in parts of the font size. Taller letters of other scripts still do not touch the next line. */
const LINE_HEIGHT = 1.36;
const BASELINE = 1.07;

/** An element of the tree of tags. */
export interface Element {
  type: string;
  node: PDFKit.PDFStructureElement;
}

export interface Look {
  weight?: Weight;
  /** In points. */
  size?: number;
  color?: string;
}

/** A text on its way to the page. */
interface Column {
  lines: readonly Line[];
  left: number;
  /** Gets the text. */
  element: Element;
}

export interface Cell {
  text: string;
  element: Element;
  /** In points. */
  left: number;
  width: number;
}

/** Writes texts with what they are (ISO 32000, 14.8: tagged PDF), page after page. */
export class PageWriter {
  /** Where the next line starts: points from the top. */
  y = MARGIN;
  private readonly setters: Record<Weight, TextLines>;

  constructor(
    readonly doc: PDFKit.PDFDocument,
    private readonly fonts: Record<Weight, PdfFonts>,
  ) {
    this.setters = { regular: new TextLines(fonts.regular), bold: new TextLines(fonts.bold) };
    for (const font of Object.values(fonts).flatMap(({ all }) => all))
      doc.registerFont(font.postscriptName, font);
  }

  get width(): number {
    return this.doc.page.width - 2 * MARGIN;
  }

  private get bottom(): number {
    return this.doc.page.height - FOOT;
  }

  /** A new element in another. */
  open(
    type: string,
    parent: Element,
    options: PDFKit.Mixins.StructureElementOptions = {},
  ): Element {
    const node = this.doc.struct(type, options);
    parent.node.add(node);
    return { type, node };
  }

  /** A text over the whole width. */
  text(element: Element, text: string, look: Look): void {
    this.cells([{ text, element, left: MARGIN, width: this.width }], look);
  }

  /** Texts beside each other. They go on at the next page where they must. */
  cells(cells: readonly Cell[], look: Look): void {
    const height = lineHeight(look);
    const columns = cells.map(({ text, element, left, width }): Column => ({
      lines: this.lines(text, width, look),
      left,
      element,
    }));
    const count = Math.max(...columns.map(({ lines }) => lines.length));
    let written = 0;
    while (written < count) {
      this.startPage(height);
      const fitting = Math.max(1, Math.floor((this.bottom - this.y) / height));
      for (const column of columns) this.column(column, written, written + fitting, look);
      this.y += Math.min(fitting, count - written) * height;
      written += fitting;
    }
  }

  /** In points. */
  height(cells: readonly Pick<Cell, "text" | "width">[], look: Look): number {
    const counts = cells.map(({ text, width }) => this.lines(text, width, look).length);
    return Math.max(...counts) * lineHeight(look);
  }

  private column({ lines, left, element }: Column, from: number, to: number, look: Look): void {
    const shown = lines.slice(from, to);
    if (shown.length === 0) return;
    element.node.add(this.doc.markStructureContent(element.type));
    for (const [at, line] of shown.entries())
      this.line(line, left, this.y + at * lineHeight(look), look);
    this.doc.endMarkedContent();
  }

  private line(line: Line, left: number, top: number, { size = SIZE, color = INK }: Look): void {
    const baseline = top + BASELINE * size;
    let x = left;
    for (const { font, text, width, level } of line) {
      this.doc.font(font.postscriptName).fontSize(size).fillColor(color);
      const features = featuresOf(level);
      this.doc.text(text, x, baseline, { ...IN_PLACE, ...(features && { features }) });
      x += width * size;
    }
  }

  private lines(text: string, width: number, { weight = "regular", size = SIZE }: Look): Line[] {
    const fonts = this.fonts[weight];
    const shown = printable(text, (letter) => fonts.has(letter));
    return this.setters[weight].of(shown, width / size);
  }

  /** A line over the whole width, which screen readers pass over. */
  rule(): void {
    this.doc.markContent("Artifact", { type: "Layout" });
    this.doc
      .moveTo(MARGIN, this.y)
      .lineTo(MARGIN + this.width, this.y)
      .lineWidth(0.5)
      .stroke(LINE);
    this.doc.endMarkedContent();
  }

  /** Starts a new page when that many points do not fit on this one, but on a new one. @returns whether it did */
  startPage(points: number): boolean {
    if (this.y + points <= this.bottom || points > this.bottom - MARGIN) return false;
    this.doc.addPage();
    this.y = MARGIN;
    return true;
  }

  /** Texts that repeat on pages, which screen readers pass over. */
  repeated(cells: readonly Omit<Cell, "element">[], look: Look): void {
    this.doc.markContent("Artifact", { type: "Pagination" });
    for (const { text, left, width } of cells)
      for (const [at, line] of this.lines(text, width, look).entries())
        this.line(line, left, this.y + at * lineHeight(look), look);
    this.doc.endMarkedContent();
    this.y += this.height(cells, look);
  }

  /** At the end of every page. */
  feet(foot: (page: number, pages: number) => string, look: Look): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let at = 0; at < count; at += 1) {
      this.doc.switchToPage(start + at);
      this.y = this.doc.page.height - FOOT / 2 - 6;
      this.repeated([{ text: foot(at + 1, count), left: MARGIN, width: this.width }], look);
    }
  }
}

const IN_PLACE = { lineBreak: false, baseline: "alphabetic" } as const;
const SIZE = 10;
export const lineHeight = ({ size = SIZE }: Look): number => size * LINE_HEIGHT;
