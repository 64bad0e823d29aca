import type { PhoneNumber } from "#site/phone-number";
import { readPhone } from "../../../core/phone.js";

const SPAN =
  /(?<![\p{L}\d/@.-])(?:\+|00)?\s?\(?\d[\d\s().·\u2012-\u2014-]{6,22}\d(?:\s*(?:x|ext\.?|extension)\s*\d{1,6})?(?![\d@])/giu;
const MOBILE = /\b(?:m|c|mob|mobile|cell|cellular|whatsapp)\b[\s.:#)\]-]*$/i;
const FEWEST_DIGITS = 10;
const FEWEST_ABROAD = 8;
/** As Americans group a number: "(214) 555-0100". */
const US_GROUPS =
  /^(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.·\u2012\u2013-]+\d{3}[\s.·\u2012\u2013-]+\d{4}\b/;
/** As Indians group one. */
const INDIAN_GROUPS = /^\d{5}[\s-]\d{5}$/;

interface Found {
  number: PhoneNumber;
  isMobile: boolean;
}

/**
 * The person's number: the one called mobile if there are several, otherwise the first. Null if there is none, or its country isn't
 * known: ten digits in a row may be a number in several.
 * @param country where the person lives, ISO 3166-1 alpha-2; null if that isn't known
 */
export function phoneIn(lines: readonly string[], country: string | null): PhoneNumber | null {
  const found = lines.flatMap((line) => numbersIn(line, country));
  return (found.find(({ isMobile }) => isMobile) ?? found[0])?.number ?? null;
}

function numbersIn(line: string, country: string | null): Found[] {
  return [...line.matchAll(SPAN)].flatMap(({ 0: span, index }) => {
    const code = codeFor(span.trim(), country);
    const reading = code === null ? null : readPhone(code, span.trim());
    const before = line.slice(0, index);
    return reading && "number" in reading
      ? [{ number: reading.number, isMobile: MOBILE.test(before) }]
      : [];
  });
}

/** The calling code that a number without one is read with; null if it is too short, or may be one of several countries. */
function codeFor(span: string, country: string | null): string | null {
  const digits = span.replace(/\D/g, "").length;
  const isAbroad = /^(?:\+|00)/.test(span);
  if (digits < (isAbroad ? FEWEST_ABROAD : FEWEST_DIGITS)) return null;
  if (isAbroad) return "+1";
  if (country === "IN" || INDIAN_GROUPS.test(span)) return "+91";
  const isHere = country === "US" || country === "CA";
  return isHere || (country === null && US_GROUPS.test(span)) ? "+1" : null;
}
