import { phoneTexts } from "#texts/phone";
import { usPhone } from "./us-phone";

const codes = ["+1", "+91", "+44", "+61", "+81"] as const;

/** Dialing codes in the select; the first is the default. */
export const COUNTRY_CODES = codes.map((code) => ({ code, label: phoneTexts.countries[code] }));

export const DEFAULT_COUNTRY_CODE = codes[0];

const importRules = async () => {
  const { default: parsePhoneNumber, AsYouType } = await import("libphonenumber-js/min");
  return { parsePhoneNumber, AsYouType };
};

let rules: Awaited<ReturnType<typeof importRules>> | undefined;

/** Loads the numbering plans (30 kB). Called when someone uses the fields, so that neither typing nor submitting waits. */
export const loadPhoneRules = async () => (rules ??= await importRules());

/** A country code typed in front of the number, although the form has a separate field for it. */
const REPEATED_CODE = /^\+\d+\s/;

/**
 * Whether the number's length is possible in the country. True if the numbering plans could not be loaded, since the
 * server checks again.
 * @param countryCode with its plus sign
 */
export async function isPossiblePhone(countryCode: string, phone: string): Promise<boolean> {
  try {
    const { parsePhoneNumber } = await loadPhoneRules();
    const number = parsePhoneNumber(`${countryCode}${phone.replace(REPEATED_CODE, "")}`);
    return number?.isPossible() ?? false;
  } catch {
    return true;
  }
}

/** The number as its country writes it, e.g. "(214) 555-0134"; while the numbering plans are missing, only one of the US. */
export function formatPhone(countryCode: string, phone: string): string {
  if (rules === undefined) return countryCode === DEFAULT_COUNTRY_CODE ? usPhone(phone) : phone;
  // The library would take a letter for the start of an extension, and drop what follows.
  const digits = phone.replace(/(?!^\+)\P{Nd}/gu, "");
  try {
    return new rules.AsYouType({ defaultCallingCode: countryCode.slice(1) }).input(digits);
  } catch {
    // An earlier application may have a country code that does not exist.
    return phone;
  }
}

/**
 * The position in the formatted number behind as many digits as are in `before`.
 * @param skip whether to go on to the next digit
 */
function positionAfter(before: string, formatted: string, skip: boolean): number {
  const digits = before.replace(/\P{Nd}/gu, "").length;
  const upTo = new RegExp(`^(?:\\D*\\d){${digits}}${skip ? "\\D*" : ""}`);
  return upTo.exec(formatted)?.[0].length ?? formatted.length;
}

/**
 * Formats the number in a field, and keeps the caret behind the same digit.
 * @param edit the edit's `inputType`. After the Delete key, the caret goes on to the next digit: otherwise it would
 * stop at a parenthesis, which formatting puts back.
 */
export function formatPhoneIn(input: HTMLInputElement, countryCode: string, edit?: string): void {
  const { value, selectionStart: start, selectionEnd: end } = input;
  const formatted = formatPhone(countryCode, value);
  if (formatted === value) return;
  input.value = formatted;
  // Setting a selection would move the focus here in Safari.
  if (start === null || end === null || document.activeElement !== input) return;
  const moved = (at: number) =>
    positionAfter(value.slice(0, at), formatted, edit === "deleteContentForward");
  input.setSelectionRange(moved(start), moved(end));
}
