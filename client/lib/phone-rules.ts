import parsePhoneNumber, { AsYouType } from "libphonenumber-js/min";
import { readPhoneNumber, type PhoneReading } from "#site/phone-number";
import { phoneDigits, splitTyped } from "#site/phone-spelling";

export const readPhone = (countryCode: string, typed: string): PhoneReading =>
  readPhoneNumber(parsePhoneNumber, countryCode, typed);

/** Whether no digits were typed yet: "Ind". */
const isWord = (text: string): boolean => /[\p{L}\p{RI}]/u.test(text) && !/\p{Nd}/u.test(text);

/**
 * The number as its country writes it, or as much of it as was typed so far.
 * @param number without an extension
 * @throws for a country code that does not exist
 */
export function formatNumber(countryCode: string, number: string): string {
  // Without the name of its country, the number may mean another one.
  if (isWord(number) || splitTyped(number).country !== null) return number;
  const plain = phoneDigits(number);
  // Without its plus sign, "91+ …" would be a number of the selected country.
  if (/^\d{1,3}\+/.test(plain)) return number;
  // The library would take a letter for the start of an extension, and drop what follows.
  const digits = plain.replace(/(?!^\+)\D/g, "");
  return new AsYouType({ defaultCallingCode: countryCode.slice(1) }).input(digits);
}
