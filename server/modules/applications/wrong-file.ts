import { applicationTexts } from "#texts/application";
import { applicationErrorTexts } from "#texts/errors";
import { AppError } from "../../core/errors.js";

export const WRONG_TYPE = applicationTexts.resumeType;
export const { locked: LOCKED, macros: MACROS, infected: INFECTED } = applicationErrorTexts;

/** A FILE_TYPE error at the form's resume field. */
export const wrongFile = (message: string, cause?: unknown) =>
  new AppError("FILE_TYPE", message, { fields: { resume: message } }, { cause });
