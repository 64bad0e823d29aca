import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** @throws Error if it is damaged, or needs a password to open */
export function openPdf(content: Buffer): Promise<PDFDocumentProxy> {
  return getDocument({
    data: new Uint8Array(content),
    // Text needs neither the document's programs nor its fonts and pictures.
    isEvalSupported: false,
    useWasm: false,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: 1,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    verbosity: 0,
  }).promise;
}
