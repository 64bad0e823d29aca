import type { SalaryPeriod } from "#site/schema-enums.generated";
import { payTexts } from "#texts/pay";
import { HOURS_IN } from "#site/full-time-year";
import { formatMoney } from "../../lib/money";

/** A numeric pay range, in minor units (cents) per period. */
export interface Pay {
  min: number;
  max: number;
  currency: string;
  period: SalaryPeriod;
}
type Period = Pay["period"];

/** Steps that converted or averaged pay is rounded to, in minor units: whole dollars, and thousands a year. */
const STEP: Record<Period, number> = {
  HOUR: 100,
  DAY: 1_000,
  WEEK: 1_000,
  MONTH: 10_000,
  YEAR: 100_000,
};

/** Converts pay to another period. */
export function payPer(period: Period, pay: Pay): Pay {
  const convert = (amount: number) => (amount / HOURS_IN[pay.period]) * HOURS_IN[period];
  return { ...pay, period, min: convert(pay.min), max: convert(pay.max) };
}

/** Pay for the eye: rounded to whole dollars an hour, thousands a year, and steps between for other periods. */
export function rounded(pay: Pay): Pay {
  const round = (amount: number) => Math.round(amount / STEP[pay.period]) * STEP[pay.period];
  return { ...pay, min: round(pay.min), max: round(pay.max) };
}

/** "$62–$70", or "$62" for a single amount. */
export function amountOf({ min, max, currency }: Pay): string {
  const money = (amount: number) => formatMoney(amount, currency, "any");
  return min === max ? money(min) : payTexts.range(money(min), money(max));
}

/** The difference to this job's pay, per its period: "+$4 an hour". Null if the two cannot be compared. */
export function payDifference(pay: Pay | null, own: Pay | null): string | null {
  if (pay === null || own === null || pay.currency !== own.currency) return null;
  const middle = ({ min, max }: Pay) => (min + max) / 2;
  const { period, currency } = own;
  const more = middle(payPer(period, pay)) - middle(own);
  const steps = Math.round(Math.abs(more) / STEP[period]);
  if (steps === 0) return payTexts.same;
  const amount = formatMoney(steps * STEP[period], currency, "any");
  return payTexts.difference(more > 0, payTexts.per[period](amount));
}
