import type { Block } from "./document.js";

/** Formats that text can be read from, by the extension of the stored file. */
export const EXTRACTED_FORMATS = ["pdf", "docx", "doc"] as const;
export type ExtractedFormat = (typeof EXTRACTED_FORMATS)[number];

/** Raised with every change of what is read; stored texts are then read again. */
export const READER_VERSION = 6;

/** Why a file has no text. */
export type ExtractionFailure =
  /** The parser refused it: damaged, encrypted, or made to break parsers. */
  "UNREADABLE" | "TOO_SLOW" | "TOO_MUCH_MEMORY";

/**
 * Text with its line breaks, at most `MAX_TEXT` characters; or why there is none. `blocks` has the same text with its
 * structure, and is null for PDF, which is shown as the file itself. `links` are http, https, and mailto addresses behind words
 * and pictures, each once; a PDF gives no mailto. `isPartial`: something was cut by a limit.
 */
export type Extraction =
  | { text: string; blocks: Block[] | null; links: string[]; isPartial: boolean }
  | { failure: ExtractionFailure };

/** At most this many characters of a file are kept; a resume of ten pages has about 30,000. */
export const MAX_TEXT = 200_000;

/** Reads the text of a document that may be hostile. It neither throws for one nor harms this process. */
export interface TextExtractor {
  /** @throws Error only if the reader itself cannot be started: the file may be fine */
  extract(format: ExtractedFormat, content: Buffer): Promise<Extraction>;
}
