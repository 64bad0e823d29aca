import type { ShapedFont } from "./shaped-font.js";

/** What the types of pdfkit leave out: here are the parts we use, taken from its source. */
declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** What a heading of a table is about. */
      scope?: "Row" | "Column";
    }
    interface PDFFont {
      registerFont(name: string, font: ShapedFont): this;
    }
  }
}
