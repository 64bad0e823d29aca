/** A calendar day without a time or a zone: "2026-12-01". Days of four-digit years sort as text. */
export type PlainDay = string;

const DAY_MS = 86_400_000;

/** Days since January 1, 1970. In UTC, every day has 24 hours: clocks that change don't matter. */
export const dayNumber = (day: PlainDay): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

const dayAt = (number: number): PlainDay => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** Whether the text is a day of the calendar: "2027-02-29" is none. */
export const isPlainDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(dayNumber(text)) &&
  dayAt(dayNumber(text)) === text;

/** The day this many days later; earlier if negative. */
export const plusDays = (day: PlainDay, days: number): PlainDay => dayAt(dayNumber(day) + days);

/** Days from one day to another; 1 from a day to the next one, negative back. */
export const daysBetween = (from: PlainDay, to: PlainDay): number =>
  dayNumber(to) - dayNumber(from);

export const earlierOf = (one: PlainDay, other: PlainDay): PlainDay => (one < other ? one : other);
export const laterOf = (one: PlainDay, other: PlainDay): PlainDay => (one > other ? one : other);

/** The first day of the day's month. */
export const monthOf = (day: PlainDay): PlainDay => `${day.slice(0, 7)}-01`;

/** The first day of the month after the day's month. */
export const nextMonth = (day: PlainDay): PlainDay => monthOf(plusDays(monthOf(day), 31));

/** The day it is in the time zone of whoever asks: a browser's own. */
export function localDay(moment: Date): PlainDay {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${moment.getFullYear()}-${month}-${day}`;
}
