import { phoneFaultTexts, phoneTexts } from "#texts/phone";
import { usPhone } from "./us-phone";

const codes = ["+1", "+91", "+44", "+61", "+81"] as const;

/** Dialing codes in the select; the first is the default. */
export const COUNTRY_CODES = codes.map((code) => ({ code, label: phoneTexts.countries[code] }));

export const DEFAULT_COUNTRY_CODE = codes[0];

const importRules = () => import("./phone-rules");

let rules: Awaited<ReturnType<typeof importRules>> | undefined;

/** Loads the numbering plans (30 kB). Called when someone uses the fields, so that neither typing nor submitting waits. */
export const loadPhoneRules = async () => (rules ??= await importRules());

/**
 * Why the typed number is not accepted; undefined if it is, or if the numbering plans could not be loaded: the server
 * checks again, with longer ones.
 * @param countryCode with its plus sign; a number that names its own country needs none
 */
export async function phoneFault(countryCode: string, phone: string): Promise<string | undefined> {
  const loaded = await loadPhoneRules().catch(() => undefined);
  const reading = loaded?.readPhone(countryCode, phone);
  return reading && "fault" in reading ? phoneFaultTexts[reading.fault] : undefined;
}

/** An extension behind a number, or its beginning: "x12", "ext. 5", "e". */
const EXTENSION = /^((?:\D*\d){7,}?\D*?)\s*(?<![a-z])(e|ex|ext.*|[x#,;].*|[pw]+\d*)$/i;

function splitExtension(typed: string): { number: string; extension: string } {
  const [, number = typed, extension = ""] = EXTENSION.exec(typed) ?? [];
  return { number, extension };
}

/** The number as its country writes it, e.g. "(214) 555-0134 x5"; while the numbering plans are missing, only one of the US. */
export function formatPhone(countryCode: string, phone: string): string {
  if (rules === undefined) return countryCode === DEFAULT_COUNTRY_CODE ? usPhone(phone) : phone;
  const { number, extension } = splitExtension(phone);
  try {
    const formatted = rules.formatNumber(countryCode, number);
    return extension === "" ? formatted : `${formatted} ${extension}`;
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
  const { extension } = splitExtension(value);
  const moved = (at: number) =>
    // Formatting leaves the extension as it is.
    at > value.length - extension.length
      ? formatted.length - (value.length - at)
      : positionAfter(value.slice(0, at), formatted, edit === "deleteContentForward");
  input.setSelectionRange(moved(start), moved(end));
}
