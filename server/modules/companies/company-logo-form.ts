import { companyErrorTexts as texts } from "#texts/firm-errors";
import { AppError, badInput } from "../../core/errors.js";

/** Maximum size of a logo's file in bytes, inclusive. */
export const MAX_LOGO_BYTES = 2 * 1024 * 1024;

const about = (message: string) => ({ logo: message });

export const logoTooLarge = () => {
  const message = texts.logoTooLarge(MAX_LOGO_BYTES);
  return new AppError("FILE_TOO_LARGE", message, { fields: about(message) });
};
export const wrongLogo = (message: string) =>
  new AppError("FILE_TYPE", message, { fields: about(message) });
export const logoCutOff = () => badInput(texts.logoCutOff, about(texts.logoCutOff));
export const logoMissing = () => badInput(texts.logoMissing, about(texts.logoMissing));
