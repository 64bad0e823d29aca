import { FIRM_ZONE } from "#site/firm-zone";

/** "2026-12-01": en-CA writes dates as ISO does. The firm's days begin and end there, wherever a browser or a server is. */
const format = new Intl.DateTimeFormat("en-CA", { timeZone: FIRM_ZONE, dateStyle: "short" });

/** The day of a moment where the firm works: "2026-12-01". */
export const firmDayOf = (moment: Date): string => format.format(moment);

const HOUR_MS = 3_600_000;

/** When the firm's day of this moment ends: the first full hour of the next one. */
export function endOfFirmDay(moment: Date): Date {
  const day = firmDayOf(moment);
  const end = new Date(moment);
  end.setUTCMinutes(0, 0, 0);
  // By hours, since a day has 23 or 25 of them when the clocks change.
  while (firmDayOf(end) <= day) end.setTime(end.getTime() + HOUR_MS);
  return end;
}
