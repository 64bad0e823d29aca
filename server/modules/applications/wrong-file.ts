import { applicationTexts } from "#texts/application";
import { applicationErrorTexts } from "#texts/errors";
import { AppError } from "../../core/errors.js";

export const WRONG_TYPE = applicationTexts.resumeType;
export const { locked: LOCKED, macros: MACROS, infected: INFECTED } = applicationErrorTexts;

/** FILE_TYPE (415), at the form's resume field. */
export const wrongFile = (message: string, cause?: unknown) =>
  new AppError("FILE_TYPE", 415, message, { fields: { resume: message } }, { cause });
