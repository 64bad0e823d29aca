/** `4900, "usd"` → `$49.00`. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);

/** Unix seconds → `Nov 21, 2026`, in UTC like Stripe's billing. */
export const day = (seconds: number): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(seconds * 1000);
