/** Stripe's recurring interval, or the duration of a schedule phase. */
interface Interval {
  interval: string;
  interval_count: number;
}

const DAY_SECONDS = 86_400;

/** `count` intervals after `start` (Unix seconds). In a shorter month, the result is its last day. */
export function addInterval(start: number, { interval, interval_count }: Interval): number {
  if (interval === "day") return start + interval_count * DAY_SECONDS;
  if (interval === "week") return start + interval_count * 7 * DAY_SECONDS;
  const months = interval === "year" ? interval_count * 12 : interval_count;
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
export function nextBillingDate(anchor: number, every: Interval, after: number): number {
  for (let periods = 1; ; periods += 1) {
    const date = addInterval(anchor, {
      interval: every.interval,
      interval_count: every.interval_count * periods,
    });
    if (date > after) return date;
  }
}
