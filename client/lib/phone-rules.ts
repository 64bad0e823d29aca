import parsePhoneNumber, { AsYouType } from "libphonenumber-js/min";
import { phoneDigits, readPhoneNumber, type PhoneReading } from "#site/phone-number";

export const readPhone = (countryCode: string, typed: string): PhoneReading =>
  readPhoneNumber(parsePhoneNumber, countryCode, typed);

/**
 * The number as its country writes it, or as much of it as was typed so far.
 * @param number without an extension
 * @throws for a country code that does not exist
 */
export function formatNumber(countryCode: string, number: string): string {
  // The library would take a letter for the start of an extension, and drop what follows.
  const digits = phoneDigits(number).replace(/(?!^\+)\D/g, "");
  return new AsYouType({ defaultCallingCode: countryCode.slice(1) }).input(digits);
}
