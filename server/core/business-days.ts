const WEEK = 7;
const BUSINESS_DAYS_A_WEEK = 5;
const DAY_MS = 86_400_000;

/** A date (YYYY-MM-DD) as a number of days, so that no clock change can shift it. */
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

const isWeekendNumber = (day: number): boolean =>
  [0, 6].includes(new Date(day * DAY_MS).getUTCDay());

export const isWeekend = (day: string): boolean => isWeekendNumber(dayNumber(day));

/**
 * Days from Monday to Friday after one date, up to and including another (both YYYY-MM-DD): 0 on the same day, 1 from a Friday
 * to the Monday after. Holidays are not considered. 0 if the second date is before the first.
 */
export function businessDaysBetween(from: string, to: string): number {
  const start = dayNumber(from);
  const total = Math.max(0, dayNumber(to) - start);
  const rest = Array.from({ length: total % WEEK }, (_, index) => start + index + 1);
  const weekdays = rest.filter((day) => !isWeekendNumber(day)).length;
  return Math.floor(total / WEEK) * BUSINESS_DAYS_A_WEEK + weekdays;
}
