import { splitTyped } from "#site/phone-spelling";

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
 * country, whatever was selected; so does one beside the name of a country. A country code that was typed twice or three times, as by
 * a browser into a form with a select, is dropped only if the number is invalid with it.
 * @param countryCode the selected calling code, e.g. "+91"; may be empty or unknown
 */
export function readPhoneNumber(
  parse: ParsePhone,
  countryCode: string,
  typed: string,
): PhoneReading {
  const { digits, extension, country } = splitTyped(typed);
  if (!/^(?:\d{1,3})?\+?\d+$/.test(digits)) return { fault: "NUMBER" };
  for (const { number, repeated } of candidates(country ?? countryCode, digits)) {
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

/** The likeliest first. */
function candidates(countryCode: string, digits: string): Candidate[] {
  const [, code, rest] = /^(\d+)\+(\d+)$/.exec(digits) ?? [];
  // The plus sign behind its code, or a code that a browser put before a number that has its own.
  if (rest !== undefined) return [{ number: `+${code}${rest}` }, ...withoutRepeat(`+${rest}`)];
  const abroad = internationalOf(countryCode, digits);
  if (abroad !== null) return withoutRepeat(abroad);
  const national = withoutRepeat(`${countryCode}${digits}`);
  if (!digits.startsWith("011")) return national;
  // Elsewhere than in the US, "011" may also begin an area code, as in Delhi.
  return [...national, ...withoutRepeat(`+${digits.slice(3)}`)];
}

/** No country's code begins with a zero, so zeros behind a plus sign are what is dialed to call abroad: "+0091 …". */
function internationalOf(countryCode: string, digits: string): string | null {
  if (digits.startsWith("+")) return digits.replace(/^\+0+/, "+");
  const exits = [EXIT_CODES[countryCode] ?? "00", "00"];
  const exit = exits.find((each) => digits.startsWith(each));
  return exit === undefined ? null : `+${digits.slice(exit.length)}`;
}

/** Until 2019, mobile phones in Mexico were called with a 1 behind the country code; many still write it. */
const MEXICAN_MOBILE = /^\+521(?=\d{10}$)/;

/** The number, and the number without a second and a third country code. */
const withoutRepeat = (number: string): Candidate[] => [
  { number: number.replace(MEXICAN_MOBILE, "+52") },
  ...[3, 2, 1].flatMap((length) => {
    const repeated = number.slice(1, 1 + length);
    const once = afterCode(number, repeated);
    const again = once === null ? null : afterCode(once, repeated);
    return [once, again].flatMap((each) => (each === null ? [] : [{ number: each, repeated }]));
  }),
];

/** Drops the second of two country codes; null if there is one. Zeros between them are dialed in the country or from abroad. */
function afterCode(number: string, code: string): string | null {
  const rest = number.slice(1 + code.length).replace(/^0{0,2}/, "");
  return code !== "" && rest.startsWith(code) ? `+${rest}` : null;
}
