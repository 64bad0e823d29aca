/** The parts of a typed phone number. */
interface TypedPhone {
  /** As `phoneDigits` gives them. */
  digits: string;
  /** Digits; empty for none. */
  extension: string;
  /** Calling code of the country that is named in words, e.g. "+91"; null if none is. */
  country: string | null;
}

/** Zeros of Arabic, Persian, and Devanagari digits. NFKC already turns full-width digits into ASCII. */
const FOREIGN_ZEROS = [0x660, 0x6f0, 0x966];

/** Names that people write beside a number, of the countries in the select. */
const COUNTRIES: readonly (readonly [calling: string, names: string])[] = [
  ["+1", "usa?|u\\.s\\.(?:a\\.)?|united states|canada"],
  ["+91", "ind|india"],
  ["+44", "uk|u\\.k\\.|gb|united kingdom"],
  ["+61", "aus?|australia"],
  ["+81", "jp|jpn|japan"],
];
/** "No" alone is an answer, not a number. */
const KIND =
  "(?:tel(?:ephone)?|ph(?:one)?|mob(?:ile)?|cell(?:ular)?|home|work|office|direct|main|contact|whats ?app|call|text|number|num|n[or](?=[.:])|[mctphwo])";
const LABEL = `(?:(?:my|primary|personal|business) )?${KIND}(?:[ /]+(?:${KIND}|n[or])){0,2}`;
const LABEL_BEFORE = new RegExp(`^[(['"]*${LABEL}(?![a-z\\d])[\\s.:#)\\]–-]*`, "i");
const LABEL_AFTER = new RegExp(`[\\s,([/–-]*(?<![a-z])${LABEL}[\\s.)\\]]*$`, "i");
/** What programs put before a number in a link. */
const LINK = /^(?:(?:tel|callto|sms|whatsapp):(?:\/\/)?|(?:https?:\/\/)?wa\.me\/\+?(?=\d))/i;
/** RFC 3966: a local number whose country is in a parameter. */
const CONTEXT = /^(?:tel:)?(.*?);phone-context=(\+[\d.()-]+)(.*)$/i;
/** "p" and "w" are pauses on a phone's own keypad. */
const EXTENSION =
  /[\s,;([/–-]*(?:(?:ext(?:ensio)?n?|xtn?|x)[\s.:=#]*|[#,;][\s.:=]*|(?<=\d\s?)[pw]+)(\d+)[\s#)\].,;]*$/i;
/** An extension that was begun, and punctuation from a list or a sentence. */
const OPEN_END = /(?:[\s,;([]+(?:ext(?:ensio)?n?|x)[.:\s]*|[\s,;.:'"]+)$/i;
const SEPARATORS = /[\s.()[\]/·•_*~'"\-‐-―−ー]/gu;

/** Splits a number in any usual spelling, without what says which kind of phone it is. */
export function splitTyped(typed: string): TypedPhone {
  const { text, country } = withoutCountry(withoutLabels(plainText(typed)));
  const whole = text.replace(CONTEXT, "$2$1$3").replace(OPEN_END, "");
  const extension = EXTENSION.exec(whole)?.[1] ?? "";
  const number = extension === "" ? whole : withoutLabels(whole.replace(EXTENSION, ""));
  return { digits: phoneDigits(number), extension, country };
}

/**
 * ASCII digits, after a "+" if there is one. Of "+1 +91 …" the first code is dropped: browsers put the selected one before a number
 * that has its own. Characters that don't belong into a number are kept, for the caller to refuse or drop.
 * @param number without an extension
 */
export const phoneDigits = (number: string): string =>
  withoutLabels(plainText(number))
    .replace(SEPARATORS, "")
    .replace(/^\+?\d{0,3}\+/, "+");

/** A number in a link of WhatsApp is international, with or without its plus sign. */
const withoutLabels = (text: string): string =>
  text
    .replace(LINK, (link) => (/wa\.me/i.test(link) ? "+" : ""))
    .replace(LABEL_BEFORE, "")
    .replace(LABEL_AFTER, "")
    .replace(/^[\s:;,'"]+/, "");

/** Takes the name of a country off: "+1 (US) 214 …". */
function withoutCountry(text: string): { text: string; country: string | null } {
  for (const [country, names] of COUNTRIES) {
    const place = new RegExp(`[\\s,([]*(?<![a-z])(?:${names})(?![a-z\\d])[\\s:.)\\]-]*`, "i");
    if (place.test(text)) return { text: withoutLabels(text.replace(place, " ").trim()), country };
  }
  return { text, country: null };
}

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
