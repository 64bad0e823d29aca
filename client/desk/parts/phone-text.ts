import { usPhone } from "../../lib/us-phone";

/**
 * "+1 (214) 555-0134", as people in the US write it; other numbers as they were given.
 * @param phone digits; an extension follows as "x12"
 */
export function phoneText(countryCode: string, phone: string): string {
  const digits = phone.replace(/[^\dx]/g, "");
  const written = countryCode === "+1" ? usPhone(digits) : digits;
  return `${countryCode} ${written === digits ? phone : written}`.trim();
}
