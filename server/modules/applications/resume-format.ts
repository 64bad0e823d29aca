import { AppError } from "../../core/errors.js";
import { inspectDoc } from "./inspect-doc.js";
import { inspectDocx } from "./inspect-docx.js";
import { inspectPdf } from "./inspect-pdf.js";
import { WRONG_TYPE, wrongFile } from "./wrong-file.js";
import type { SpooledFile } from "./spooled-file.js";

export interface ResumeFormat {
  extension: "pdf" | "doc" | "docx";
  contentType: string;
  /** @throws FILE_TYPE if the content does not match the extension, or contains anything forbidden in a resume */
  inspect: (file: SpooledFile) => Promise<void>;
}

const FORMATS: readonly ResumeFormat[] = [
  { extension: "pdf", contentType: "application/pdf", inspect: inspectPdf },
  { extension: "doc", contentType: "application/msword", inspect: inspectDoc },
  {
    extension: "docx",
    contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    inspect: inspectDocx,
  },
];

/** Chosen by the name's extension. The browser's media type is ignored, since browsers guess it from the same name. */
export function formatOf(fileName: string): ResumeFormat {
  const extension = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase();
  const format = FORMATS.find((known) => known.extension === extension);
  if (!format) throw wrongFile(WRONG_TYPE);
  return format;
}

/** Checks the content. A parser error means that the file has another format. */
export async function inspectResume(format: ResumeFormat, file: SpooledFile): Promise<void> {
  try {
    await format.inspect(file);
  } catch (error) {
    throw error instanceof AppError ? error : wrongFile(WRONG_TYPE, error);
  }
}
