import type { fileKindTexts } from "#texts/file-kinds";
import type { SpooledFile } from "./spooled-file.js";
import { startOfText, textKindOf } from "./text-kind.js";

/** What people upload that is no resume we read. */
export type OtherKind = keyof typeof fileKindTexts.kinds;
/** Files that may be a resume: a DOCX is a zip archive, a DOC a compound file. */
export type ResumeKind = "pdf" | "zip" | "compound";
export type FileKind = ResumeKind | OtherKind;

/** PDF readers accept the header anywhere in the first kilobyte (ISO 32000-1, annex H.3.4.1). */
const HEAD_BYTES = 1024;

const PROGRAM = /^(?:MZ|\x7fELF)/;
/** Files that are also a program, an archive or a web page; a real PDF never is. */
const NEVER_PDF = ["MZ", "\x7fELF", "PK\x03\x04", "\xd0\xcf\x11\xe0", "<"];

const SIGNATURES: readonly (readonly [start: string, kind: FileKind])[] = [
  ["PK\x03\x04", "zip"],
  ["\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "compound"],
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
];

/** What the file is by its first kilobyte, whatever its name says; null if that can't be told. */
export async function kindOf(file: SpooledFile): Promise<FileKind | null> {
  const bytes = await file.read(0, HEAD_BYTES);
  const head = bytes.toString("latin1");
  const text = startOfText(bytes);
  const starts = [head.trimStart(), text];
  const isOther = NEVER_PDF.some((magic) => starts.some((start) => start.startsWith(magic)));
  if (head.includes("%PDF-") && !isOther) return "pdf";
  if (PROGRAM.test(head)) return null;
  const bySignature = SIGNATURES.find(([magic]) => head.startsWith(magic))?.[1];
  const byPattern = LATER_SIGNATURES.find(([pattern]) => pattern.test(head))?.[1];
  return bySignature ?? byPattern ?? textKindOf(text);
}
