/** `months` after `start` (Unix seconds). In a shorter month, the result is its last day. */
export function addMonths(start: number, months: number): number {
  const date = new Date(start * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}

/**
 * The first billing date after `after`, counted from the anchor. So a subscription that began on January 31 renews on
 * February 28 and then on March 31, and does not stay on the 28th.
 */
export function nextBillingDate(anchor: number, after: number): number {
  for (let months = 1; ; months += 1) {
    const date = addMonths(anchor, months);
    if (date > after) return date;
  }
}
