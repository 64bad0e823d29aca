import { fractionDigits, fromMinor } from "../lib/money";

const CURRENCIES = ["USD", "CAD", "EUR", "GBP", "INR", "MXN"];

/** The currencies to choose from, the current one included. */
export const currenciesWith = (current: string): string[] =>
  CURRENCIES.includes(current) ? CURRENCIES : [...CURRENCIES, current];

/** The highest amount that the API takes, in minor units. */
export const MAX_MINOR_UNITS = 2_000_000_000;

/** 70.5 dollars are 7050 cents. */
export const toMinor = (amount: number | string, currency: string): number =>
  Math.round(Number(amount) * 10 ** fractionDigits(currency));

/** As forms show it: 7050 cents are "70.50" dollars, and 7000 are "70". */
export function typedAmount(amount: number, currency: string): string {
  const units = fromMinor(amount, currency);
  return Number.isInteger(units) ? String(units) : units.toFixed(fractionDigits(currency));
}
