import parsePhoneNumber from "libphonenumber-js/max";

/** A country code typed in front of the number, although the form has a separate field for it. */
const REPEATED_CODE = /^\+\d+\s/;

/**
 * The digits of a phone number without its country code.
 * @param countryCode such as "+91"
 * @returns null if this country has no such number
 */
export function nationalNumber(countryCode: string, phone: string): string | null {
  const number = parsePhoneNumber(`${countryCode}${phone.replace(REPEATED_CODE, "")}`);
  return number?.isPossible() ? number.nationalNumber : null;
}
