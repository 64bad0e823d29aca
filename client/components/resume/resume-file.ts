import { applicationTexts } from "#texts/application";
import { fileKindTexts } from "#texts/file-kinds";
import { language } from "#texts/language";

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

/** The error message for a file, checked before the upload; null if it may be fine. */
export function resumeFault(file: File): string | null {
  if (file.size > MAX_BYTES) return applicationTexts.resumeTooLarge;
  return file.size === 0 ? applicationTexts.resumeEmpty : typeFault(file.name);
}

const rounded = (count: number, digits: number): string =>
  count.toLocaleString(language.locale, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

/** "84 KB" or "1.2 MB", in units of 1024, like the limit. @param bytes size in bytes */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1) return applicationTexts.bytes(rounded(bytes, 0));
  if (kilobytes < 1000) return applicationTexts.kilobytes(rounded(kilobytes, 0));
  return applicationTexts.megabytes(rounded(kilobytes / 1024, 1));
}

/** By its name. The server looks at the content, and decides about names that say nothing. */
function typeFault(name: string): string | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const kind = Object.hasOwn(OTHER_EXTENSIONS, extension) ? OTHER_EXTENSIONS[extension] : undefined;
  return kind ? fileKindTexts.other(fileKindTexts.kinds[kind]) : null;
}
