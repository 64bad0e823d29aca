const digitsOf = (currency: string): number =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** 70.5 dollars are 7050 cents; yen have no smaller unit. */
export const toMinor = (amount: number | string, currency: string): number =>
  Math.round(Number(amount) * 10 ** digitsOf(currency));

export const fromMinor = (amount: number, currency: string): number =>
  amount / 10 ** digitsOf(currency);
