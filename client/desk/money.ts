const CURRENCIES = ["USD", "CAD", "EUR", "GBP", "INR", "MXN"];

/** The currencies to choose from, the current one included. */
export const currenciesWith = (current: string): string[] =>
  CURRENCIES.includes(current) ? CURRENCIES : [...CURRENCIES, current];

/** The highest amount that the API takes, in minor units. */
export const MAX_MINOR_UNITS = 2_000_000_000;

/** How many digits after the point amounts in this currency have: 2 for USD, 0 for JPY. */
export const fractionDigits = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** Minor units in one unit: 100 for USD, 1 for JPY. */
const minorUnitsIn = (currency: string): number => 10 ** fractionDigits(currency);

/** 70.5 dollars are 7050 cents. */
export const toMinor = (amount: number | string, currency: string): number =>
  Math.round(Number(amount) * minorUnitsIn(currency));

/** As forms show it: 7050 cents are "70.50" dollars, and 7000 are "70". */
export function typedAmount(amount: number, currency: string): string {
  const units = fromMinor(amount, currency);
  return Number.isInteger(units) ? String(units) : units.toFixed(fractionDigits(currency));
}

/** 7050 cents are 70.5 dollars. */
export const fromMinor = (amount: number, currency: string): number =>
  amount / minorUnitsIn(currency);
