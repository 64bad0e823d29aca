import { AppError } from "../../core/errors.js";

export const WRONG_TYPE = "Upload a PDF, DOC or DOCX file.";
export const LOCKED =
  "This file is protected by a password. Upload a PDF, DOC or DOCX file without one.";
export const MACROS = "This file contains macros. Upload a PDF, DOC or DOCX file without them.";
export const INFECTED = "This file did not pass the virus check. Upload another one.";

/** FILE_TYPE (415), at the form's resume field. */
export const wrongFile = (message: string, cause?: unknown) =>
  new AppError("FILE_TYPE", 415, message, { fields: { resume: message } }, { cause });
