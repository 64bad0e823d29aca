/** A phone number as it is stored. */
export interface PhoneNumber {
  /** Calling code of its country, e.g. "+91". */
  countryCode: string;
  /** National digits; an extension follows as "x123". At most 20 characters. */
  phone: string;
}

/** What is wrong with a typed number: it can't be called, or its extension is too long to be one. */
export type PhoneFault = "NUMBER" | "EXTENSION";

export type PhoneReading = { number: PhoneNumber } | { fault: PhoneFault };

/** `parsePhoneNumber` of libphonenumber-js. Passed in, since the server and the browser load different numbering plans. */
export type ParsePhone = (
  text: string,
  options: { extract: false },
) => { countryCallingCode: string; nationalNumber: string; isValid(): boolean } | undefined;

/** Typed characters that are accepted. The longest usual spelling has a label, a country code, and an extension. */
export const MAX_TYPED_PHONE = 50;
const MAX_STORED = 20;
const MAX_EXTENSION = 7;

/** Zeros of Arabic, Persian, and Devanagari digits. NFKC already turns full-width digits into ASCII. */
const FOREIGN_ZEROS = [0x660, 0x6f0, 0x966];
const KINDS = "tel|telephone|phone|ph|mobile|mob|cell|home|work|office|whatsapp";
const LABEL_BEFORE = new RegExp(`^(?:${KINDS})\\b[\\s.:]*`, "i");
const LABEL_AFTER = new RegExp(`[\\s,(]*\\b(?:${KINDS})\\b[\\s.)]*$`, "i");
/** RFC 3966: a local number whose country is in a parameter. */
const CONTEXT = /^(?:tel:)?(.*?);phone-context=(\+[\d.()-]+)(.*)$/i;
const EXTENSION = /[\s,;(]*(?:ext(?:ensio)?n?|xtn?|x|#|,|;)[\s.:=]*(\d+)[\s#)]*$/i;
const SEPARATORS = /[\s.()[\]/·•_*~\-‐-―−ー]/gu;

/** What is dialed before a country code when calling abroad, where it isn't "00". */
const EXIT_CODES: Record<string, string> = { "+1": "011", "+61": "0011", "+81": "010" };

/** What the digits may mean, in E.164. */
interface Candidate {
  number: string;
  /** The calling code that the number must turn out to have: the one that was dropped, since it was there twice. */
  repeated?: string;
}

/**
 * Reads a phone number in any usual spelling. A number that names its country (with "+", "00", or "011") belongs to that
 * country, whatever was selected. A country code that was typed twice is dropped only if the number is invalid with it.
 * @param countryCode the selected calling code, e.g. "+91"; may be empty or unknown
 */
export function readPhoneNumber(
  parse: ParsePhone,
  countryCode: string,
  typed: string,
): PhoneReading {
  const { digits, extension } = splitTyped(typed);
  if (!/^\+?\d+$/.test(digits)) return { fault: "NUMBER" };
  for (const { number, repeated } of candidates(countryCode, digits)) {
    const read = parse(number, { extract: false });
    const isMeant = repeated === undefined || read?.countryCallingCode === repeated;
    if (read?.isValid() && isMeant) return stored(read, extension);
  }
  return { fault: "NUMBER" };
}

function stored(
  { countryCallingCode, nationalNumber }: { countryCallingCode: string; nationalNumber: string },
  extension: string,
): PhoneReading {
  const phone = extension === "" ? nationalNumber : `${nationalNumber}x${extension}`;
  if (extension.length > MAX_EXTENSION || phone.length > MAX_STORED) return { fault: "EXTENSION" };
  return { number: { countryCode: `+${countryCallingCode}`, phone } };
}

/** The number's digits as in `phoneDigits`, and those of its extension. */
function splitTyped(typed: string): { digits: string; extension: string } {
  const whole = plainText(typed).replace(LABEL_AFTER, "").replace(CONTEXT, "$2$1$3");
  const extension = EXTENSION.exec(whole)?.[1] ?? "";
  const number = extension === "" ? whole : whole.replace(EXTENSION, "");
  return { digits: phoneDigits(number), extension };
}

/**
 * ASCII digits, after a "+" if there is one. Of "+1 +91 …" the first code is dropped: browsers put the selected one before a number
 * that has its own. Characters that don't belong into a number are kept, for the caller to refuse or drop.
 * @param number without an extension
 */
export const phoneDigits = (number: string): string =>
  plainText(number)
    .replace(LABEL_BEFORE, "")
    .replace(SEPARATORS, "")
    .replace(/^\+?\d{0,3}\+/, "+");

/** ASCII digits and "+", without the invisible marks that contact apps put around a number. */
const plainText = (typed: string): string =>
  typed
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/%2B/gi, "+")
    .replace(/%20/g, " ")
    .replace(/\p{Nd}/gu, asciiDigit)
    .trim();

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = FOREIGN_ZEROS.find((each) => code >= each && code < each + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** The likeliest first. */
function candidates(countryCode: string, digits: string): Candidate[] {
  const abroad = internationalOf(countryCode, digits);
  if (abroad !== null) return withoutRepeat(abroad);
  const national = withoutRepeat(`${countryCode}${digits}`);
  if (!digits.startsWith("011")) return national;
  // Elsewhere than in the US, "011" may also begin an area code, as in Delhi.
  return [...national, ...withoutRepeat(`+${digits.slice(3)}`)];
}

function internationalOf(countryCode: string, digits: string): string | null {
  if (digits.startsWith("+")) return digits;
  const exits = [EXIT_CODES[countryCode] ?? "00", "00"];
  const exit = exits.find((each) => digits.startsWith(each));
  return exit === undefined ? null : `+${digits.slice(exit.length)}`;
}

/** The number, and the number without a second country code. */
function withoutRepeat(number: string): Candidate[] {
  const [, repeated, rest] = /^\+(\d{1,3})0{0,2}\1(\d+)$/.exec(number) ?? [];
  if (repeated === undefined) return [{ number }];
  return [{ number }, { number: `+${repeated}${rest}`, repeated }];
}
