/** The parts of a typed phone number. */
interface TypedPhone {
  /** As `phoneDigits` gives them. */
  digits: string;
  /** Digits; empty for none. */
  extension: string;
  /** Calling code of the country that is named in words, e.g. "+91"; null if none is. */
  country: string | null;
}

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
  "(?:tel(?:ephone)?|ph(?:one)?|mob(?:ile)?|cell(?:ular)?|home|work|office|direct|main|contact|landline|line|whats ?app|telegram|signal|voice|sms|call|texts?|number|num|primary|personal|business|private|preferred|best|only|day(?:time)?|evenings?|n[or](?=[.:])|[mctphwo])";
const LABEL = `(?:my )?${KIND}(?:(?:[ /,&]|(?<= )(?:and|or) )+(?:${KIND}|n[or])){0,3}`;
const LABEL_BEFORE = new RegExp(`^[(['"]*${LABEL}(?![a-z\\d])[\\s.:#)\\]–-]*`, "i");
const LABEL_AFTER = new RegExp(`[\\s,([/–-]*(?<![a-z])${LABEL}[\\s.)\\]]*$`, "i");
/** What programs put before a number in a link. */
const LINK = /^(?:(?:tel|callto|sms|whatsapp):(?:\/\/)?|(?:https?:\/\/)?wa\.me\/\+?(?=\d))/i;
/** Words before a number that names its country need no meaning, nor does what is in brackets: "IN +91 …", "+49 30 … (Germany)". */
const WORDS_BEFORE_PLUS = /^[^\d+]*\p{L}[^\d+]*(?=\+)/u;
const WORDS_IN_BRACKETS = /[([][^\d()[\]]*\p{L}[^\d()[\]]*[)\]]?/gu;
/** "+49 30 901820, Germany". Whole words in capitals stay, since they may be letters to dial: "+1 800 FLOWERS". */
const PLACE_AFTER =
  /(?:[\s,–-]+(?:\p{Lu}[\p{Ll}'.]+|(?:of|and|the)(?=\s)|\p{Lu}{2,3}(?!\p{L})))+\s*$/u;
/** Flags are two letters of their own kind; the other signs are pictures of phones and the like, and parts of keycaps. */
const FLAG = /\p{RI}{2}/gu;
const PICTURES = /[\p{Extended_Pictographic}\uFE0F\u20E3]/gu;
const FIRST_FLAG_LETTER = 0x1f1e6;
/** Fewer digits are no number, so what follows belongs to it: "+91, 98765 43210". */
const LEAST_DIGITS = 7;
/** RFC 3966: parameters that don't change the number to dial, such as ";isub=1". */
const PARAMETER = /;(?!ext=|phone-context=)[a-z][a-z\d-]*=[^;]*/gi;
/** RFC 3966: a local number whose country is in a parameter. */
const CONTEXT = /^(?:tel:)?(.*?);phone-context=(\+[\d.()-]+)(.*)$/i;
/** "p" and "w" are pauses on a phone's own keypad. */
const EXTENSION =
  /[\s,;([/–-]*(?:(?:ext(?:ensio)?n?|xtn?|x)[\s.:=#]*|[#,;][\s.:=]*|(?<=\d\s?)[pw]+)(\d+)[\s#)\].,;]*$/i;
/** An extension that was begun, and punctuation from a list or a sentence. */
const OPEN_END = /(?:[\s,;([]+(?:ext(?:ensio)?n?|ex?|x)[.:\s)\]]*|[\s,;.:'"#]+)$/i;
const SEPARATORS = /[\s.()[\]/·•_*~'"\-‐-―−ー]/gu;

/** Splits a number in any usual spelling, without what says which kind of phone it is. */
export function splitTyped(typed: string): TypedPhone {
  const { text, country } = withoutCountry(withoutLabels(plainText(typed)));
  const local = text.replace(PARAMETER, "").replace(CONTEXT, "$2$1$3");
  const whole = withSpaces(local).replace(OPEN_END, "");
  const extension = EXTENSION.exec(whole)?.[1] ?? "";
  const number = extension === "" ? whole : withoutLabels(whole.replace(EXTENSION, ""));
  return { digits: phoneDigits(number), extension, country };
}

/** Commas and the like inside of a number are no sign of an extension. */
const withSpaces = (text: string): string =>
  text.replace(/[,;:|]/g, (sign, at: number) =>
    text.slice(0, at).replace(/\D/g, "").length < LEAST_DIGITS ? " " : sign,
  );

/**
 * ASCII digits, after a "+" if there is one. Of "+1 +91 …" the first code is dropped: browsers put the selected one before a number
 * that has its own. "91+ …" stays, since the plus sign may belong to either side. Characters that don't belong into a number are
 * kept, for the caller to refuse or drop.
 * @param number without an extension
 */
export const phoneDigits = (number: string): string =>
  withoutLabels(plainText(number))
    .replace(SEPARATORS, "")
    .replace(/^\+\d{0,3}\+/, "+");

/** A number in a link of WhatsApp is international, with or without its plus sign. */
const withoutLabels = (text: string): string =>
  withoutWords(text.replace(LINK, (link) => (/wa\.me/i.test(link) ? "+" : "")))
    .replace(LABEL_BEFORE, "")
    .replace(LABEL_AFTER, "")
    .replace(/^[\s:;,'"]+/, "");

/** Only of a number that names its country: without it, "Denmark" says which one is meant. */
function withoutWords(text: string): string {
  const number = text.replace(WORDS_BEFORE_PLUS, "");
  if (!number.startsWith("+")) return text;
  return number
    .replace(WORDS_IN_BRACKETS, (words) => (/^.\s*(?:ext?|x)/i.test(words) ? words : " "))
    .replace(PLACE_AFTER, "");
}

/** Takes the name of a country off: "+1 (US) 214 …". */
function withoutCountry(text: string): { text: string; country: string | null } {
  for (const [country, names] of COUNTRIES) {
    const place = new RegExp(`[\\s,([]*(?<![a-z])(?:${names})(?![a-z\\d])[\\s:.)\\]-]*`, "i");
    if (place.test(text)) return { text: withoutLabels(text.replace(place, " ").trim()), country };
  }
  return { text, country: null };
}

/** ASCII digits and "+", without the invisible marks that contact apps put around a number, and with flags in words. */
const plainText = (typed: string): string =>
  typed
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/%2B/gi, "+")
    .replace(/%20/g, " ")
    .replace(FLAG, countryOfFlag)
    .replace(PICTURES, " ")
    .replace(/\p{Nd}/gu, asciiDigit)
    .trim()
    .replace(/^[<{«“‘]+|[>}»”’]+$/g, "")
    .trim();

function countryOfFlag(flag: string): string {
  const code = Array.from(
    flag,
    (letter) => (letter.codePointAt(0) ?? 0) - FIRST_FLAG_LETTER + 0x41,
  );
  const name = new Intl.DisplayNames("en", { type: "region" }).of(String.fromCharCode(...code));
  return ` ${name} `;
}

/** Unicode has the ten digits of every script in a row, zero first; some rows follow each other. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}
