import { payTexts } from "#texts/pay";
import { language } from "#texts/language";
import type { SalaryRange } from "./salary-range.js";

/** A pay range in words, e.g. "$62–$70 an hour", for jobs whose employer gave only numbers. */
export function salaryTextOf({ min, max, currency, period }: SalaryRange): string {
  const money = (minorUnits: number): string => amount(minorUnits, currency);
  const pay = min === max ? money(min) : payTexts.range(money(min), money(max));
  return payTexts.per[period](pay);
}

function amount(minorUnits: number, currency: string): string {
  const digits = fractionDigits(currency);
  const units = minorUnits / 10 ** digits;
  return units.toLocaleString(language.locale, {
    style: "currency",
    currency,
    minimumFractionDigits: Number.isInteger(units) ? 0 : digits,
    maximumFractionDigits: Number.isInteger(units) ? 0 : digits,
  });
}

/** How many minor units make one unit, as a power of ten: 2 for USD, 0 for JPY. */
export const fractionDigits = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** The job's pay in words: the employer's own, or else made from the range. */
export const salaryOf = (job: { salary: string; salaryRange: SalaryRange | null }): string =>
  job.salary || (job.salaryRange ? salaryTextOf(job.salaryRange) : "");
