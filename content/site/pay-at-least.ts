import type { SalaryPeriod } from "#site/schema-enums.generated";

/** Pay that a list of jobs starts from: in addresses, `pay=75`, or `pay=104000&pay-period=year`. */
export interface PayAtLeast {
  /** Cents of USD. */
  amount: number;
  period: SalaryPeriod;
}

/** Dollars; the cents of more would not fit into the API's numbers. */
export const MAX_PAY = 20_000_000;

/** Periods in addresses; an hour goes without saying. */
const slugs = { HOUR: "hour", DAY: "day", WEEK: "week", MONTH: "month", YEAR: "year" } as const;
export type PayPeriodSlug = (typeof slugs)[Exclude<SalaryPeriod, "HOUR">];
const periods = new Map<string, SalaryPeriod>([
  ["", "HOUR"],
  [slugs.HOUR, "HOUR"],
  [slugs.DAY, "DAY"],
  [slugs.WEEK, "WEEK"],
  [slugs.MONTH, "MONTH"],
  [slugs.YEAR, "YEAR"],
]);

/** Reads the parameters `pay` and `pay-period` of an address; null if they make no sense. */
export function readPay(pay: string, payPeriod = ""): PayAtLeast | null {
  // Number("") is zero.
  const dollars = pay.trim() === "" ? NaN : Number(pay);
  const period = periods.get(payPeriod.toLowerCase());
  if (period === undefined || !(dollars >= 0 && dollars <= MAX_PAY)) return null;
  return { amount: Math.round(dollars * 100), period };
}

/** The parameters of an address that `readPay` reads as this pay. */
export const payParameters = ({ amount, period }: PayAtLeast) => ({
  pay: String(amount / 100),
  ...(period !== "HOUR" && { "pay-period": slugs[period] }),
});
