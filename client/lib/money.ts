import { language } from "#texts/language";

/**
 * Formats money for the site's language, e.g. "$49.00".
 * @param amount minor units (cents)
 * @param currency ISO 4217 code
 */
export const formatMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat(language.locale, { style: "currency", currency }).format(amount / 100);
