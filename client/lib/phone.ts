import { phoneTexts } from "#texts/phone";

const codes = ["+1", "+91", "+44", "+61", "+81"] as const;

/** Dialing codes on offer (spec section 3); the first is the default. */
export const COUNTRY_CODES = codes.map((code) => ({ code, label: phoneTexts.countries[code] }));

export const DEFAULT_COUNTRY_CODE = codes[0];

const rules = async () => {
  const { default: parsePhoneNumber } = await import("libphonenumber-js/min");
  return parsePhoneNumber;
};

/** Fetches the numbering plans (30 kB), so that they are there when a form is sent. */
export const preloadPhoneRules = (): void => void rules().catch(() => undefined);

/**
 * Whether a number of that length can exist in the country. True when the plans could not be
 * loaded: the server checks again.
 * @param countryCode with its plus sign
 */
export async function isPossiblePhone(countryCode: string, phone: string): Promise<boolean> {
  try {
    const parsePhoneNumber = await rules();
    return parsePhoneNumber(`${countryCode}${phone}`)?.isPossible() ?? false;
  } catch {
    return true;
  }
}
