import { language } from "#texts/language";

/** Making a format costs 100 times as much as using it, and a page shows dozens of amounts. */
const formats = new Map<string, (minorUnits: number) => string>();

/**
 * Formats money for the site's language: "$49.00", or "¥9,000", as yen have no minor units.
 * @param amount minor units (cents)
 * @param currency ISO 4217 code
 * @param cents shown if there are any ("$62.50", but "$62"), or always
 */
export function formatMoney(
  amount: number,
  currency: string,
  cents: "any" | "always" = "always",
): string {
  if (currency === "USD") return language.dollars(amount, cents);
  const key = `${currency} ${cents}`;
  const format = formats.get(key) ?? newFormat(currency, cents);
  formats.set(key, format);
  return format(amount);
}

function newFormat(currency: string, cents: "any" | "always") {
  const format = new Intl.NumberFormat(language.locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: cents === "any" ? "stripIfInteger" : "auto",
  });
  const minorPerUnit = 10 ** digitsOf(format);
  return (minorUnits: number) => format.format(minorUnits / minorPerUnit);
}

const digitsOf = (format: Intl.NumberFormat): number =>
  format.resolvedOptions().maximumFractionDigits ?? 2;

/** How many digits after the point amounts in this currency have: 2 for USD, 0 for JPY. */
export const fractionDigits = (currency: string): number =>
  digitsOf(new Intl.NumberFormat("en", { style: "currency", currency }));

/** 7050 cents are 70.5 dollars. */
export const fromMinor = (amount: number, currency: string): number =>
  amount / 10 ** fractionDigits(currency);
