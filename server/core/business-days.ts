import { dayNumber, daysBetween, plusDays, type PlainDay } from "#site/plain-day";

const WEEK = 7;
const BUSINESS_DAYS_A_WEEK = 5;
/** January 1, 1970, the day with number 0, was a Thursday. */
const FIRST_WEEKDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;
const SUNDAY = 0;

/** 0 for Sunday to 6 for Saturday. */
const weekdayAt = (number: number): number => (((number + FIRST_WEEKDAY) % WEEK) + WEEK) % WEEK;

const isWeekendAt = (number: number): boolean => [SATURDAY, SUNDAY].includes(weekdayAt(number));

export const isWeekend = (day: PlainDay): boolean => isWeekendAt(dayNumber(day));

/**
 * Days from Monday to Friday after one date, up to and including another: 0 on the same day, 1 from a Friday to the Monday after.
 * Holidays are not considered. 0 if the second date is before the first.
 */
export function businessDaysBetween(from: PlainDay, to: PlainDay): number {
  const start = dayNumber(from);
  const total = Math.max(0, daysBetween(from, to));
  const rest = Array.from({ length: total % WEEK }, (_, index) => start + index + 1);
  const weekdays = rest.filter((number) => !isWeekendAt(number)).length;
  return Math.floor(total / WEEK) * BUSINESS_DAYS_A_WEEK + weekdays;
}

/** The next day from Monday to Friday. Holidays are not considered. */
export function nextBusinessDay(day: PlainDay): PlainDay {
  let next = plusDays(day, 1);
  while (isWeekend(next)) next = plusDays(next, 1);
  return next;
}

/** The day itself, or the Monday after a weekend. */
export const onBusinessDay = (day: PlainDay): PlainDay =>
  isWeekend(day) ? nextBusinessDay(day) : day;

/** The day itself, or the Friday after it. */
export const onFriday = (day: PlainDay): PlainDay =>
  plusDays(day, (FRIDAY - weekdayAt(dayNumber(day)) + WEEK) % WEEK);
