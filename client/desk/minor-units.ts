/** The highest amount that the API takes, in minor units. */
export const MAX_MINOR_UNITS = 2_000_000_000;

/** How many digits after the point amounts in this currency have: 2 for USD, 0 for JPY. */
export const fractionDigits = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** Minor units in one unit: 100 for USD, 1 for JPY. */
export const minorUnitsIn = (currency: string): number => 10 ** fractionDigits(currency);
