import { applicationTexts } from "#texts/application";
import { fileKindTexts } from "#texts/file-kinds";

/** Maximum file size, in bytes, inclusive. */
const MAX_BYTES = 5 * 1024 * 1024;

export const RESUME_EXTENSIONS = ".pdf,.doc,.docx";

/** A resume from an earlier application, stored on the server. */
export interface StoredResume {
  id: string;
  fileName: string;
  /** bytes */
  sizeBytes: number;
  /** Download path. */
  url: string;
  /** ISO 8601 */
  uploadedAt: string;
}

/** The resume to send with an application. */
export type ResumeChoice =
  | { kind: "none" }
  | { kind: "file"; file: File }
  | { kind: "stored"; resume: StoredResume };

const OTHER_EXTENSIONS: Readonly<Record<string, keyof typeof fileKindTexts.kinds>> = {
  rtf: "richText",
  htm: "webPage",
  html: "webPage",
  mht: "webArchive",
  mhtml: "webArchive",
  dot: "wordTemplate",
  dotx: "wordTemplate",
  wpd: "wordPerfect",
  odt: "openDocument",
  pages: "pages",
  xls: "spreadsheet",
  xlsx: "spreadsheet",
  numbers: "spreadsheet",
  ppt: "presentation",
  pptx: "presentation",
  key: "presentation",
  epub: "book",
  eml: "email",
  msg: "email",
  txt: "plainText",
  ps: "postScript",
  jpg: "picture",
  jpeg: "picture",
  png: "picture",
  heic: "picture",
  webp: "picture",
  gif: "picture",
  tif: "picture",
  tiff: "picture",
  zip: "archive",
  rar: "archive",
  "7z": "archive",
};

/** How a DOCX and a DOC begin, each byte as a character. */
const STARTS = ["PK\x03\x04", "\xd0\xcf\x11\xe0"];
/** A PDF may begin anywhere in the first kilobyte. */
const PDF_START = "%PDF-";
const START_BYTES = 1024;

/**
 * The error message for a file, checked before the upload; null if it may be fine: the server looks at the content, and decides about names
 * that say nothing.
 */
export async function resumeFault(file: File): Promise<string | null> {
  if (file.size > MAX_BYTES) return applicationTexts.resumeTooLarge;
  if (file.size === 0) return applicationTexts.resumeEmpty;
  const kind = kindByName(file.name);
  if (kind === undefined || mayBeResume(await startOf(file))) return null;
  return fileKindTexts.other(fileKindTexts.kinds[kind]);
}

function kindByName(name: string): keyof typeof fileKindTexts.kinds | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(OTHER_EXTENSIONS, extension) ? OTHER_EXTENSIONS[extension] : undefined;
}

const mayBeResume = (start: string): boolean =>
  start.includes(PDF_START) || STARTS.some((magic) => start.startsWith(magic));

/** Empty if the browser can't read the file. */
async function startOf(file: File): Promise<string> {
  try {
    const bytes = await file.slice(0, START_BYTES).arrayBuffer();
    return String.fromCharCode(...new Uint8Array(bytes));
  } catch {
    return "";
  }
}
