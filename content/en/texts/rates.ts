import { language } from "#texts/language";
import { payTexts } from "#texts/pay";
import type { SalaryPeriod } from "#site/schema-enums.generated";

/** A rate in minor units of its currency, as text: "$70.50 an hour". */
export function rateText(amount: number, currency: string, period: SalaryPeriod): string {
  const options = { style: "currency", currency } as const;
  const exact = new Intl.NumberFormat(language.locale, options);
  const value = amount / 10 ** (exact.resolvedOptions().maximumFractionDigits ?? 2);
  const whole = new Intl.NumberFormat(language.locale, { ...options, maximumFractionDigits: 0 });
  return payTexts.per[period]((Number.isInteger(value) ? whole : exact).format(value));
}
