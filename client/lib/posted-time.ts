import { postedTimeTexts } from "#texts/posted-time";

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_A_MONTH = 30;
const MONTHS_A_YEAR = 12;

/**
 * How long ago a job was posted: "Today", days up to 29, then months of 30 days, then years of 12 months.
 * Future dates, caused by clock differences, read "Today".
 * @param posted ISO 8601 time
 */
export function postedTime(posted: string, now: Date): string {
  const days = Math.floor((now.getTime() - new Date(posted).getTime()) / DAY_MS);
  if (Number.isNaN(days) || days < 1) return postedTimeTexts.today;
  if (days < DAYS_A_MONTH) return postedTimeTexts.days(days);
  const months = Math.floor(days / DAYS_A_MONTH);
  if (months < MONTHS_A_YEAR) return postedTimeTexts.months(months);
  return postedTimeTexts.years(Math.floor(months / MONTHS_A_YEAR));
}
