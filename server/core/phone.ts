import parsePhoneNumber from "libphonenumber-js/max";
import { readPhoneNumber, type PhoneReading } from "#site/phone-number";

/**
 * Reads a typed phone number; every entry of one goes through here.
 * @param countryCode the selected calling code, such as "+91"; a number that names its own country wins over it
 */
export const readPhone = (countryCode: string, typed: string): PhoneReading =>
  readPhoneNumber(parsePhoneNumber, countryCode, typed);

/** A country that a stored number may rather belong to: those that the forms offer. */
const OTHER_CODES = ["+91", "+44", "+61", "+81", "+1"];

/**
 * Why a stored number is doubtful: its country code is in it twice, it is invalid but would be valid in another country that the forms
 * offer, or it can't be called at all.
 */
export const PhoneDoubtEnum = {
  REPEATED_CODE: "REPEATED_CODE",
  OTHER_COUNTRY: "OTHER_COUNTRY",
  NOT_CALLABLE: "NOT_CALLABLE",
} as const;
export type PhoneDoubt = keyof typeof PhoneDoubtEnum;

/** @returns null for a number that can be called as it is stored, and for none */
export function phoneDoubt(countryCode: string, phone: string): PhoneDoubt | null {
  if (phone === "") return null;
  const reading = readPhone(countryCode, phone);
  if ("number" in reading) return reading.number.phone === phone ? null : "REPEATED_CODE";
  const others = OTHER_CODES.filter((code) => code !== countryCode);
  return others.some((code) => "number" in readPhone(code, phone))
    ? "OTHER_COUNTRY"
    : "NOT_CALLABLE";
}
