import { applicationTexts } from "#texts/application";
import { language } from "#texts/language";

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
