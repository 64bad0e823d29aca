import type { SalaryPeriod } from "../../jobs/pay/salary-range.js";
import type { JobWords } from "./job-words.js";

/** A range of pay that words state, in whole units. */
export interface FoundPay {
  min: number;
  max: number;
  currency: string;
  period: SalaryPeriod | null;
}

/** Texts longer than this tell more than pay. */
const LONGEST = 400;

/** "$30 an hour or $60,000 a year" is no range. */
const WIDEST = 5;

/** One end of a range is no range: "from $60,000", "$25+". */
const OPEN =
  /\b(?:from|up to|upto|starting|starts|at least|minimum|maximum|over|more than|min|max)\b|\d\s?k?\s?\+/i;

/** The range that words about pay state; null if they state none. */
export function payInText(text: string, words: JobWords): FoundPay | null {
  if (text.length > LONGEST) return null;
  const amounts = words.amountsIn(text);
  const [first] = amounts;
  if (!first || (amounts.length === 1 && OPEN.test(text))) return null;
  const periods = new Set(amounts.map(({ period }) => period));
  if (periods.size > 1) return null;
  const all = amounts.map(({ amount }) => amount);
  const [min, max] = [Math.min(...all), Math.max(...all)];
  if (max > WIDEST * min) return null;
  return { min, max, currency: words.currencyIn(text) ?? "USD", period: first.period };
}

const MONEY = /[$€£₹]\s?\d|\b(?:USD|EUR|GBP|CAD|AUD|INR)\b/;
const ABOUT_PAY =
  /\b(?:pay|pays|paid|salary|salaries|compensation|wages?|rate|hourly|base)\b|\b(?:per|an?)\s(?:hour|year|annum)\b|\/\s?(?:hr|hour|yr|year)\b/i;

/** The first sentence of a description that states a range of pay for a time. */
export function payInLines(lines: readonly string[], words: JobWords): FoundPay | null {
  for (const line of lines)
    for (const sentence of line.split(/(?<=[.!?])\s+(?=\p{Lu})/u)) {
      if (!MONEY.test(sentence) || !ABOUT_PAY.test(sentence)) continue;
      const found = payInText(sentence, words);
      if (found) return found;
    }
  return null;
}
