import {
  getDocument,
  GlobalWorkerOptions,
  RenderingCancelledException,
  TextLayer,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import workerAddress from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";

GlobalWorkerOptions.workerSrc = workerAddress;

/** Larger pictures are left out: a small file can unpack to a huge one. */
const MAX_PICTURE_PIXELS = 32_000_000;
/** Pages are drawn with at most this many pixels, whatever size the file claims. */
const MAX_PAGE_PIXELS = 16_000_000;

export type PdfFile = PDFDocumentProxy;
export type PdfPage = PDFPageProxy;

export interface OpenPdf {
  file: PdfFile;
  /** Ends the worker. */
  close: () => void;
}

/** Reads a PDF in a worker. Its scripts and forms are not run. @throws if the file is broken or asks for a password */
export async function openPdf(data: ArrayBuffer): Promise<OpenPdf> {
  const task = getDocument({
    data: new Uint8Array(data),
    maxImageSize: MAX_PICTURE_PIXELS,
    enableXfa: false,
    isEvalSupported: false,
    // Our content security policy has no WebAssembly.
    useWasm: false,
    disableRange: true,
    disableStream: true,
    verbosity: 0,
  });
  const close = () => void task.destroy().catch(() => undefined);
  // The library would ask for a password and wait.
  task.onPassword = close;
  return { file: await task.promise, close };
}

/** Draws a page, and its words over it, so that they can be selected. @returns a function that stops it */
export function drawPage(
  page: PdfPage,
  scale: number,
  canvas: HTMLCanvasElement,
  words: HTMLElement,
): () => void {
  const viewport = page.getViewport({ scale });
  const { width, height } = viewport;
  const sharpness = Math.min(
    window.devicePixelRatio,
    Math.sqrt(MAX_PAGE_PIXELS / (width * height)),
  );
  canvas.width = Math.max(1, Math.floor(width * sharpness));
  canvas.height = Math.max(1, Math.floor(height * sharpness));
  words.replaceChildren();
  const picture = page.render({ canvas, viewport, transform: [sharpness, 0, 0, sharpness, 0, 0] });
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: words,
    viewport,
  });
  picture.promise.catch(unlessCancelled);
  layer.render().catch(() => undefined);
  return () => {
    picture.cancel();
    layer.cancel();
  };
}

/** A page that can't be drawn stays white; its words may still be there. */
function unlessCancelled(error: unknown): void {
  if (!(error instanceof RenderingCancelledException)) console.warn(error);
}
