/** As Stripe counts months, in UTC: in a shorter month, its last day. */
export function addMonths(start: Date, months: number): Date {
  const date = new Date(start);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(start.getUTCDate(), last));
  return date;
}
