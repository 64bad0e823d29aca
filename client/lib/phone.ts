/** Dialling codes on offer (spec section 3); the first is the default. */
export const COUNTRY_CODES = [
  { code: "+1", label: "+1 United States" },
  { code: "+91", label: "+91 India" },
  { code: "+44", label: "+44 United Kingdom" },
  { code: "+61", label: "+61 Australia" },
  { code: "+81", label: "+81 Japan" },
] as const;

export const DEFAULT_COUNTRY_CODE = COUNTRY_CODES[0].code;

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
