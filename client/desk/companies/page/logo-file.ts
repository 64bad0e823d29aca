import { companyLogoTexts as texts } from "#texts/desk-companies";

/** Maximum size of the file in bytes, inclusive. */
const MAX_BYTES = 2 * 1024 * 1024;
const TYPES = ["image/png", "image/jpeg", "image/webp"];
/** Browsers know a type by the name. */
export const LOGO_TYPES = TYPES.join(",");

/** The error message for a file, checked before the upload; null if the file is fine. */
export function logoFault(file: File): string | null {
  if (!TYPES.includes(file.type)) return texts.wrongType;
  if (file.size > MAX_BYTES) return texts.tooLarge;
  return file.size === 0 ? texts.empty : null;
}

/** The picture as a data URL, which the page may show. @throws when the file can't be read */
export const readPicture = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    const fail = () => reject(new TypeError("Unreadable file"));
    reader.onload = ({ target }) =>
      typeof target?.result === "string" ? resolve(target.result) : fail();
    reader.onerror = fail;
    reader.readAsDataURL(file);
  });
