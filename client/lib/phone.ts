import { phoneTexts } from "#texts/phone";

const codes = ["+1", "+91", "+44", "+61", "+81"] as const;

/** Dialing codes in the select; the first is the default. */
export const COUNTRY_CODES = codes.map((code) => ({ code, label: phoneTexts.countries[code] }));

export const DEFAULT_COUNTRY_CODE = codes[0];

const rules = async () => {
  const { default: parsePhoneNumber } = await import("libphonenumber-js/min");
  return parsePhoneNumber;
};

/** Loads the numbering plans (30 kB) ahead of time, so that submitting a form does not wait for them. */
export const preloadPhoneRules = (): void => void rules().catch(() => undefined);

/**
 * Whether the number's length is possible in the country. True if the numbering plans could not be loaded, since the
 * server checks again.
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
