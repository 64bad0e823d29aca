import { applicationErrorTexts } from "#texts/errors";
import { AppError } from "../../core/errors.js";
import type { TextExtractor } from "../../integrations/extraction/text-extractor.js";
import { kindOf, type FileKind, type ResumeKind } from "./file-kind.js";
import { inspectDoc } from "./inspect-doc.js";
import { inspectDocx } from "./inspect-docx.js";
import { inspectPdf } from "./inspect-pdf.js";
import { shortened } from "./resume-file-name.js";
import { DAMAGED, otherFile, WRONG_TYPE, wrongFile } from "./wrong-file.js";
import type { SpooledFile } from "./spooled-file.js";

export interface ResumeFormat {
  extension: "pdf" | "doc" | "docx";
  contentType: string;
}

interface InspectedFormat extends ResumeFormat {
  /** @throws FILE_TYPE if it contains anything forbidden in a resume, or has a password */
  inspect: (file: SpooledFile, extractor: TextExtractor) => Promise<void>;
}

const FORMATS: Readonly<Record<ResumeKind, InspectedFormat>> = {
  pdf: { extension: "pdf", contentType: "application/pdf", inspect: inspectPdf },
  compound: { extension: "doc", contentType: "application/msword", inspect: inspectDoc },
  zip: {
    extension: "docx",
    contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    inspect: inspectDocx,
  },
};
const mayBeResume = (kind: FileKind): kind is ResumeKind => Object.hasOwn(FORMATS, kind);
/** Of programs, web pages and files with macros: with a second ending behind it, the name would look like an attack. */
const DANGEROUS_NAME =
  /\.(?:exe|scr|msi|bat|cmd|vbs|ps1|jar|html?|xhtml|mht|mhtml|svg|docm|dotm)$/i;

/**
 * What the file is, by its content: browsers guess the media type from the name, and names are often wrong, or have no ending.
 * @param extractor tells whether an encrypted PDF opens without a password
 * @throws FILE_TYPE, with words that say what the file is if that is known
 */
export async function inspectResume(
  fileName: string,
  file: SpooledFile,
  extractor: TextExtractor,
): Promise<ResumeFormat> {
  const kind = await kindOf(file);
  if (kind === null) throw wrongFile(WRONG_TYPE);
  if (!mayBeResume(kind)) throw otherFile(kind);
  const format = await inspected(FORMATS[kind], file, extractor);
  if (DANGEROUS_NAME.test(fileName))
    throw wrongFile(applicationErrorTexts.rename(`.${format.extension}`));
  return format;
}

/** A parser error means that the file is damaged. */
async function inspected(
  { inspect, extension, contentType }: InspectedFormat,
  file: SpooledFile,
  extractor: TextExtractor,
): Promise<ResumeFormat> {
  try {
    await inspect(file, extractor);
    return { extension, contentType };
  } catch (error) {
    throw error instanceof AppError ? error : wrongFile(DAMAGED, error);
  }
}

/** The name as it is stored and sent on: with the ending of what the file is, and still of the length that fits. */
export function nameAs(fileName: string, { extension }: ResumeFormat): string {
  if (fileName.toLowerCase().endsWith(`.${extension}`)) return fileName;
  const stem = fileName.replace(/\.(?:pdf|docx?)$|\.+$/i, "");
  return shortened(stem || "resume", `.${extension}`);
}
