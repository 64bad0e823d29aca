import { applicationTexts } from "#texts/application";
import { applicationErrorTexts } from "#texts/errors";
import { AppError, badInput } from "../../core/errors.js";

/** Maximum size of a resume in bytes, inclusive. */
export const MAX_RESUME_BYTES = 5 * 1024 * 1024;

/** An error at the form field of the resume. */
const about = (message: string) => ({ resume: message });

export const resumeTooLarge = () => {
  const message = applicationTexts.resumeTooLarge;
  return new AppError("FILE_TOO_LARGE", message, { fields: about(message) });
};
export const resumeCutOff = () =>
  badInput(applicationErrorTexts.cutOff, about(applicationErrorTexts.cutOff));
export const resumeMissing = () =>
  badInput(applicationTexts.resumeMissing, about(applicationTexts.resumeMissing));

/** Rules for a request with a resume, over GraphQL and REST. */
export const RESUME_FORM = {
  maxFileBytes: MAX_RESUME_BYTES,
  tooLarge: resumeTooLarge,
  cutOff: resumeCutOff,
};
