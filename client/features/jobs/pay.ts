import { payTexts } from "#texts/pay";
import { HOURS_PER_YEAR } from "#site/full-time-year";
import { formatMoney } from "../../lib/money";

/** A numeric pay range, in minor units (cents) per hour or year. */
export interface Pay {
  min: number;
  max: number;
  currency: string;
  period: "HOUR" | "YEAR";
}
type Period = Pay["period"];

/** Steps that converted or averaged pay is rounded to, in minor units: whole dollars, and thousands a year. */
const STEP: Record<Period, number> = { HOUR: 100, YEAR: 100_000 };

/** Converts pay to another period. */
export function payPer(period: Period, pay: Pay): Pay {
  const factor = { HOUR: 1, YEAR: HOURS_PER_YEAR };
  const convert = (amount: number) => (amount / factor[pay.period]) * factor[period];
  return { ...pay, period, min: convert(pay.min), max: convert(pay.max) };
}

/** Pay for the eye: rounded to whole dollars, or thousands a year. */
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
