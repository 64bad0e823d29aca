/** Working hours in a full-time year (52 weeks of 40 hours), to convert between hourly and yearly pay. */
export const HOURS_PER_YEAR = 2080;
