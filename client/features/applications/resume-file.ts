import { applicationTexts } from "#texts/application";
import { language } from "#texts/language";

/** Maximum file size, in bytes, inclusive. */
const MAX_BYTES = 5 * 1024 * 1024;

export const RESUME_EXTENSIONS = ".pdf,.doc,.docx";

/** A resume from an earlier application, stored on the server. */
export interface StoredResume {
  id: string;
  fileName: string;
  /** bytes */
  sizeBytes: number;
  /** Download path. */
  url: string;
  /** ISO 8601 */
  uploadedAt: string;
}

/** The resume to send with an application. */
export type ResumeChoice =
  | { kind: "none" }
  | { kind: "file"; file: File }
  | { kind: "stored"; resume: StoredResume };

/** The error message for a file, checked before the upload; null if the file is fine. */
export function resumeFault(file: File): string | null {
  if (!/\.(pdf|docx?)$/i.test(file.name)) return applicationTexts.resumeType;
  if (file.size > MAX_BYTES) return applicationTexts.resumeTooLarge;
  return file.size === 0 ? applicationTexts.resumeEmpty : null;
}

const rounded = (count: number, digits: number): string =>
  count.toLocaleString(language.locale, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

/** "84 KB" or "1.2 MB", in units of 1024, like the limit. @param bytes size in bytes */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1) return applicationTexts.bytes(rounded(bytes, 0));
  if (kilobytes < 1000) return applicationTexts.kilobytes(rounded(kilobytes, 0));
  return applicationTexts.megabytes(rounded(kilobytes / 1024, 1));
}
