import type { SalaryPeriod } from "#site/schema-enums.generated";

/** Working hours in a full-time year (52 weeks of 40 hours), to convert between hourly and yearly pay. */
export const HOURS_PER_YEAR = 2080;

/** Working hours that pay for a period is for: days of 8 hours, weeks of 40, and a twelfth of the year. */
export const HOURS_IN: Readonly<Record<SalaryPeriod, number>> = {
  HOUR: 1,
  DAY: 8,
  WEEK: 40,
  MONTH: HOURS_PER_YEAR / 12,
  YEAR: HOURS_PER_YEAR,
};
