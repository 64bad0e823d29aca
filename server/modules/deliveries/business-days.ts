import { isWeekend } from "../../core/business-days.js";
import { days, later } from "../../core/clock.js";

/** The date `count` days after this one (YYYY-MM-DD). */
export const addDays = (day: string, count: number): string =>
  later(new Date(`${day}T00:00:00Z`), days(count))
    .toISOString()
    .slice(0, 10);

/** 0 for Sunday to 6 for Saturday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The next day from Monday to Friday. Holidays are not considered. */
export function nextBusinessDay(day: string): string {
  let next = addDays(day, 1);
  while (isWeekend(next)) next = addDays(next, 1);
  return next;
}

/** The day itself, or the Monday after a weekend. */
export const onBusinessDay = (day: string): string => (isWeekend(day) ? nextBusinessDay(day) : day);

const FRIDAY = 5;

/** The day itself, or the Friday after it. */
export const onFriday = (day: string): string => addDays(day, (FRIDAY - weekdayOf(day) + 7) % 7);
