import type { SalaryPeriod } from "../pay/salary-range.js";

export interface NamedAmount {
  /** In whole units: dollars, not cents. */
  amount: number;
  /** Null if the text names no period, or one that ranges do not have. */
  period: SalaryPeriod | null;
}

/** Pay on top of the salary, or something else in money. */
const EXTRA =
  /\b(?:bonus\w*|sign(?:ing)?[ -]on|commission\w*|equity|stock|stipend|allowance|relocation|per diem|401|tuition|referral|overtime|ote|reimburse\w*|differential)\b/i;
const AMOUNT =
  /(?:(?<sign>[$€£¥₹])\s?)?(?<number>\d[\d,]{0,14}(?:\.\d{1,2})?)\s?(?<thousand>k\b)?(?<time>\s?(?:hours|hrs|days|weeks|months|years|%))?/giu;
const PERIODS: readonly (readonly [RegExp, SalaryPeriod])[] = [
  [/(?<!\p{L})(?:hours?|hourly|hrs?|ph)\b|\/\s?h\b/iu, "HOUR"],
  [/(?<!\p{L})(?:years?|yearly|yrs?|annum|annual(?:ly)?|annually|pa)\b|\/\s?y\b/iu, "YEAR"],
];
/** Only right after an amount: texts name days, weeks, and months for much else. */
const AFTER_AMOUNT =
  /\d\s?k?(?: usd| dollars)?\s?(?:\/\s?|\b(?:an?|per|each|every)\s)(day|week|wk|month|mo)\b/i;
const SHORT_PERIODS: Readonly<Record<string, SalaryPeriod>> = {
  day: "DAY",
  week: "WEEK",
  wk: "WEEK",
  month: "MONTH",
  mo: "MONTH",
};
const OTHER_PERIOD = /\b(?:days?|daily|weeks?|weekly|biweekly|months?|monthly)\b/i;
/** Tax terms have numbers, too: "W2", "C2C", "1099". */
const TAX_TERMS = /\bW-?[289]\b|\bC2[CHP]\b|(?<![$€£¥₹,.\d-]\s?)\b1099\b(?![,.]?\d)/gi;
/** How long or how often people work: "40 hours a week", "3 days/week", "a 40-hour week". */
const WORKING_TIME =
  /(?<![$€£¥₹,.\d-]\s?)\b\d[\d,]*(?:\s?(?:hours|hrs|days)(?:\s?(?:\/|\b(?:an?|per|each|every)\b)\s?(?:day|week|wk|month|year)\b)?|[\s-](?:hour|hr|day)[\s-](?:(?:work)?week|month)\b)/giu;
/** Numbers that are counted in another way: "25 LPA", "12 lakhs", "$1.2M". */
const OTHER_COUNT = /\d\s?(?:lpa|lakhs?|lacs?|crores?|cr|mm?|mn|million)\b/i;
/** As in "€60.000". */
const DOT_OF_THOUSANDS = /(?<=\d)\.(?=\d{3}(?!\d))/g;
/** As in "$120 000". */
const SPACE_OF_THOUSANDS = /(?<=[$€£¥₹]\s?\d{1,3})\s(?=\d00(?![\d%]))/gu;
/** "120-140k": thousands, as its end says. */
const THOUSANDS_TO = /(?<![\d,.])(\d{2,3})(?=\s?(?:[-–—]|to)\s?[$€£¥₹]?\s?\d{2,3}\s?k\b)/giu;
const SIGNS: Readonly<Record<string, string>> = { "€": "EUR", "£": "GBP", "₹": "INR" };

/** The amounts of pay in a text such as "$120k–$135k a year plus a $5,000 bonus", without extras. */
export function amountsIn(text: string): NamedAmount[] {
  const plain = withoutOtherNumbers(text.normalize("NFKC").replace(/\p{Cf}/gu, ""));
  // Extras follow a sign or a word, so that "$60 an hour + bonus" keeps its pay.
  const parts = plain
    .split(/[+;]|\bplus\b|\band\b|,(?!\d)|\(/i)
    .filter((part) => !EXTRA.test(part) && !OTHER_COUNT.test(part));
  const whole = periodIn(plain);
  return parts.flatMap((part) => amountsOf(part, periodIn(part) ?? whole));
}

const withoutOtherNumbers = (text: string): string =>
  text
    .replace(DOT_OF_THOUSANDS, ",")
    .replace(SPACE_OF_THOUSANDS, ",")
    .replace(TAX_TERMS, " ")
    .replace(WORKING_TIME, " ")
    .replace(THOUSANDS_TO, "$1k");

function amountsOf(part: string, period: SalaryPeriod | "OTHER" | null): NamedAmount[] {
  if (period === "OTHER") return [];
  const matches = [...part.matchAll(AMOUNT)].map(({ groups = {} }) => groups);
  // "$120–135k": thousands for both.
  const isThousands = matches.some(({ thousand }) => thousand);
  return matches.flatMap(({ sign, number = "", thousand, time }) => {
    if (time && !sign) return [];
    const value = Number(number.replaceAll(",", ""));
    const isPay = sign ?? thousand ?? (number.includes(",") || value >= 1000 || period !== null);
    if (!isPay || !Number.isFinite(value)) return [];
    const amount = isThousands && value < 1000 ? value * 1000 : value;
    return [{ amount, period }];
  });
}

function periodIn(text: string): SalaryPeriod | "OTHER" | null {
  const found = PERIODS.find(([words]) => words.test(text));
  if (found) return found[1];
  const [, short = ""] = AFTER_AMOUNT.exec(text) ?? [];
  if (short) return SHORT_PERIODS[short.toLowerCase()] ?? "OTHER";
  return OTHER_PERIOD.test(text) ? "OTHER" : null;
}

/** The currency that a text names by its sign or code; null for dollars, which are of many countries. */
export function currencyIn(text: string): string | null {
  const sign = /[€£₹]/u.exec(text)?.[0];
  return sign
    ? (SIGNS[sign] ?? null)
    : (/\b(?:EUR|GBP|INR|CAD|AUD|MXN|USD)\b/.exec(text)?.[0] ?? null);
}
