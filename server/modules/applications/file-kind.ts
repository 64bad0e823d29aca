import type { fileKindTexts } from "#texts/file-kinds";
import type { SpooledFile } from "./spooled-file.js";

/** What people upload that is no resume we read. */
export type OtherKind = keyof typeof fileKindTexts.kinds;
/** Files that may be a resume: a DOCX is a zip archive, a DOC a compound file. */
export type ResumeKind = "pdf" | "zip" | "compound";
export type FileKind = ResumeKind | OtherKind;

/** PDF readers accept the header anywhere in the first kilobyte (ISO 32000-1, annex H.3.4.1). */
const HEAD_BYTES = 1024;

const PROGRAM = /^(?:MZ|\x7fELF)/;
/** Files that are also a program, an archive or a web page; a real PDF never is. */
const NEVER_PDF = ["MZ", "\x7fELF", "PK\x03\x04", "\xd0\xcf\x11\xe0", "<", "\xef\xbb\xbf<"];

const SIGNATURES: readonly (readonly [start: string, kind: FileKind])[] = [
  ["PK\x03\x04", "zip"],
  ["\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "compound"],
  ["{\\rtf", "richText"],
  ["%!PS", "postScript"],
  ["\xffWPC", "wordPerfect"],
  ["\x89PNG", "picture"],
  ["\xff\xd8\xff", "picture"],
  ["GIF8", "picture"],
  ["II*\0", "picture"],
  ["MM\0*", "picture"],
  ["Rar!", "archive"],
  ["7z\xbc\xaf", "archive"],
  ["\x1f\x8b", "archive"],
];
/** After a size of four bytes. */
const LATER_SIGNATURES: readonly (readonly [pattern: RegExp, kind: FileKind])[] = [
  [/^RIFF[^]{4}WEBP/, "picture"],
  [/^[^]{4}ftyp(?:hei|hev|mif|avif)/, "picture"],
  [/^(?:\xef\xbb\xbf)?\s*(?:MIME-Version:|Content-Type: multipart)/i, "webArchive"],
  [/^From:? [^]*^(?:Message-ID|MIME-Version|Subject):/im, "email"],
  [/^(?:\xef\xbb\xbf)?\s*<\?xml[^]*(?:w:wordDocument|pkg:package)/, "wordXml"],
  [
    /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body|\?xml[^>]*>\s*<!doctype html)/i,
    "webPage",
  ],
];
/** Tabs, line ends, and everything printable, in any encoding that keeps ASCII. */
const PLAIN_TEXT = /^[\t\n\f\r\x20-\x7e\x80-\xff]+$/;

/** What the file is by its first kilobyte, whatever its name says; null if that can't be told. */
export async function kindOf(file: SpooledFile): Promise<FileKind | null> {
  const head = (await file.read(0, HEAD_BYTES)).toString("latin1");
  const start = head.trimStart();
  const isPdf = head.includes("%PDF-") && !NEVER_PDF.some((magic) => start.startsWith(magic));
  if (isPdf) return "pdf";
  if (PROGRAM.test(head)) return null;
  const bySignature = SIGNATURES.find(([magic]) => head.startsWith(magic))?.[1];
  const byPattern = LATER_SIGNATURES.find(([pattern]) => pattern.test(head))?.[1];
  return bySignature ?? byPattern ?? (PLAIN_TEXT.test(head) ? "plainText" : null);
}
