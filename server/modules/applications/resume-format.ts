import { AppError } from "../../core/errors.js";
import { inspectDoc } from "./inspect-doc.js";
import { inspectDocx } from "./inspect-docx.js";
import { inspectPdf } from "./inspect-pdf.js";
import { WRONG_TYPE, wrongFile } from "./wrong-file.js";
import type { SpooledFile } from "./spooled-file.js";

export interface ResumeFormat {
  extension: "pdf" | "doc" | "docx";
  contentType: string;
  /** @throws FILE_TYPE when the content is not what the extension says, or carries what a resume must not. */
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

/** By the name's extension. The type a browser declares is a guess from the same name, so it is not asked. */
export function formatOf(fileName: string): ResumeFormat {
  const extension = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase();
  const format = FORMATS.find((known) => known.extension === extension);
  if (!format) throw wrongFile(WRONG_TYPE);
  return format;
}

/** Checks the content. A parser that stumbles over it means that it is not such a file. */
export async function inspectResume(format: ResumeFormat, file: SpooledFile): Promise<void> {
  try {
    await format.inspect(file);
  } catch (error) {
    throw error instanceof AppError ? error : wrongFile(WRONG_TYPE, error);
  }
}
