/** Formats that text can be read from, by the extension of the stored file. */
export const EXTRACTED_FORMATS = ["pdf", "docx", "doc"] as const;
export type ExtractedFormat = (typeof EXTRACTED_FORMATS)[number];

/** Why a file has no text. */
export type ExtractionFailure =
  /** The parser refused it: damaged, encrypted, or made to break parsers. */
  "UNREADABLE" | "TOO_SLOW" | "TOO_MUCH_MEMORY";

/** Text with its line breaks, at most `MAX_TEXT` characters; or why there is none. */
export type Extraction = { text: string } | { failure: ExtractionFailure };

/** At most this many characters of a file are kept; a resume of ten pages has about 30,000. */
export const MAX_TEXT = 200_000;

/** Reads the text of a document that may be hostile. It neither throws for one nor harms this process. */
export interface TextExtractor {
  /** @throws Error only if the reader itself cannot be started: the file may be fine */
  extract(format: ExtractedFormat, content: Buffer): Promise<Extraction>;
}
